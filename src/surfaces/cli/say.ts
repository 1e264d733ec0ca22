/** Prints on standard error, out of the way of results, in the language of the terminal. */
import { textOf } from '../../messages/messages.ts'
import { terminalLanguage } from '../../messages/terminal.ts'
import type { Message } from '../../messages/values.ts'

export const spoken = (said: Message): string => textOf(said, terminalLanguage(process.stderr))

export function say(said: Message): void {
  console.error(`everygram: ${spoken(said)}`)
}
