/** From a raw query string to typed parameters: one parser a schema, made once. */

import { ApiError, type Problem, problem } from '../../engine/errors.ts'
import type { Notice } from '../../engine/notices.ts'
import { ENGLISH, type Language } from '../../messages/locale.ts'
import { textOf } from '../../messages/messages.ts'
import type { Strictness } from '../notices.ts'
import { applyBoundary, BOUNDARY_PARAM, type BoundaryRule } from './boundary.ts'
import { EDITION_PARAMS } from './edition.ts'
import { type ParamSchema, type Reader, readerFor, type Vocabulary } from './readers.ts'
import { Noted, Refusal } from './refusal.ts'
import type { Need } from './schema.ts'
import {
  addStrangers,
  type OtherNames,
  type Stranger,
  strangerFinder,
  unknownNotices,
  withNear,
} from './strangers.ts'

export interface ParsedQuery<T> {
  params: T
  strict: Strictness
  language: Language
  /** About parameters that the endpoint does not know, and words that were taken for others. */
  notices: readonly Notice[]
  /** About words for which the nearest class was taken: fallbacks of the calculation. */
  nearest: readonly Notice[]
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
  /** Told where it is required and absent. */
  missing: Problem
}

/** Texts by name, a list where a name is given more than once. */
export type RawQuery = Readonly<Record<string, string | string[]>>

const NO_NOTICES: readonly Notice[] = Object.freeze([])
const STRICT = 'strict'
const LANG = 'lang'
const CHOSEN_BEFORE: ReadonlySet<string> = new Set(EDITION_PARAMS)
const NO_NAMES: readonly string[] = Object.freeze([])

/** What is done with names that no parameter has: a notice tells of them, or they are refused. */
export type UnknownNames = 'told' | 'refused'

export type QueryReader = (raw: RawQuery, how?: { readonly unknownNames: UnknownNames }) => QueryResult

/** What a query is read by. */
interface Compiled {
  readonly own: readonly Param[]
  readonly strictly: Param | undefined
  readonly inLanguage: Param | undefined
  readonly needs: readonly Need[]
  /** What its boundary stands for, where it has one. */
  readonly boundary: BoundaryRule | undefined
  strangersIn(unknown: readonly string[], raw: RawQuery): readonly Stranger[]
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
      missing: missing(name, param),
    }),
  )
  const known = new Set(params.flatMap(({ name, aliases }) => [name, ...aliases]))
  const compiled: Compiled = {
    // `strict` and `lang` are no part of the calculation; the edition is chosen before its parameters are read, unless it
    // is one of a publication.
    own: params.filter(
      ({ name }) =>
        name !== STRICT &&
        name !== LANG &&
        (!CHOSEN_BEFORE.has(name) || schema.properties[name]?.['x-of-publication'] === true),
    ),
    strictly: params.find(({ name }) => name === STRICT),
    inLanguage: params.find(({ name }) => name === LANG),
    needs: schema['x-needs'] ?? [],
    boundary: schema.properties[BOUNDARY_PARAM]?.['x-boundary'],
    strangersIn: strangerFinder(names, vocabulary.words, others),
  }
  return (raw, how) => readQuery(compiled, raw, unknownIn(raw, known), how?.unknownNames)
}

function readQuery(
  compiled: Compiled,
  raw: RawQuery,
  unknown: readonly string[],
  unknownNames: UnknownNames = 'told',
): QueryResult {
  const { own, strictly, inLanguage, needs, boundary, strangersIn } = compiled
  const reading: Reading = { raw, values: {}, problems: [], notices: [], nearest: [] }
  for (const param of own) {
    const value = readOne(param, reading)
    if (value !== undefined) reading.values[param.name] = value
  }
  const isGiven = (name: string) => name in reading.values || isWronglyGiven(reading, name)
  reading.problems.push(...unmet(needs, isGiven))
  readBoundary(boundary, reading)
  const strict = ((strictly && readOne(strictly, reading)) ?? false) as Strictness
  const language = ((inLanguage && readOne(inLanguage, reading)) ?? ENGLISH) as Language
  const { values, problems, notices, nearest } = reading
  if (unknown.length > 0) {
    const strangers = strangersIn(unknown, raw)
    const isRefused =
      strict !== false ||
      unknownNames === 'refused' ||
      problems.length > 0 ||
      strangers.some(({ isWrong }) => isWrong)
    if (!isRefused) notices.push(...unknownNotices(strangers, unknown.length))
    else addStrangers(problems, strangers, strict !== false)
  }
  const [first, ...more] = problems
  if (first) return { error: new ApiError(withNear(first, more), ...more) }
  return { value: { params: values, strict, language, notices: orNone(notices), nearest: orNone(nearest) } }
}

function readBoundary(rule: BoundaryRule | undefined, { raw, values, problems, notices }: Reading): void {
  if (rule === undefined || !(BOUNDARY_PARAM in values)) return
  const read = applyBoundary(values, rule, (name) => `${raw[name] ?? ''}`.trim() !== '')
  problems.push(...read.problems)
  notices.push(...read.notices)
}

const orNone = (notices: readonly Notice[]) => (notices.length === 0 ? NO_NOTICES : notices)

function unmet(needs: readonly Need[], isGiven: (name: string) => boolean): Problem[] {
  return needs
    .filter(({ anyOf }) => !anyOf.some((together) => together.every(isGiven)))
    .map(({ field, message }) => ({ code: 'validation_error', field, ...message, message: textOf(message) }))
}

interface Reading {
  readonly raw: RawQuery
  readonly values: Record<string, unknown>
  readonly problems: Problem[]
  readonly notices: Notice[]
  readonly nearest: Notice[]
}

/** Whether a parameter was given, though wrongly. */
function isWronglyGiven({ problems }: Reading, name: string): boolean {
  return problems.some(({ field }) => field === name)
}

/** The value of a parameter; undefined when it is absent or wrong, which is then among the problems. */
function readOne(param: Param, { raw, values, problems, notices, nearest }: Reading): unknown {
  const { name, aliases } = param
  // Most parameters have one name, and are read without a list of them.
  const [field = name, other] = aliases.length === 0 ? NO_NAMES : namesIn(raw, [name, ...aliases])
  const value =
    other === undefined
      ? readParam(param, field, { raw, values })
      : new Refusal(problem('validation_error.same_parameter', { param: field, other_param: other }))
  if (value instanceof Noted) {
    const { notice } = value
    if (notice.isFallback) nearest.push(notice)
    else notices.push(notice)
    return value.value
  }
  if (!(value instanceof Refusal)) return value
  problems.push({ field, ...value.problem })
  return undefined
}

/** Under which of its names a parameter is given. */
const namesIn = (raw: RawQuery, names: readonly string[]) => names.filter((name) => name in raw)

function unknownIn(raw: RawQuery, known: ReadonlySet<string>): readonly string[] {
  let unknown: string[] | undefined
  for (const name in raw)
    if (!known.has(name)) {
      unknown ??= []
      unknown.push(name)
    }
  return unknown ?? NO_NAMES
}

/** Of few values the message lists all, else it has an example. */
function missing(
  name: string,
  { enum: allowed, 'x-kind': kind, examples: [first] = [] }: ParamSchema,
): Problem {
  if (kind === 'token' && allowed !== undefined)
    return problem('validation_error.required_choice', { param: name, allowed })
  const hasExample = first !== undefined
  const example = hasExample ? `${name}=${first}` : ''
  return problem('validation_error.required', { param: name, has_example: hasExample, example })
}

function readParam(
  { name, read, required, fallback, missing }: Param,
  field: string,
  { raw, values }: Pick<Reading, 'raw' | 'values'>,
) {
  const given = raw[field]
  if (Array.isArray(given))
    return new Refusal(problem('validation_error.repeated', { param: name, count: given.length }))
  if (given === undefined || given.trim() === '') return required ? new Refusal(missing) : fallback
  return read(given, values, raw)
}
