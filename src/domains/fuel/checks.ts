/** What the tables of fuels must agree on. */
import { add, toNumber } from '../../engine/numbers/decimal.ts'
import type { Report, TableSet } from '../../factors/tables/table.ts'
import { gasSumProblem } from '../shared/gas-checks.ts'
import {
  FUEL_BIOGENIC_CO2,
  FUEL_FACTORS,
  FUEL_GAS_SPLIT,
  FUEL_WTT_FACTORS,
  FUELS,
  type FuelFactorRow,
} from './tables.ts'

/** CO2, CH4 and N2O. */
const GASES = 3

export function checkFuel(tables: TableSet, report: Report): void {
  checkFuels(tables, report)
  checkFuelUses(tables, report)
  checkFuelFactors(tables, report)
}

function checkFuels(tables: TableSet, report: Report): void {
  const uses = usesOf(tables.rows(FUEL_FACTORS))
  const splits = new Set(tables.rows(FUEL_GAS_SPLIT).map((row) => row.fuel_type))
  for (const row of tables.rows(FUELS)) {
    if (!uses.has(`${row.fuel_type} ${row.default_unit}`)) {
      report(FUELS, row.line, `default_unit: no factor for ${row.fuel_type} in ${row.default_unit}`)
    }
    if (row.is_biofuel !== splits.has(row.fuel_type)) {
      report(
        FUELS,
        row.line,
        `biofuels, and only they, have a row in fuel_gas_split.csv: see ${row.fuel_type}`,
      )
    }
  }
  for (const row of tables.rows(FUEL_GAS_SPLIT)) {
    const sum = toNumber(add(row.ch4_share, row.n2o_share))
    if (sum !== 1) report(FUEL_GAS_SPLIT, row.line, `ch4_share + n2o_share is ${sum}, not 1`)
  }
}

/** Every use has what it needs beside its direct factor, and nothing is given for a use that does not exist. */
function checkFuelUses(tables: TableSet, report: Report): void {
  const uses = usesOf(tables.rows(FUEL_FACTORS))
  const wellToTank = usesOf(tables.rows(FUEL_WTT_FACTORS))
  const biogenic = usesOf(tables.rows(FUEL_BIOGENIC_CO2))
  const biofuels = new Set(
    tables
      .rows(FUELS)
      .filter((row) => row.is_biofuel)
      .map((row) => row.fuel_type),
  )
  for (const row of tables.rows(FUEL_FACTORS)) {
    const use = `${row.fuel_type} ${row.unit}`
    const where = `for ${row.fuel_type} in ${row.unit}`
    if (!wellToTank.has(use)) report(FUEL_FACTORS, row.line, `no well-to-tank factor ${where}`)
    if (biofuels.has(row.fuel_type) && !biogenic.has(use)) {
      report(FUEL_FACTORS, row.line, `no biogenic CO2 ${where}`)
    }
  }
  for (const table of [FUEL_WTT_FACTORS, FUEL_BIOGENIC_CO2]) {
    for (const row of tables.rows(table)) {
      if (uses.has(`${row.fuel_type} ${row.unit}`)) continue
      report(table, row.line, `fuel_factors.csv has no ${row.fuel_type} in ${row.unit}`)
    }
  }
}

function usesOf(rows: readonly { fuel_type: string; unit: string }[]): Set<string> {
  return new Set(rows.map((row) => `${row.fuel_type} ${row.unit}`))
}

function checkFuelFactors(tables: TableSet, report: Report): void {
  for (const table of [FUEL_FACTORS, FUEL_WTT_FACTORS, FUEL_BIOGENIC_CO2]) {
    for (const row of tables.rows(table)) {
      const [, unit] = row.factor_unit.split('/')
      if (unit !== row.unit) report(table, row.line, `factor_unit: ${row.factor_unit} is not per ${row.unit}`)
    }
  }
  const biofuels = new Set(
    tables
      .rows(FUELS)
      .filter((row) => row.is_biofuel)
      .map((row) => row.fuel_type),
  )
  for (const row of tables.rows(FUEL_FACTORS)) {
    const problem = gasSplitProblem(row, biofuels.has(row.fuel_type), kwhIn(row, tables))
    if (problem) report(FUEL_FACTORS, row.line, problem)
  }
}

function gasSplitProblem(row: FuelFactorRow, isBiofuel: boolean, times: number): string | undefined {
  const parts = [row.kgco2, row.kgch4_as_co2e, row.kgn2o_as_co2e].filter((part) => part !== undefined)
  if (parts.length !== (isBiofuel ? 0 : GASES)) {
    return 'the three gas columns are filled for fossil fuels and empty for biofuels'
  }
  return isBiofuel ? undefined : gasSumProblem(row.factor, parts, times)
}

/** A row per therm is the published row per kWh so many times. */
function kwhIn(row: FuelFactorRow, tables: TableSet): number {
  if (row.unit !== 'therm') return 1
  const kwh = tables
    .rows(FUEL_FACTORS)
    .find((other) => other.fuel_type === row.fuel_type && other.unit === 'kwh')
  return kwh ? toNumber(row.factor) / toNumber(kwh.factor) : 1
}
