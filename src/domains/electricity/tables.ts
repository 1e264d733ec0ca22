/** The tables of electricity: grids, their parts and losses, cloud regions. */
import {
  country,
  decimal,
  gwpSet,
  id,
  later,
  like,
  maybe,
  oneOf,
  reference,
  sourceId,
  text,
  year,
  yesNo,
} from '../../factors/tables/columns.ts'
import { constantTable } from '../../factors/tables/constants.ts'
import { type RowIn, table } from '../../factors/tables/table.ts'
import { GRID_GASES, GRID_LOSS_PLACES, GRID_VIEWS } from './shared/grid.ts'

export const GRID_US_STATES = table('grid_us_states', {
  description:
    'Grid carbon intensity of the US states, DC and Puerto Rico, and the national average (state US): direct combustion.',
  about: { title: 'Grid carbon intensity', country: 'US' },
  key: ['state'],
  columns: {
    id: id(),
    state: like('^[A-Z]{2}$'),
    name: text(),
    factor: decimal({ minimum: 0, maximum: 2000 }),
    factor_unit: oneOf('gCO2e/kWh'),
    year: year(),
    boundary: oneOf('life_cycle', 'direct'),
    gwp: gwpSet(),
    source_id: sourceId(),
    note: maybe(text()),
  },
})

export const GRID_SUBNATIONAL = table('grid_subnational', {
  description:
    'Grid carbon intensity of states and provinces of other countries. covers: further codes that this row answers for. boundary_note says what the figure describes; with includes_td_losses no losses are added.',
  about: { title: 'Grid carbon intensity' },
  key: ['code'],
  columns: {
    id: id(),
    country_code: country(),
    code: like('^[A-Z]{2}-[A-Z0-9-]+$'),
    name: text(),
    covers: maybe(text()),
    factor: decimal({ minimum: 0, maximum: 2000 }),
    factor_unit: oneOf('gCO2e/kWh'),
    year: year(),
    boundary: oneOf('life_cycle', 'direct'),
    boundary_note: text(),
    includes_td_losses: yesNo(),
    gwp: gwpSet(),
    source_id: sourceId(),
  },
})

export type GridSubnationalRow = RowIn<typeof GRID_SUBNATIONAL>

export const GRID_DIRECT_SHARES = table('grid_direct_shares', {
  description:
    "Share of direct combustion in a country's life-cycle intensity. official: an official direct factor over the life-cycle figure of the same year; generation_mix: grid_mix.csv with grid_technologies.csv.",
  about: {
    title: 'Share of direct combustion in the grid carbon intensity',
    isEstimate: { column: 'basis', value: 'generation_mix' },
  },
  key: ['country_code'],
  columns: {
    id: id(),
    country_code: country(),
    direct_share: decimal({ 'x-unit': 'share of the life-cycle intensity', minimum: 0, maximum: 1 }),
    basis: oneOf('official', 'generation_mix'),
    year: year(),
    source_id: sourceId(),
    note: maybe(text()),
  },
})

export type GridDirectShareRow = RowIn<typeof GRID_DIRECT_SHARES>

export const GRID_MIX = table('grid_mix', {
  description: 'Electricity generation by technology, per cent.',
  about: { title: 'Electricity generation by technology' },
  key: ['country_code'],
  columns: {
    country_code: country(),
    year: year(),
    coal_percent: decimal({ 'x-unit': '% of generation', minimum: 0, maximum: 100 }),
    gas_percent: decimal({ 'x-unit': '% of generation', minimum: 0, maximum: 100 }),
    oil_percent: decimal({ 'x-unit': '% of generation', minimum: 0, maximum: 100 }),
    other_fossil_percent: decimal({ 'x-unit': '% of generation', minimum: 0, maximum: 100 }),
    nuclear_percent: decimal({ 'x-unit': '% of generation', minimum: 0, maximum: 100 }),
    hydro_percent: decimal({ 'x-unit': '% of generation', minimum: 0, maximum: 100 }),
    wind_percent: decimal({ 'x-unit': '% of generation', minimum: 0, maximum: 100 }),
    solar_percent: decimal({ 'x-unit': '% of generation', minimum: 0, maximum: 100 }),
    bioenergy_percent: decimal({ 'x-unit': '% of generation', minimum: 0, maximum: 100 }),
    other_renewables_percent: decimal({ 'x-unit': '% of generation', minimum: 0, maximum: 100 }),
    source_id: sourceId(),
  },
})

export const GRID_TECHNOLOGIES = table('grid_technologies', {
  description:
    'Direct and life-cycle emissions of a kWh by technology: medians of IPCC AR5 WG3 Annex III; oil and other fossil from 77.4 kg CO2 per GJ (IPCC 2006) at 37 % efficiency.',
  about: { title: 'Emissions of electricity by technology' },
  key: ['technology'],
  columns: {
    technology: oneOf(
      'coal',
      'gas',
      'oil',
      'other_fossil',
      'nuclear',
      'hydro',
      'wind',
      'solar',
      'bioenergy',
      'other_renewables',
    ),
    direct_factor: decimal({ minimum: 0, maximum: 2000 }),
    life_cycle_factor: decimal({ minimum: 0, maximum: 2000 }),
    factor_unit: oneOf('gCO2e/kWh'),
    source_id: sourceId(),
  },
})

export const GRID_LOSSES = table('grid_losses', {
  description:
    'Losses in transmission and distribution, per cent of output. A row that is not plausible (theft, missing data) is kept and not used.',
  about: { title: 'Losses in transmission and distribution' },
  key: ['country_code'],
  columns: {
    id: id(),
    country_code: country(),
    loss_percent_of_output: decimal({ 'x-unit': '% of output', minimum: 0, maximum: 100 }),
    year: year(),
    is_plausible: yesNo(),
    source_id: sourceId(),
  },
})

export type GridLossRow = RowIn<typeof GRID_LOSSES>

export const GRID_RESIDUAL_MIX = table('grid_residual_mix', {
  description: 'Residual mix: what is left for those without a contract, for the market-based figure.',
  about: { title: 'Residual mix', boundary: 'market-based' },
  key: ['country_code'],
  columns: {
    id: id(),
    country_code: country(),
    factor: decimal({ minimum: 0, maximum: 2000 }),
    factor_unit: oneOf('gCO2e/kWh'),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
  },
})

export type GridResidualMixRow = RowIn<typeof GRID_RESIDUAL_MIX>

export const GRID_OFFICIAL = table('grid_official', {
  description:
    "Electricity as a country's own reporting scheme publishes it. area: a country, or a part of one as CA-BC. part: generation; wtt, upstream of it; losses in the grid, and losses_wtt, upstream of them; scope3, upstream and losses in one figure; residual_mix for those without a contract, and residual_mix_scope3. year: of the data, else of the publication; another one than the edition's where the publisher has none for it. gwp is empty where the figure is CO2 alone. publisher_row: the label of the row, or table, area and year. boundary: what the figure describes, in words. view, losses and gases, of generation: of electricity generated or consumed, whether losses are in it, and CO2e or CO2 alone; where they are empty, includes_td_losses, gwp and the publication say it.",
  about: { title: 'Official grid carbon intensity' },
  key: ['area', 'part'],
  columns: {
    id: id(),
    area: like('^[A-Z]{2}(-[A-Z0-9]+)*$'),
    part: oneOf('generation', 'wtt', 'losses', 'losses_wtt', 'scope3', 'residual_mix', 'residual_mix_scope3'),
    factor: decimal({ minimum: 0, maximum: 2000 }),
    factor_unit: oneOf('kgCO2e/kWh', 'gCO2e/kWh', 'tCO2/MWh'),
    year: year(),
    gwp: maybe(gwpSet()),
    publisher_row: text(),
    boundary: text(),
    includes_td_losses: yesNo(),
    source_id: sourceId(),
    note: maybe(text()),
    view: later(oneOf(...GRID_VIEWS)),
    losses: later(oneOf(...GRID_LOSS_PLACES)),
    gases: later(oneOf(...GRID_GASES)),
  },
})

export type GridOfficialRow = RowIn<typeof GRID_OFFICIAL>

export const GRID_ESTIMATES = table('grid_estimates', {
  description:
    'Grid carbon intensity of countries without a published figure: their generation mix (grid_mix.csv) with the life-cycle factors of grid_technologies.csv. direct_share: the same with the direct ones, over it.',
  about: { title: 'Grid carbon intensity', isEstimate: true },
  key: ['country_code'],
  columns: {
    id: id(),
    country_code: country(),
    world_region: oneOf('europe', 'north_america', 'asia', 'oceania', 'africa', 'south_america'),
    factor: decimal({ minimum: 0.1, maximum: 2000 }),
    factor_unit: oneOf('gCO2e/kWh'),
    direct_share: decimal({ 'x-unit': 'share of the life-cycle intensity', minimum: 0, maximum: 1 }),
    year: year(),
    source_id: sourceId(),
  },
})

export const GRID_OFFICIAL_LIFE_CYCLE = table('grid_official_life_cycle', {
  description:
    "Ember's life-cycle intensity of the year of the official figure, for countries whose official figure is a ratio to it: the direct part of another year is Ember's figure of that year times official over this one.",
  about: { title: 'Life-cycle grid carbon intensity of the year of the official figure' },
  key: ['country_code'],
  columns: {
    id: id(),
    country_code: country(),
    factor: decimal({ minimum: 0.1, maximum: 2000 }),
    factor_unit: oneOf('gCO2e/kWh'),
    year: year(),
    source_id: sourceId(),
  },
})

export type GridOfficialLifeCycleRow = RowIn<typeof GRID_OFFICIAL_LIFE_CYCLE>

export const GRID_US_SUBREGIONS = table('grid_us_subregions', {
  description: 'Grid carbon intensity of the eGRID subregions of the United States: direct combustion.',
  about: { title: 'Grid carbon intensity', country: 'US' },
  key: ['subregion'],
  columns: {
    id: id(),
    subregion: like('^[A-Z]{4}$'),
    name: text(),
    factor: decimal({ minimum: 0, maximum: 2000 }),
    factor_unit: oneOf('gCO2e/kWh'),
    year: year(),
    boundary: oneOf('life_cycle', 'direct'),
    gwp: gwpSet(),
    source_id: sourceId(),
    note: maybe(text()),
  },
})

export const GRID_DEFAULTS = constantTable(
  'grid_defaults',
  'What holds where a country has no figure of its own.',
  { minimum: 0, maximum: 100 },
)

export const CLOUD_REGIONS = table('cloud_regions', {
  description:
    'Where cloud regions are. source_id: who lists the region; its town is read from the name, or known from elsewhere. us_state is empty outside of the United States, and where the state is not known.',
  key: ['provider', 'region'],
  columns: {
    provider: oneOf('aws', 'gcp', 'azure', 'oracle', 'alibaba', 'ovh', 'scaleway'),
    region: like('^[a-z][a-z0-9_-]*$'),
    display_name: text(),
    city: maybe(text()),
    country_code: country(),
    us_state: maybe(reference('grid_us_states', 'state')),
    kind: text(),
    source_id: sourceId(),
  },
})
