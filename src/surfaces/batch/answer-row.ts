/** From a row to its answer. */
import { LRUCache } from 'lru-cache'
import { type Calculation, calculation, shortResult } from '../../api/answer.ts'
import { withOtherEditions } from '../../api/other-editions.ts'
import type { PresentationAsked } from '../../api/representation.ts'
import type { RowProblem } from '../../api/request/names.ts'
import { AS_COLUMNS, AS_ROW, readRequest } from '../../api/request/request.ts'
import type { RowQuestion } from '../../api/request/row.ts'
import { suggestType } from '../../api/request/suggest-type.ts'
import { findRowType, ROW_TYPES, unknownType } from '../../api/request/types.ts'
import type { ShortResult } from '../../api/short-result.ts'
import type { Context, Operation } from '../../contract/operation.ts'
import { ApiError, type Problem } from '../../engine/errors.ts'
import { lazy } from '../../engine/helpers/lazy.ts'
import { near } from '../../engine/helpers/near.ts'
import { ENGLISH, type Language } from '../../messages/locale.ts'
import type { BadRow, Row, RowAnswer } from './row.ts'
import { withLanguage } from './row-language.ts'

/** Rejects only through a fault of ours: a question that has no answer is answered with what is wrong with it. */
export type AnswerRow = (row: Pick<Row, 'question'>) => Promise<RowAnswer>

export interface AnswerOptions {
  readonly context: Context
  /** The whole answer of each row. */
  readonly isFull: boolean
  /** Of messages of whole answers; absent: English. */
  readonly language?: Language | undefined
  /** Of the refusals that are to come, for how many other editions are asked. */
  readonly elsewhere?: Elsewhere
}

export interface Elsewhere {
  left: number
}

/** Answers that are kept: a short one has some hundred bytes, a full one some thousand. */
const KEPT_MAX = { short: 20_000, full: 1000 }

/**
 * For one batch. A request that searches for a place or a route is calculated once, however many rows make it; all others
 * are calculated each time.
 */
export function rowAnswerer(given: AnswerOptions): AnswerRow {
  const { isFull, language = ENGLISH, elsewhere: left = { left: ELSEWHERE_MAX } } = given
  const batch = { value: {}, enumerable: true }
  const options: AnswerOptions = {
    context: Object.create(given.context, { batch }) as Context,
    isFull,
    language,
  }
  // It takes its memory at once, which a batch without such rows does not need.
  const elsewhere = lookUpsElsewhere(options.context, left)
  const cache = lazy(() => new LRUCache<string, RowAnswer>({ max: isFull ? KEPT_MAX.full : KEPT_MAX.short }))
  return ({ question }) => {
    // What is wrong with a line is said of its own text.
    if ('code' in question) return Promise.resolve({ problems: [question] })
    const type = findRowType(question.type) ?? ''
    const operation = ROW_TYPES.get(type)
    if (operation === undefined) {
      const suggestion = suggestType(question.type, options.context)
      return Promise.resolve({ problems: [unknownType(question.type, suggestion)] })
    }
    const calculate = () => answerTo(operation, { ...question, type }, options, elsewhere)
    const { isGeographic = false, searches = () => isGeographic } = operation
    if (!searches(question.params)) return calculate()
    const key = JSON.stringify(question)
    const before = cache().get(key)
    if (before) return Promise.resolve(before)
    return calculate().then((answer) => {
      cache().set(key, answer)
      return answer
    })
  }
}

/** Waits for nothing but other editions and journeys: most rows are answered without. */
async function answerTo(
  operation: Operation,
  { type, params, isOfColumns }: RowQuestion,
  { context, isFull, language = ENGLISH }: AnswerOptions,
  elsewhere: LookUpElsewhere,
): Promise<RowAnswer> {
  try {
    const asked = isFull ? withLanguage(params, language) : params
    const request = await readRequest(operation, context, asked, isOfColumns ? AS_COLUMNS : AS_ROW)
    refuseForm(request.params, isFull)
    if (!isFull) return (await shortResult(context, request)) as ShortResult
    const found = await calculation(context, request)
    return { ...(found.short as () => ShortResult)(), whole: wholeOf(found) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refusal(type, params, await elsewhere(operation, params, error))
  }
}

type LookUpElsewhere = (
  operation: Operation,
  params: RowQuestion['params'],
  error: ApiError,
) => Promise<ApiError>

/** To look for a value in all other editions takes some milliseconds: not for each of a million rows. */
export const ELSEWHERE_MAX = 100

/** The first refusals of a batch say which editions have a value. */
function lookUpsElsewhere(context: Context, elsewhere: Elsewhere): LookUpElsewhere {
  return async (operation, params, error) => {
    if (elsewhere.left <= 0) return error
    elsewhere.left--
    return withOtherEditions(operation, context, params, error)
  }
}

/** A row has the form of its batch; a document of another standard needs the whole of it. */
function refuseForm({ format }: PresentationAsked, isFull: boolean): void {
  if (format === undefined || format === 'json') return
  const isDocument = format !== 'value' && format !== 'csv'
  if (isDocument && isFull) return
  const why = isDocument
    ? `format=${format} is a whole document: ask for fields=full, as JSON or NDJSON`
    : `format=${format} is for single requests: the rows of a batch have the form of the batch`
  throw new ApiError({ code: 'validation_error', field: 'format', message: `Parameter 'format': ${why}.` })
}

function wholeOf({ representation, write }: Calculation): string {
  return representation?.form === 'document' ? JSON.stringify(representation.present()) : write().json()
}

/** What a refusal says of a row. */
function refusal(type: string, params: RowQuestion['params'], error: ApiError): BadRow {
  const [first, ...more] = error.problems.map((problem) => rowProblem(problem, params))
  if (first === undefined) throw error
  return { type, problems: [first, ...more] }
}

/** A problem with the value that was given for its parameter, and what to give instead. */
export function rowProblem(problem: Problem, params: RowQuestion['params']): RowProblem {
  const { field = '' } = problem
  const value = Object.hasOwn(params, field) ? params[field] : undefined
  const said = (problem as { suggestion?: string }).suggestion
  const allowed = Object.values(problem.extras ?? {})[0] ?? []
  const suggestion = said ?? (value === undefined ? undefined : near(value, allowed)[0])
  return { ...problem, ...(value !== undefined && { value }), ...(suggestion && { suggestion }) }
}
