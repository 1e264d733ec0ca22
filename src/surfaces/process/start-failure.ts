import { ApiError, type Problem, problemText } from '../../engine/errors.ts'
import { DataError } from '../../factors/tables/problems.ts'
import type { Language } from '../../messages/locale.ts'
import { textOf } from '../../messages/messages.ts'
import { terminalLanguage } from '../../messages/terminal.ts'
import { WordedError } from '../../messages/worded-error.ts'
import { wordsIn } from '../../messages/words.ts'
import { scrub } from '../http/log/scrub.ts'

/** One clear line on standard error, without secrets. */
export function sayCannotStart(error: unknown): void {
  const language = terminalLanguage(process.stderr)
  console.error(scrub(`${wordsIn(language)('startup.cannot_start')} ${reason(error, language)}`))
}

function reason(error: unknown, language: Language): string {
  if (error instanceof WordedError) return textOf(error.said, language)
  if (error instanceof ApiError) return problemText(error.problems[0] as Problem, language)
  if (error instanceof DataError) return `${wordsIn(language)('startup.data')}\n${error.message}`
  return (error as Error).message
}
