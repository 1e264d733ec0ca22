/** What the tables of travel must agree on. */

import { toNumber } from '../../engine/numbers/decimal.ts'
import { EQUIVALENTS } from '../../factors/reference/tables.ts'
import type { Report, TableSet } from '../../factors/tables/table.ts'
import { GRID_COUNTRIES } from '../electricity/shared/tables.ts'
import { gasSumProblem } from '../shared/gas-checks.ts'
import { FLIGHT_CURVE_IDS } from './from-tables/flight-curve.ts'
import { RAIL_ENERGY_IDS } from './from-tables/rail.ts'
import {
  FLIGHT_CURVE,
  FLIGHT_FACTORS,
  FLIGHT_HAULS,
  FLIGHT_WTT_FACTORS,
  type FlightWttRow,
  RAIL_ENERGY,
  RAIL_TRACTION,
  TRAVEL_FACTORS,
  TRAVEL_FAR_TYPES,
  TRAVEL_WTT_FACTORS,
  type TravelWttRow,
} from './tables.ts'

/** The factors whose figures the equivalents repeat: the average car, and short haul in economy class. */
const REPEATED = [
  { key: 'driving_km', table: TRAVEL_FACTORS, id: 'travel-car-average' },
  { key: 'flight_km', table: FLIGHT_FACTORS, id: 'flight-short-economy' },
] as const

const PAIRS = [
  [TRAVEL_FACTORS, TRAVEL_WTT_FACTORS],
  [FLIGHT_FACTORS, FLIGHT_WTT_FACTORS],
] as const
type FactorTable = (typeof PAIRS)[number][number]

export function checkTravel(tables: TableSet, report: Report): void {
  for (const [direct, wellToTank] of PAIRS) {
    checkPairs(tables, direct, wellToTank, report)
    checkPairs(tables, wellToTank, direct, report)
  }
  checkParts(tables, report)
  checkHauls(tables, report)
  checkRail(tables, report)
  checkCurve(tables, report)
  checkFarTypes(tables, report)
  checkEquivalents(tables, report)
}

function nameOf(row: TravelWttRow | FlightWttRow): string {
  const kind = 'haul' in row ? `${row.haul} ${row.cabin_class}` : `${row.transport_mode} ${row.vehicle_type}`
  return `${kind} in ${row.factor_unit}`
}

/** Each row of `table` has one of the same kind and unit in `other`. */
function checkPairs(tables: TableSet, table: FactorTable, other: FactorTable, report: Report): void {
  const known = new Set(tables.rows(other).map(nameOf))
  for (const row of tables.rows(table)) {
    if (!known.has(nameOf(row))) report(table, row.line, `${other.name}.csv has no ${nameOf(row)}`)
  }
}

function checkParts(tables: TableSet, report: Report): void {
  for (const table of [TRAVEL_FACTORS, FLIGHT_FACTORS] as const) {
    for (const row of tables.rows(table)) {
      const problem = gasSumProblem(row.factor, [row.kgco2, row.kgch4_as_co2e, row.kgn2o_as_co2e])
      if (problem) report(table, row.line, problem)
    }
  }
  for (const row of tables.rows(TRAVEL_FACTORS)) {
    const electricity = row.electricity_kgco2e
    if (electricity && toNumber(electricity) > toNumber(row.factor)) {
      report(TRAVEL_FACTORS, row.line, 'electricity_kgco2e is more than the factor')
    }
  }
  for (const row of tables.rows(FLIGHT_FACTORS)) {
    if (toNumber(row.factor_without_rf) < toNumber(row.factor)) continue
    report(FLIGHT_FACTORS, row.line, 'factor_without_rf is not below the factor')
  }
}

/** Limits rise, only the last band is open, and every band has an average cabin. */
function checkHauls(tables: TableSet, report: Report): void {
  let last = 0
  for (const [i, row] of tables.rows(FLIGHT_HAULS).entries()) {
    const isLast = i === tables.rows(FLIGHT_HAULS).length - 1
    if ((row.below_km === undefined) !== isLast) {
      report(FLIGHT_HAULS, row.line, 'below_km is empty for the last band, and only there')
    }
    if (row.below_km !== undefined && row.below_km <= last) {
      report(FLIGHT_HAULS, row.line, `below_km: ${row.below_km} is not above ${last}`)
    }
    last = row.below_km ?? last
    const average = tables
      .rows(FLIGHT_FACTORS)
      .some((f) => f.haul === row.haul && f.cabin_class === 'average')
    if (!average) report(FLIGHT_HAULS, row.line, `flight_factors.csv has no average cabin for ${row.haul}`)
  }
}

function checkCurve(tables: TableSet, report: Report): void {
  const known = new Set(tables.rows(FLIGHT_CURVE).map((row) => row.id))
  for (const id of Object.values(FLIGHT_CURVE_IDS)) {
    if (!known.has(id)) report(FLIGHT_CURVE, 1, `no row ${id}`)
  }
}

function checkFarTypes(tables: TableSet, report: Report): void {
  const known = new Set(tables.rows(TRAVEL_FACTORS).map((row) => `${row.transport_mode} ${row.vehicle_type}`))
  for (const { transport_mode: mode, vehicle_type: type, line } of tables.rows(TRAVEL_FAR_TYPES)) {
    if (!known.has(`${mode} ${type}`))
      report(TRAVEL_FAR_TYPES, line, `travel_factors.csv has no ${mode} ${type}`)
  }
}

function checkRail(tables: TableSet, report: Report): void {
  const energy = new Set(tables.rows(RAIL_ENERGY).map((row) => row.id))
  for (const id of Object.values(RAIL_ENERGY_IDS)) if (!energy.has(id)) report(RAIL_ENERGY, 1, `no row ${id}`)
  const grids = new Set(tables.rows(GRID_COUNTRIES).map((row) => row.country_code))
  for (const row of tables.rows(RAIL_TRACTION)) {
    if (!grids.has(row.country_code))
      report(RAIL_TRACTION, row.line, `grid_countries.csv has no ${row.country_code}`)
  }
}

function checkEquivalents(tables: TableSet, report: Report): void {
  for (const { key, table, id } of REPEATED) {
    const equivalent = tables.rows(EQUIVALENTS).find((row) => row.key === key)
    const factor = tables.rows(table).find((row) => row.id === id)
    if (!factor) report(table, 1, `no row ${id}, which ${key} of equivalents.csv repeats`)
    else if (equivalent && toNumber(equivalent.factor) !== toNumber(factor.factor)) {
      report(EQUIVALENTS, equivalent.line, `factor: ${key} must be that of ${id}, ${toNumber(factor.factor)}`)
    }
  }
}
