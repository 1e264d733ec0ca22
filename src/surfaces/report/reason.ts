/** Texts that a report takes over: of its own messages, of responses, and of files that were written before. */
import { ENGLISH, type Language } from '../../messages/locale.ts'
import { isMessage, textOf } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'

/** A message with its English text, or the text alone, which is then the same in every language. */
export interface Reason extends Partial<Message> {
  readonly message: string
}

export const reasonOf = (said: Message): Reason => ({ ...said, message: textOf(said) })

/** A file may have been written by a release with other messages. */
export function reasonText({ message, key, values }: Reason, language: Language): string {
  if (language === ENGLISH || key === undefined || values === undefined) return message
  return isMessage({ key, values }) ? textOf({ key, values }, language) : message
}

/** As a part of another message. */
export const reasonMessage = ({ message, key, values }: Reason): Message =>
  key !== undefined && values !== undefined && isMessage({ key, values })
    ? { key, values }
    : { key: 'unworded', values: { text: message } }
