/** What a call is given beside the name: options and parameters, checked before anything is calculated. */
import type { Operation } from '../../contract/operation.ts'
import { shortened } from '../../contract/quote.ts'
import { ApiError, type ErrorKey, problem } from '../../engine/errors.ts'
import { near } from '../../engine/helpers/near.ts'
import type { Edition } from '../../factors/edition.ts'
import type { MessageValues } from '../../messages/messages.ts'

/** As texts where they say something. */
const OPTIONS = ['edition', 'overlay', 'fields', 'lang'] as const

export interface CheckedOptions {
  readonly edition?: string | undefined
  readonly overlay?: string | undefined
  readonly fields?: string | undefined
  readonly lang?: string | undefined
}

/** `operation`: which is asked, with an edition that knows its parameters. */
export function checkedOptions(
  given: unknown,
  operation?: { readonly of: Operation; edition(): Edition },
): CheckedOptions {
  const options = named(given, 'options', "{ edition: '2025' }")
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
    const values = { name, operation: operation?.of.name ?? '' }
    return wrong(name, 'validation_error.option_is_parameter', values)
  }
  const [suggestion] = near(name, OPTIONS)
  const meant = { has_suggestion: suggestion !== undefined, suggestion: suggestion ?? '' }
  return wrong(name, 'validation_error.option_unknown', { name, allowed: OPTIONS, ...meant }, suggestion)
}

function noText(name: string, value: unknown): ApiError {
  const sent = shown(value)
  const isNumber = typeof value === 'number'
  const values = { param: name, value: sent, is_number: isNumber, replacement: isNumber ? sent : '' }
  return wrong(name, 'validation_error.option_text', values, isNumber ? sent : undefined)
}

/** Parameters as texts. Without spreading: that takes longer than a calculation. */
export function textsOf(given: unknown): Record<string, string> {
  const params = named(given, 'params', "{ country: 'GB', nights: 3 }")
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
  return wrong(name, 'validation_error.parameter_is_option', { param: name })
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw wrong(name, 'validation_error.argument_kind', { param: shortened(name) })
}

/** An object of values by name. What has its values otherwise, such as a list, a Map or URLSearchParams, would say nothing. */
function named(given: unknown, field: string, example: string): Readonly<Record<string, unknown>> {
  if (typeof given === 'object' && given !== null && !(Symbol.iterator in given))
    return given as Readonly<Record<string, unknown>>
  throw wrong(field, 'validation_error.argument', { param: field, example, value: shown(given) })
}

function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return value.constructor?.name ?? '{}'
}

function wrong<Key extends ErrorKey>(
  field: string,
  key: Key,
  values: MessageValues<Key>,
  suggestion?: string,
): ApiError {
  const meant = suggestion === undefined ? {} : { suggestion }
  return new ApiError(problem(key, values, { field: shortened(field), ...meant }))
}
