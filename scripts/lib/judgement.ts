/** The text of docs/judgement.md: every row of the data that is our own choice, and where our estimates are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PARTS } from '../../src/domains/domains.ts'
import { editionEntries } from '../../src/process/data/register.ts'
import { csvRows } from '../../src/tables/csv.ts'

const JUDGEMENT = 'everygram-judgement'
const ESTIMATE = /^everygram-\d{4}$/
const SOURCES = 'sources.csv'

const INTRODUCTION = `# Own judgement

Most rows of \`data/\` are published by somebody, and their \`source_id\` says by whom. The rows on this page are not: no publication says them, or none that we have read. They were chosen with care and from general knowledge, as \`${JUDGEMENT}\`, and each is open to correction: a better row with its source replaces it.

This page is made of the tables by \`npm run data:judgement\`, and a test holds it to them.
`

type Row = Readonly<Record<string, string>>

interface Chosen {
  readonly file: string
  readonly all: number
  readonly rows: readonly Row[]
}

export function judgementPage(dataDir: string): string {
  const editions = editionEntries(dataDir).map(({ name }) => name)
  const standing = readdirSync(join(dataDir, 'standing')).map((name) => `standing/${name}`)
  const shared = ['geography', 'words', ...standing].filter((folder) => existsSync(join(dataDir, folder)))
  const tables = [...shared.flatMap((folder) => tablesOf(dataDir, folder)), ...yearly(dataDir, editions)]
  const chosen = tables
    .map(({ file, rows }) => ({ file, all: rows.length, rows: rows.filter(isJudgement) }))
    .filter(({ rows }) => rows.length > 0)
  const sections = [overview(chosen), ...chosen.map(section), estimates(dataDir, [...standing, ...editions])]
  return [INTRODUCTION, ...sections].join('\n')
}

const isJudgement = (row: Row) => row.source_id === JUDGEMENT

function tablesOf(dataDir: string, folder: string): { file: string; rows: Row[] }[] {
  return readdirSync(join(dataDir, folder))
    .filter((name) => name.endsWith('.csv') && name !== SOURCES)
    .sort()
    .map((name) => ({
      file: `${folder}/${name}`,
      rows: csvRows(readFileSync(join(dataDir, folder, name), 'utf8')),
    }))
}

/** The yearly tables, a row that several editions have but once. */
function yearly(dataDir: string, editions: readonly string[]): { file: string; rows: Row[] }[] {
  const rows = new Map<string, Map<string, Row>>()
  for (const table of editions.flatMap((edition) => tablesOf(dataDir, edition))) {
    const file = table.file.replace(/^[^/]+/, '<edition>')
    const known = rows.get(file) ?? new Map<string, Row>()
    rows.set(file, known)
    for (const row of table.rows) known.set(JSON.stringify(row), row)
  }
  return [...rows].map(([file, known]) => ({ file, rows: [...known.values()] }))
}

function overview(chosen: readonly Chosen[]): string {
  const lines = chosen.map(
    ({ file, all, rows }) => `| [\`${file}\`](#${anchor(file)}) | ${rows.length} | ${all} |`,
  )
  return ['| table | own rows | of |', '|---|---|---|', ...lines, ''].join('\n')
}

function section({ file, rows }: Chosen): string {
  const columns = Object.keys(rows[0] ?? {}).filter(
    (column) => column !== 'source_id' && rows.some((row) => row[column] !== ''),
  )
  const lines = rows.map((row) => `| ${columns.map((column) => escaped(row[column] ?? '')).join(' | ')} |`)
  const head = `| ${columns.join(' | ')} |`
  return [`## ${file}`, '', head, `|${'---|'.repeat(columns.length)}`, ...lines, ''].join('\n')
}

/** What we computed of published figures, by the method page of its domain. */
function estimates(dataDir: string, folders: readonly string[]): string {
  const lines = folders
    .flatMap((folder) => tablesOf(dataDir, folder))
    .map(({ file, rows }) => ({ file, rows: rows.filter((row) => ESTIMATE.test(row.source_id ?? '')) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ file, rows }) => `| \`${file}\` | ${rows.length} | ${rows[0]?.source_id} | ${methodOf(file)} |`)
  const words =
    'These are no choices: we computed them of published figures, or they are conventions of the v1 contract. How, stands on the page of the method.'
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
  const part = PARTS.find(({ tables }) => tables.some(({ name }) => name === table))
  return part ? `[${part.name}](methods/${part.name}.md)` : ''
}

/** As Markdown makes it of a heading. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')
}

function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|')
}
