/** From a raw query string to typed parameters: one parser a schema, made once. */
import { closest } from 'fastest-levenshtein'
import { type Notice, warning } from '../../core/notices.ts'
import { ApiError, type Problem } from '../errors.ts'
import { quote, shortened } from '../quote.ts'
import { EDITION_PARAMS } from './edition.ts'
import { type CountryCodes, type ParamSchema, type Reader, Refusal, readerFor } from './readers.ts'

export interface ParsedQuery<T> {
  params: T
  strict: boolean
  /** About parameters that the endpoint does not know. */
  notices: readonly Notice[]
}

/** As Fastify's validators answer: a value that takes the place of the raw query, or an error. */
export type QueryResult = { value: ParsedQuery<Record<string, unknown>> } | { error: ApiError }

interface QuerySchema {
  properties: Record<string, ParamSchema>
  required?: string[]
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

export type QueryReader = (raw: RawQuery) => QueryResult

export function compileQuery(query: object, countries: CountryCodes): QueryReader {
  const schema = query as QuerySchema
  const names = Object.keys(schema.properties)
  const params = Object.entries(schema.properties).map(
    ([name, param]): Param => ({
      name,
      aliases: param['x-aliases'] ?? NO_NAMES,
      read: readerFor(name, param, countries),
      required: schema.required?.includes(name) ?? false,
      fallback: param.default,
      description: param.description,
    }),
  )
  const known = new Set(params.flatMap(({ name, aliases }) => [name, ...aliases]))
  // `strict` is about the question and no part of it; the edition is chosen before its parameters are read.
  const own = params.filter(({ name }) => name !== STRICT && !CHOSEN_BEFORE.has(name))
  const [strictly] = params.filter(({ name }) => name === STRICT)
  return (raw) => {
    const problems: Problem[] = []
    const values: Record<string, unknown> = {}
    readAll(own, raw, values, problems)
    const strict = strictly !== undefined && readOne(strictly, raw, values, problems) === true
    const unknown = unknownNames(raw, known)
    if (unknown.length > 0) problems.push(...unknownProblems(unknown, raw, strict, names))
    const [first, ...more] = problems
    if (first) return { error: new ApiError(first, ...more) }
    return { value: { params: values, strict, notices: unknownNotices(unknown, names) } }
  }
}

function readAll(
  params: readonly Param[],
  raw: RawQuery,
  values: Record<string, unknown>,
  problems: Problem[],
): void {
  for (const param of params) {
    const value = readOne(param, raw, values, problems)
    if (value !== undefined) values[param.name] = value
  }
}

/** The value of a parameter; undefined when it is absent or wrong, which is then among the problems. */
function readOne(
  param: Param,
  raw: RawQuery,
  values: Readonly<Record<string, unknown>>,
  problems: Problem[],
): unknown {
  const [field = param.name, other] = givenNames(param, raw)
  const value =
    other === undefined
      ? readParam(param, raw[field], values)
      : new Refusal(`Parameters '${field}' and '${other}' are one and the same; give one of them.`)
  if (!(value instanceof Refusal)) return value
  problems.push({ field, ...value.problem })
  return undefined
}

/** Under which of its names a parameter is given. */
function givenNames({ name, aliases }: Param, raw: RawQuery): readonly string[] {
  if (aliases.length === 0) return name in raw ? [name] : NO_NAMES
  return [name, ...aliases].filter((one) => one in raw)
}

function unknownNames(raw: RawQuery, known: ReadonlySet<string>): readonly string[] {
  let unknown = NO_NAMES
  for (const name in raw) if (!known.has(name)) unknown = [...unknown, name]
  return unknown
}

function readParam(
  { name, read, required, fallback, description }: Param,
  given: string | string[] | undefined,
  values: Readonly<Record<string, unknown>>,
) {
  if (Array.isArray(given))
    return new Refusal(`Parameter '${name}' is given ${given.length} times; give it once.`)
  if (given === undefined || given.trim() === '') {
    return required ? new Refusal(`Parameter '${name}' is required: ${description}`) : fallback
  }
  return read(given, values)
}

function unknownProblems(
  unknown: readonly string[],
  raw: RawQuery,
  strict: boolean,
  names: readonly string[],
): Problem[] {
  const wrong = strict ? unknown : unknown.filter((name) => Array.isArray(raw[name]))
  return wrong.slice(0, UNKNOWN_NAMED_MAX).map((name) => {
    const given = raw[name]
    const message = Array.isArray(given)
      ? `Parameter ${quote(name)} is given ${given.length} times; give it once.`
      : `Parameter ${quote(name)} is not known here, which strict=true makes an error; ${nearest(name, names)}.`
    return { code: 'validation_error', field: shortened(name), message }
  })
}

function unknownNotices(unknown: readonly string[], names: readonly string[]): readonly Notice[] {
  if (unknown.length === 0) return NO_NOTICES
  const notices = unknown.slice(0, UNKNOWN_NAMED_MAX).map((name) => {
    const message = `Parameter ${quote(name)} is not known here and was ignored; ${nearest(name, names)}.`
    return warning('unknown_parameter', message, shortened(name))
  })
  const unnamed = unknown.length - notices.length
  if (unnamed > 0)
    notices.push(warning('unknown_parameter', `${unnamed} more unknown parameters were ignored.`))
  return notices
}

/** A name with a word in common is nearer than any other: cabin means cabin_class, though `strict` has fewer other letters. */
function nearest(name: string, names: readonly string[]): string {
  const given = shortened(name)
  const words = new Set(given.toLowerCase().split('_'))
  const akin = names.filter((known) => known.split('_').some((word) => words.has(word)))
  return `the nearest known one is '${closest(given, akin.length > 0 ? akin : names)}'`
}
