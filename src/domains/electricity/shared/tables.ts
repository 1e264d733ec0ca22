/** The table of electricity that other domains look at too. */
import {
  country,
  decimal,
  gwpSet,
  id,
  maybe,
  oneOf,
  sourceId,
  text,
  year,
  yesNo,
} from '../../../factors/tables/columns.ts'
import { type RowIn, table } from '../../../factors/tables/table.ts'

export const GRID_COUNTRIES = table('grid_countries', {
  description:
    "Yearly grid carbon intensity of countries as published. boundary life_cycle: with upstream and plant manufacture; direct: combustion only. A row with proxy_for has no published figure and borrows that country's.",
  about: { title: 'Grid carbon intensity' },
  key: ['country_code'],
  columns: {
    id: id(),
    country_code: country(),
    world_region: oneOf('europe', 'north_america', 'asia', 'oceania', 'africa', 'south_america'),
    factor: decimal({ minimum: 0.1, maximum: 2000 }),
    factor_unit: oneOf('gCO2e/kWh'),
    year: year(),
    boundary: oneOf('life_cycle', 'direct'),
    is_estimate: yesNo(),
    proxy_for: maybe(country()),
    proxy_reason: maybe(text()),
    gwp: gwpSet(),
    source_id: sourceId(),
  },
})

export type GridCountryRow = RowIn<typeof GRID_COUNTRIES>
