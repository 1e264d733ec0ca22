import { DataError } from '../../factors/tables/problems.ts'
import { message, textOf } from '../../messages/messages.ts'
import { terminalLanguage } from '../../messages/terminal.ts'
import type { Message } from '../../messages/values.ts'
import { WordedError } from '../../messages/worded-error.ts'
import { scrub } from '../http/log/scrub.ts'

/** One clear line on standard error, without secrets. */
export function sayCannotStart(error: unknown): void {
  const failure = message('startup.cannot_start', { reason: reasonOf(error as Error) })
  console.error(scrub(textOf(failure, terminalLanguage(process.stderr))))
}

function reasonOf(error: Error): Message {
  if (error instanceof WordedError) return error.said
  return error instanceof DataError
    ? message('startup.data', { text: error.message })
    : message('startup.failure', { text: error.message })
}
