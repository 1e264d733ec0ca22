/** The errata of all publications, and which of them touches a factor that a result uses. */

import { type Decimal, isSame, multiply } from '../../engine/numbers/decimal.ts'
import type { TrailEntry } from '../../engine/trail.ts'
import { DataError, type DataProblem } from '../tables/problems.ts'
import { readTable } from '../tables/read-table.ts'
import type { Table } from '../tables/table.ts'
import { ERRATA, ERRATA_ROWS, type ErratumRow, type ErratumTexts } from './tables.ts'

/** A row of our tables that an erratum touches. */
export interface TouchedRow {
  readonly erratumId: string
  readonly factorId: string
  readonly category: ErratumRow['category']
  readonly year: number
  readonly published: Decimal
  /** Undefined where nobody knows it. */
  readonly corrected: Decimal | undefined
  /** How the corrected value is calculated. */
  readonly rule: FuelRule | undefined
  /** The part of it that is reported outside of scopes, where that changes too. */
  readonly outsideOfScopes: Decimal | undefined
}

export interface FuelRule {
  readonly direct: Decimal
  readonly ratio: Decimal
  readonly fuel: string
}

export interface Erratum {
  readonly texts: ErratumTexts
  readonly rows: readonly TouchedRow[]
}

export interface Errata {
  readonly all: readonly Erratum[]
  /** Of both files: a corrected result depends on it. */
  readonly hash: string
  /** What touches the factor of an entry: the same row, year and published value. */
  find(entry: TrailEntry): TouchedRow | undefined
}

/** Where nobody has read them. */
export const NO_ERRATA: Errata = { all: [], hash: '', find: () => undefined }

export interface ErrataFile {
  /** How it is called in messages. */
  readonly file: string
  readonly text: string
}

export interface ErrataFiles {
  readonly errata: ErrataFile
  readonly rows: ErrataFile
}

/** Throws a DataError where a row is wrong. */
export function errataOf(files: ErrataFiles, hash: string): Errata {
  const problems: DataProblem[] = []
  const { texts, rows } = read(files, problems)
  if (problems.length > 0) throw new DataError(problems)
  const touched = rows.map(touchedRow)
  const byFactor = new Map(touched.map((row) => [keyOf(row.factorId, row.category, row.year), row]))
  return {
    all: texts.map((one) => ({
      texts: one,
      rows: touched.filter(({ erratumId }) => erratumId === one.erratum_id),
    })),
    hash,
    find({ factorId, dataCategory, year, value }) {
      const found = byFactor.get(keyOf(factorId, dataCategory, year))
      return found && isSame(found.published, value) ? found : undefined
    },
  }
}

/** What is wrong with the rows of both files. */
export function errataProblems(files: ErrataFiles): DataProblem[] {
  const problems: DataProblem[] = []
  read(files, problems)
  return problems
}

const keyOf = (factorId: string, category: string, year: string | number) => `${factorId} ${category} ${year}`

function read({ errata, rows }: ErrataFiles, problems: DataProblem[]) {
  const texts = rowsIn(errata, ERRATA, problems)
  const touched = rowsIn(rows, ERRATA_ROWS, problems)
  const known = new Set(texts.map(({ erratum_id }) => erratum_id))
  for (const row of touched) {
    const reason = reasonAgainst(row, known)
    if (reason !== undefined) problems.push({ file: rows.file, line: row.line, reason })
  }
  return { texts, rows: touched }
}

function rowsIn<T>({ file, text }: ErrataFile, table: Table<T>, problems: DataProblem[]): T[] {
  return readTable(file, text, table, problems)
}

/** A rule is given whole or not at all, and never beside a value. */
function reasonAgainst(row: ErratumRow, known: ReadonlySet<string>): string | undefined {
  if (!known.has(row.erratum_id)) return `erratum_id: errata.csv has no ${row.erratum_id}`
  const parts = [row.direct, row.fuel, row.fuel_ratio].filter((part) => part !== undefined)
  if (parts.length !== 0 && parts.length !== WHOLE_RULE) return 'direct, fuel and fuel_ratio belong together'
  return parts.length > 0 && row.corrected ? 'corrected follows from direct and fuel_ratio' : undefined
}

/** The direct factor, the fuel, and its ratio. */
const WHOLE_RULE = 3

function touchedRow(row: ErratumRow): TouchedRow {
  const { direct, fuel, fuel_ratio: ratio } = row
  const rule = direct && fuel && ratio ? { direct, fuel, ratio } : undefined
  return {
    erratumId: row.erratum_id,
    factorId: row.factor_id,
    category: row.category,
    year: row.year,
    published: row.published,
    corrected: rule ? multiply(rule.direct, rule.ratio) : row.corrected,
    rule,
    outsideOfScopes: row.outside_of_scopes,
  }
}
