/** What the tables of freight must agree on. */

import { add, multiply, subtract, toNumber } from '../../engine/numbers/decimal.ts'
import type { Report, TableSet } from '../../factors/tables/table.ts'
import { gasSumProblem } from '../shared/gas-checks.ts'
import { checkPayloads } from './payload-table.ts'
import {
  FREIGHT_CONSTANTS,
  FREIGHT_ELECTRIC,
  FREIGHT_FACTORS,
  FREIGHT_SEA_REGISTER,
  FREIGHT_VEHICLES,
  type FreightFactorRow,
} from './tables.ts'

/** What factors.ts and draft.ts read. */
const CONSTANTS = ['freight-refrigerated-other', 'freight-auto-road-km']
/** The publisher's figures have five decimals: the middle of two of them may be off by a unit of the last one. */
const LINE_TOLERANCE_KG = 1.5e-5
const UNITS = { tonne_km: 'kgCO2e/tonne-km', vehicle_km: 'kgCO2e/vehicle-km' } as const

export function checkFreight(tables: TableSet, report: Report): void {
  checkVehicles(tables, report)
  checkPayloads(tables, report)
  for (const row of tables.rows(FREIGHT_FACTORS)) {
    for (const problem of factorProblems(row)) report(FREIGHT_FACTORS, row.line, problem)
  }
  const constants = new Set(tables.rows(FREIGHT_CONSTANTS).map(({ id }) => id))
  for (const id of CONSTANTS) if (!constants.has(id)) report(FREIGHT_CONSTANTS, 1, `no row ${id}`)
  checkLoads(tables.rows(FREIGHT_FACTORS), report)
}

/** Every vehicle has a factor and every factor a vehicle. */
function checkVehicles(tables: TableSet, report: Report): void {
  const vehicles = new Set(tables.rows(FREIGHT_VEHICLES).map(vehicleKey))
  const moved = new Set([
    ...tables.rows(FREIGHT_FACTORS).map(vehicleKey),
    ...tables.rows(FREIGHT_SEA_REGISTER).map((row) => vehicleKey({ ...row, mode: 'sea' })),
  ])
  for (const row of tables.rows(FREIGHT_VEHICLES)) {
    const standIn = row.behaves_as
    if (standIn !== undefined && !vehicles.has(`${row.mode} ${standIn}`)) {
      report(FREIGHT_VEHICLES, row.line, `behaves_as: unknown ${row.mode} vehicle '${standIn}'`)
    }
    const own = { mode: row.mode, vehicle_type: row.rows_of ?? row.vehicle_type }
    if (!moved.has(vehicleKey(own))) report(FREIGHT_VEHICLES, row.line, `no factor for ${vehicleKey(row)}`)
  }
  for (const table of [FREIGHT_FACTORS, FREIGHT_ELECTRIC] as const) {
    for (const row of tables.rows(table)) {
      if (!vehicles.has(vehicleKey(row))) report(table, row.line, `unknown vehicle ${vehicleKey(row)}`)
    }
  }
}

function factorProblems(row: FreightFactorRow): string[] {
  const problems: string[] = []
  const gases = gasSumProblem(row.factor, [row.kgco2, row.kgch4_as_co2e, row.kgn2o_as_co2e])
  if (gases) problems.push(gases)
  if (row.factor_unit !== UNITS[row.per])
    problems.push(`factor_unit: ${row.factor_unit} is not per ${row.per}`)
  if ((row.mode === 'air') !== (row.haul !== undefined)) problems.push('haul: of flights, and only of them')
  if (row.factor_with_rf && toNumber(row.factor_with_rf) < toNumber(row.factor)) {
    problems.push('factor_with_rf: below the factor without')
  }
  return problems
}

/** Lorries are calculated at any load because the publisher's rows at 0, 50 and 100 % lie on a straight line. */
function checkLoads(rows: readonly FreightFactorRow[], report: Report): void {
  const key = (row: FreightFactorRow, load: string) =>
    [vehicleKey(row), row.fuel_source, row.refrigerated, row.per, load].join()
  const byKey = new Map(rows.map((row) => [key(row, row.load), row]))
  for (const row of rows) {
    if (row.load !== 'half' || row.per !== 'vehicle_km') continue
    const [empty, full] = [byKey.get(key(row, 'empty')), byKey.get(key(row, 'full'))]
    if (!empty || !full) report(FREIGHT_FACTORS, row.line, 'no rows at 0 and 100 % beside the one at 50 %')
    else if (Math.abs(bend(row, empty, full)) > LINE_TOLERANCE_KG) {
      report(FREIGHT_FACTORS, row.line, 'factor: not in the middle of those at 0 and 100 %')
    }
  }
}

const HALF = { digits: 5n, scale: 1 }

function bend(half: FreightFactorRow, empty: FreightFactorRow, full: FreightFactorRow): number {
  return toNumber(subtract(multiply(add(empty.factor, full.factor), HALF), half.factor))
}

function vehicleKey({ mode, vehicle_type }: { mode: string; vehicle_type: string }): string {
  return `${mode} ${vehicle_type}`
}
