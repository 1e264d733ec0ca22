/** The columns of a table, for whoever edits it. */

import { EDITION_PARTS } from '../../../api/operations.ts'
import { near } from '../../../engine/helpers/near.ts'
import { tablesOf } from '../../../factors/editions/read.ts'
import { OVERLAY } from '../../../factors/overlay-table.ts'
import { columnsOfRelease, type TableColumn } from '../../../factors/tables/sealed-columns.ts'
import type { Table } from '../../../factors/tables/table.ts'
import { message } from '../../../messages/messages.ts'
import { UsageError } from '../usage.ts'

export const TABLES: readonly Table[] = tablesOf(EDITION_PARTS)

/** Throws a UsageError for a table that this release does not know. */
export function requireTable(name: string, tables: readonly Table[] = TABLES): Table {
  const table = tables.find((one) => one.name === name)
  if (table) return table
  const names = tables.map((one) => one.name)
  const [nearest] = near(name, names)
  throw new UsageError(
    message('cli.edition.no_table', {
      value: name,
      has_suggestion: nearest !== undefined,
      suggestion: nearest ?? '',
      allowed: names,
    }),
  )
}

export function printColumns(name: string): void {
  const table = requireTable(name, [...TABLES, OVERLAY])
  const { key, columns } = columnsOfRelease(table)
  console.log(`${table.name}.csv: ${table.description}\n`)
  const width = Math.max(...columns.map((column) => column.name.length))
  for (const column of columns) {
    const isKey = key.includes(column.name) ? ', key' : ''
    console.log(
      `  ${column.name.padEnd(width)}  ${holds(column)}${column.isOptional ? ', may be empty' : ''}${isKey}`,
    )
  }
}

function holds({ schema }: TableColumn): string {
  const { 'x-column': kind, 'x-references': target, minimum, maximum, pattern, enum: values } = schema
  if (target !== undefined) return `a value of ${target}`
  if (values) return `one of ${values.join(', ')}`
  if (minimum !== undefined || maximum !== undefined) return `${kind}, ${minimum ?? ''} to ${maximum ?? ''}`
  return pattern === undefined ? kind : `${kind} like ${pattern}`
}
