/** A value that the edition asked for does not have and another one does: the refusal says where it is. */

import { chosenEdition } from '../contract/choose-edition.ts'
import { type Context, type Operation, outcomeOf } from '../contract/operation.ts'
import { EDITION_PARAMS } from '../contract/params/edition.ts'
import type { RawQuery } from '../contract/params/query.ts'
import { quote } from '../contract/quote.ts'
import { ApiError, type ErrorCode, type Problem } from '../engine/errors.ts'
import type { Edition } from '../factors/edition.ts'
import { findLatestOf, yearsOf } from '../factors/register.ts'
import { readerOf } from './request/reader.ts'

/** A request that was refused. */
interface RefusedRequest {
  readonly operation: Operation
  readonly context: Context
  readonly query: RawQuery
  /** The one that was asked. */
  readonly edition: Edition
}

/** Codes of values that an edition may lack. */
const OF_VALUES: ReadonlySet<ErrorCode> = new Set([
  'validation_error',
  'invalid_fuel_type',
  'invalid_unit',
  'no_factor',
])
const OF_EDITION: ReadonlySet<string> = new Set(EDITION_PARAMS)

/** The same error, where no other edition has the value, or none was chosen. */
export async function withOtherEditions(
  operation: Operation,
  context: Context,
  query: RawQuery,
  error: ApiError,
): Promise<ApiError> {
  const chosen = operation.isAboutEditions ? undefined : chosenEdition(context.editions.register, query)
  if (typeof chosen === 'object') return error
  const edition = chosen === undefined ? context.edition : await context.editions.require(chosen)
  const refused = { operation, context, query, edition }
  const [first, ...more] = await Promise.all(error.problems.map((problem) => withYears(refused, problem)))
  return first ? new ApiError(first, ...more) : error
}

async function withYears(question: RefusedRequest, problem: Problem): Promise<Problem> {
  const { field = '', code, extras } = problem
  const value = question.query[field]
  if (!mayBeElsewhere(question, problem) || typeof value !== 'string') return problem
  const years: number[] = []
  for (const edition of await otherEditions(question))
    if (await isKnown(question, edition, field)) years.push(edition.year)
  if (years.length === 0) return problem
  const { suggestions: _near, ...lists } = extras ?? {}
  const { edition } = question
  const wrong =
    code === 'no_factor'
      ? problem.message
      : `Parameter '${field}': ${quote(value)} is not in edition ${edition.name}.`
  const message = `${wrong} ${whereItIs(years)} Send year=${nearest(years, edition.year)}${insteadOf(question.query)}.`
  return { field, code, message, ...(Object.keys(lists).length > 0 && { extras: lists }) }
}

/** Whether a value in words is wrong: what is a number in one edition is one in all. */
function mayBeElsewhere({ operation, edition }: RefusedRequest, { field = '', code, isUnknown }: Problem) {
  if (operation.isAboutEditions || isUnknown || !OF_VALUES.has(code) || OF_EDITION.has(field)) return false
  const { properties } = operation.query(edition) as unknown as { properties: Record<string, Schema> }
  const { type, 'x-kind': kind } = (Object.hasOwn(properties, field) && properties[field]) || {}
  return type === 'string' && (code === 'no_factor' || !OF_COUNTRIES.has(kind))
}

interface Schema {
  readonly type?: string
  readonly 'x-kind'?: string
}

/** Countries are the same in every edition; only factors for them are not. */
const OF_COUNTRIES: ReadonlySet<string | undefined> = new Set(['country', 'country-list'])

/** The latest released one of each year. */
async function otherEditions({ context: { editions }, edition }: RefusedRequest): Promise<Edition[]> {
  const others: Edition[] = []
  for (const year of yearsOf(editions.register)) {
    const { name } = findLatestOf(editions.register, year) ?? {}
    if (name !== undefined && name !== edition.name) others.push(await editions.require(name))
  }
  return others
}

/** Whether the value is read there, or where it was refused by the calculation, whether there is a result. */
async function isKnown(
  { operation, context, query, edition: asked }: RefusedRequest,
  edition: Edition,
  field: string,
): Promise<boolean> {
  const readIn = (one: Edition) => readerOf(operation, one, context.synonyms)(query)
  const read = readIn(edition)
  const isReadWrongly = 'error' in readIn(asked)
  if (isReadWrongly) return !('error' in read && read.error.problems.some((one) => one.field === field))
  // A place or a route would be searched for again.
  if ('error' in read || operation.isGeographic) return false
  const { params } = read.value
  // What is refused after the calculation, as a form of the result, is refused in every edition.
  return (
    (await isCalculated(operation, context, edition, params)) &&
    !(await isCalculated(operation, context, asked, params))
  )
}

async function isCalculated(
  operation: Operation,
  context: Context,
  edition: Edition,
  params: object,
): Promise<boolean> {
  try {
    const own = Object.create(context, { edition: { value: edition } }) as Context
    await outcomeOf(operation, own, params as never)
    return true
  } catch (refused) {
    if (refused instanceof ApiError) return false
    throw refused
  }
}

function whereItIs(years: readonly number[]): string {
  const [first, ...more] = years
  const last = more.pop()
  if (last === undefined) return `The edition of ${first} has it.`
  return `The editions of ${[first, ...more].join(', ')} and ${last} have it.`
}

/** At most one parameter names an edition. */
function insteadOf(query: RawQuery): string {
  const given = EDITION_PARAMS.find((name) => name !== 'year' && query[name])
  return given === undefined ? '' : ` instead of ${given}`
}

function nearest(years: readonly number[], asked: number): number {
  return years.reduce((best, year) => (Math.abs(year - asked) < Math.abs(best - asked) ? year : best))
}
