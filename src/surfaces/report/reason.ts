/** Texts that a report takes over: of its own messages, of responses, and of files that were written before. */
import { ENGLISH, type Language } from '../../messages/locale.ts'
import { isMessage, message, textOf } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'

/** A message with its English text, or the text alone, which is then the same in every language. */
export interface Reason extends Partial<Message> {
  readonly message: string
}

export const reasonOf = (said: Message): Reason => ({ ...said, message: textOf(said) })

/** A file may have been written by a release with other messages. */
export function reasonText({ message: text, key, values }: Reason, language: Language): string {
  if (language === ENGLISH || key === undefined || values === undefined) return text
  return isMessage({ key, values }) ? textOf({ key, values }, language) : text
}

/** As a part of another message. */
export const reasonMessage = ({ message: text, key, values }: Reason): Message =>
  key !== undefined && values !== undefined && isMessage({ key, values })
    ? { key, values }
    : message('report.reason_as_written', { text })
