/**
 * From the texts of an edition's tables to an Edition. An edition has the tables that it lists: one that this release
 * knows and the edition does not list is empty. Any fault throws a DataError with file, line and reason.
 */
import { lazyMap } from '../../engine/helpers/lazy.ts'
import type { InSteps } from '../../engine/helpers/steps.ts'
import { BASIS, type Edition, makeEdition } from '../edition.ts'
import type { EditionPart } from '../edition-part.ts'
import { NO_POTENTIALS, type Potentials } from '../reference/gwp.ts'
import { checkReferenceTables, REFERENCE_TABLES } from '../reference/reference-tables.ts'
import { SOURCES } from '../reference/tables.ts'
import type { EditionEntry } from '../register.ts'
import { DataError, type DataProblem } from '../tables/problems.ts'
import { readTable, rowsOf } from '../tables/read-table.ts'
import { checkIds, checkReferences } from '../tables/references.ts'
import { type ReadBy, whyUnreadable } from '../tables/sealed-columns.ts'
import type { Report, RowIn, Table, TableSet } from '../tables/table.ts'

export interface TableText {
  /** How its file is called in messages. */
  readonly file: string
  /** SHA-256 of the text, by which equal tables of other editions are known; absent where the text is its own. */
  readonly hash?: string
  /** The columns that it was sealed with; absent where it was not. */
  readonly readBy?: ReadBy | undefined
  /** The CSV. Throws a DataError when it cannot be read. */
  text(): string
  /** Where a line of the text stands, when that is another file. */
  at?(line: number): { readonly file: string; readonly line: number } | undefined
}

export interface EditionTexts {
  /** The tables that the edition lists, by name. */
  readonly tables: ReadonlyMap<string, TableText>
  /** The rows of equal tables that were read before, and a place to keep those of this one: editions share them. */
  readonly known?: KnownRows
  /** What lies beside all editions; none where nobody brings them. */
  readonly potentials?: Potentials
}

export interface KnownRows {
  find(table: Table, hash: string): unknown[] | undefined
  keep(table: Table, hash: string, rows: unknown[]): void
}

/** All tables that parts know. */
export function tablesOf(parts: readonly EditionPart<unknown>[]): Table[] {
  return ownedTables(parts).map(({ table }) => table)
}

function ownedTables(parts: readonly EditionPart<unknown>[]): { domain: string; table: Table }[] {
  return [
    ...[SOURCES, ...REFERENCE_TABLES].map((table) => ({ domain: BASIS, table })),
    ...parts.flatMap(({ name, tables }) => tables.map((table) => ({ domain: name, table }))),
  ]
}

/** Reads and checks all tables, a step each. */
export function* readEdition(
  entry: EditionEntry,
  texts: EditionTexts,
  parts: readonly EditionPart<unknown>[],
): InSteps<Edition> {
  return editionOf(entry, yield* readTables(texts, parts), texts, parts)
}

/**
 * An edition whose rows were checked when it was released, and whose texts are the same since: a table is read when its
 * rows are asked for first.
 */
export function openEdition(
  entry: EditionEntry,
  texts: EditionTexts,
  parts: readonly EditionPart<unknown>[],
): Edition {
  const all = tablesOf(parts)
  stopAt(listProblems(texts, all))
  const rows = lazyMap(all.map((table) => [table.name, () => rowsIn(texts, table)]))
  return editionOf(entry, tableSet(rows), texts, parts)
}

function* readTables(texts: EditionTexts, parts: readonly EditionPart<unknown>[]): InSteps<TableSet> {
  const all = tablesOf(parts)
  stopAt(listProblems(texts, all))
  const problems: DataProblem[] = []
  const rows = new Map<string, unknown[]>()
  for (const table of all) {
    rows.set(table.name, readOrKnown(texts, table, problems))
    yield
  }
  // Rows that could not be read are missing from the tables: what refers to them would only be noise.
  stopAt(problems)
  const tables = tableSet(rows)
  const report: Report = (table, line, reason) =>
    void problems.push({ ...placeOf(texts.tables.get(table.name), line), reason })
  checkReferences(all, tables, report)
  stopAt(problems)
  yield
  checkIds(all, tables, report)
  checkReferenceTables(tables, report)
  for (const part of parts) {
    if (part.tables.some(({ name }) => texts.tables.has(name))) part.check(tables, report)
    yield
  }
  stopAt(problems)
  return tables
}

/** Listed tables that this release does not know, and columns that it cannot read. */
function listProblems({ tables }: EditionTexts, all: readonly Table[]): DataProblem[] {
  const known = new Map(all.map((table) => [table.name, table]))
  return [...tables].flatMap(([name, { file, readBy }]) => {
    const table = known.get(name)
    if (!table) return [{ file, reason: `this release knows no table ${name}` }]
    const reason = readBy && whyUnreadable(table, readBy)
    return reason === undefined ? [] : [{ file, line: 1, reason }]
  })
}

function stopAt(problems: readonly DataProblem[]): void {
  if (problems.length > 0) throw new DataError(problems)
}

function rowsIn(texts: EditionTexts, table: Table): unknown[] {
  const problems: DataProblem[] = []
  const rows = readOrKnown(texts, table, problems)
  stopAt(problems)
  return rows
}

function readOrKnown({ tables, known }: EditionTexts, table: Table, problems: DataProblem[]): unknown[] {
  const listed = tables.get(table.name)
  if (!listed) return []
  const { file, hash, readBy, text } = listed
  const before = hash === undefined ? undefined : known?.find(table, hash)
  if (before) return before
  const found: DataProblem[] = []
  const rows = readTable(file, text(), table, found, readBy)
  problems.push(
    ...found.map(({ line, reason }) => ({
      ...(line === undefined ? { file } : placeOf(listed, line)),
      reason,
    })),
  )
  if (found.length === 0 && hash !== undefined) known?.keep(table, hash, rows)
  return rows
}

function placeOf(text: TableText | undefined, line: number): { file: string; line: number } {
  const place = text?.at?.(line)
  return { file: place?.file ?? text?.file ?? '', line: place?.line ?? line }
}

/** `rows`: by the name of the table. */
function tableSet(rows: ReadonlyMap<string, readonly unknown[]>): TableSet {
  return { rows: <T extends Table>({ name }: T) => (rows.get(name) ?? []) as RowIn<T>[] }
}

function editionOf(
  entry: EditionEntry,
  set: TableSet,
  texts: EditionTexts,
  parts: readonly EditionPart<unknown>[],
): Edition {
  const tables = ownedTables(parts).flatMap((owned) => {
    const listed = texts.tables.get(owned.table.name)
    if (!listed) return []
    return {
      ...owned,
      file: listed.file,
      get rows() {
        return rowsOf(set, owned.table)
      },
    }
  })
  return makeEdition(entry, set, tables, parts, texts.potentials ?? NO_POTENTIALS)
}
