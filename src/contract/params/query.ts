/** From a raw query string to typed parameters: one parser a schema, made once. */

import { ApiError, type Problem } from '../../engine/errors.ts'
import { near as nearTo } from '../../engine/helpers/near.ts'
import { type Notice, warning } from '../../engine/notices.ts'
import { quote, shortened } from '../quote.ts'
import { EDITION_PARAMS } from './edition.ts'
import { akinNames, eitherOf } from './near.ts'
import { type ParamSchema, type Reader, readerFor, type Vocabulary } from './readers.ts'
import { Noted, Refusal } from './refusal.ts'
import type { Need } from './schema.ts'

export interface ParsedQuery<T> {
  params: T
  strict: boolean
  /** About parameters that the endpoint does not know, and words that were taken for others. */
  notices: readonly Notice[]
}

/** As Fastify's validators answer: a value that takes the place of the raw query, or an error. */
export type QueryResult = { value: ParsedQuery<Record<string, unknown>> } | { error: ApiError }

interface QuerySchema {
  properties: Record<string, ParamSchema>
  required?: string[]
  'x-needs'?: readonly Need[]
}

interface Param {
  name: string
  /** Other names of the same parameter: `x-aliases` of its schema. */
  aliases: readonly string[]
  read: Reader
  required: boolean
  fallback: unknown
  description: string
}

/** Texts by name, a list where a name is given more than once. */
export type RawQuery = Readonly<Record<string, string | string[]>>

const NO_NOTICES: readonly Notice[] = Object.freeze([])
const STRICT = 'strict'
const CHOSEN_BEFORE: ReadonlySet<string> = new Set(EDITION_PARAMS)
const NO_NAMES: readonly string[] = Object.freeze([])
/** More unknown names than this are counted, not listed. */
const UNKNOWN_NAMED_MAX = 10

/** What is done with names that no parameter has: a notice tells of them, or they are refused. */
export type UnknownNames = 'told' | 'refused'

export type QueryReader = (raw: RawQuery, how?: { readonly unknownNames: UnknownNames }) => QueryResult

/** What names say to a calculation that has no parameter of the name. */
export interface OtherNames {
  /** The type of the calculation: `hotel`. */
  readonly type: string
  /** What another word for parameters stands for: `amount&unit=litre`. */
  meaning(name: string): string | undefined
  /** The types of calculations that have a parameter of this name. */
  typesWith(name: string): readonly string[]
}

/** What a query is read by. */
interface Compiled {
  readonly own: readonly Param[]
  readonly strictly: Param | undefined
  readonly names: readonly string[]
  readonly needs: readonly Need[]
  readonly vocabulary: Vocabulary
  readonly others: OtherNames | undefined
}

export function compileQuery(query: object, vocabulary: Vocabulary, others?: OtherNames): QueryReader {
  const schema = query as QuerySchema
  const names = Object.keys(schema.properties)
  const params = Object.entries(schema.properties).map(
    ([name, param]): Param => ({
      name,
      aliases: param['x-aliases'] ?? NO_NAMES,
      read: readerFor(name, param, vocabulary, schema.properties),
      required: schema.required?.includes(name) ?? false,
      fallback: param.default,
      description: param.description,
    }),
  )
  const known = new Set(params.flatMap(({ name, aliases }) => [name, ...aliases]))
  const compiled: Compiled = {
    // `strict` is about the question and no part of it; the edition is chosen before its parameters are read.
    own: params.filter(({ name }) => name !== STRICT && !CHOSEN_BEFORE.has(name)),
    strictly: params.find(({ name }) => name === STRICT),
    names,
    needs: schema['x-needs'] ?? [],
    vocabulary,
    others,
  }
  return (raw, how) => readQuery(compiled, raw, unknownIn(raw, known), how?.unknownNames)
}

function readQuery(
  compiled: Compiled,
  raw: RawQuery,
  unknown: readonly string[],
  unknownNames: UnknownNames = 'told',
): QueryResult {
  const { own, strictly, needs } = compiled
  const reading: Reading = { raw, values: {}, problems: [], notices: [] }
  for (const param of own) {
    const value = readOne(param, reading)
    if (value !== undefined) reading.values[param.name] = value
  }
  const isGiven = (name: string) => name in reading.values || isWronglyGiven(reading, name)
  for (const { anyOf, field, message } of needs) {
    const isMet = anyOf.some((together) => together.every(isGiven))
    if (!isMet) reading.problems.push({ code: 'validation_error', field, message })
  }
  const strict = strictly !== undefined && readOne(strictly, reading) === true
  const { values, problems, notices } = reading
  if (unknown.length > 0) {
    const strangers = unknown
      .map((name) => stranger(name, raw, compiled))
      .sort((a, b) => Number(b.isWrong) - Number(a.isWrong))
      .slice(0, UNKNOWN_NAMED_MAX)
    const isRefused =
      strict || unknownNames === 'refused' || problems.length > 0 || strangers.some(({ isWrong }) => isWrong)
    if (isRefused) problems.push(...strangers.map((one) => unknownProblem(one, strict)))
    else notices.push(...unknownNotices(strangers, unknown.length))
  }
  const [first, ...more] = problems
  if (first) return { error: new ApiError(withNear(first, more), ...more) }
  return { value: { params: values, strict, notices: notices.length === 0 ? NO_NOTICES : notices } }
}

interface Reading {
  readonly raw: RawQuery
  readonly values: Record<string, unknown>
  readonly problems: Problem[]
  readonly notices: Notice[]
}

/** Whether a parameter was given, though wrongly. */
function isWronglyGiven({ problems }: Reading, name: string): boolean {
  return problems.some(({ field }) => field === name)
}

/** The value of a parameter; undefined when it is absent or wrong, which is then among the problems. */
function readOne(param: Param, { raw, values, problems, notices }: Reading): unknown {
  const { name, aliases } = param
  // Most parameters have one name, and are read without a list of them.
  const [field = name, other] = aliases.length === 0 ? NO_NAMES : namesIn(raw, [name, ...aliases])
  const value =
    other === undefined
      ? readParam(param, field, { raw, values })
      : new Refusal(`Parameters '${field}' and '${other}' are one and the same; give one of them.`)
  if (value instanceof Noted) {
    notices.push(value.notice)
    return value.value
  }
  if (!(value instanceof Refusal)) return value
  problems.push({ field, ...value.problem })
  return undefined
}

/** Under which of its names a parameter is given. */
const namesIn = (raw: RawQuery, names: readonly string[]) => names.filter((name) => name in raw)

function unknownIn(raw: RawQuery, known: ReadonlySet<string>): readonly string[] {
  let unknown = NO_NAMES
  for (const name in raw) if (!known.has(name)) unknown = [...unknown, name]
  return unknown
}

function readParam(
  { name, read, required, fallback, description }: Param,
  field: string,
  { raw, values }: Pick<Reading, 'raw' | 'values'>,
) {
  const given = raw[field]
  if (Array.isArray(given))
    return new Refusal(`Parameter '${name}' is given ${given.length} times; give it once.`)
  if (given === undefined || given.trim() === '') {
    return required ? new Refusal(`Parameter '${name}' is required: ${description}`) : fallback
  }
  return read(given, values, raw)
}

/** A parameter that the endpoint does not know. */
interface Stranger {
  readonly name: string
  readonly times: number
  /** Known ones that may have been meant, best first. */
  readonly near: readonly string[]
  /** Known ones that say the same and are given too. */
  readonly twice: readonly string[]
  /** What it says as other words for parameters: `amount&unit=litre`. */
  readonly meaning: string | undefined
  /** It is a parameter of these types, and not of this one. */
  readonly belongs: { readonly to: readonly string[]; readonly not: string } | undefined
  /**
   * Ignoring it could change the answer: it is another word for a parameter, a near miss of one that is not given, a
   * parameter of another type, or given twice.
   */
  readonly isWrong: boolean
}

function stranger(name: string, raw: RawQuery, { names, vocabulary, others }: Compiled): Stranger {
  const given = raw[name]
  const times = Array.isArray(given) ? given.length : 1
  const text = shortened(name)
  const isGiven = (one: string) => raw[one] !== undefined
  const meaning = meaningOf(text, names, vocabulary, others)
  const meant = meaning?.split('&').map((one) => one.replace(/=.*$/, '')) ?? []
  const near = meaning === undefined ? nearNames(text, names) : meant.slice(0, 1)
  const to = near.length > 0 && !near.some(isGiven) ? [] : (others?.typesWith(text) ?? [])
  const isMissed = near.length > 0 && !near.some(isGiven)
  return {
    name,
    times,
    near,
    twice: meant.filter(isGiven),
    meaning,
    belongs: others && to.length > 0 ? { to, not: others.type } : undefined,
    isWrong: times > 1 || isMissed || to.length > 0 || meaning !== undefined,
  }
}

/** What data/synonyms/ has for the name, where all that it says are parameters here. */
function meaningOf(
  name: string,
  names: readonly string[],
  { words }: Vocabulary,
  others: OtherNames | undefined,
): string | undefined {
  const said = others ? others.meaning(name) : words.find('parameter', name)
  const isKnown = (one: string) => one.split('&').every((part) => names.includes(part.replace(/=.*$/, '')))
  return said?.split('|').find(isKnown)
}

/** A name with few letters wrong, else those that have all its words. */
function nearNames(name: string, names: readonly string[]): readonly string[] {
  const near = nearTo(name, names)
  return near.length > 0 ? near.slice(0, 1) : akinNames(name, names).slice(0, AKIN_MAX)
}

/** Names of which all are told where each could have been meant. */
const AKIN_MAX = 3

function unknownProblem(one: Stranger, strict: boolean): Problem {
  const { name, near, twice } = one
  const [suggestion] = near.length === 1 && twice.length === 0 ? near : []
  return {
    code: 'validation_error',
    field: shortened(name),
    message: messageOf(one, strict),
    isUnknown: true,
    ...(suggestion !== undefined && { suggestion }),
  }
}

function messageOf({ name, times, near, twice, meaning, belongs }: Stranger, strict: boolean): string {
  if (times > 1) return `Parameter ${quote(name)} is given ${times} times; give it once.`
  if (twice.length > 0)
    return `Parameter ${quote(name)} says ${saidBy(meaning ?? '')}, and ${namedAll(twice)} given too; leave one of them out.`
  if (belongs)
    return `Parameter ${quote(name)} belongs to ${listed(belongs.to)}; ${belongs.not} does not take it.`
  const why = strict ? ', which strict=true makes an error' : ''
  return `Parameter ${quote(name)} is not known here${why}${meant(near, meaning)}`
}

const namedAll = (names: readonly string[]) =>
  `${names.map((name) => `'${name}'`).join(' and ')} ${names.length === 1 ? 'is' : 'are'}`

/** `amount&unit=litre`: 'amount' with unit=litre. */
function saidBy(meaning: string): string {
  const [name, ...constants] = meaning.split('&')
  return `'${name}'${constants.length === 0 ? '' : ` with ${constants.join(' and ')}`}`
}

function listed(types: readonly string[]): string {
  const last = types.at(-1) ?? ''
  return types.length < 2 ? last : `${types.slice(0, -1).join(', ')} and ${last}`
}

function meant(near: readonly string[], meaning?: string): string {
  if (near.length === 0) return '.'
  return `; did you mean ${meaning === undefined ? eitherOf(near) : saidBy(meaning)}?`
}

/** A missing parameter says so when another name may have been meant for it. */
function withNear(first: Problem, more: readonly Problem[]): Problem {
  const other = more.find(({ isUnknown, suggestion }) => isUnknown && suggestion === first.field)
  if (!other?.field) return first
  return {
    ...first,
    message: `${first.message} There is ${quote(other.field)}: did you mean '${first.field}'?`,
  }
}

function unknownNotices(strangers: readonly Stranger[], all: number): readonly Notice[] {
  const notices = strangers.map(({ name, near, meaning }) => {
    const message = `Parameter ${quote(name)} is not known here and was ignored${meant(near, meaning)}`
    return warning('unknown_parameter', message, shortened(name))
  })
  const unnamed = all - notices.length
  if (unnamed > 0)
    notices.push(warning('unknown_parameter', `${unnamed} more unknown parameters were ignored.`))
  return notices
}
