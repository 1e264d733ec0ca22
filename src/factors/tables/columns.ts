/**
 * The columns of a table: each builder gives a schema that is the check of a cell, the type of a row and the JSON Schema
 * for whoever edits the file, at once.
 */
import { type Static, type TOptional, type TProperties, type TSchema, Type } from 'typebox'
import type { Decimal } from '../../engine/numbers/decimal.ts'

export type ColumnKind =
  | 'id'
  | 'text'
  | 'pattern'
  | 'enum'
  | 'boolean'
  | 'integer'
  | 'decimal'
  | 'country'
  | 'source'
  | 'reference'

/** What the reader of a table looks at in a column's schema. */
export interface ColumnSchema {
  readonly 'x-column': ColumnKind
  /** `table.column` whose values this column takes. */
  readonly 'x-references'?: string
  readonly pattern?: string
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly 'x-unit'?: string
  /** What a table that was sealed without it has in every row; `true`: nothing. */
  readonly 'x-later'?: true | string
}

const ID = '^[a-z0-9][A-Za-z0-9_.-]*$'
const COUNTRY = '^[A-Z]{2}$'

/** A name of the row that nothing else in the edition has. */
export const id = () => Type.String({ 'x-column': 'id', pattern: ID })

export const text = () => Type.String({ 'x-column': 'text', minLength: 1 })

/** A text that matches a regular expression. */
export const like = (pattern: string) => Type.String({ 'x-column': 'pattern', pattern })

export const oneOf = <const T extends string>(...values: T[]) =>
  Type.Unsafe<T>(Type.String({ 'x-column': 'enum', enum: values }))

export const yesNo = () => Type.Boolean({ 'x-column': 'boolean' })

export interface Bounds {
  readonly minimum?: number
  readonly maximum?: number
}

export interface Figure extends Bounds {
  /** What it counts, where no column of the table says so. */
  readonly 'x-unit'?: string
}

export const integer = (bounds: Bounds = {}) => Type.Integer({ 'x-column': 'integer', ...bounds })

/** A plain decimal number, read exactly. */
export const decimal = (bounds: Figure = {}) =>
  Type.Unsafe<Decimal>(Type.Number({ 'x-column': 'decimal', ...bounds }))

export const year = () => integer({ minimum: 2000, maximum: 2100 })

/** An ISO 3166-1 alpha-2 code of countries.csv. */
export const country = () =>
  Type.String({ 'x-column': 'country', 'x-references': 'countries.country_code', pattern: COUNTRY })

export const sourceId = () => Type.String({ 'x-column': 'source', 'x-references': 'sources.source_id' })

/** A value that a column of another table has. */
export const reference = <T extends string = string>(table: string, column: string) =>
  Type.Unsafe<T>(Type.String({ 'x-column': 'reference', 'x-references': `${table}.${column}` }))

/** The GWP set that a figure's publisher states. */
export const gwpSet = () => oneOf('ipcc_ar4_gwp100', 'ipcc_ar5_gwp100', 'ipcc_gwp100')

/** A cell that may be empty. */
export const maybe = <T extends TSchema>(column: T) => Type.Optional(column)

/**
 * A column that came after the first edition was sealed: a table without it is as good. Its cells are then absent, or
 * `absent` in every row, written as in the file.
 */
export function later<T extends TSchema>(column: T): TOptional<T>
export function later<T extends TSchema>(column: T, absent: string): T
export function later(column: TSchema, absent?: string): TSchema {
  return absent === undefined ? maybe({ ...column, [LATER]: true }) : { ...column, [LATER]: absent }
}
export const LATER = 'x-later'

export type Columns = TProperties

/** A row as TypeScript sees it, with its line in the file. */
export type RowOf<C extends Columns> = Static<ReturnType<typeof Type.Object<C>>> & { readonly line: number }
