/** Of the register of publications, those that the tables of an edition name, and those of places and routes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GEOGRAPHY_SOURCES } from '../../src/domains/shared/way/sources.ts'
import { csvRows } from '../../src/tables/csv.ts'

/** The text of a sources.csv: rows of `register` in its order, those of `more` too. */
export function sourcesNamedIn(
  dataDir: string,
  folders: readonly string[],
  register: string,
  more: readonly string[] = [],
): string {
  const named = new Set<string>([...GEOGRAPHY_SOURCES, ...more])
  for (const folder of folders) {
    const tables = readdirSync(join(dataDir, folder)).filter(
      (name) => name.endsWith('.csv') && name !== 'sources.csv',
    )
    for (const table of tables) {
      const rows = csvRows(readFileSync(join(dataDir, folder, table), 'utf8'))
      for (const row of rows) {
        for (const [column, value] of Object.entries(row)) if (column.endsWith('source_id')) named.add(value)
      }
    }
  }
  const [header = '', ...lines] = readFileSync(register, 'utf8').trimEnd().split('\n')
  const kept = lines.filter((line) => named.has(line.slice(0, line.indexOf(','))))
  return `${[header, ...kept].join('\n')}\n`
}
