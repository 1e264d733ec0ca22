/** The forms of a result, by the parameter `format`: beside the JSON of the contract, one value, a table, another standard. */
import type { Operation, ResponseParts, Sheet } from '../contract/operation.ts'
import { ApiError, problem } from '../engine/errors.ts'
import type { Edition } from '../factors/edition.ts'
import { kgText } from './kilograms.ts'
import { SHORT_COLUMNS, type ShortResult, shortCells } from './short-result.ts'

/** What is asked for instead of the JSON of the contract. */
export type Representation =
  /** JSON in the words of another standard. */
  | { readonly form: 'document'; present(): object }
  | { readonly form: 'table'; sheet(): Sheet }
  /** One line, with its line end. */
  | { readonly form: 'value'; text(): string }

/** The parameters of how a result is presented. */
export interface PresentationAsked {
  readonly format?: string
  readonly field?: string
}

/** What representations are made from; each is made when it is asked for. */
export interface Presentable<Result> {
  readonly edition: Edition
  readonly result: Result
  parts(): ResponseParts<Result>
  /** Of a calculation. */
  readonly short: (() => ShortResult) | undefined
  body(): object
}

/** Undefined for JSON. Throws an ApiError for a format or a field that there is not. */
export function representationOf<Result>(
  operation: Operation,
  { format, field }: PresentationAsked,
  of: Presentable<Result>,
): Representation | undefined {
  if (field !== undefined && format !== 'value') throw new ApiError(fieldWithoutValue(format))
  if (format === undefined || format === 'json') return undefined
  const { representations = {}, sheet } = operation
  if (Object.hasOwn(representations, format)) {
    const { present } = representations[format] as NonNullable<(typeof representations)[string]>
    return { form: 'document', present: () => present(of.edition, of.parts()) }
  }
  if (format === 'csv' && sheet) return { form: 'table', sheet: () => sheet(of.edition, of.result) }
  const { short } = of
  if (short === undefined) return undefined
  if (format === 'csv')
    return { form: 'table', sheet: () => ({ columns: SHORT_COLUMNS, rows: [shortCells(short())] }) }
  const text = `${field === undefined ? kgText(short().shortRow.grams) : fieldText(field, short(), of.body())}\n`
  return { form: 'value', text: () => text }
}

const fieldWithoutValue = (format = 'json') =>
  problem('validation_error.field_without_value', { format }, { field: 'field' })

/** A column of the short row, else what stands at a path of the JSON, from its attributes or from its top. */
function fieldText(field: string, short: ShortResult, body: object): string {
  const column = (SHORT_COLUMNS as readonly string[]).indexOf(field)
  if (column !== -1) return String(shortCells(short)[column])
  const { data } = body as { data: { attributes: object } }
  const found = at(data.attributes, field) ?? at(body, field)
  if (typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean')
    return String(found).replace(LINE_BREAKS, ' ')
  const scalars = Object.entries((data.attributes as { emissions: object }).emissions)
    .filter(([, value]) => typeof value === 'number' || typeof value === 'string')
    .map(([name]) => `emissions.${name}`)
  const allowed = [...SHORT_COLUMNS, ...scalars]
  throw new ApiError(problem('validation_error.field', { value: field, allowed }, { field: 'field' }))
}

const LINE_BREAKS = /[\r\n]+/g

function at(from: unknown, path: string): unknown {
  let value: unknown = from
  for (const name of path.split('.'))
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined
  return value
}
