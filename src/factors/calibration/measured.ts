/**
 * How many published values lie inside our ranges, by class of results: counted by `npm run data:calibration`, kept in
 * data/calibration/measured.csv, and shown beside every range (docs/calibration.md).
 */
import { id, integer, like, oneOf } from '../tables/columns.ts'
import type { DataProblem } from '../tables/problems.ts'
import { readTable } from '../tables/read-table.ts'
import { type RowIn, table } from '../tables/table.ts'
import { shareInterval } from './interval.ts'

export interface Measured {
  /** Published values that were compared. */
  readonly n: number
  readonly inside: number
  /** How many publishers they are of. */
  readonly publishers: number
}

export const CLASS = '^[a-z][a-z0-9_]*$'

export const MEASURED = table('calibration_measured', {
  description:
    'Of each edition and class of results: how many published values were compared, how many of them lie inside the range of the result, and how many publishers they are of. way: check, values that no range was drawn from; left_out, each publisher compared with the spread of the others.',
  key: ['edition', 'class'],
  columns: {
    edition: id(),
    class: like(CLASS),
    n: integer({ minimum: 0 }),
    inside: integer({ minimum: 0 }),
    publishers: integer({ minimum: 0 }),
    way: oneOf('check', 'left_out'),
  },
})

export type MeasuredRow = RowIn<typeof MEASURED>

/** Of a class that nothing was compared with. */
export const UNMEASURED: Measured = Object.freeze({ n: 0, inside: 0, publishers: 0 })

/** What a range promises: nine of ten published values. */
export const COVERAGE = 0.9
/** Of the values compared: below it, no width of the interval makes a promise. */
const SHARE_MIN = 0.85
const VALUES_MIN = 20
const PUBLISHERS_MIN = 3

/** Undefined where too little was compared, or too little of it lies inside: the range is then our judgement. */
export function statedCoverage({ n, inside, publishers }: Measured): number | undefined {
  if (n < VALUES_MIN || publishers < PUBLISHERS_MIN) return undefined
  if (inside < SHARE_MIN * n) return undefined
  return shareInterval(inside, n).high < COVERAGE ? undefined : COVERAGE
}

export type MeasuredClasses = ReadonlyMap<string, Measured>

/** The classes of each edition, by its name. Problems are added to the list. */
export function measuredByEdition(
  file: string,
  csv: string,
  problems: DataProblem[],
): ReadonlyMap<string, MeasuredClasses> {
  const found = new Map<string, Map<string, Measured>>()
  for (const row of readTable(file, csv, MEASURED, problems)) {
    if (row.inside > row.n) problems.push({ file, line: row.line, reason: 'inside is more than n' })
    const { n, inside, publishers } = row
    const classes = found.get(row.edition) ?? new Map<string, Measured>()
    found.set(row.edition, classes.set(row.class, { n, inside, publishers }))
  }
  return found
}
