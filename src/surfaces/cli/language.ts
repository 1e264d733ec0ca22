/** What commands print beside their results, in the language of the terminal. */
import { textOf } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import { terminalLanguage } from '../process/terminal-language.ts'

export const spoken = (said: Message): string => textOf(said, terminalLanguage(process.stderr))

/** On standard error, out of the way of results. */
export function say(said: Message): void {
  console.error(`everygram: ${spoken(said)}`)
}
