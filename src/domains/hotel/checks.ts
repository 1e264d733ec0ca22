/** What the tables of hotel stays must agree on. */
import { toNumber } from '../../engine/numbers/decimal.ts'
import type { Report, TableSet } from '../../factors/tables/table.ts'
import { GRID_COUNTRIES } from '../electricity/shared/tables.ts'
import { HOTEL, HOTEL_ESTIMATE_FIT, HOTEL_ESTIMATES } from './tables.ts'

export function checkHotel(tables: TableSet, report: Report): void {
  const published = new Set(tables.rows(HOTEL).map((row) => row.country_code))
  for (const row of tables.rows(HOTEL_ESTIMATES)) {
    if (published.has(row.country_code)) {
      report(
        HOTEL_ESTIMATES,
        row.line,
        `country_code: ${row.country_code} has a published factor in hotel.csv`,
      )
    }
    const [low, factor, high] = [row.low, row.factor, row.high].map(toNumber) as [number, number, number]
    if (low > factor || factor > high)
      report(HOTEL_ESTIMATES, row.line, `range ${low} to ${high} misses ${factor}`)
  }
  if (tables.rows(HOTEL_ESTIMATE_FIT).length !== 1) report(HOTEL_ESTIMATE_FIT, 1, 'exactly one row expected')
  checkEstimates(tables, published, report)
}

/** Half a unit of the one decimal that estimates carry, and the noise of a binary float. */
const ESTIMATE_ROUNDING = 0.05 + 1e-9

/** Each estimate is what the fit gives for its grid, and every country with a grid has a factor. */
function checkEstimates(tables: TableSet, published: ReadonlySet<string>, report: Report): void {
  const [fit] = tables.rows(HOTEL_ESTIMATE_FIT)
  if (!fit) return
  const grids = new Map(tables.rows(GRID_COUNTRIES).map((row) => [row.id, toNumber(row.factor)]))
  const [intercept, slope, offset] = [fit.intercept, fit.slope, fit.offset_gco2e_per_kwh].map(toNumber)
  for (const row of tables.rows(HOTEL_ESTIMATES)) {
    const grid = grids.get(row.grid_id) ?? 0
    const fitted = Math.exp((intercept ?? 0) + (slope ?? 0) * Math.log(grid + (offset ?? 0)))
    if (Math.abs(fitted - toNumber(row.factor)) > ESTIMATE_ROUNDING) {
      report(HOTEL_ESTIMATES, row.line, `factor: the fit gives ${fitted}; run npm run data:estimates`)
    }
  }
  const estimated = new Set(tables.rows(HOTEL_ESTIMATES).map((row) => row.country_code))
  for (const row of tables.rows(GRID_COUNTRIES)) {
    if (published.has(row.country_code) || estimated.has(row.country_code)) continue
    report(GRID_COUNTRIES, row.line, `no hotel factor for ${row.country_code}; run npm run data:estimates`)
  }
}
