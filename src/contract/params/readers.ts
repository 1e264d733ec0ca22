/** Reading one parameter's text by its schema. A reader gives the value, or a Refusal. */

import { problem } from '../../engine/errors.ts'
import { near } from '../../engine/helpers/near.ts'
import type { Synonyms } from '../../factors/tables/synonyms.ts'
import type { CountryCodes } from './countries.ts'
import { numberReader } from './numbers.ts'
import { ownUnit } from './own-unit.ts'
import { type Noted, Refusal } from './refusal.ts'
import type { ParamKind, TokenOptions } from './schema.ts'
import { lowerCase, valueOfWord } from './words.ts'

export interface ParamSchema extends TokenOptions {
  type: 'string' | 'integer' | 'number' | 'boolean'
  'x-kind'?: ParamKind
  'x-min-items'?: number
  'x-max-items'?: number
  enum?: string[]
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxLength?: number
  /** An edition of a publication, and not of our data. */
  'x-of-publication'?: boolean
  'x-aliases'?: readonly string[]
  /** Words that a boolean may be beside true and false. */
  'x-also'?: readonly string[]
}

/** What texts are read by. */
export interface Vocabulary {
  readonly countries: CountryCodes
  readonly words: Synonyms
}

type Values = Readonly<Record<string, unknown>>
/** `values` are those of the parameters before this one in the schema, `raw` is the question as it was sent. */
export type Reader = (text: string, values: Values, raw: Values) => unknown

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

/** `properties`: the schemas of all parameters beside it. */
export function readerFor(
  name: string,
  schema: ParamSchema,
  vocabulary: Vocabulary,
  properties: Readonly<Record<string, ParamSchema>>,
): Reader {
  const { countries, words } = vocabulary
  switch (schema.type) {
    case 'boolean':
      return booleanReader(name, words, schema['x-also'])
    case 'integer':
    case 'number':
      return numberReader(name, schema, { words, findOwnUnit: ownUnit(name, properties, words) })
    default:
      if (schema['x-kind'] === 'country') return (text) => readCountry(name, text, countries)
      if (schema['x-kind'] === 'country-list') return countryListReader(name, schema, countries)
      if (schema['x-kind'] === 'code') return (text) => readCode(name, schema, text, words)
      if (schema['x-kind'] === 'name') return nameReader(name, schema)
      if (schema['x-kind'] === 'text') return textReader(name, schema)
      return tokenReader(name, schema, words)
  }
}

function booleanReader(name: string, words: Synonyms, others: readonly string[] = []): Reader {
  return (text) =>
    BOOLEANS.get(text) ??
    BOOLEANS.get(text.trim().toLowerCase()) ??
    BOOLEANS.get(words.find('boolean', text) ?? '') ??
    others.find((other) => other === lowerCase(text)) ??
    new Refusal(problem('validation_error.boolean', { param: name, value: text }))
}

function readCountry(name: string, text: string, countries: CountryCodes): string | Refusal {
  return countries.resolve(text) ?? countryRefusal(name, text, countries)
}

function countryRefusal(name: string, text: string, countries: CountryCodes): Refusal {
  const value = text.trim()
  if (countries.isGroup(text)) return new Refusal(problem('validation_error.country_group', { value }))
  const country = countries.findState(text)?.country
  if (country !== undefined) {
    const said = { value, country, param: name, country_code: country }
    return new Refusal(problem('validation_error.country_state', said, { suggestion: country }))
  }
  const near = countries.near(text)
  const [suggestion] = near
  const said = { value, count: near.length, countries: near, code: suggestion ?? '' }
  return new Refusal(
    problem('validation_error.country', said, suggestion === undefined ? {} : { suggestion }),
  )
}

const CODE_FORM = /^[A-Za-z0-9-]{1,20}$/
/** Too long for a code of letters alone. */
const NAME_FORM = /^[A-Za-z]{6,}$/

function readCode(name: string, schema: ParamSchema, text: string, words: Synonyms): string | Refusal {
  const { 'x-words': kind } = schema
  const code = text.trim()
  const named = kind && words.find(kind, code)
  if (named) return named
  if (CODE_FORM.test(code) && !(kind && NAME_FORM.test(code))) return code.toUpperCase()
  const [word] = kind ? near(code, words.ofKind(kind).keys()) : []
  const meant = kind && word && words.find(kind, word)
  const said = { param: name, has_names: kind !== undefined, value: text, has_suggestion: Boolean(meant) }
  return new Refusal(
    problem(
      'validation_error.code',
      { ...said, name: word ?? '', code: meant ?? '' },
      meant ? { suggestion: meant } : {},
    ),
  )
}

const VISIBLE = /^[ -~]+$/

function nameReader(name: string, { maxLength = 0 }: ParamSchema): Reader {
  return (text) => {
    const trimmed = text.trim()
    if (VISIBLE.test(trimmed) && trimmed.length <= maxLength) return trimmed
    return new Refusal(problem('validation_error.name', { param: name, maximum: maxLength, value: text }))
  }
}

const CONTROL_CHARACTERS = /\p{Cc}/u

function textReader(name: string, { maxLength = 0 }: ParamSchema): Reader {
  return (given) => {
    const text = given.trim()
    if (text.length <= maxLength && !CONTROL_CHARACTERS.test(text)) return text
    return new Refusal(problem('validation_error.text', { param: name, maximum: maxLength, value: given }))
  }
}

function countryListReader(name: string, schema: ParamSchema, countries: CountryCodes): Reader {
  const { 'x-min-items': least = 1, 'x-max-items': most = 1, maxLength = 0 } = schema
  return (text) => {
    if (text.length > maxLength)
      return new Refusal(problem('validation_error.text', { param: name, maximum: maxLength, value: text }))
    const given = text.split(',').map((code) => code.trim())
    const codes = given.map((code) => readCountry(name, code, countries))
    const unknown = given.filter((_, index) => codes[index] instanceof Refusal)
    const refused = codes.find((code) => code instanceof Refusal)
    if (refused) return unknown.length === 1 ? refused : unknownCountries(unknown)
    const count = new Set(codes).size
    if (count >= least && count <= most) return codes
    const said = { param: name, minimum: least, maximum: most, value: text, count }
    return new Refusal(problem('validation_error.country_count', said))
  }
}

function unknownCountries(codes: readonly string[]): Refusal {
  return new Refusal(problem('validation_error.countries', { given: [...new Set(codes)] }))
}

function tokenReader(name: string, schema: ParamSchema, words: Synonyms): Reader {
  const { enum: all = [], 'x-depends-on': other, 'x-values': byOther } = schema
  const always = new Set(all)
  const wording = { name, schema, words, taken: new Map<string, Noted>() }
  const sets = new Map(Object.entries(byOther ?? {}).map(([value, allowed]) => [value, new Set(allowed)]))
  return (text, values, raw) => {
    const token = always.has(text) ? text : lowerCase(text)
    // While the other parameter is wrong itself, nothing can be said of this one.
    const allowed = other && byOther ? sets.get(String(values[other])) : always
    const isKnown = (value: string) => (allowed ?? always).has(value)
    if (isKnown(token)) return token
    const said = { words, values }
    const meant = valueOfWord(wording, text, raw, isKnown)
    if (meant !== undefined && !readingsOf(schema, text, said)) return meant
    return allowed ? tokenRefusal(name, schema, text, [...allowed], said) : token
  }
}

interface ReadValues {
  readonly words: Synonyms
  readonly values: Readonly<Record<string, unknown>>
}

/** What the word may mean, where it is not clear in a request about these countries. */
function readingsOf(
  { 'x-words': kind }: ParamSchema,
  text: string,
  { words, values }: ReadValues,
): string | undefined {
  const found = kind === undefined ? undefined : words.findAmbiguous(kind, text)
  const isAmbiguous =
    !found?.countries || Object.values(values).some((value) => found.countries?.includes(String(value)))
  return isAmbiguous ? found?.readings : undefined
}

function tokenRefusal(
  name: string,
  schema: ParamSchema,
  text: string,
  allowed: readonly string[],
  { words, values }: ReadValues,
): Refusal {
  const { 'x-error-code': code = 'validation_error', 'x-error-list': list, 'x-depends-on': other } = schema
  const extras = list && { extras: { [list]: allowed } }
  const readings = readingsOf(schema, text, { words, values })
  if (readings !== undefined)
    return new Refusal(problem(`${code}.ambiguous`, { value: text, readings, allowed }, { ...extras }))
  const near = nearValues(text, allowed, schema['x-words'], words)
  const [suggestion] = near
  const setting = other && values[other] !== undefined ? `${other}=${values[other]}` : undefined
  const said = { value: text, param: name, near, has_suggestion: near.length > 0, allowed }
  return new Refusal(
    problem(
      `${code}.value`,
      { ...said, has_setting: setting !== undefined, setting: setting ?? '' },
      { ...extras, ...(suggestion !== undefined && { suggestion }) },
    ),
  )
}

/** Allowed values that are near, or that a word near to the text stands for. */
function nearValues(
  text: string,
  allowed: readonly string[],
  kind: string | undefined,
  words: Synonyms,
): string[] {
  const values = near(text, allowed)
  if (values.length > 0 || kind === undefined) return values
  const ofKind = words.ofKind(kind)
  const meanings = near(text, ofKind.keys()).map((word) => ofKind.get(word) ?? '')
  return [...new Set(meanings)].filter((meaning) => allowed.includes(meaning))
}
