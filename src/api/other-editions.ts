/** A value that the edition asked for does not have and another one does: the refusal says where it is. */

import { chosenEdition } from '../contract/choose-edition.ts'
import { type Context, type Operation, outcomeOf } from '../contract/operation.ts'
import { EDITION_PARAMS } from '../contract/params/edition.ts'
import type { QueryResult, RawQuery } from '../contract/params/query.ts'
import { ApiError, type ErrorCode, messageOf, type Problem, problem } from '../engine/errors.ts'
import type { Edition } from '../factors/edition.ts'
import { findLatestOf, yearsOf } from '../factors/register.ts'
import { readerOf } from './request/reader.ts'

/** A request that was refused. */
interface RefusedRequest {
  readonly operation: Operation
  readonly context: Context
  readonly query: RawQuery
  /** The requested one. */
  readonly edition: Edition
}

/** Codes of values that an edition may lack. */
const OF_VALUES = ['validation_error', 'invalid_fuel_type', 'invalid_unit', 'no_factor'] as const
type CodeOfValues = (typeof OF_VALUES)[number]
const isOfValues = (code: ErrorCode): code is CodeOfValues =>
  (OF_VALUES as readonly ErrorCode[]).includes(code)
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
  const refused = { operation, context, query: knownIn(query, operation, edition), edition }
  if (!error.problems.some((problem) => mayBeElsewhere(refused, problem))) return error
  const readings = await readingsOf(refused)
  const problems: Problem[] = []
  for (const problem of error.problems)
    problems.push(mayBeElsewhere(refused, problem) ? await withYears(refused, problem, readings) : problem)
  const [first, ...more] = problems
  return first ? new ApiError(first, ...more) : error
}

/** Names that are no parameters say nothing of an edition. */
function knownIn(query: RawQuery, operation: Operation, edition: Edition): RawQuery {
  const { properties } = operation.query(edition)
  return Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(properties, name)))
}

interface Reading {
  readonly edition: Edition
  readonly result: QueryResult
}

interface Readings {
  readonly asked: Reading
  readonly others: readonly Reading[]
}

/** The request as each edition reads it: once, whatever is wrong with it. */
async function readingsOf(refused: RefusedRequest): Promise<Readings> {
  const { operation, context, query, edition: asked } = refused
  const readIn = (edition: Edition) => ({
    edition,
    result: readerOf(operation, edition, context.synonyms)(query),
  })
  return { asked: readIn(asked), others: (await otherEditions(refused)).map(readIn) }
}

async function withYears(refused: RefusedRequest, wrong: Problem, readings: Readings): Promise<Problem> {
  const { field = '' } = wrong
  const years: number[] = []
  for (const reading of readings.others)
    if (await isKnown(refused, field, readings.asked, reading)) years.push(reading.edition.year)
  return years.length === 0 ? wrong : elsewhere(refused, wrong, years)
}

function elsewhere({ edition, query }: RefusedRequest, wrong: Problem, years: readonly number[]): Problem {
  const { field = '', code, extras } = wrong
  const { suggestions: _near, ...lists } = extras ?? {}
  const more = { field, ...(Object.keys(lists).length > 0 && { extras: lists }) }
  const where = { years: years.map(String), year: nearest(years, edition.year), ...insteadOf(query) }
  if (code === 'no_factor')
    return problem('no_factor.other_edition', { ...where, message: messageOf(wrong) }, more)
  const values = { ...where, value: String(query[field]), edition: edition.name }
  return problem(`${code as Exclude<CodeOfValues, 'no_factor'>}.other_edition`, values, more)
}

/** Whether a value in words is wrong: what is a number in one edition is one in all. */
function mayBeElsewhere(
  { operation, edition, query }: RefusedRequest,
  { field = '', code, isUnknown }: Problem,
): boolean {
  if (operation.isAboutEditions || isUnknown || !isOfValues(code) || OF_EDITION.has(field)) return false
  if (typeof query[field] !== 'string') return false
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
  { operation, context }: RefusedRequest,
  field: string,
  asked: Reading,
  { edition, result }: Reading,
): Promise<boolean> {
  if ('error' in asked.result)
    return !('error' in result && result.error.problems.some((one) => one.field === field))
  // A place or a route would be searched for again.
  if ('error' in result || operation.isGeographic) return false
  const { params } = result.value
  // What is refused after the calculation, as a form of the result, is refused in every edition.
  return (
    (await isCalculated(operation, context, edition, params)) &&
    !(await isCalculated(operation, context, asked.edition, asked.result.value.params))
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

/** At most one parameter names an edition. */
function insteadOf(query: RawQuery) {
  const given = EDITION_PARAMS.find((name) => name !== 'year' && query[name])
  return { has_other_param: given !== undefined, other_param: given ?? '' }
}

function nearest(years: readonly number[], asked: number): number {
  return years.reduce((best, year) => (Math.abs(year - asked) < Math.abs(best - asked) ? year : best))
}
