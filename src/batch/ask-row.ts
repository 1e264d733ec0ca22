/** From a row to its answer: in short without the full answer where the operation can say it in short. */
import { ApiError, type Problem } from '../contract/errors.ts'
import { EDITION_PARAMS } from '../contract/params/edition.ts'
import { askedOf, readerOf } from '../domains/answer.ts'
import { type Edition, perEdition } from '../domains/edition.ts'
import { chosenEdition } from '../domains/editions/choose.ts'
import type { Operation } from '../domains/operation.ts'
import { type AlikeRows, alikeRows } from './alike.ts'
import { type AskOptions, answerPrepared } from './answer-prepared.ts'
import { distinctQuestions } from './distinct.ts'
import { meantType } from './meant-type.ts'
import { type PreparedQuestions, preparedQuestions } from './prepared.ts'
import type { BadRow, Row, RowAnswer, RowQuestion } from './row.ts'
import { findRowType, ROW_TYPES, unknownType } from './row-types.ts'
import { nearestOf, type RowProblem } from './type-names.ts'

export type AskRow = (row: Row) => RowAnswer | Promise<RowAnswer>

/**
 * Questions of a generation. Answers have some hundred bytes in short, some thousand in full, where ways are looked for
 * some ten thousand. Most are calculated in the time in which they would be found.
 */
const KEPT = { short: { costly: 20_000, cheap: 1000 }, full: { costly: 1000, cheap: 1000 } }

/** What is known of a batch's questions. */
interface Memory {
  /** Of short answers. */
  readonly alike: AlikeRows | undefined
  readonly prepared: PreparedQuestions
}

/** For one batch: questions that come again are answered once. */
export function rowAsker(options: AskOptions): AskRow {
  const kept = options.isFull ? KEPT.full : KEPT.short
  const costly = distinctQuestions<RowAnswer>({
    generationMax: kept.costly,
    isWorthKeeping: true,
  })
  const cheap = distinctQuestions<RowAnswer>({ generationMax: kept.cheap, isWorthKeeping: false })
  const memory = { alike: options.isFull ? undefined : alikeRows(), prepared: preparedQuestions() }
  return (row) => {
    const { key, worded } = row
    const like = worded && memory.alike?.findWorded(worded)
    if (like !== undefined) return like
    const found = key === undefined ? undefined : (cheap.find(key) ?? costly.find(key))
    if (found !== undefined) return found
    const keep = (answer: RowAnswer | Promise<RowAnswer>) => {
      if (key === undefined) return answer
      // Ways are looked for: what takes long is kept.
      if (answer instanceof Promise) return answer.then((one) => costly.add(key, one))
      return cheap.add(key, answer)
    }
    const prepared = askPrepared(row, options, memory)
    if (prepared !== undefined) return keep(prepared)
    const question = row.read()
    // What is wrong with a line is said of its own text.
    if ('code' in question) return { problems: [question] }
    return keep(askQuestion(worded ? { ...question, worded } : question, options, memory))
  }
}

/** Undefined where the row has to be read as a whole, as for what is said of a refusal. */
function askPrepared(
  row: Row,
  options: AskOptions,
  { prepared }: Memory,
): RowAnswer | Promise<RowAnswer> | undefined {
  const question = row.worded && prepared.find(row.worded)
  if (question === undefined) return undefined
  const refused = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return undefined
  }
  try {
    const answer = answerPrepared(question, options)
    return answer instanceof Promise
      ? answer.catch((error) => refused(error) ?? askAgain(row, options))
      : answer
  } catch (error) {
    return refused(error)
  }
}

function askAgain({ read }: Row, options: AskOptions): RowAnswer | Promise<RowAnswer> {
  const question = read()
  return 'code' in question ? { problems: [question] } : askQuestion(question, options)
}

/** A question that has no answer is answered with what is wrong; what is a fault of ours is thrown. */
export function askQuestion(
  question: RowQuestion,
  options: AskOptions,
  memory?: Memory,
): RowAnswer | Promise<RowAnswer> {
  const type = findRowType(question.type)
  const operation = type === undefined ? undefined : ROW_TYPES.get(type)
  if (type === undefined || operation === undefined) {
    return { problems: [unknownType(question.type, meantType(question.type, options.context))] }
  }
  const { params } = question
  const refused = (error: unknown) => refusal(type, params, error)
  try {
    const known = type === question.type ? question : { ...question, type }
    const answer = answerOf(known, operation, options, memory)
    return answer instanceof Promise ? answer.catch(refused) : answer
  } catch (error) {
    return refused(error)
  }
}

function answerOf(
  question: RowQuestion,
  operation: Operation,
  options: AskOptions,
  memory: Memory | undefined,
): RowAnswer | Promise<RowAnswer> {
  const { edition: own, editions } = options.context
  const { params } = question
  if (!namesEdition(params)) return answerOfEdition(question, operation, own, options, memory)
  const name = chosenEdition(editions.register, params)
  if (typeof name === 'object') throw new ApiError(name)
  const edition = name === undefined ? own : editions.require(name)
  return edition instanceof Promise
    ? edition.then((later) => answerOfEdition(question, operation, later, options, memory))
    : answerOfEdition(question, operation, edition, options, memory)
}

function answerOfEdition(
  question: RowQuestion,
  operation: Operation,
  edition: Edition,
  options: AskOptions,
  memory: Memory | undefined,
): RowAnswer | Promise<RowAnswer> {
  const like = memory?.alike?.find(question, operation, edition)
  return like ?? readAnswer(question, operation, edition, options, memory)
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
  options: AskOptions,
  memory: Memory | undefined,
): RowAnswer | Promise<RowAnswer> {
  const { type, params, worded } = question
  const read = readerOf(
    operation,
    edition,
    options.context.words,
  )(withOwnDefaults(operation, edition, params))
  if ('error' in read) throw read.error
  const prepared = { type, operation, asked: askedOf(read.value, edition, namesEdition(params)) }
  if (worded) memory?.prepared.keep(worded, prepared)
  return answerPrepared(prepared, options, (result, answer) => {
    return memory?.alike?.keep(question, operation, edition, result, answer) ?? answer
  })
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
