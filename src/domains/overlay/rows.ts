/** Reading and checking the operator's own figures: the file that OVERLAY names. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Decimal, toNumber } from '../../core/decimal.ts'
import type { GwpSet } from '../../core/trail.ts'
import { DataError, type DataProblem } from '../../tables/problems.ts'
import { readTable, type TableSchema } from '../../tables/read-table.ts'
import type { Edition } from '../edition.ts'
import type { FreightMode } from '../freight/calculate.ts'
import { FREIGHT_FUEL_ALIASES, findVehicle } from '../freight/factors.ts'

export interface OverlayRow {
  line: number
  id: string
  kind: 'freight' | 'hotel' | 'residual_mix'
  country_code?: string
  mode?: FreightMode
  vehicle_type?: string
  fuel_source?: string
  refrigerated?: boolean
  from_countries?: string
  to_countries?: string
  from_km?: Decimal
  below_km?: Decimal
  factor: Decimal
  wtt_factor?: Decimal
  factor_unit: string
  year: number
  gwp: GwpSet
  publisher: string
  title: string
  licence: string
  note?: string
}

export interface Overlay {
  readonly rows: readonly OverlayRow[]
  /** SHA-256 of the file, in hex. */
  readonly hash: string
}

/** Throws a DataError with file, line and reason, as for a table of the edition. */
export function readOverlay(file: string, schema: TableSchema, edition: Edition): Overlay {
  const text = readText(file)
  const problems: DataProblem[] = []
  const rows = readTable(file, text, schema, problems) as unknown as OverlayRow[]
  for (const row of rows) {
    problems.push(...rowProblems(row, edition).map((reason) => ({ file, line: row.line, reason })))
  }
  if (problems.length > 0) throw new DataError(problems)
  return { rows, hash: hash('sha256', text, 'hex') }
}

type Column = keyof OverlayRow

/** The columns that a kind needs, those that it may have besides, and its unit. */
const KINDS: Record<OverlayRow['kind'], { needs: Column[]; may: Column[]; unit: string }> = {
  freight: {
    needs: ['mode', 'vehicle_type', 'fuel_source', 'refrigerated', 'wtt_factor'],
    may: ['from_countries', 'to_countries', 'from_km', 'below_km'],
    unit: 'kgCO2e/tonne-km',
  },
  hotel: { needs: ['country_code'], may: [], unit: 'kgCO2e/room-night' },
  residual_mix: { needs: ['country_code'], may: [], unit: 'gCO2e/kWh' },
}
const OF_SOME_KINDS = [...new Set(Object.values(KINDS).flatMap(({ needs, may }) => [...needs, ...may]))]

function rowProblems(row: OverlayRow, edition: Edition): string[] {
  const { countries, grids } = edition
  const { needs, may, unit } = KINDS[row.kind]
  const problems = needs
    .filter((column) => row[column] === undefined)
    .map((column) => `${column}: must be given for kind ${row.kind}`)
  for (const column of OF_SOME_KINDS) {
    if (row[column] === undefined || needs.includes(column) || may.includes(column)) continue
    problems.push(`${column}: must be empty for kind ${row.kind}`)
  }
  if (row.factor_unit !== unit) problems.push(`factor_unit: kind ${row.kind} is in ${unit}`)
  const codes = [row.country_code, row.from_countries, row.to_countries].flatMap(
    (list) => list?.split(' ') ?? [],
  )
  for (const code of codes) if (!countries.has(code)) problems.push(`unknown country '${code}'`)
  if (row.kind === 'residual_mix' && row.country_code && !grids.byCountry.has(row.country_code)) {
    problems.push(`country_code: the edition has no grid for ${row.country_code}`)
  }
  if (row.from_km && row.below_km && toNumber(row.from_km) >= toNumber(row.below_km)) {
    problems.push('below_km: must be above from_km')
  }
  return [...problems, ...otherWords(row, edition)]
}

/** A row under another word for a vehicle or a fuel would never be asked for. */
function otherWords({ mode, vehicle_type: type, fuel_source: fuel }: OverlayRow, { freight }: Edition) {
  const meant = mode && type && findVehicle(freight, mode, type)?.vehicleType
  const meantFuel = fuel && FREIGHT_FUEL_ALIASES.get(fuel)
  return [
    ...(meant && meant !== type ? [`vehicle_type: '${type}' means '${meant}' by ${mode}: write that`] : []),
    ...(meantFuel ? [`fuel_source: '${fuel}' means '${meantFuel}': write that`] : []),
  ]
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new DataError([{ file, reason: `cannot be read (${(error as NodeJS.ErrnoException).code})` }])
  }
}
