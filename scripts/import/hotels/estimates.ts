/** The tables of estimated hotel factors, from an edition's published ones and its grids. */
import { field, type Row } from '../lib/tables.ts'
import { leastSquares, leaveOneOutRatios, type Point, predict, quantile, rmsLn, spreads } from './fit.ts'

/** A larger one lowers the leave-one-out error a little further and makes the curve explode on the dirtiest grids. */
const OFFSET_G_PER_KWH = 100
const OFFSETS_SHOWN = [0, 25, 50, OFFSET_G_PER_KWH, 200, 400]
/** The range spans this part of all ratios of published figure to estimate, out of sample. */
const RANGE_COVERAGE = 0.9
/** Estimates carry one decimal, like the published figures. */
const DECIMALS = 1
const FIT_DECIMALS = 6

export interface Estimates {
  fit: Row
  rows: Row[]
  /** Errors by offset, for whoever doubts the one that is fixed. */
  offsets: string[]
}

/** Checked twice: leave-one-out over the published rows, and against rows that only earlier editions had. */
export function estimateHotels(year: string, hotel: readonly Row[], grid: readonly Row[]): Estimates {
  const grids = new Map(grid.map((row) => [field(row, 'country_code'), row]))
  const published = points(hotel, grids, 'current')
  const fit = fitRow(year, published, points(hotel, grids, 'earlier_edition'))
  const have = new Set(hotel.map((row) => field(row, 'country_code')))
  const missing = grid.filter((row) => !have.has(field(row, 'country_code')))
  return {
    fit,
    rows: missing.map((row) => estimateRow(year, fit, row)),
    offsets: OFFSETS_SHOWN.map((offset) => offsetLine(published, offset)),
  }
}

function points(hotel: readonly Row[], grids: ReadonlyMap<string, Row>, status: string): Point[] {
  return hotel
    .filter((row) => row.status === status)
    .map((row) => {
      const country = field(row, 'country_code')
      const grid = grids.get(country)
      if (!grid) throw new Error(`no grid intensity for ${country}`)
      return { gridGPerKwh: Number(field(grid, 'factor')), hotelKg: Number(field(row, 'factor')) }
    })
}

function fitRow(year: string, published: readonly Point[], earlier: readonly Point[]): Row {
  const fit = leastSquares(published, OFFSET_G_PER_KWH)
  const leftOut = leaveOneOutRatios(published, OFFSET_G_PER_KWH)
  const older = earlier.map((point) => point.hotelKg / predict(fit, point.gridGPerKwh))
  const outOfSample = [...leftOut, ...older]
  const gridRange = published.map((point) => point.gridGPerKwh)
  const [low, high] = [(1 - RANGE_COVERAGE) / 2, (1 + RANGE_COVERAGE) / 2]
  return {
    id: 'hotel-estimate-fit',
    intercept: text(fit.intercept, FIT_DECIMALS),
    slope: text(fit.slope, FIT_DECIMALS),
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
    range_low_multiplier: shown(quantile(outOfSample, low)),
    range_high_multiplier: shown(quantile(outOfSample, high)),
    range_coverage: String(RANGE_COVERAGE),
    source_id: `everygram-${year}`,
  }
}

/** The fit as published (six decimals) is what the estimates are computed with, so that anybody can recompute them. */
function estimateRow(year: string, fit: Row, grid: Row): Row {
  const value = (column: string) => Number(field(fit, column))
  const gridGPerKwh = Number(field(grid, 'factor'))
  const curve = { intercept: value('intercept'), slope: value('slope'), offset: OFFSET_G_PER_KWH }
  const factor = Number(text(predict(curve, gridGPerKwh), DECIMALS))
  const [low, high] = [value('grid_min_gco2e_per_kwh'), value('grid_max_gco2e_per_kwh')]
  return {
    id: `hotel-estimate-${grid.country_code}`,
    country_code: field(grid, 'country_code'),
    factor: String(factor),
    factor_unit: 'kgCO2e/room-night',
    low: text(factor * value('range_low_multiplier'), DECIMALS),
    high: text(factor * value('range_high_multiplier'), DECIMALS),
    year,
    gwp: 'ipcc_gwp100',
    grid_id: field(grid, 'id'),
    extrapolated: String(gridGPerKwh < low || gridGPerKwh > high),
    source_id: `everygram-${year}`,
  }
}

function offsetLine(published: readonly Point[], offset: number): string {
  const ratios = leaveOneOutRatios(published, offset)
  const spread = spreads(ratios)
  return `offset ${offset}: leave-one-out rms ln ${text(rmsLn(ratios))}, median x${text(quantile(spread, 0.5))}, p90 x${text(quantile(spread, 0.9))}`
}

function text(value: number, decimals = 2): string {
  return value.toFixed(decimals)
}

/** Two decimals at most. */
function shown(value: number): string {
  return String(Number(text(value)))
}
