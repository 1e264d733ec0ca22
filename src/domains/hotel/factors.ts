/** Hotel factors of an edition: published rows first, then earlier editions', then estimates. */

import { toNumber } from '../../core/decimal.ts'
import type { Source } from '../../core/figure.ts'
import { fallback, type Notice } from '../../core/notices.ts'
import { requireEntry } from '../../core/required.ts'
import type { TrailEntry } from '../../core/trail.ts'
import type { TableSet } from '../../tables/table.ts'
import type { Basis, Country } from '../basis/basis.ts'
import { GRID_COUNTRIES, type GridCountryRow } from '../electricity/shared/tables.ts'
import type { HotelFactor } from './calculate.ts'
import {
  HOTEL,
  HOTEL_ESTIMATE_FIT,
  HOTEL_ESTIMATES,
  type HotelEstimateFitRow,
  type HotelEstimateRow,
  type HotelRow,
} from './tables.ts'

type Lookup<T> = ReadonlyMap<string, T>

export function hotelFactors(
  tables: TableSet,
  { countries, sources }: Basis,
): ReadonlyMap<string, HotelFactor> {
  const grids = new Map(tables.rows(GRID_COUNTRIES).map((row) => [row.id, row]))
  const [fit] = tables.rows(HOTEL_ESTIMATE_FIT)
  const published = tables
    .rows(HOTEL)
    .map((row) => publishedFactor(row, requireEntry(countries, row.country_code), sources))
  const estimates = tables
    .rows(HOTEL_ESTIMATES)
    .map((row) =>
      estimatedFactor(row, fit as HotelEstimateFitRow, requireEntry(grids, row.grid_id), countries, sources),
    )
  return new Map([...published, ...estimates].map((factor) => [factor.countryCode, factor]))
}

function publishedFactor(row: HotelRow, country: Country, sources: Lookup<Source>): HotelFactor {
  const earlier = row.status === 'earlier_edition'
  const notice = fallback(
    'factor_from_earlier_edition',
    `The publisher's present edition has no factor for ${country.name}; this is its last one, of ${row.year}.`,
    'country',
  )
  return {
    ...common(row, country),
    tier: earlier ? 'region' : 'exact',
    trail: [trailEntry(row, country, requireEntry(sources, row.source_id), earlier ? 'region' : 'exact')],
    notices: earlier ? [notice] : [],
  }
}

function estimatedFactor(
  row: HotelEstimateRow,
  fit: HotelEstimateFitRow,
  grid: GridCountryRow,
  countries: Lookup<Country>,
  sources: Lookup<Source>,
): HotelFactor {
  const country = requireEntry(countries, row.country_code)
  const gridCountry = requireEntry(countries, grid.proxy_for ?? grid.country_code)
  const note = estimateNote(row, fit, grid, gridCountry)
  return {
    ...common(row, country),
    tier: 'estimate',
    range: { low: toNumber(row.low), high: toNumber(row.high), basis: rangeBasis(fit) },
    trail: [
      { ...trailEntry(row, country, requireEntry(sources, row.source_id), 'estimate'), note },
      gridEntry(grid, gridCountry, requireEntry(sources, grid.source_id)),
    ],
    notices: [estimateNotice(row, country, grid, gridCountry)],
  }
}

function common(row: HotelRow | HotelEstimateRow, country: Country) {
  return {
    countryCode: country.code,
    countryName: country.name,
    region: country.region,
    kgPerRoomNight: row.factor,
    year: row.year,
    gwp: row.gwp,
    id: row.id,
  }
}

function trailEntry(
  row: HotelRow | HotelEstimateRow,
  country: Country,
  source: Source,
  tier: 'exact' | 'region' | 'estimate',
): TrailEntry {
  return {
    dataCategory: 'emission_factor',
    name: `Hotel stay, ${country.name}`,
    source: source.publisher,
    sourceDataset: source.dataset,
    year: String(row.year),
    region: country.code,
    regionName: country.name,
    factor: toNumber(row.factor),
    factorUnit: row.factor_unit,
    tier,
    factorId: row.id,
    licence: source.licence,
  }
}

function gridEntry(row: GridCountryRow, country: Country, source: Source): TrailEntry {
  return {
    dataCategory: 'grid_intensity',
    name: `Grid carbon intensity, life cycle, ${country.name}`,
    source: source.publisher,
    sourceDataset: source.dataset,
    year: String(row.year),
    region: country.code,
    regionName: country.name,
    factor: toNumber(row.factor),
    factorUnit: row.factor_unit,
    tier: row.proxy_for ? 'region' : 'exact',
    factorId: row.id,
    licence: source.licence,
    ...(row.proxy_for && { note: `Borrowed for lack of an own figure: ${row.proxy_reason}.` }),
  }
}

function estimateNote(
  row: HotelEstimateRow,
  fit: HotelEstimateFitRow,
  grid: GridCountryRow,
  gridCountry: Country,
) {
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

function estimateNotice(
  row: HotelEstimateRow,
  country: Country,
  grid: GridCountryRow,
  gridCountry: Country,
): Notice {
  const borrowed = grid.proxy_for ? `, itself borrowed from ${gridCountry.name}` : ''
  const range = `${toNumber(row.low)} to ${toNumber(row.high)} kg`
  return fallback(
    'estimated_factor',
    `No hotel factor is published for ${country.name}: ${toNumber(row.factor)} kg per room-night is estimated from the grid's carbon intensity${borrowed}. The likely range is ${range}.`,
    'country',
  )
}
