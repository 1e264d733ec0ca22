/** The keys of the tables that answers are made from, as the committed files have them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvRows } from '../../../src/factors/tables/csv.ts'

// Read here and not through src/: what loads an edition may be moved, and the list of requests must not move with it.
const ROOT = join(import.meta.dirname, '..', '..', '..')

type Row = Readonly<Record<string, string>>

export interface GoldenPlace {
  place: string
  country: string
  continent: string
  kind: string
}

function read(...path: string[]): Row[] {
  return csvRows(readFileSync(join(ROOT, ...path), 'utf8'))
}

/** The edition whose keys are asked for. */
const EDITION = '2025.1'
const { files } = JSON.parse(readFileSync(join(ROOT, 'data', 'editions', `${EDITION}.json`), 'utf8'))
const FILES = new Map(Object.entries(files as Record<string, { file: string }>))

/** Rows of a table of the edition. */
export function tableOf(file: string): Row[] {
  const [, listed] = [...FILES].find(([path]) => path.endsWith(`/${file}`)) ?? []
  return read('data', listed?.file ?? file)
}

/** The different values of a column, in the order of the file. */
export function keysOf(file: string, column: string): string[] {
  return [...new Set(tableOf(file).map((row) => row[column] ?? ''))]
}

export const COUNTRIES: readonly string[] = keysOf('countries.csv', 'country_code')

/** US-CA, CA-ON, …: the country and the state of each grid below a country. */
export const STATES: readonly (readonly [country: string, state: string])[] = [
  ...tableOf('grid_us_states.csv').map(({ state = '' }) => ['US', state] as const),
  ...tableOf('grid_subnational.csv').map(
    ({ country_code = '', code = '' }) => [country_code, code.slice(country_code.length + 1)] as const,
  ),
]

export const PLACES = read('test', 'golden', 'places.csv') as unknown as readonly GoldenPlace[]

export const PASSAGES: readonly string[] = read('data', 'geography', 'passages.csv').map(
  ({ name = '' }) => name,
)
