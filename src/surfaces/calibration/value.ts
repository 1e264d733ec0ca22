/** Published values to compare our results with: the tables of data/calibration, and those that somebody brings. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLASS } from '../../factors/calibration/measured.ts'
import { decimal, later, like, maybe, oneOf, text } from '../../factors/tables/columns.ts'
import { DataError, type DataProblem } from '../../factors/tables/problems.ts'
import { readTable } from '../../factors/tables/read-table.ts'
import { type RowIn, table } from '../../factors/tables/table.ts'
import { CALIBRATION, MEASURED_FILE } from '../process/data/calibration.ts'
import { roleOf } from './role.ts'

export const COMPARED = [
  'total',
  'without_forcing',
  'vehicle_operation',
  'operational_co2e',
  'energy',
] as const

/** Path and query. */
const REQUEST = '^/v1/[a-z/]+\\?\\S+$'

export const PUBLISHED_VALUES = table('calibration', {
  description:
    'Published values, each with our request for the same thing. The value has the unit of its publisher, and the request asks for `times` of that unit. compared: with what of the result. role: fit, a range may have been drawn from it; check, none was. tuned: the ranges that were drawn from it, those of release 1.0.0 or those of the open revisions. group: values that one range should hold.',
  key: ['class', 'request', 'source', 'value'],
  columns: {
    class: like(CLASS),
    request: like(REQUEST),
    compared: later(oneOf(...COMPARED), 'total'),
    value: decimal({ minimum: 0 }),
    unit: text(),
    times: later(decimal({ minimum: 0 }), '1'),
    source: text(),
    publisher: text(),
    date: like('^\\d{4}(-\\d{2}){0,2}$'),
    licence: text(),
    ship: oneOf('yes'),
    role: maybe(oneOf('fit', 'check')),
    tuned: later(oneOf('1.0.0', 'open')),
    group: later(like('^[a-z0-9_-]+$')),
    note: later(text()),
  },
})

export type PublishedValue = RowIn<typeof PUBLISHED_VALUES>

/** Every value of a folder of editions. Throws a DataError for rows that cannot be read. */
export function publishedValues(dataDir: string): PublishedValue[] {
  const problems: DataProblem[] = []
  const values = valuesIn(dataDir, problems)
  if (problems.length > 0) throw new DataError(problems)
  return values
}

/** What is wrong with the tables of a folder of editions. */
export function valueProblems(dataDir: string): DataProblem[] {
  const problems: DataProblem[] = []
  valuesIn(dataDir, problems)
  return problems
}

/** What is wrong with the tables is added to `problems`. */
function valuesIn(dataDir: string, problems: DataProblem[]): PublishedValue[] {
  const folder = join(dataDir, CALIBRATION)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.csv') && name !== MEASURED_FILE)
  return names.sort().flatMap((name) => {
    const file = `data/${CALIBRATION}/${name}`
    const values = readTable(file, readFileSync(join(folder, name), 'utf8'), PUBLISHED_VALUES, problems)
    for (const value of values) problems.push(...roleProblems(file, value))
    return values
  })
}

/** What somebody brings: a request, what is published for it, and by whom. */
const BROUGHT_VALUES = table('calibration_added', {
  description: 'Published values to check our ranges with: everygram calibration --add.',
  key: ['request', 'publisher', 'value'],
  columns: {
    request: like(REQUEST),
    compared: later(oneOf(...COMPARED), 'total'),
    value: decimal({ minimum: 0 }),
    unit: text(),
    times: later(decimal({ minimum: 0 }), '1'),
    publisher: text(),
  },
})

/** Throws a DataError for rows that cannot be read. */
export function broughtValues(file: string): PublishedValue[] {
  const problems: DataProblem[] = []
  const rows = readTable(file, readFileSync(file, 'utf8'), BROUGHT_VALUES, problems)
  if (problems.length > 0) throw new DataError(problems)
  return rows.map((row) => ({
    ...row,
    class: 'brought',
    source: file,
    date: '',
    licence: '',
    ship: 'yes',
  }))
}

function roleProblems(file: string, value: PublishedValue): DataProblem[] {
  const role = roleOf(value)
  if (value.role === undefined || value.role === role) return []
  return [{ file, line: value.line, reason: `role: the rule of docs/calibration.md says ${role}` }]
}
