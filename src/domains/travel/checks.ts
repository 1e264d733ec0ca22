/** What the tables of travel must agree on. */
import { toNumber } from '../../core/decimal.ts'
import type { Report } from '../checks.ts'
import type { FlightWttRow, Tables, TravelWttRow } from '../rows.ts'
import { gasSumProblem } from '../shared/gas-checks.ts'
import { RAIL_ENERGY } from './rail.ts'

/** The factors whose figures the equivalents repeat: the average car, and short haul in economy class. */
const EQUIVALENTS = [
  { key: 'driving_km', table: 'travel_factors', id: 'travel-car-average' },
  { key: 'flight_km', table: 'flight_factors', id: 'flight-short-economy' },
] as const

const PAIRS = [
  ['travel_factors', 'travel_wtt_factors'],
  ['flight_factors', 'flight_wtt_factors'],
] as const
type FactorTable = (typeof PAIRS)[number][number]

export function checkTravel(tables: Tables, report: Report): void {
  for (const [direct, wellToTank] of PAIRS) {
    checkPairs(tables, direct, wellToTank, report)
    checkPairs(tables, wellToTank, direct, report)
  }
  checkParts(tables, report)
  checkHauls(tables, report)
  checkRail(tables, report)
  checkEquivalents(tables, report)
}

function nameOf(row: TravelWttRow | FlightWttRow): string {
  const kind = 'haul' in row ? `${row.haul} ${row.cabin_class}` : `${row.transport_mode} ${row.vehicle_type}`
  return `${kind} in ${row.factor_unit}`
}

/** Each row of `table` has one of the same kind and unit in `other`. */
function checkPairs(tables: Tables, table: FactorTable, other: FactorTable, report: Report): void {
  const known = new Set(tables[other].map(nameOf))
  for (const row of tables[table]) {
    if (!known.has(nameOf(row))) report(table, row.line, `${other}.csv has no ${nameOf(row)}`)
  }
}

function checkParts(tables: Tables, report: Report): void {
  for (const table of ['travel_factors', 'flight_factors'] as const) {
    for (const row of tables[table]) {
      const problem = gasSumProblem(row.factor, [row.kgco2, row.kgch4_as_co2e, row.kgn2o_as_co2e])
      if (problem) report(table, row.line, problem)
    }
  }
  for (const row of tables.travel_factors) {
    const electricity = row.electricity_kgco2e
    if (electricity && toNumber(electricity) > toNumber(row.factor)) {
      report('travel_factors', row.line, 'electricity_kgco2e is more than the factor')
    }
  }
  for (const row of tables.flight_factors) {
    if (toNumber(row.factor_without_rf) < toNumber(row.factor)) continue
    report('flight_factors', row.line, 'factor_without_rf is not below the factor')
  }
}

/** Limits rise, only the last band is open, and every band has an average cabin. */
function checkHauls(tables: Tables, report: Report): void {
  let last = 0
  for (const [i, row] of tables.flight_hauls.entries()) {
    const isLast = i === tables.flight_hauls.length - 1
    if ((row.below_km === undefined) !== isLast) {
      report('flight_hauls', row.line, 'below_km is empty for the last band, and only there')
    }
    if (row.below_km !== undefined && row.below_km <= last) {
      report('flight_hauls', row.line, `below_km: ${row.below_km} is not above ${last}`)
    }
    last = row.below_km ?? last
    const average = tables.flight_factors.some((f) => f.haul === row.haul && f.cabin_class === 'average')
    if (!average) report('flight_hauls', row.line, `flight_factors.csv has no average cabin for ${row.haul}`)
  }
}

function checkRail(tables: Tables, report: Report): void {
  const energy = new Set(tables.rail_energy.map((row) => row.id))
  for (const id of Object.values(RAIL_ENERGY)) if (!energy.has(id)) report('rail_energy', 1, `no row ${id}`)
  const grids = new Set(tables.grid_countries.map((row) => row.country_code))
  for (const row of tables.rail_traction) {
    if (!grids.has(row.country_code))
      report('rail_traction', row.line, `grid_countries.csv has no ${row.country_code}`)
  }
}

function checkEquivalents(tables: Tables, report: Report): void {
  for (const { key, table, id } of EQUIVALENTS) {
    const equivalent = tables.equivalents.find((row) => row.key === key)
    const factor = tables[table].find((row) => row.id === id)
    if (!factor) report(table, 1, `no row ${id}, which ${key} of equivalents.csv repeats`)
    else if (equivalent && toNumber(equivalent.factor) !== toNumber(factor.factor)) {
      report(
        'equivalents',
        equivalent.line,
        `factor: ${key} must be that of ${id}, ${toNumber(factor.factor)}`,
      )
    }
  }
}
