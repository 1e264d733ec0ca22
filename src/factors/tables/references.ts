/** What holds between the rows of all tables: values that another table must have, ids that no two rows share. */

import type { Columns } from './columns.ts'
import { rowsOf } from './read-table.ts'
import { listed } from './sealed-columns.ts'
import { EVERY_TABLE, type Report, type Table, type TableSet } from './table.ts'

/** Every value that refers to another table is there. `all`: every table of the edition. */
export function checkReferences(all: readonly Table[], tables: TableSet, report: Report): void {
  const values = new Map<string, ReadonlySet<unknown>>()
  for (const table of all) {
    for (const [column, target, kind] of referring({ ...EVERY_TABLE, ...table.columns })) {
      const known = values.get(target) ?? valuesOf(all, tables, target)
      values.set(target, known)
      for (const row of rowsOf(tables, table)) {
        const value = row[column]
        if (value !== undefined && !known.has(value)) {
          report(table, row.line, `${column}: unknown ${kind} '${value}'`)
        }
      }
    }
  }
}

function referring(columns: Columns): [column: string, target: string, kind: string][] {
  return listed(columns).flatMap(({ name, schema: { 'x-references': target, 'x-column': kind } }) =>
    target === undefined ? [] : [[name, target, kind]],
  )
}

function valuesOf(all: readonly Table[], tables: TableSet, target: string): ReadonlySet<unknown> {
  const [name = '', column = ''] = target.split('.')
  const table = all.find((one) => one.name === name)
  if (!table) throw new Error(`no table ${name}`)
  return new Set(rowsOf(tables, table).map((row) => row[column]))
}

/** An id names one row of the whole edition. */
export function checkIds(all: readonly Table[], tables: TableSet, report: Report): void {
  const seen = new Map<string, string>()
  for (const table of all) {
    for (const { id, line } of rowsOf(tables, table)) {
      if (id === undefined) continue
      const earlier = seen.get(String(id))
      if (earlier) report(table, line, `id: '${id}' is already used in ${earlier}`)
      seen.set(String(id), `${table.name}.csv:${line}`)
    }
  }
}
