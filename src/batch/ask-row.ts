/** From a row to its answer: in short without the full answer where the operation can say it in short. */
import { ApiError, type Problem } from '../contract/errors.ts'
import { refuseFallbacks } from '../contract/notices.ts'
import { EDITION_PARAMS } from '../contract/params/edition.ts'
import type { Notice } from '../core/notices.ts'
import { type Asked, askedOf, calculation, readerOf } from '../domains/answer.ts'
import { briefOf } from '../domains/brief.ts'
import { type Edition, perEdition } from '../domains/edition.ts'
import { chosenEdition } from '../domains/editions/choose.ts'
import type { Context, Operation, Outcome } from '../domains/operation.ts'
import { type AlikeRows, alikeRows } from './alike.ts'
import { type Distinct, distinctQuestions } from './distinct.ts'
import { meantType } from './meant-type.ts'
import type { BadRow, GoodRow, Row, RowAnswer, RowQuestion } from './row.ts'
import { isGood } from './row.ts'
import { findRowType, ROW_TYPES, unknownType } from './row-types.ts'
import { nearestOf, type RowProblem } from './type-names.ts'

export interface AskOptions {
  readonly context: Context
  /** The whole answer of each row. */
  readonly isFull: boolean
}

export type AskRow = (row: Row) => RowAnswer | Promise<RowAnswer>

/**
 * Questions of a generation. Answers have some hundred bytes in short, some thousand in full, where ways are looked for
 * some ten thousand. Most are calculated in the time in which they would be found.
 */
const KEPT = { short: { costly: 20_000, cheap: 1000 }, full: { costly: 1000, cheap: 1000 } }

/** For one batch: questions that come again are answered once. */
export function rowAsker(options: AskOptions): AskRow {
  const kept = options.isFull ? KEPT.full : KEPT.short
  const costly = distinctQuestions<RowAnswer>({
    generationMax: kept.costly,
    isWorthKeeping: true,
  })
  const alike = options.isFull ? undefined : alikeRows()
  const cheap = distinctQuestions<RowAnswer>({ generationMax: kept.cheap, isWorthKeeping: false })
  return ({ key, worded, read }) => {
    const like = worded && alike?.findWorded(worded)
    if (like !== undefined) return like
    const found = key === undefined ? undefined : (cheap.find(key) ?? costly.find(key))
    if (found !== undefined) return found
    const question = read()
    if ('code' in question) return { problems: [question] }
    const keep = (answer: RowAnswer, kept: Distinct<RowAnswer>) => {
      if (worded && isGood(answer)) alike?.keepWorded(worded, question, answer)
      if (key !== undefined) kept.add(key, answer)
      return answer
    }
    const answer = askQuestion(question, options, alike)
    // Ways are looked for: what takes long is kept.
    return answer instanceof Promise ? answer.then((one) => keep(one, costly)) : keep(answer, cheap)
  }
}

/** A question that has no answer is answered with what is wrong; what is a fault of ours is thrown. */
export function askQuestion(
  question: RowQuestion,
  options: AskOptions,
  alike?: AlikeRows,
): RowAnswer | Promise<RowAnswer> {
  const type = findRowType(question.type)
  const operation = type === undefined ? undefined : ROW_TYPES.get(type)
  if (type === undefined || operation === undefined) {
    return { problems: [unknownType(question.type, meantType(question.type, options.context))] }
  }
  const { params } = question
  const refused = (error: unknown) => refusal(type, params, error)
  try {
    const answer = answerOf(type === question.type ? question : { type, params }, operation, options, alike)
    return answer instanceof Promise ? answer.catch(refused) : answer
  } catch (error) {
    return refused(error)
  }
}

function answerOf(
  question: RowQuestion,
  operation: Operation,
  options: AskOptions,
  alike: AlikeRows | undefined,
): RowAnswer | Promise<RowAnswer> {
  const { edition: own, editions } = options.context
  const { params } = question
  if (!namesEdition(params)) return answerOfEdition(question, operation, own, options, alike)
  const name = chosenEdition(editions.register, params)
  if (typeof name === 'object') throw new ApiError(name)
  const edition = name === undefined ? own : editions.require(name)
  return edition instanceof Promise
    ? edition.then((later) => answerOfEdition(question, operation, later, options, alike))
    : answerOfEdition(question, operation, edition, options, alike)
}

function answerOfEdition(
  question: RowQuestion,
  operation: Operation,
  edition: Edition,
  options: AskOptions,
  alike: AlikeRows | undefined,
): RowAnswer | Promise<RowAnswer> {
  return alike?.find(question, operation, edition) ?? readAnswer(question, operation, edition, options, alike)
}

/**
 * Among thousands of rows nobody would see that a capital was taken for a place that is not found: unless a row asks for
 * it, such a place is the row's error.
 */
function withOwnDefaults(
  operation: Operation,
  edition: Edition,
  params: RowQuestion['params'],
): RowQuestion['params'] {
  return takesPlaces(edition)(operation) ? { on_unknown_place: 'error', ...params } : params
}

const takesPlaces = perEdition((edition) => {
  const known = new Map<Operation, boolean>()
  return (operation: Operation): boolean => {
    const takes = known.get(operation) ?? 'on_unknown_place' in operation.query(edition).properties
    known.set(operation, takes)
    return takes
  }
})

const namesEdition = (params: RowQuestion['params']) => EDITION_PARAMS.some((name) => name in params)

function readAnswer(
  question: RowQuestion,
  operation: Operation,
  edition: Edition,
  { context, isFull }: AskOptions,
  alike?: AlikeRows,
): RowAnswer | Promise<RowAnswer> {
  const { params } = question
  const read = readerOf(operation, edition, context.words)(withOwnDefaults(operation, edition, params))
  if ('error' in read) throw read.error
  const asked = askedOf(read.value, edition, namesEdition(params))
  if (isFull || operation.brief === undefined) return fullAnswer(question, operation, asked, context, isFull)
  const own = edition === context.edition ? context : withEdition(context, edition)
  const outcome = operation.calculate(own, asked.params as never)
  const answered = (found: Outcome<unknown>): GoodRow => {
    const answer = shortAnswer(question, operation, asked, found)
    return alike?.keep(question, operation, edition, found.result, answer) ?? answer
  }
  return outcome instanceof Promise ? outcome.then(answered) : answered(outcome)
}

function shortAnswer(
  { type }: RowQuestion,
  operation: Operation,
  { edition, strict, notices: ofQuery }: Asked,
  { notices, result }: Outcome<unknown>,
): GoodRow {
  if (strict) refuseFallbacks(notices, operation.subjects)
  return {
    type,
    brief: operation.brief?.(edition, result) as NonNullable<ReturnType<NonNullable<Operation['brief']>>>,
    edition: edition.name,
    editionHash: edition.hash,
    notices: codesOf(notices, ofQuery),
  }
}

const NO_CODES: readonly string[] = Object.freeze([])

function codesOf(notices: readonly Notice[], ofQuery: readonly Notice[]): readonly string[] {
  if (notices.length + ofQuery.length === 0) return NO_CODES
  return [...new Set([...notices, ...ofQuery].map(({ code }) => code))]
}

function fullAnswer(
  { type }: RowQuestion,
  operation: Operation,
  asked: Asked,
  context: Context,
  isFull: boolean,
): RowAnswer | Promise<RowAnswer> {
  const { edition } = asked
  const found = calculation(operation, context, asked)
  const made = ({ body, brief, notices, write }: Awaited<ReturnType<typeof calculation>>): RowAnswer => ({
    type,
    brief: brief?.() ?? briefOf(body()),
    edition: edition.name,
    editionHash: edition.hash,
    notices: codesOf(notices, asked.notices),
    ...(isFull && { whole: write().json }),
  })
  return found instanceof Promise ? found.then(made) : made(found)
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
