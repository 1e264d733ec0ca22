/** What went wrong, in the language of the terminal. */
import { ApiError, type Problem, problemText } from '../../engine/errors.ts'
import type { Language } from '../../messages/locale.ts'
import { textOf } from '../../messages/messages.ts'
import { terminalLanguage } from '../../messages/terminal.ts'
import { WordedError } from '../../messages/worded-error.ts'

export function errorText(error: unknown, language: Language = terminalLanguage(process.stderr)): string {
  if (error instanceof WordedError) return textOf(error.said, language)
  if (error instanceof ApiError) return problemText(error.problems[0] as Problem, language)
  return (error as Error).message
}
