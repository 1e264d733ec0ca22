/** The tables of hotel stays. */
import {
  country,
  decimal,
  gwpSet,
  id,
  integer,
  oneOf,
  reference,
  sourceId,
  year,
  yesNo,
} from '../../factors/tables/columns.ts'
import { type RowIn, table } from '../../factors/tables/table.ts'

export const HOTEL = table('hotel', {
  description:
    'Published hotel factors per occupied room and night. status: current = in this edition of the publisher; earlier_edition = taken from the last edition that had the country.',
  about: { title: 'Hotel stay', boundary: 'Energy of an occupied room for one night' },
  key: ['country_code'],
  columns: {
    id: id(),
    country_code: country(),
    factor: decimal({ minimum: 0.1, maximum: 1000 }),
    factor_unit: oneOf('kgCO2e/room-night'),
    year: year(),
    gwp: gwpSet(),
    status: oneOf('current', 'earlier_edition'),
    source_id: sourceId(),
  },
})

export type HotelRow = RowIn<typeof HOTEL>

export const HOTEL_ESTIMATES = table('hotel_estimates', {
  description:
    "Our estimates for countries without a published factor, written by scripts/import/estimate-hotels.ts: factor = exp(intercept + slope * ln(grid intensity + offset)) of hotel_estimate_fit.csv, to one decimal; low and high are the factor times the fit's range multipliers.",
  about: {
    title: 'Hotel stay, estimated',
    boundary: 'Energy of an occupied room for one night',
    isEstimate: true,
  },
  key: ['country_code'],
  columns: {
    id: id(),
    country_code: country(),
    factor: decimal({ minimum: 0.1, maximum: 1000 }),
    factor_unit: oneOf('kgCO2e/room-night'),
    low: decimal({ minimum: 0.1, maximum: 1000 }),
    high: decimal({ minimum: 0.1, maximum: 1000 }),
    year: year(),
    gwp: gwpSet(),
    grid_id: reference('grid_countries', 'id'),
    extrapolated: yesNo(),
    source_id: sourceId(),
  },
})

export type HotelEstimateRow = RowIn<typeof HOTEL_ESTIMATES>

export const HOTEL_ESTIMATE_FIT = table('hotel_estimate_fit', {
  description:
    'The fit behind hotel_estimates.csv with its errors, written by scripts/import/estimate-hotels.ts. Ratios are published factor over estimate; leave_one_out_* predict each country from the others.',
  about: { title: 'Fit of the estimates of hotel stays', isEstimate: true },
  key: ['id'],
  columns: {
    id: id(),
    intercept: decimal(),
    slope: decimal(),
    offset_gco2e_per_kwh: decimal({ minimum: 0 }),
    exact_rows: integer({ minimum: 10 }),
    grid_min_gco2e_per_kwh: decimal({ minimum: 0 }),
    grid_max_gco2e_per_kwh: decimal({ minimum: 0 }),
    leave_one_out_rms_ln: decimal({ minimum: 0 }),
    leave_one_out_median_ratio: decimal({ minimum: 0 }),
    leave_one_out_p90_ratio: decimal({ minimum: 0 }),
    leave_one_out_worst_ratio: decimal({ minimum: 0 }),
    earlier_rows: integer({ minimum: 0 }),
    earlier_median_published_over_estimate: decimal({ minimum: 0 }),
    earlier_lowest_published_over_estimate: decimal({ minimum: 0 }),
    earlier_highest_published_over_estimate: decimal({ minimum: 0 }),
    range_low_multiplier: decimal({ minimum: 0, maximum: 1 }),
    range_high_multiplier: decimal({ minimum: 1, maximum: 10 }),
    range_coverage: decimal({ minimum: 0, maximum: 1 }),
    source_id: sourceId(),
  },
})

export type HotelEstimateFitRow = RowIn<typeof HOTEL_ESTIMATE_FIT>
