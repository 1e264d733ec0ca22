/**
 * Estimates hotel factors for the countries that the publisher lacks: `npm run data:estimates`.
 *
 * ln(hotel factor) = intercept + slope * ln(grid intensity + offset), least squares over the published rows of the
 * edition. The offset stands for the part of a stay that does not follow the grid (heat, laundry, cooking fuels).
 * A larger one lowers the leave-one-out error a little further and makes the curve explode on the dirtiest grids, so
 * it is fixed at 100 g/kWh; the script prints the error for others. Checked twice: leave-one-out over the published
 * rows, and against the rows that only earlier editions had, which took no part in the fit.
 * Reads data/2025/hotel.csv and grid_countries.csv; writes hotel_estimates.csv and hotel_estimate_fit.csv.
 */
import { editionFile, field, type Row, readRows, writeRows } from './lib/tables.ts'

const EDITION = '2025'
const OFFSET_G_PER_KWH = 100
const OFFSETS_SHOWN = [0, 25, 50, 100, 200, 400]
/** The range spans this part of all ratios of published figure to estimate, out of sample. */
const RANGE_COVERAGE = 0.9
/** Estimates carry one decimal, like the published figures. */
const DECIMALS = 1

interface Point {
  country: string
  gridGPerKwh: number
  hotelKg: number
}
interface Fit {
  intercept: number
  slope: number
  offset: number
}

const folder = new URL(`../data/${EDITION}/`, import.meta.url).pathname
const grid = new Map(readRows(folder, 'grid_countries.csv').map((row) => [field(row, 'country_code'), row]))
const hotel = readRows(folder, 'hotel.csv')
const published = points('current')
const earlier = points('earlier_edition')

for (const offset of OFFSETS_SHOWN) {
  const ratios = leaveOneOutRatios(offset)
  const [rms, median, p90] = [rmsLn(ratios), quantile(spreads(ratios), 0.5), quantile(spreads(ratios), 0.9)]
  console.log(
    `offset ${offset}: leave-one-out rms ln ${text(rms)}, median x${text(median)}, p90 x${text(p90)}`,
  )
}

const fit = leastSquares(published, OFFSET_G_PER_KWH)
const leftOut = leaveOneOutRatios(OFFSET_G_PER_KWH)
const older = earlier.map((point) => point.hotelKg / predict(fit, point.gridGPerKwh))
const outOfSample = [...leftOut, ...older]
const low = Number(text(quantile(outOfSample, (1 - RANGE_COVERAGE) / 2)))
const high = Number(text(quantile(outOfSample, (1 + RANGE_COVERAGE) / 2)))
const gridRange = published.map((point) => point.gridGPerKwh)

writeRows(editionFile(EDITION, 'hotel_estimate_fit'), [fitRow()])
writeRows(editionFile(EDITION, 'hotel_estimates'), estimateRows())

function points(status: string): Point[] {
  return hotel
    .filter((row) => row.status === status)
    .map((row) => ({
      country: field(row, 'country_code'),
      gridGPerKwh: Number(field(gridOf(field(row, 'country_code')), 'factor')),
      hotelKg: Number(field(row, 'factor')),
    }))
}

function gridOf(country: string): Row {
  const row = grid.get(country)
  if (!row) throw new Error(`no grid intensity for ${country}`)
  return row
}

function leastSquares(sample: readonly Point[], offset: number): Fit {
  const xs = sample.map((point) => Math.log(point.gridGPerKwh + offset))
  const ys = sample.map((point) => Math.log(point.hotelKg))
  const [meanX, meanY] = [mean(xs), mean(ys)]
  const sxy = xs.reduce((sum, x, i) => sum + (x - meanX) * ((ys[i] ?? 0) - meanY), 0)
  const sxx = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0)
  return { intercept: meanY - (sxy / sxx) * meanX, slope: sxy / sxx, offset }
}

function predict({ intercept, slope, offset }: Fit, gridGPerKwh: number): number {
  return Math.exp(intercept + slope * Math.log(gridGPerKwh + offset))
}

/** Published over estimate for each country, estimated from all the others. */
function leaveOneOutRatios(offset: number): number[] {
  return published.map((point) => {
    const others = published.filter((other) => other !== point)
    return point.hotelKg / predict(leastSquares(others, offset), point.gridGPerKwh)
  })
}

function fitRow(): Row {
  return {
    id: 'hotel-estimate-fit',
    intercept: text(fit.intercept, 6),
    slope: text(fit.slope, 6),
    offset_gco2e_per_kwh: String(OFFSET_G_PER_KWH),
    exact_rows: String(published.length),
    grid_min_gco2e_per_kwh: String(Math.min(...gridRange)),
    grid_max_gco2e_per_kwh: String(Math.max(...gridRange)),
    leave_one_out_rms_ln: text(rmsLn(leftOut)),
    leave_one_out_median_ratio: text(quantile(spreads(leftOut), 0.5)),
    leave_one_out_p90_ratio: text(quantile(spreads(leftOut), 0.9)),
    leave_one_out_worst_ratio: text(Math.max(...spreads(leftOut))),
    earlier_rows: String(earlier.length),
    earlier_median_published_over_estimate: text(quantile(older, 0.5)),
    earlier_lowest_published_over_estimate: text(Math.min(...older)),
    earlier_highest_published_over_estimate: text(Math.max(...older)),
    range_low_multiplier: String(low),
    range_high_multiplier: String(high),
    range_coverage: String(RANGE_COVERAGE),
    source_id: 'everygram-2025',
  }
}

/** The fit as published (six decimals) is what the estimates are computed with, so that anybody can recompute them. */
function estimateRows(): Row[] {
  const row = fitRow()
  const shown = { intercept: Number(row.intercept), slope: Number(row.slope), offset: OFFSET_G_PER_KWH }
  const have = new Set(hotel.map((known) => known.country_code))
  return [...grid.values()]
    .filter((gridRow) => !have.has(field(gridRow, 'country_code')))
    .map((gridRow) => {
      const gridGPerKwh = Number(field(gridRow, 'factor'))
      const factor = Number(text(predict(shown, gridGPerKwh), DECIMALS))
      const outside = gridGPerKwh < Math.min(...gridRange) || gridGPerKwh > Math.max(...gridRange)
      return {
        id: `hotel-estimate-${gridRow.country_code}`,
        country_code: field(gridRow, 'country_code'),
        factor: String(factor),
        factor_unit: 'kgCO2e/room-night',
        low: text(factor * low, DECIMALS),
        high: text(factor * high, DECIMALS),
        year: EDITION,
        gwp: 'ipcc_gwp100',
        grid_id: field(gridRow, 'id'),
        extrapolated: String(outside),
        source_id: 'everygram-2025',
      }
    })
}

function spreads(ratios: readonly number[]): number[] {
  return ratios.map((ratio) => Math.max(ratio, 1 / ratio))
}

function rmsLn(ratios: readonly number[]): number {
  return Math.sqrt(mean(ratios.map((ratio) => Math.log(ratio) ** 2)))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Linear interpolation between order statistics. */
function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = part * (sorted.length - 1)
  const below = sorted[Math.floor(at)] ?? 0
  const above = sorted[Math.ceil(at)] ?? below
  return below + (above - below) * (at - Math.floor(at))
}

function text(value: number, decimals = 2): string {
  return value.toFixed(decimals)
}
