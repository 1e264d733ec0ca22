/** The language of what is said of rows: that of the batch, unless a row asks for another one. */
import type { RowQuestion } from '../../api/request/row.ts'
import { problemText } from '../../engine/errors.ts'
import { ENGLISH, LANGUAGES, type Language } from '../../messages/locale.ts'
import { type BadRow, isGood, type Row, type RowAnswer } from './row.ts'

const LANG = 'lang'

/** The parameters of a row with the language of its batch, where it names none. */
export function withLanguage(params: RowQuestion['params'], language: Language): RowQuestion['params'] {
  return language === ENGLISH ? params : { [LANG]: language, ...params }
}

/** The messages of a row with an error in its language. */
export function inRowLanguage(
  { question }: Pick<Row, 'question'>,
  answer: RowAnswer,
  ofBatch: Language = ENGLISH,
): RowAnswer {
  if (isGood(answer)) return answer
  const own = 'code' in question ? undefined : question.params[LANG]
  const language = LANGUAGES.find((one) => one === own) ?? ofBatch
  if (language === ENGLISH) return answer
  const problems = answer.problems.map((problem) => ({
    ...problem,
    message: problemText(problem, language),
  }))
  return { ...answer, problems: problems as unknown as BadRow['problems'] }
}
