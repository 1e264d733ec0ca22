/** What the schema of a single column cannot say: references, sums and agreement between tables. */
import { add, toNumber } from '../core/decimal.ts'
import type { Row, TableSchema } from '../tables/read-table.ts'
import { checkGrids } from './electricity/checks.ts'
import { checkFreight } from './freight/checks.ts'
import { checkLlm } from './llm/checks.ts'
import type { FuelFactorRow, SourceRow, Tables } from './rows.ts'
import { gasSumProblem } from './shared/gas-checks.ts'
import { checkTravel } from './travel/checks.ts'

/** CO2, CH4 and N2O. */
const GASES = 3

export type Report = (table: keyof Tables, line: number, reason: string) => void

/** References of every row to countries, sources and other tables. */
export function checkReferences(
  rows: readonly Row[],
  schema: TableSchema,
  tables: Tables,
  sources: readonly SourceRow[],
  report: (line: number, reason: string) => void,
): void {
  for (const [column, { type, table, column: target }] of Object.entries(schema.columns)) {
    const known = referenced(type, table, target, tables, sources)
    if (!known) continue
    for (const row of rows) {
      const value = row[column]
      if (value !== undefined && !known.has(value)) report(row.line, `${column}: unknown ${type} '${value}'`)
    }
  }
}

function referenced(
  type: string,
  table: string | undefined,
  column: string | undefined,
  tables: Tables,
  sources: readonly SourceRow[],
): Set<unknown> | undefined {
  if (type === 'country') return new Set(tables.countries.map((row) => row.country_code))
  if (type === 'source') return new Set(sources.map((row) => row.source_id))
  if (type !== 'reference') return undefined
  const rows = tables[table as keyof Tables] as unknown as Row[]
  return new Set(rows.map((row) => row[column as string]))
}

export function checkConsistency(tables: Tables, report: Report): void {
  checkIds(tables, report)
  checkAliases(tables, report)
  checkHotel(tables, report)
  checkFuels(tables, report)
  checkFuelUses(tables, report)
  checkFuelFactors(tables, report)
  checkFreight(tables, report)
  checkLlm(tables, report)
  checkGrids(tables, report)
  checkTravel(tables, report)
}

/** A code must mean one country. */
function checkAliases({ countries }: Tables, report: Report): void {
  const seen = new Set(countries.map((row) => row.country_code))
  for (const row of countries) {
    for (const alias of row.aliases?.split(' ') ?? []) {
      if (seen.has(alias)) report('countries', row.line, `aliases: ${alias} is already a code of a country`)
      seen.add(alias)
    }
  }
}

function checkIds(tables: Tables, report: Report): void {
  const seen = new Map<string, string>()
  for (const [table, rows] of Object.entries(tables) as [keyof Tables, { id?: string; line: number }[]][]) {
    for (const { id, line } of rows) {
      if (id === undefined) continue
      const earlier = seen.get(id)
      if (earlier) report(table, line, `id: '${id}' is already used in ${earlier}`)
      seen.set(id, `${table}.csv:${line}`)
    }
  }
}

function checkHotel(tables: Tables, report: Report): void {
  const published = new Set(tables.hotel.map((row) => row.country_code))
  for (const row of tables.hotel_estimates) {
    if (published.has(row.country_code)) {
      report(
        'hotel_estimates',
        row.line,
        `country_code: ${row.country_code} has a published factor in hotel.csv`,
      )
    }
    const [low, factor, high] = [row.low, row.factor, row.high].map(toNumber) as [number, number, number]
    if (low > factor || factor > high)
      report('hotel_estimates', row.line, `range ${low} to ${high} misses ${factor}`)
  }
  if (tables.hotel_estimate_fit.length !== 1) report('hotel_estimate_fit', 1, 'exactly one row expected')
  checkEstimates(tables, published, report)
}

/** Half a unit of the one decimal that estimates carry, and the noise of a binary float. */
const ESTIMATE_ROUNDING = 0.05 + 1e-9

/** Each estimate is what the fit gives for its grid, and every country with a grid has a factor. */
function checkEstimates(tables: Tables, published: ReadonlySet<string>, report: Report): void {
  const [fit] = tables.hotel_estimate_fit
  if (!fit) return
  const grids = new Map(tables.grid_countries.map((row) => [row.id, toNumber(row.factor)]))
  const [intercept, slope, offset] = [fit.intercept, fit.slope, fit.offset_gco2e_per_kwh].map(toNumber)
  for (const row of tables.hotel_estimates) {
    const grid = grids.get(row.grid_id) ?? 0
    const fitted = Math.exp((intercept ?? 0) + (slope ?? 0) * Math.log(grid + (offset ?? 0)))
    if (Math.abs(fitted - toNumber(row.factor)) > ESTIMATE_ROUNDING) {
      report('hotel_estimates', row.line, `factor: the fit gives ${fitted}; run npm run data:estimates`)
    }
  }
  const estimated = new Set(tables.hotel_estimates.map((row) => row.country_code))
  for (const row of tables.grid_countries) {
    if (published.has(row.country_code) || estimated.has(row.country_code)) continue
    report('grid_countries', row.line, `no hotel factor for ${row.country_code}; run npm run data:estimates`)
  }
}

function checkFuels(tables: Tables, report: Report): void {
  const uses = usesOf(tables.fuel_factors)
  const splits = new Set(tables.fuel_gas_split.map((row) => row.fuel_type))
  for (const row of tables.fuels) {
    if (!uses.has(`${row.fuel_type} ${row.default_unit}`)) {
      report('fuels', row.line, `default_unit: no factor for ${row.fuel_type} in ${row.default_unit}`)
    }
    if (row.is_biofuel !== splits.has(row.fuel_type)) {
      report(
        'fuels',
        row.line,
        `biofuels, and only they, have a row in fuel_gas_split.csv: see ${row.fuel_type}`,
      )
    }
  }
  for (const row of tables.fuel_gas_split) {
    const sum = toNumber(add(row.ch4_share, row.n2o_share))
    if (sum !== 1) report('fuel_gas_split', row.line, `ch4_share + n2o_share is ${sum}, not 1`)
  }
}

/** Every use has what it needs beside its direct factor, and nothing is given for a use that does not exist. */
function checkFuelUses(tables: Tables, report: Report): void {
  const uses = usesOf(tables.fuel_factors)
  const wellToTank = usesOf(tables.fuel_wtt_factors)
  const biogenic = usesOf(tables.fuel_biogenic_co2)
  const biofuels = new Set(tables.fuels.filter((row) => row.is_biofuel).map((row) => row.fuel_type))
  for (const row of tables.fuel_factors) {
    const use = `${row.fuel_type} ${row.unit}`
    const where = `for ${row.fuel_type} in ${row.unit}`
    if (!wellToTank.has(use)) report('fuel_factors', row.line, `no well-to-tank factor ${where}`)
    if (biofuels.has(row.fuel_type) && !biogenic.has(use)) {
      report('fuel_factors', row.line, `no biogenic CO2 ${where}`)
    }
  }
  for (const table of ['fuel_wtt_factors', 'fuel_biogenic_co2'] as const) {
    for (const row of tables[table]) {
      if (uses.has(`${row.fuel_type} ${row.unit}`)) continue
      report(table, row.line, `fuel_factors.csv has no ${row.fuel_type} in ${row.unit}`)
    }
  }
}

function usesOf(rows: readonly { fuel_type: string; unit: string }[]): Set<string> {
  return new Set(rows.map((row) => `${row.fuel_type} ${row.unit}`))
}

function checkFuelFactors(tables: Tables, report: Report): void {
  for (const table of ['fuel_factors', 'fuel_wtt_factors', 'fuel_biogenic_co2'] as const) {
    for (const row of tables[table]) {
      const [, unit] = row.factor_unit.split('/')
      if (unit !== row.unit) report(table, row.line, `factor_unit: ${row.factor_unit} is not per ${row.unit}`)
    }
  }
  const biofuels = new Set(tables.fuels.filter((row) => row.is_biofuel).map((row) => row.fuel_type))
  for (const row of tables.fuel_factors) {
    const problem = gasSplitProblem(row, biofuels.has(row.fuel_type))
    if (problem) report('fuel_factors', row.line, problem)
  }
}

function gasSplitProblem(row: FuelFactorRow, isBiofuel: boolean): string | undefined {
  const parts = [row.kgco2, row.kgch4_as_co2e, row.kgn2o_as_co2e].filter((part) => part !== undefined)
  if (parts.length !== (isBiofuel ? 0 : GASES)) {
    return 'the three gas columns are filled for fossil fuels and empty for biofuels'
  }
  return isBiofuel ? undefined : gasSumProblem(row.factor, parts)
}
