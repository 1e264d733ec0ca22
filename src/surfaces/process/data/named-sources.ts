/** Of the register of publications, those that the tables of an edition name, and those of places and routes. */

import { csvRecords } from '../../../factors/tables/csv.ts'
import { GEOGRAPHY_SOURCES } from '../../../geo/sources.ts'

const ENDING = 'source_id'

/** The ids of publications that the rows of a CSV name. */
export function sourceIdsIn(text: string): ReadonlySet<string> {
  const [header, ...records] = csvRecords(text)
  const columns = [...(header?.cells ?? []).entries()].filter(([, name]) => name.endsWith(ENDING))
  return new Set(columns.flatMap(([at]) => records.map(({ cells }) => cells[at] ?? '')))
}

/** The text of a sources.csv: the rows of `register` with these ids, in its order. */
export function sourcesNamed(ids: Iterable<string>, register: string): string {
  const named = new Set<string>([...GEOGRAPHY_SOURCES, ...ids])
  const [header = '', ...lines] = register.trimEnd().split('\n')
  const kept = lines.filter((line) => named.has(line.slice(0, line.indexOf(','))))
  return `${[header, ...kept].join('\n')}\n`
}
