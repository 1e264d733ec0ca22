/** A button that copies a text, and shows it where the browser does not let it. */
import { useState } from 'preact/hooks'
import { messages } from '../messages/messages.ts'
import { copyText } from './copy.ts'

/** After how long a button has its own name again. */
const COPIED_MS = 2000

export function CopyButton({ label, text }: { readonly label: string; readonly text: () => string }) {
  const { actions } = messages().calculator
  const [state, setState] = useState<'copied' | 'refused'>()
  const copy = async () => {
    const isCopied = await copyText(text())
    setState(isCopied ? 'copied' : 'refused')
    if (isCopied) setTimeout(() => setState(undefined), COPIED_MS)
  }
  return (
    <>
      <button type="button" onClick={copy}>
        {state === 'copied' ? `✓ ${actions.copied}` : label}
      </button>
      {state === 'refused' && (
        <label class="refused">
          {actions.notCopied}
          <input readOnly value={text()} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </>
  )
}
