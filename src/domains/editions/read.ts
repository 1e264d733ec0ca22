/** From the texts of an edition's files to a checked Edition. Any fault throws a DataError with file, line and reason. */

import type { InSteps } from '../../core/steps.ts'
import { DataError, type DataProblem } from '../../tables/problems.ts'
import { readTable, rowsOf } from '../../tables/read-table.ts'
import { checkIds, checkReferences } from '../../tables/references.ts'
import type { Report, RowIn, Table, TableSet } from '../../tables/table.ts'
import { BASIS_TABLES, checkBasis } from '../basis/basis.ts'
import { SOURCES } from '../basis/tables.ts'
import { BASIS, type Edition, makeEdition } from '../edition.ts'
import type { Part } from '../part.ts'
import type { EditionEntry } from './register.ts'

export interface EditionTexts {
  /** The text of a table's CSV. Throws a DataError when it cannot be read. */
  text(table: Table): string
  /** How the file of a table is called in messages. */
  file(table: Table): string
  /** The rows of an equal file that was read before, and a place to keep those of this one: editions share them. */
  readonly known?: KnownRows
}

export interface KnownRows {
  find(table: Table, text: string): unknown[] | undefined
  keep(table: Table, text: string, rows: unknown[]): void
}

/** All tables of an edition with these parts. */
export function tablesOf(parts: readonly Part<unknown>[]): Table[] {
  return ownedTables(parts).map(({ table }) => table)
}

function ownedTables(parts: readonly Part<unknown>[]): { domain: string; table: Table }[] {
  return [
    ...[SOURCES, ...BASIS_TABLES].map((table) => ({ domain: BASIS, table })),
    ...parts.flatMap(({ name, tables }) => tables.map((table) => ({ domain: name, table }))),
  ]
}

/** Reads and checks the tables, a step each. */
function* readTables(texts: EditionTexts, parts: readonly Part<unknown>[]): InSteps<TableSet> {
  const all = tablesOf(parts)
  const problems: DataProblem[] = []
  const stopAtProblems = () => {
    if (problems.length > 0) throw new DataError(problems)
  }
  const rows = new Map<string, unknown[]>()
  for (const table of all) {
    rows.set(table.name, readOrKnown(texts, table, problems))
    yield
  }
  // Rows that could not be read are missing from the tables: what refers to them would only be noise.
  stopAtProblems()
  const tables = tableSet(rows)
  const report: Report = (table, line, reason) =>
    void problems.push({ file: texts.file(table), line, reason })
  checkReferences(all, tables, report)
  stopAtProblems()
  yield
  checkIds(all, tables, report)
  checkBasis(tables, report)
  for (const part of parts) {
    part.check(tables, report)
    yield
  }
  stopAtProblems()
  return tables
}

/** `rows`: by the name of the table. */
export function tableSet(rows: ReadonlyMap<string, readonly unknown[]>): TableSet {
  return { rows: <T extends Table>({ name }: T) => (rows.get(name) ?? []) as RowIn<T>[] }
}

function readOrKnown({ text, file, known }: EditionTexts, table: Table, problems: DataProblem[]): unknown[] {
  const csv = text(table)
  const before = known?.find(table, csv)
  if (before) return before
  const found: DataProblem[] = []
  const rows = readTable(file(table), csv, table, found)
  problems.push(...found)
  // Problems name the file of this edition.
  if (found.length === 0) known?.keep(table, csv, rows)
  return rows
}

export function* readEdition(
  entry: EditionEntry,
  texts: EditionTexts,
  parts: readonly Part<unknown>[],
): InSteps<Edition> {
  return editionOf(entry, yield* readTables(texts, parts), texts.file, parts)
}

/** Of tables that were read and checked. `file`: how the file of a table is called in messages. */
export function editionOf(
  entry: EditionEntry,
  set: TableSet,
  file: EditionTexts['file'],
  parts: readonly Part<unknown>[],
): Edition {
  const tables = ownedTables(parts).map((owned) => ({
    ...owned,
    file: file(owned.table),
    get rows() {
      return rowsOf(set, owned.table)
    },
  }))
  return makeEdition(entry, set, tables, parts)
}
