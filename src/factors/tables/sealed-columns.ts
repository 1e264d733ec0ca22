/** The columns of tables as an edition was sealed with them. A later release reads its tables by these, not by its own. */
import type { ColumnSchema, Columns } from './columns.ts'
import type { Table } from './table.ts'

/** The columns of a table, in the order of the file. */
export interface ReadBy {
  readonly key: readonly string[]
  readonly columns: readonly TableColumn[]
}

export interface TableColumn {
  readonly name: string
  readonly schema: ColumnSchema
  readonly isOptional: boolean
}

/** The JSON Schema of a row, as `rowSchema` in table.ts makes it. */
interface SealedTable {
  readonly 'x-key': readonly string[]
  readonly required?: readonly string[]
  readonly properties: Readonly<Record<string, ColumnSchema>>
}

/** By the name of the table: what schema.json of an edition holds. */
export type SealedSchemas = Readonly<Record<string, SealedTable>>

/** TypeBox marks what may be left out with a key of its own. */
const OPTIONAL = '~optional'

/** The columns that this release reads a table by. */
export function columnsOfRelease({ key, columns }: Pick<Table, 'key' | 'columns'>): ReadBy {
  return { key, columns: listed(columns) }
}

export function listed(columns: Columns): TableColumn[] {
  return Object.entries(columns).map(([name, schema]) => ({
    name,
    schema: schema as unknown as ColumnSchema,
    isOptional: OPTIONAL in schema,
  }))
}

/** The columns that a table was sealed with; undefined for a table that the schemas do not hold. */
export function sealedColumns(schemas: SealedSchemas, table: string): ReadBy | undefined {
  const sealed = Object.hasOwn(schemas, table) ? schemas[table] : undefined
  if (!sealed) return undefined
  const required = new Set(sealed.required)
  const columns = Object.entries(sealed.properties).map(([name, schema]) => ({
    name,
    schema,
    isOptional: !required.has(name),
  }))
  return { key: sealed['x-key'], columns }
}

/** Why a release cannot read a table that was sealed with these columns, if it cannot. */
export function whyUnreadable(table: Table, { columns }: ReadBy): string | undefined {
  const now = new Map(columnsOfRelease(table).columns.map((column) => [column.name, column]))
  for (const { name, schema } of columns) {
    const known = now.get(name)
    if (!known) return `this release does not know the column ${name}`
    const [before, kind] = [schema['x-column'], known.schema['x-column']]
    if (before !== kind) return `column ${name} holds ${before} here, and this release reads ${kind}`
    now.delete(name)
  }
  const missing = [...now.values()].find(({ schema }) => schema['x-later'] === undefined)
  if (!missing) return undefined
  return `this table was sealed without the column ${missing.name}: declare it with later(...), which says what rows without it hold`
}
