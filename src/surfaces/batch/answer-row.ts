/** From a row to its answer: a question is read, its edition chosen, and what it asks is calculated. */
import { LRUCache } from 'lru-cache'
import { askedOf, calculation, type Question, readerOf } from '../../api/answer.ts'
import { shortRowOf } from '../../api/short-row.ts'
import { chosenEdition } from '../../contract/choose-edition.ts'
import { refuseFallbacks } from '../../contract/notices.ts'
import type { Context, Operation } from '../../contract/operation.ts'
import { EDITION_PARAMS } from '../../contract/params/edition.ts'
import type { ParsedQuery } from '../../contract/params/query.ts'
import type { ShortRow } from '../../engine/derive/short-row.ts'
import { ApiError, type Problem } from '../../engine/errors.ts'
import { lazy } from '../../engine/helpers/lazy.ts'
import type { Notice } from '../../engine/notices.ts'
import type { Edition } from '../../factors/edition.ts'
import type { BadRow, GoodRow, Row, RowAnswer, RowQuestion } from './row.ts'
import { findRowType, ROW_TYPES, unknownType } from './row-types.ts'
import { suggestType } from './suggest-type.ts'
import { nearestOf, type RowProblem } from './type-names.ts'

/** Rejects only through a fault of ours: a question that has no answer is answered with what is wrong with it. */
export type AnswerRow = (row: Pick<Row, 'question'>) => Promise<RowAnswer>

export interface AnswerOptions {
  readonly context: Context
  /** The whole answer of each row. */
  readonly isFull: boolean
}

/** Answers that are kept: a short one has some hundred bytes, a full one some thousand. */
const KEPT_MAX = { short: 20_000, full: 1000 }

/**
 * For one batch. A request that searches for a place or a route is calculated once, however many rows make it; all others
 * are calculated each time.
 */
export function rowAnswerer({ context: given, isFull }: AnswerOptions): AnswerRow {
  const batch = { value: {}, enumerable: true }
  const options: AnswerOptions = { context: Object.create(given, { batch }) as Context, isFull }
  // It takes its memory at once, which a batch without such rows does not need.
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
    const calculate = () => answerTo(operation, { type, params: question.params }, options)
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

/** Waits for nothing but other editions and ways: most rows are answered without. */
async function answerTo(
  operation: Operation,
  { type, params }: RowQuestion,
  { context, isFull }: AnswerOptions,
): Promise<RowAnswer> {
  try {
    const isNamed = EDITION_PARAMS.some((name) => name in params)
    const edition = isNamed ? await namedEdition(params, context) : context.edition
    const asked = askedOf(readParams(operation, params, edition, context), edition, isNamed)
    const { shortRow } = operation
    if (isFull || shortRow === undefined) return await fullAnswer(operation, type, asked, context, isFull)
    const own = isNamed ? withEdition(context, edition) : context
    const opened = operation.open && (await operation.open(own, asked.params as never))
    const { notices, result } = operation.calculate(own, asked.params as never, opened)
    if (asked.strict) refuseFallbacks(notices, operation.subjects)
    return goodRow(type, edition, shortRow(edition, result), codesOf(notices, asked.notices))
  } catch (error) {
    return refusal(type, params, error)
  }
}

async function namedEdition(params: RowQuestion['params'], { edition, editions }: Context): Promise<Edition> {
  const name = chosenEdition(editions.register, params)
  if (typeof name === 'object') throw new ApiError(name)
  return name === undefined ? edition : editions.require(name)
}

function readParams(
  operation: Operation,
  params: RowQuestion['params'],
  edition: Edition,
  { synonyms }: Context,
): ParsedQuery<object> {
  // Among thousands of rows nobody would see that a capital was taken for a place that is not found: unless a row asks
  // for it, such a place is the row's error.
  const all = operation.isGeographic ? { on_unknown_place: 'error', ...params } : params
  const read = readerOf(operation, edition, synonyms)(all)
  if ('error' in read) throw read.error
  return read.value
}

async function fullAnswer(
  operation: Operation,
  type: string,
  asked: Question,
  context: Context,
  isFull: boolean,
): Promise<GoodRow> {
  const { body, shortRow, notices, write } = await calculation(operation, context, asked)
  const row = goodRow(
    type,
    asked.edition,
    shortRow?.() ?? shortRowOf(body()),
    codesOf(notices, asked.notices),
  )
  return isFull ? { ...row, whole: write().json() } : row
}

function goodRow(type: string, edition: Edition, shortRow: ShortRow, notices: readonly string[]): GoodRow {
  return { type, shortRow, edition: edition.name, editionHash: edition.hash, notices }
}

const NO_CODES: readonly string[] = Object.freeze([])

function codesOf(notices: readonly Notice[], ofQuery: readonly Notice[]): readonly string[] {
  if (notices.length + ofQuery.length === 0) return NO_CODES
  return [...new Set([...notices, ...ofQuery].map(({ code }) => code))]
}

/** The context of another edition; its places and routes stay unopened until they are asked for. */
function withEdition(context: Context, edition: Edition): Context {
  return Object.create(context, { edition: { value: edition, enumerable: true } }) as Context
}

/** What a refusal says of a row; a fault of ours is no refusal and goes on. */
function refusal(type: string, params: RowQuestion['params'], error: unknown): BadRow {
  if (!(error instanceof ApiError)) throw error
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
  const suggestion = said ?? (value === undefined ? undefined : nearestOf(value, allowed))
  return { ...problem, ...(value !== undefined && { value }), ...(suggestion && { suggestion }) }
}
