/** Hotel factors that we estimate from the grid of a country, where none is published. */

import { figureEntry } from '../../engine/figure.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { fallback, type Notice } from '../../engine/notices.ts'
import { toNumber } from '../../engine/numbers/decimal.ts'
import type { Spread } from '../../engine/spread.ts'
import type { TrailEntry } from '../../engine/trail.ts'
import type { Candidate } from '../../factors/fallback.ts'
import type { Country, ReferenceTables } from '../../factors/reference/reference-tables.ts'
import type { TableSet } from '../../factors/tables/table.ts'
import { GRID_COUNTRIES, type GridCountryRow } from '../electricity/shared/tables.ts'
import { type HotelFigure, rowFactor, stayEntry } from './figure.ts'
import {
  HOTEL_ESTIMATE_FIT,
  HOTEL_ESTIMATES,
  type HotelEstimateFitRow,
  type HotelEstimateRow,
} from './tables.ts'

/** An estimate with what it was made from. */
export interface HotelEstimate {
  readonly row: HotelEstimateRow
  readonly fit: HotelEstimateFitRow
  readonly grid: GridCountryRow
}

/** By country. */
export function estimates(tables: TableSet): ReadonlyMap<string, HotelEstimate> {
  const grids = new Map(tables.rows(GRID_COUNTRIES).map((row) => [row.id, row]))
  // The checks have seen that there is just one.
  const [fit] = tables.rows(HOTEL_ESTIMATE_FIT) as [HotelEstimateFitRow]
  return new Map(
    tables
      .rows(HOTEL_ESTIMATES)
      .map((row) => [row.country_code, { row, fit, grid: getOrThrow(grids, row.grid_id) }]),
  )
}

export function estimatedFactor(
  estimate: HotelEstimate,
  country: Country,
  basis: ReferenceTables,
): Candidate<HotelFigure> {
  const { row, fit, grid } = estimate
  const gridCountry = getOrThrow(basis.countries, grid.proxy_for ?? grid.country_code)
  return {
    value: {
      ...rowFactor(row, country),
      tier: 'estimate',
      range: { low: toNumber(row.low), high: toNumber(row.high), basis: rangeBasis(fit) },
      trail: [
        {
          ...stayEntry({ row, tier: 'estimate', country, ranges: spreadsOf(fit, basis) }, basis),
          note: estimateNote(estimate, gridCountry),
        },
        gridEntry(grid, gridCountry, basis),
      ],
    },
    notices: [estimateNotice(estimate, country, gridCountry)],
  }
}

/** How far published figures lie from estimates is known of every edition's own fit. */
function spreadsOf(fit: HotelEstimateFitRow, { ranges }: ReferenceTables): readonly Spread[] {
  const own = { low: toNumber(fit.range_low_multiplier), high: toNumber(fit.range_high_multiplier) }
  return ranges.of('hotel estimate').map((spread) => ({ ...spread, ...own }))
}

function gridEntry(row: GridCountryRow, country: Country, { sources }: ReferenceTables): TrailEntry {
  return figureEntry({
    category: 'grid_intensity',
    name: `Grid carbon intensity, life cycle, ${country.name}`,
    id: row.id,
    value: row.factor,
    unit: row.factor_unit,
    year: row.year,
    tier: row.proxy_for ? 'region' : 'exact',
    region: country,
    source: getOrThrow(sources, row.source_id),
    note: row.proxy_for && `Proxy value, as no factor is published: ${row.proxy_reason}.`,
  })
}

function estimateNote({ row, fit, grid }: HotelEstimate, gridCountry: Country): string {
  const formula = `exp(${toNumber(fit.intercept)} + ${toNumber(fit.slope)} * ln(grid + ${toNumber(fit.offset_gco2e_per_kwh)}))`
  const outside = `; the grid lies outside of the ${toNumber(fit.grid_min_gco2e_per_kwh)} to ${toNumber(fit.grid_max_gco2e_per_kwh)} gCO2e/kWh that the fit has seen`
  return `Estimate: ${formula}, to one decimal, with grid = ${toNumber(grid.factor)} gCO2e/kWh (${gridCountry.name})${row.extrapolated ? outside : ''}.`
}

function rangeBasis(fit: HotelEstimateFitRow): string {
  const percent = toNumber({ digits: fit.range_coverage.digits * 100n, scale: fit.range_coverage.scale })
  return (
    `x${toNumber(fit.range_low_multiplier)} to x${toNumber(fit.range_high_multiplier)}: the middle ${percent} % of published over estimated figures ` +
    `in ${fit.exact_rows} countries left out of the fit one at a time and ${fit.earlier_rows} with an older published figure. ` +
    `Leave-one-out, half of the estimates are within x${toNumber(fit.leave_one_out_median_ratio)} and nine in ten within x${toNumber(fit.leave_one_out_p90_ratio)}.`
  )
}

function estimateNotice({ row, grid }: HotelEstimate, country: Country, gridCountry: Country): Notice {
  const [kg, low_kg, high_kg] = [toNumber(row.factor), toNumber(row.low), toNumber(row.high)]
  const values = { country: country.code, kg, low_kg, high_kg }
  return grid.proxy_for
    ? fallback('estimated_factor.hotel_proxy', { ...values, proxy_country: gridCountry.code }, 'country')
    : fallback('estimated_factor.hotel', values, 'country')
}
