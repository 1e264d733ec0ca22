/** From the texts of an edition's files to a checked Edition. Any fault throws a DataError with file, line and reason. */
import { DataError, type DataProblem } from '../tables/problems.ts'
import { readTable } from '../tables/read-table.ts'
import { checkIds, checkReferences } from '../tables/references.ts'
import type { Report, RowIn, Table, TableSet } from '../tables/table.ts'
import { BASIS_TABLES, checkBasis } from './basis/basis.ts'
import { SOURCES } from './basis/tables.ts'
import { type Edition, type EditionName, makeEdition } from './edition.ts'
import type { Part } from './part.ts'

export interface EditionTexts {
  /** The text of a table's CSV. Throws a DataError when it cannot be read. */
  text(table: Table): string
  /** How the file of a table is called in messages. */
  file(table: Table): string
}

/** All tables of an edition with these parts. */
export function tablesOf(parts: readonly Part<unknown>[]): Table[] {
  return [SOURCES, ...BASIS_TABLES, ...parts.flatMap(({ tables }) => tables)]
}

/** The checked tables. */
export function readTables(texts: EditionTexts, parts: readonly Part<unknown>[]): TableSet {
  const all = tablesOf(parts)
  const problems: DataProblem[] = []
  const stopAtProblems = () => {
    if (problems.length > 0) throw new DataError(problems)
  }
  const rows = new Map(
    all.map((table) => [table.name, readTable(texts.file(table), texts.text(table), table, problems)]),
  )
  // Rows that could not be read are missing from the tables: what refers to them would only be noise.
  stopAtProblems()
  const tables: TableSet = { rows: <T extends Table>({ name }: T) => (rows.get(name) ?? []) as RowIn<T>[] }
  const report: Report = (table, line, reason) =>
    void problems.push({ file: texts.file(table), line, reason })
  checkReferences(all, tables, report)
  stopAtProblems()
  checkIds(all, tables, report)
  checkBasis(tables, report)
  for (const part of parts) part.check(tables, report)
  stopAtProblems()
  return tables
}

export function readEdition(
  name: EditionName,
  texts: EditionTexts,
  parts: readonly Part<unknown>[],
): Edition {
  return makeEdition(name, readTables(texts, parts), parts)
}
