/** Reading one parameter's text by its schema. A reader gives the value, or a Refusal that says what is allowed. */
import type { ErrorCode, Problem } from '../errors.ts'
import { quote } from '../quote.ts'
import type { ParamKind, TokenOptions } from './schema.ts'

export interface ParamSchema extends TokenOptions {
  type: 'string' | 'integer' | 'number' | 'boolean'
  'x-kind'?: ParamKind
  'x-min-items'?: number
  'x-max-items'?: number
  enum?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  'x-aliases'?: readonly string[]
}

/** Country codes as input takes them: `resolve` gives the ISO code, or undefined for an unknown one. */
export interface CountryCodes {
  resolve(code: string): string | undefined
}

export class Refusal {
  readonly problem: Problem

  constructor(message: string, code: ErrorCode = 'validation_error', extras?: Problem['extras']) {
    this.problem = extras ? { code, message, extras } : { code, message }
  }
}

/** `values` are those of the parameters before this one in the schema. */
export type Reader = (text: string, values: Readonly<Record<string, unknown>>) => unknown

const DIGITS = /^\d+$/
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i
const COUNTRY_FORM = /^[A-Za-z]{2}$/
/** Only ASCII is put into lower case: other scripts have letters that would turn into ASCII ones. */
const ASCII = /^[\x21-\x7e]+$/
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

export function readerFor(name: string, schema: ParamSchema, countries: CountryCodes): Reader {
  switch (schema.type) {
    case 'boolean':
      return booleanReader(name)
    case 'integer':
      return numberReader(name, schema, DIGITS, 'an integer')
    case 'number':
      return numberReader(name, schema, NUMBER, 'a number')
    default:
      if (schema['x-kind'] === 'country') return (text) => readCountry(text, countries)
      if (schema['x-kind'] === 'country-list') return countryListReader(name, schema, countries)
      if (schema['x-kind'] === 'code') return (text) => readCode(name, text)
      if (schema['x-kind'] === 'name') return nameReader(name, schema)
      if (schema['x-kind'] === 'text') return textReader(name, schema)
      return tokenReader(name, schema)
  }
}

function booleanReader(name: string): Reader {
  return (text) =>
    BOOLEANS.get(text) ??
    BOOLEANS.get(text.trim().toLowerCase()) ??
    new Refusal(`Parameter '${name}' must be true, false, 1 or 0; got ${quote(text)}.`)
}

function numberReader(
  name: string,
  { minimum = 0, maximum = 0 }: ParamSchema,
  form: RegExp,
  noun: string,
): Reader {
  const allowed = `Parameter '${name}' must be ${noun} from ${minimum} to ${maximum}`
  return (text) => {
    const value = form.test(text) ? Number(text) : Number.NaN
    return value >= minimum && value <= maximum ? value : new Refusal(`${allowed}; got ${quote(text)}.`)
  }
}

function readCountry(text: string, countries: CountryCodes): string | Refusal {
  const code = text.trim()
  const known = COUNTRY_FORM.test(code) ? countries.resolve(code.toUpperCase()) : undefined
  return (
    known ??
    new Refusal(`Country code ${quote(text)} not recognised. Use an ISO 3166-1 alpha-2 code, such as GB.`)
  )
}

const CODE_FORM = /^[A-Za-z0-9-]{1,20}$/

function readCode(name: string, text: string): string | Refusal {
  const code = text.trim()
  if (CODE_FORM.test(code)) return code.toUpperCase()
  return new Refusal(`Parameter '${name}' must be 1 to 20 letters, digits or hyphens; got ${quote(text)}.`)
}

const VISIBLE = /^[ -~]+$/

function nameReader(name: string, { maxLength = 0 }: ParamSchema): Reader {
  return (text) => {
    const trimmed = text.trim()
    if (VISIBLE.test(trimmed) && trimmed.length <= maxLength) return trimmed
    return new Refusal(
      `Parameter '${name}' must be 1 to ${maxLength} visible ASCII characters; got ${quote(text)}.`,
    )
  }
}

const CONTROL_CHARACTERS = /\p{Cc}/u

function textReader(name: string, { maxLength = 0 }: ParamSchema): Reader {
  return (given) => {
    const text = given.trim()
    if (text.length <= maxLength && !CONTROL_CHARACTERS.test(text)) return text
    return new Refusal(
      `Parameter '${name}' must be at most ${maxLength} characters without line breaks and the like; got ${quote(given)}.`,
    )
  }
}

function countryListReader(name: string, schema: ParamSchema, countries: CountryCodes): Reader {
  const { 'x-min-items': least = 1, 'x-max-items': most = 1, maxLength = 0 } = schema
  const allowed = `Parameter '${name}' must be ${least} to ${most} different country codes with commas between them`
  return (text) => {
    if (text.length > maxLength)
      return new Refusal(`${allowed}, at most ${maxLength} characters; got ${quote(text)}.`)
    const given = text.split(',').map((code) => code.trim())
    const codes = given.map((code) => readCountry(code, countries))
    const unknown = given.filter((_, index) => codes[index] instanceof Refusal)
    if (unknown.length > 0) return new Refusal(unknownCountries(unknown))
    const distinct = new Set(codes).size
    return distinct >= least && distinct <= most
      ? codes
      : new Refusal(`${allowed}; got ${distinct} in ${quote(text)}.`)
  }
}

function unknownCountries(codes: readonly string[]): string {
  const named = [...new Set(codes)].map(quote).join(', ')
  return codes.length === 1
    ? `Country code ${named} not recognised. Use ISO 3166-1 alpha-2 codes, such as GB.`
    : `Country codes ${named} not recognised. Use ISO 3166-1 alpha-2 codes, such as GB.`
}

function tokenReader(name: string, schema: ParamSchema): Reader {
  const { enum: all = [], 'x-depends-on': other, 'x-values': byOther } = schema
  const always = new Set(all)
  const sets = new Map(Object.entries(byOther ?? {}).map(([value, allowed]) => [value, new Set(allowed)]))
  return (text, values) => {
    const token = always.has(text) ? text : lowerCase(text)
    if (!other || !byOther) return always.has(token) ? token : tokenRefusal(name, schema, text, all, values)
    const allowed = sets.get(String(values[other]))
    // While the other parameter is wrong itself, nothing can be said of this one.
    return !allowed || allowed.has(token) ? token : tokenRefusal(name, schema, text, [...allowed], values)
  }
}

function lowerCase(text: string): string {
  const trimmed = text.trim()
  return ASCII.test(trimmed) ? trimmed.toLowerCase() : trimmed
}

function tokenRefusal(
  name: string,
  schema: ParamSchema,
  text: string,
  allowed: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Refusal {
  const { 'x-error-code': code = 'validation_error', 'x-error-list': list, 'x-depends-on': other } = schema
  const where = other ? ` with ${other}=${values[other]}` : ''
  const message = `Parameter '${name}' must be one of ${allowed.join(', ')}${where}; got ${quote(text)}.`
  return new Refusal(message, code as ErrorCode, list ? { [list]: allowed } : undefined)
}
