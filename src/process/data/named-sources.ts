/** Of the register of publications, those that the tables of an edition name, and those of places and routes. */
import { GEOGRAPHY_SOURCES } from '../../domains/shared/way/sources.ts'
import { csvRecords } from '../../tables/csv.ts'

const ENDING = 'source_id'

/** The text of a sources.csv: rows of `register` in its order, those of `more` too. `tables`: texts of CSV files. */
export function sourcesNamedIn(
  tables: Iterable<string>,
  register: string,
  more: readonly string[] = [],
): string {
  const named = new Set<string>([...GEOGRAPHY_SOURCES, ...more])
  for (const text of tables) {
    const [header, ...records] = csvRecords(text)
    const columns = [...(header?.cells ?? []).entries()].filter(([, name]) => name.endsWith(ENDING))
    for (const [at] of columns) {
      for (const { cells } of records) named.add(cells[at] ?? '')
    }
  }
  const [header = '', ...lines] = register.trimEnd().split('\n')
  const kept = lines.filter((line) => named.has(line.slice(0, line.indexOf(','))))
  return `${[header, ...kept].join('\n')}\n`
}
