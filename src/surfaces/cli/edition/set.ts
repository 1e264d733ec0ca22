/** Gives an open revision the rows of a whole table: only those in which it differs are written to data/open. */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type EditionList, listedTables } from '../../../factors/files/edition-list.ts'
import { OPEN, openFolder, openTexts, SHARED } from '../../../factors/files/open-tables.ts'
import { sealedText } from '../../../factors/files/sealed-file.ts'
import { csvLine } from '../../../factors/tables/csv.ts'
import { DataError } from '../../../factors/tables/problems.ts'
import type { Table } from '../../../factors/tables/table.ts'
import { message } from '../../../messages/messages.ts'
import { loadEdition } from '../../process/data/load.ts'
import { UsageError } from '../usage.ts'
import { requireTable, TABLES } from './columns.ts'
import { writeList } from './list-file.ts'
import { type ListedEdition, onlyOpen, openEditions, openIn } from './places.ts'
import { differences, type KeyedTable, keyedTable, lineOf } from './rows.ts'

const FAULT = 1

export function setTable(
  dir: string,
  name: string,
  file: string,
  { edition, shared = false }: { edition?: string | undefined; shared?: boolean | undefined },
): void {
  const table = requireTable(name)
  if (edition !== undefined && shared) throw new UsageError(message('cli.edition.set_both', {}))
  const wanted = readFileSync(file, 'utf8')
  const targets = shared ? openEditions(dir) : [edition === undefined ? onlyOpen(dir) : openIn(dir, edition)]
  if (targets.length === 0) throw new UsageError(message('cli.edition.none_open', { folder: dir }))
  const folder = shared ? `${OPEN}/${SHARED}` : folderOf(targets)
  const rowsFile = `${folder}/${name}.csv`
  const path = join(dir, rowsFile)
  const bases = new Set(targets.map((target) => baseText(target, table, rowsFile)))
  const [base, ...others] = bases
  if (others.length > 0) throw new UsageError(message('cli.edition.not_the_same', { code: name }))
  const rows = base === undefined ? 'whole' : asRows(keyedTable(base, table), keyedTable(wanted, table))
  for (const target of targets) rebase(target, name, rows)
  const text = rows === 'whole' ? wanted : rows.text
  if (text === '') rmSync(path, { force: true })
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  console.log(
    text === '' ? `${name}: no row differs` : `${path}: ${text.trimEnd().split('\n').length - 1} rows`,
  )
  for (const { place } of targets) checkAgain(dir, place.name)
}

/** Leaves out a row that the table of an open revision starts with. `key`: the values of its key, with blanks between. */
export function removeRow(dir: string, name: string, key: string, edition: string | undefined): void {
  const table = requireTable(name)
  const { place, list } = edition === undefined ? onlyOpen(dir) : openIn(dir, edition)
  const base = listedTables(list).get(name)
  const rows = base ? keyedTable(sealedText(place, base), table).rows : new Map()
  if (!rows.has(key))
    throw new UsageError(message('cli.edition.no_row', { code: name, value: key, list: table.key }))
  const removed = { ...list.removed, [name]: [...(list.removed?.[name] ?? []), key] }
  console.log(`${writeList(place, { ...list, removed })}: ${name} without ${key}`)
  checkAgain(dir, place.name)
}

function folderOf([target]: readonly ListedEdition[]): string {
  if (!target) throw new Error('no edition is open')
  return openFolder(target.place, target.list)
}

/** What the revision has without the rows that are to be written; undefined of a table that it does not list. */
function baseText({ place, list }: ListedEdition, { name }: Table, without: string): string | undefined {
  const { removed = {}, ...rest } = list
  const { [name]: _, ...kept } = removed
  const known = new Map(TABLES.map((table) => [table.name, table]))
  const found = openTexts(place, { ...rest, removed: kept }, known, without)
  return found.get(name)?.text()
}

interface Rows {
  readonly text: string
  readonly removed: readonly string[]
}

/** `whole` where rows laid over the table would not give the wanted one: it has another order, or fewer columns. */
function asRows(base: KeyedTable, wanted: KeyedTable): Rows | 'whole' {
  if (base.header.some((column) => !wanted.header.includes(column))) return 'whole'
  const changed = differences(base, wanted)
  const removed = changed.filter(({ after }) => after === undefined).map(({ key }) => key)
  const given = changed.filter(({ after }) => after !== undefined).map(({ key }) => key)
  const kept = [...base.rows.keys()].filter((key) => !removed.includes(key))
  const added = given.filter((key) => !base.rows.has(key))
  if ([...wanted.rows.keys()].join('\n') !== [...kept, ...added].join('\n')) return 'whole'
  const lines = given.map((key) => lineOf(wanted.header, wanted.rows.get(key) ?? new Map()))
  return { text: lines.length > 0 ? `${[csvLine(wanted.header), ...lines].join('\n')}\n` : '', removed }
}

/** Writes into the list which rows are left out, or that the table starts from nothing. */
function rebase({ place, list }: ListedEdition, name: string, rows: Rows | 'whole'): void {
  const { [name]: _, ...removed } = list.removed ?? {}
  const path = listedTables(list).get(name)?.path ?? ''
  const { [path]: base, ...others } = list.files
  const files = rows === 'whole' || base === undefined ? others : list.files
  const left = rows === 'whole' || rows.removed.length === 0 ? removed : { ...removed, [name]: rows.removed }
  const { removed: __, ...rest } = list
  const changed: EditionList = { ...rest, files, ...(Object.keys(left).length > 0 && { removed: left }) }
  if (JSON.stringify(changed) !== JSON.stringify(list)) writeList(place, changed)
}

/** Says what the rows have brought with them. */
function checkAgain(dir: string, name: string): void {
  try {
    loadEdition(dir, name)
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    console.error(`edition ${name}: ${error.problems.length} faults\n${error.message}`)
    process.exitCode = FAULT
  }
}
