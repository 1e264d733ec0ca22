/** The operator's own figures. */
import {
  country,
  decimal,
  gwpSet,
  id,
  later,
  like,
  maybe,
  oneOf,
  text,
  year,
  yesNo,
} from './tables/columns.ts'
import { type RowIn, table } from './tables/table.ts'

export const OVERLAY = table('overlay', {
  description:
    "The operator's own figures, in the file that OVERLAY names: docs/data.md. kind says which of the edition's figures a row replaces or adds to, and which columns it fills. freight: mode, vehicle_type, fuel_source, refrigerated, factor (tank to wheel) and wtt_factor (well to tank) per tonne-km, and if it does not hold everywhere from_countries, to_countries (ISO 3166-1 alpha-2 codes with spaces between them), from_km, below_km. hotel and residual_mix: country_code and factor. grid: country_code, factor (direct), wtt_factor (upstream) and, if there are any, losses, all for a kWh that arrives. for_year: the only year of activity that a row holds for; every year where it is empty. distance_adjustment, of freight by sea: inside (the default), where factor is per tonne-km of the shortest distance, outside, where it is per tonne-km sailed. range_low_multiplier and range_high_multiplier: nine of ten cases lie between the factor times the one and the factor times the other; without them the factor has no range. tier: user (the default), where the factor describes the case, region, where it is borrowed from another region, year or class, estimate, where it is an estimate.",
  about: { title: 'Own figure' },
  key: ['id'],
  columns: {
    id: id(),
    kind: oneOf('freight', 'hotel', 'residual_mix', 'grid'),
    country_code: maybe(country()),
    mode: maybe(oneOf('road', 'rail', 'sea', 'air')),
    vehicle_type: maybe(like('^[a-z0-9_]+$')),
    fuel_source: maybe(like('^[a-z0-9_]+$')),
    refrigerated: maybe(yesNo()),
    from_countries: maybe(like('^[A-Z]{2}( [A-Z]{2})*$')),
    to_countries: maybe(like('^[A-Z]{2}( [A-Z]{2})*$')),
    from_km: maybe(decimal({ minimum: 0, maximum: 100000 })),
    below_km: maybe(decimal({ minimum: 0, maximum: 100000 })),
    factor: decimal({ minimum: 0, maximum: 10000 }),
    wtt_factor: maybe(decimal({ minimum: 0, maximum: 1000 })),
    factor_unit: oneOf('kgCO2e/tonne-km', 'kgCO2e/room-night', 'gCO2e/kWh'),
    year: year(),
    gwp: gwpSet(),
    publisher: text(),
    title: text(),
    licence: text(),
    note: maybe(text()),
    losses: later(decimal({ 'x-unit': 'gCO2e/kWh', minimum: 0, maximum: 1000 })),
    for_year: later(year()),
    distance_adjustment: later(oneOf('inside', 'outside')),
    range_low_multiplier: later(decimal({ 'x-unit': 'times the factor', minimum: 0.01, maximum: 1 })),
    range_high_multiplier: later(decimal({ 'x-unit': 'times the factor', minimum: 1, maximum: 100 })),
    tier: later(oneOf('user', 'region', 'estimate')),
  },
})

export type OverlayRow = RowIn<typeof OVERLAY>
