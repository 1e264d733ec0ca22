/** The text of docs/judgement.md: every row that is our own assumption, and where our estimates are. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDITION_PARTS } from '../../src/api/operations.ts'
import { placeIn, readList } from '../../src/factors/files/edition-list.ts'
import { csvRows } from '../../src/factors/tables/csv.ts'
import { textsOf } from '../../src/surfaces/process/data/load.ts'
import { readRegister } from '../../src/surfaces/process/data/register.ts'

const JUDGEMENT = 'everygram-judgement'
const ESTIMATE = /^everygram-\d{4}$/
const SOURCES = 'sources.csv'

const INTRODUCTION = (edition: string) => `# Our own assumptions

Most rows in \`data/\` come from a publication, which their \`source_id\` names. The rows on this page do not: there is no publication for them, or none that we have read. We chose them carefully from general knowledge, with the source \`${JUDGEMENT}\`. Each is open to correction: a better row with its source replaces it.

This page lists the tables of edition ${edition}, the newest revision for its year, and the tables outside of editions. \`npm run data:judgement\` writes it, and a test checks that it is current.
`

type Row = Readonly<Record<string, string>>

interface Chosen {
  readonly file: string
  readonly all: number
  readonly rows: readonly Row[]
}

/** For the newest revision for the default year, with the tables outside of editions. */
export function judgementPage(dataDir: string): string {
  const edition = newestRevision(dataDir)
  const own = editionTables(dataDir, edition)
  const beside = ['geography', 'synonyms'].flatMap((folder) => tablesIn(dataDir, folder))
  const chosen = [...beside, ...own]
    .map(({ file, rows }) => ({ file, all: rows.length, rows: rows.filter(isJudgement) }))
    .filter(({ rows }) => rows.length > 0)
  return [INTRODUCTION(edition), overview(chosen), ...chosen.map(section), estimates(own)].join('\n')
}

function newestRevision(dataDir: string): string {
  const { entries, defaults } = readRegister(dataDir)
  const year = entries.find(({ name }) => name === defaults.at(-1)?.edition)?.year
  return entries.findLast((entry) => entry.year === year)?.name ?? ''
}

const isJudgement = (row: Row) => row.source_id === JUDGEMENT

interface NamedTable {
  readonly file: string
  readonly rows: readonly Row[]
}

function editionTables(dataDir: string, edition: string): NamedTable[] {
  const place = placeIn(dataDir, edition)
  return [...textsOf(place, readList(place))]
    .filter(([name]) => `${name}.csv` !== SOURCES)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { text }]) => ({ file: `${name}.csv`, rows: csvRows(text()) }))
}

function tablesIn(dataDir: string, folder: string): NamedTable[] {
  return readdirSync(join(dataDir, folder))
    .filter((name) => name.endsWith('.csv') && name !== SOURCES)
    .sort()
    .map((name) => ({
      file: `${folder}/${name}`,
      rows: csvRows(readFileSync(join(dataDir, folder, name), 'utf8')),
    }))
}

function overview(chosen: readonly Chosen[]): string {
  const lines = chosen.map(
    ({ file, all, rows }) => `| [\`${file}\`](#${anchor(file)}) | ${rows.length} | ${all} |`,
  )
  return ['| table | our own rows | all rows |', '|---|---|---|', ...lines, ''].join('\n')
}

function section({ file, rows }: Chosen): string {
  const columns = Object.keys(rows[0] ?? {}).filter(
    (column) => column !== 'source_id' && rows.some((row) => row[column] !== ''),
  )
  const lines = rows.map((row) => `| ${columns.map((column) => escaped(row[column] ?? '')).join(' | ')} |`)
  const head = `| ${columns.join(' | ')} |`
  return [`## ${file}`, '', head, `|${'---|'.repeat(columns.length)}`, ...lines, ''].join('\n')
}

/** Values that we calculated from published ones, with the method page of their domain. */
function estimates(tables: readonly NamedTable[]): string {
  const lines = tables
    .map(({ file, rows }) => ({ file, rows: rows.filter((row) => ESTIMATE.test(row.source_id ?? '')) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ file, rows }) => `| \`${file}\` | ${rows.length} | ${rows[0]?.source_id} | ${methodOf(file)} |`)
  const words =
    'We calculated these values from published ones, or they are conventions of the v1 contract. The page on the method describes how.'
  return [
    '## Estimates',
    '',
    words,
    '',
    '| table | rows | source | method |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}

function methodOf(file: string): string {
  const table = file.replace(/^.*\/|\.csv$/g, '')
  const part = EDITION_PARTS.find(({ tables }) => tables.some(({ name }) => name === table))
  return part ? `[${part.name}](methods/${part.name}.md)` : ''
}

/** The anchor that Markdown derives from a heading. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')
}

function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|')
}
