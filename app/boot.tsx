/** The web app: loads the texts in the reader's language, then draws the page of the address. */
import { render } from 'preact'
import { loadMessages } from './messages/messages.ts'
import { Shell } from './shell/shell.tsx'

const root = document.getElementById('app')
if (root === null) throw new Error('the document has no place for the app')
await loadMessages()
// What the document showed until now is the beginning of the shell.
root.replaceChildren()
render(<Shell />, root)
