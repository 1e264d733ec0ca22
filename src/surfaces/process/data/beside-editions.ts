/** The data that lies beside the editions: the register of publications, the hand-kept geography, the extracts, the words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sealProblems } from '../../../factors/files/sealed-folder.ts'
import { SOURCES } from '../../../factors/reference/tables.ts'
import { CsvError, csvRecords } from '../../../factors/tables/csv.ts'
import type { DataProblem } from '../../../factors/tables/problems.ts'
import { readTable } from '../../../factors/tables/read-table.ts'
import { measuredOf } from './calibration.ts'
import { errataRowProblems } from './errata.ts'
import { potentialsRowProblems } from './potentials.ts'
import { synonymRowProblems } from './synonyms.ts'

const SOURCES_FILE = `${SOURCES.name}.csv`
const GEOGRAPHY = 'geography'
const SYNONYMS = 'synonyms'
/** Below the folder of editions, which itself has the register. */
const SEALED = ['', GEOGRAPHY, 'extracts', SYNONYMS]

/** What is wrong with them. Hashes are compared last: a wrong row is named before the hash that it changes. */
export function besideProblems(dataDir: string): DataProblem[] {
  const problems: DataProblem[] = []
  const sources = readSourceIds(dataDir, SOURCES_FILE, problems)
  geographyProblems(dataDir, problems)
  if (existsSync(join(dataDir, SYNONYMS))) problems.push(...synonymRowProblems(dataDir))
  problems.push(...errataRowProblems(dataDir), ...potentialsRowProblems(dataDir, sources))
  measuredOf(dataDir, problems)
  if (problems.length > 0) return problems
  return SEALED.filter((folder) => existsSync(join(dataDir, folder))).flatMap((folder) =>
    sealProblems(join(dataDir, folder), join('data', folder)),
  )
}

/** Every row of every table of the geography has all its cells, and a source that stands beside it. */
function geographyProblems(dataDir: string, problems: DataProblem[]): void {
  const known = readSourceIds(dataDir, `${GEOGRAPHY}/${SOURCES_FILE}`, problems)
  for (const name of readdirSync(join(dataDir, GEOGRAPHY)).sort()) {
    if (!name.endsWith('.csv') || name === SOURCES_FILE) continue
    const text = readFileSync(join(dataDir, GEOGRAPHY, name), 'utf8')
    problems.push(...rowProblems(`data/${GEOGRAPHY}/${name}`, text, known))
  }
}

export function rowProblems(file: string, text: string, known: ReadonlySet<string>): DataProblem[] {
  try {
    const [header, ...records] = csvRecords(text)
    const columns = header?.cells ?? []
    const at = columns.indexOf('source_id')
    if (at < 0) return [{ file, line: 1, reason: 'there must be a column source_id' }]
    return records.flatMap(({ line, cells }) => {
      const found = reasonAgainst(cells, columns.length, cells[at] ?? '', known)
      return found === undefined ? [] : [{ file, line, reason: found }]
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return [{ file, reason: `not a CSV: ${error.message}` }]
  }
}

function reasonAgainst(
  cells: readonly string[],
  columns: number,
  source: string,
  known: ReadonlySet<string>,
): string | undefined {
  if (cells.length !== columns) return `${columns} fields expected, ${cells.length} found`
  if (source === '') return 'source_id: must not be empty'
  return known.has(source) ? undefined : `source_id: unknown source '${source}'`
}

function readSourceIds(dataDir: string, path: string, problems: DataProblem[]): ReadonlySet<string> {
  const file = `data/${path}`
  try {
    const rows = readTable(file, readFileSync(join(dataDir, path), 'utf8'), SOURCES, problems)
    return new Set(rows.map((row) => row.source_id))
  } catch (error) {
    problems.push({ file, reason: `cannot be read (${(error as NodeJS.ErrnoException).code})` })
    return new Set()
  }
}
