/** What a table is: its name, its columns, and what makes a row of it unique. A domain describes its own beside its code. */
import { Type } from 'typebox'
import { type Columns, maybe, type RowOf, text } from './columns.ts'

export interface Table<Row = unknown> {
  /** The name of its file, without `.csv`. */
  readonly name: string
  readonly description: string
  /** The columns whose values together no two rows share. */
  readonly key: readonly string[]
  readonly columns: Columns
  readonly about?: TableAbout
  /** Only a type: what a row is. */
  readonly row?: Row
}

/** What all figures of a table have in common and no column says, for whoever looks figures up. */
export interface TableAbout {
  /** What a figure of it is: `Hotel stay`. */
  readonly title: string
  /** What the figures cover. */
  readonly boundary?: string
  /** ISO 3166-1 alpha-2 code of the country that they describe. */
  readonly country?: string
  /** They are made from published ones, by us: all, or the rows that have this value in a column. */
  readonly isEstimate?: true | { readonly column: string; readonly value: string }
}

/**
 * Columns that every table may have although its own description does not name them; a file may leave them out.
 * range_id: the row of the range that holds for the figure. from_edition: the edition that the
 * figure was carried over from.
 */
export const EVERY_TABLE: Columns = {
  range_id: maybe(text()),
  from_edition: maybe(text()),
}

export function table<C extends Columns>(
  name: string,
  {
    description,
    key,
    columns,
    about,
  }: { description: string; key: (keyof C & string)[]; columns: C; about?: TableAbout },
): Table<RowOf<C>> {
  return { name, description, key, columns, ...(about && { about }) }
}

/** What a row of a table is. */
export type RowIn<T> = T extends Table<infer Row> ? Row : never

/** The rows of every table of an edition. */
export interface TableSet {
  /** The rows in the order of the file. */
  rows<T extends Table>(table: T): readonly RowIn<T>[]
}

/** Says what is wrong with a row. */
export type Report = (table: Table, line: number, reason: string) => void

/** The JSON Schema of a row: it is sealed with an edition, whose tables are read by it from then on. */
export function rowSchema({ name, description, key, columns }: Table): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: name,
    description,
    'x-key': key,
    ...Type.Object(columns, { additionalProperties: false }),
  }
}
