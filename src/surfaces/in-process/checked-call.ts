/** What a call is given beside the name: options and parameters, checked before anything is asked. */
import type { Operation } from '../../contract/operation.ts'
import { quote, shortened } from '../../contract/quote.ts'
import { ApiError } from '../../engine/errors.ts'
import { near } from '../../engine/helpers/near.ts'
import type { Edition } from '../../factors/edition.ts'

/** As texts where they say something. */
const OPTIONS = ['edition', 'overlay', 'fields'] as const

export interface CheckedOptions {
  readonly edition?: string | undefined
  readonly overlay?: string | undefined
  readonly fields?: string | undefined
}

/** `operation`: which is asked, with an edition that knows its parameters. */
export function checkedOptions(
  given: unknown,
  operation?: { readonly of: Operation; edition(): Edition },
): CheckedOptions {
  const options = named(given, 'options', "the options of a call by name, such as { edition: '2025' }")
  for (const name in options) {
    const value = options[name]
    if (value === undefined) continue
    if (!(OPTIONS as readonly string[]).includes(name)) throw unknownOption(name, operation)
    if (typeof value !== 'string') throw noText(name, value)
  }
  return options
}

function unknownOption(name: string, operation: Parameters<typeof checkedOptions>[1]): ApiError {
  const properties = operation?.of.query(operation.edition()).properties ?? {}
  if (Object.hasOwn(properties, name)) {
    const message = `Option ${quote(name)} is a parameter of ${operation?.of.name}: it belongs in the parameters.`
    return wrong(name, message)
  }
  const [suggestion] = near(name, OPTIONS)
  const meant = suggestion === undefined ? '' : ` Did you mean '${suggestion}'?`
  const message = `Option ${quote(name)} is not known; there are ${OPTIONS.join(', ')}.${meant}`
  return wrong(name, message, suggestion)
}

function noText(name: string, value: unknown): ApiError {
  const sent = shown(value)
  const isNumber = typeof value === 'number'
  const hint = isNumber ? ` Write it in quotes: ${name}: '${sent}'.` : ''
  return wrong(
    name,
    `Option '${name}' must be a string; got ${quote(sent)}.${hint}`,
    isNumber ? sent : undefined,
  )
}

/** Parameters as texts. Without spreading: that takes longer than a calculation. */
export function textsOf(given: unknown): Record<string, string> {
  const params = named(given, 'params', "the parameters by name, such as { country: 'GB', nights: 3 }")
  // Without a prototype, as a parsed query string: no name is dropped.
  const texts: Record<string, string> = Object.create(null)
  for (const name of Object.keys(params)) {
    const value = params[name]
    if (value === undefined || value === null) continue
    // `edition` is a parameter too.
    if (name === 'fields' || name === 'overlay') throw optionAmongParams(name)
    texts[name] = textOf(name, value)
  }
  return texts
}

function optionAmongParams(name: string): ApiError {
  return wrong(name, `Parameter '${name}' is an option: it belongs in the options, after the parameters.`)
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const message = `Parameter ${quote(name)} must be a string, a number or a boolean; a list is a string with commas.`
  throw wrong(name, message)
}

/** An object of values by name. What has its values otherwise, such as a list, a Map or URLSearchParams, would say nothing. */
function named(given: unknown, field: string, what: string): Readonly<Record<string, unknown>> {
  if (typeof given === 'object' && given !== null && !(Symbol.iterator in given))
    return given as Readonly<Record<string, unknown>>
  throw wrong(field, `${field} must be an object: ${what}; got ${quote(shown(given))}.`)
}

function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Array.isArray(value) ? 'a list' : (value.constructor?.name ?? 'an object')
}

function wrong(field: string, message: string, suggestion?: string): ApiError {
  const meant = suggestion === undefined ? {} : { suggestion }
  return new ApiError({ code: 'validation_error', field: shortened(field), message, ...meant })
}
