/**
 * The tables of an open revision: those that its list names, with the rows of data/open laid over them. A row whose key the
 * table has replaces that row, another comes at the end; a table that the list does not name is whole in data/open.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TableText } from '../editions/read.ts'
import { type ColumnSchema, LATER } from '../tables/columns.ts'
import { CsvError, type CsvRecord, csvLine, csvRecords } from '../tables/csv.ts'
import { DataError } from '../tables/problems.ts'
import { EVERY_TABLE, type Table } from '../tables/table.ts'
import { type EditionList, type EditionPlace, listedTables, type SealedFile } from './edition-list.ts'
import { sealedText } from './sealed-file.ts'
import { sha256 } from './sha256.ts'

export const OPEN = 'open'
/** Rows of every open revision. */
export const SHARED = 'shared'
const YEARLY = /^\d{4}\.\d+$/
const ENDING = '.csv'

/** Where rows of an open revision alone lie, below data/: our own by the year, those of others by the name. */
export function openFolder({ name }: EditionPlace, { year }: EditionList): string {
  return `${OPEN}/${YEARLY.test(name) ? year : name}`
}

/** Paths below the folder of editions, by table: rows of every open revision first. */
function openFiles(place: EditionPlace, list: EditionList): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const folder of [`${OPEN}/${SHARED}`, openFolder(place, list)]) {
    const path = join(place.dir, folder)
    for (const file of existsSync(path) ? readdirSync(path).sort() : []) {
      if (!file.endsWith(ENDING)) continue
      const table = file.slice(0, -ENDING.length)
      files.set(table, [...(files.get(table) ?? []), `${folder}/${file}`])
    }
  }
  return files
}

/**
 * Every table of an open revision but its publications. `known`: the tables of this release, by name. `without`: a file of
 * rows that is left aside.
 */
export function openTexts(
  place: EditionPlace,
  list: EditionList,
  known: ReadonlyMap<string, Table>,
  without?: string,
): Map<string, TableText> {
  const found = [...openFiles(place, list)].map(
    ([name, files]) => [name, files.filter((file) => file !== without)] as const,
  )
  const own = new Map(found.filter(([, files]) => files.length > 0))
  const base = listedTables(list)
  const names = [...new Set([...base.keys(), ...own.keys()])].filter((name) => name !== 'sources')
  return new Map(
    names.map((name) => [name, openText(place, list, known.get(name), name, own.get(name) ?? [])]),
  )
}

function openText(
  place: EditionPlace,
  list: EditionList,
  table: Table | undefined,
  name: string,
  own: readonly string[],
): TableText {
  const base = listedTables(list).get(name)
  const removed = list.removed?.[name] ?? []
  if (base && own.length === 0 && removed.length === 0)
    return { file: `${place.shown}/${base.file}`, hash: base.sha256, text: () => sealedText(place, base) }
  let merged: Merged | undefined
  const merge = (): Merged => {
    merged ??= layersMerged(place, { base, own, removed, table: table ?? { key: [], columns: {} } })
    return merged
  }
  return {
    file: `${place.shown}/${own.at(-1) ?? base?.file ?? name}`,
    text: () => merge().text,
    at: (line) => merge().at[line - 1],
  }
}

interface Line {
  readonly file: string
  readonly line: number
}

interface Merged {
  readonly text: string
  /** Where each line of it stands. */
  readonly at: readonly Line[]
}

interface Row extends Line {
  readonly cells: ReadonlyMap<string, string>
}

interface Layers {
  readonly base: SealedFile | undefined
  readonly own: readonly string[]
  readonly removed: readonly string[]
  readonly table: Pick<Table, 'key' | 'columns'>
}

/** Throws a DataError with file and line for rows that cannot be laid over the table. */
function layersMerged(place: EditionPlace, { base, own, removed, table }: Layers): Merged {
  const layers = own.map((path) =>
    readLayer(`${place.shown}/${path}`, readFileSync(join(place.dir, path), 'utf8')),
  )
  const below = base && readLayer(`${place.shown}/${base.file}`, sealedText(place, base))
  const rows = keyed(table, below?.rows ?? [])
  for (const key of removed) {
    if (!rows.delete(key)) throw fault(below?.file ?? '', 1, `there is no row ${key} to remove`)
  }
  for (const layer of layers) {
    const missing = (below?.header ?? []).filter((column) => !layer.header.includes(column))
    if (missing.length > 0)
      throw fault(layer.file, 1, `columns ${missing.join(', ')} of the table are missing`)
    for (const [key, row] of keyed(table, layer.rows)) rows.set(key, row)
  }
  const header = inOrder(table, [below?.header ?? [], ...layers.map((layer) => layer.header)].flat())
  const lines = [...rows.values()]
  const texts = lines.map(({ cells }) =>
    csvLine(header.map((name) => cells.get(name) ?? absent(table, name))),
  )
  const top = layers.at(-1) ?? below
  return {
    text: `${[csvLine(header), ...texts].join('\n')}\n`,
    at: [{ file: top?.file ?? '', line: 1 }, ...lines],
  }
}

/** Rows by the values of their key. Throws a DataError for two of one key. */
function keyed({ key: columns }: Layers['table'], rows: readonly Row[]): Map<string, Row> {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const key = columns.map((column) => row.cells.get(column)).join(' ')
    const earlier = found.get(key)
    if (earlier) throw fault(row.file, row.line, `duplicate key ${key}, also on line ${earlier.line}`)
    found.set(key, row)
  }
  return found
}

interface Layer {
  readonly file: string
  readonly header: readonly string[]
  readonly rows: readonly Row[]
}

function readLayer(file: string, text: string): Layer {
  const [header, ...records] = recordsOf(file, text)
  const names = header?.cells ?? []
  const rows = records.map(({ line, cells }) => {
    if (cells.length !== names.length)
      throw fault(file, line, `${names.length} fields expected, ${cells.length} found`)
    return { file, line, cells: new Map(names.map((name, at) => [name, cells[at] ?? ''])) }
  })
  return { file, header: names, rows }
}

function recordsOf(file: string, text: string): CsvRecord[] {
  try {
    return csvRecords(text)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new DataError([{ file, reason: `not a CSV: ${error.message}` }])
  }
}

/** As the table has them, and behind them what it does not know, which its reader names. */
function inOrder({ columns }: Pick<Table, 'columns'>, names: readonly string[]): string[] {
  // A table may name a column of every table itself: ranges.csv has a range_id of its own.
  const known = [...new Set([...Object.keys(columns), ...Object.keys(EVERY_TABLE)])]
  const given = [...new Set(names)]
  return [...known.filter((name) => given.includes(name)), ...given.filter((name) => !known.includes(name))]
}

/** What a row of the table below holds in a column that it lacks. */
function absent({ columns }: Pick<Table, 'columns'>, name: string): string {
  const later = (columns[name] as unknown as ColumnSchema | undefined)?.[LATER]
  return typeof later === 'string' ? later : ''
}

function fault(file: string, line: number, reason: string): DataError {
  return new DataError([{ file, line, reason }])
}

/** One hash over everything that an open revision is made of: it changes with every row that is edited. */
export function openHash(place: EditionPlace, list: EditionList, register: string): string {
  const listed = Object.entries(list.files).map(([path, { sha256: hash }]) => `${path} ${hash}`)
  const own = [...openFiles(place, list).values()].flat()
  const edited = own.map((path) => `${path} ${sha256(readFileSync(join(place.dir, path)))}`)
  return sha256(
    [
      place.name,
      ...listed.sort(),
      ...edited.sort(),
      JSON.stringify(list.removed ?? {}),
      sha256(register),
    ].join('\n'),
  )
}
