/** The tables of freight. */
import {
  country,
  decimal,
  gwpSet,
  id,
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

export const FREIGHT_VEHICLES = table('freight_vehicles', {
  description:
    'Vehicles of freight, in the order in which they are listed; the first of a mode is its default. rows_of: another vehicle of the mode, under whose name the rows of this one are published. behaves_as: another vehicle of the mode whose rows by load and whose refrigerated rows stand in where the publisher has none. load_factor: average load over capacity, where there is no fully laden row.',
  key: ['mode', 'vehicle_type'],
  columns: {
    mode: oneOf('road', 'rail', 'sea', 'air'),
    vehicle_type: like('^[a-z0-9_]+$'),
    label: text(),
    aliases: maybe(like('^[a-z0-9_]+( [a-z0-9_]+)*$')),
    behaves_as: maybe(like('^[a-z0-9_]+$')),
    rows_of: maybe(like('^[a-z0-9_]+$')),
    load_factor: maybe(decimal({ minimum: 0.01, maximum: 1 })),
    source_id: sourceId(),
  },
})

export type FreightVehicleRow = RowIn<typeof FREIGHT_VEHICLES>

export const FREIGHT_FACTORS = table('freight_factors', {
  description:
    'What vehicles emit tank to wheel (factor, with its three gases, which add up to it within 0.00002) and well to tank (wtt_factor), kg CO2e per tonne-km or vehicle-km, as published. factor_with_rf: with radiative forcing, of flights. per vehicle_km: the vehicle with the load named.',
  about: { title: 'Freight', boundary: 'tank to wheel; wtt_factor well to tank', country: 'GB' },
  key: ['mode', 'vehicle_type', 'fuel_source', 'haul', 'load', 'refrigerated', 'per'],
  columns: {
    id: id(),
    mode: oneOf('road', 'rail', 'sea', 'air'),
    vehicle_type: like('^[a-z0-9_]+$'),
    fuel_source: oneOf(
      'diesel',
      'petrol',
      'cng',
      'lpg',
      'lng',
      'hybrid',
      'hvo',
      'biodiesel',
      'marine_fuel',
      'jet_fuel',
      'rail_mix',
    ),
    haul: maybe(oneOf('domestic', 'short', 'long')),
    load: oneOf('average', 'empty', 'half', 'full'),
    refrigerated: yesNo(),
    per: oneOf('tonne_km', 'vehicle_km'),
    publisher_row: text(),
    factor: decimal({ minimum: 0.0001, maximum: 20 }),
    factor_unit: oneOf('kgCO2e/tonne-km', 'kgCO2e/vehicle-km'),
    kgco2: decimal({ minimum: 0, maximum: 20 }),
    kgch4_as_co2e: decimal({ minimum: 0, maximum: 1 }),
    kgn2o_as_co2e: decimal({ minimum: 0, maximum: 1 }),
    wtt_factor: decimal({ minimum: 1e-5, maximum: 10 }),
    factor_with_rf: maybe(decimal({ minimum: 0.0001, maximum: 20 })),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
  },
})

export type FreightFactorRow = RowIn<typeof FREIGHT_FACTORS>

export const FREIGHT_SEA_REGISTER = table('freight_sea_register', {
  description:
    "Ships by the European Union's register of verified CO2: the sum over the ships of a type, over the sum of the work that they did with cargo. kg per tonne-km as sailed. A class that stands here has its figure from here, and beside it the row of freight_factors of the vehicle that `beside` names. derivation: what of it is ours.",
  about: { title: 'Ships by the EU register', boundary: 'tank to wheel; wtt_factor well to tank' },
  key: ['vehicle_type'],
  columns: {
    id: id(),
    vehicle_type: reference('freight_vehicles', 'vehicle_type'),
    publisher_row: text(),
    factor: decimal({ 'x-unit': 'kgCO2e/tonne-km', minimum: 0.0001, maximum: 1 }),
    kgco2: decimal({ 'x-unit': 'kgCO2/tonne-km', minimum: 0.0001, maximum: 1 }),
    wtt_factor: decimal({ 'x-unit': 'kgCO2e/tonne-km', minimum: 1e-5, maximum: 1 }),
    beside: maybe(reference('freight_vehicles', 'vehicle_type')),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
    derivation: text(),
  },
})

export type SeaRegisterRow = RowIn<typeof FREIGHT_SEA_REGISTER>

/** published: of the country. dated: the same, of long ago. borrowed: of another country like it. traction: energy on its grid. guess: the same with a share or energy that is not its own. */
const REGIONAL_KINDS = ['published', 'dated', 'borrowed', 'traction', 'guess'] as const

/** Of a row that is no figure of emissions. */
export const SHARE_UNIT = 'share of tonne-km'

export const FREIGHT_REGIONAL = table('freight_regional', {
  description:
    'Average lorries and freight trains by country, in place of the UK rows on the kilometres in that country: a published figure with its upstream part, or, by its unit, the electric share of the tonne-km, with energy from freight_rail_energy on the grid of the country and the rest by gas oil. kind: published, dated (of long ago), borrowed (of another country), traction, guess (traction by a share or an energy that is not its own). wtt_factor is empty where no upstream figure is known.',
  about: {
    title: 'Land freight by country',
    boundary: 'tank to wheel; wtt_factor well to tank',
    isEstimate: { column: 'kind', value: 'guess' },
  },
  key: ['mode', 'country_code'],
  columns: {
    id: id(),
    mode: oneOf('road', 'rail'),
    country_code: country(),
    kind: oneOf(...REGIONAL_KINDS),
    publisher_row: text(),
    value: decimal({ minimum: 0.0001, maximum: 1 }),
    unit: oneOf('kgCO2e/tonne-km', SHARE_UNIT),
    wtt_factor: maybe(decimal({ 'x-unit': 'kgCO2e/tonne-km', minimum: 0.0001, maximum: 1 })),
    electric_id: maybe(reference('freight_rail_energy', 'id')),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
    note: maybe(text()),
  },
})

export type FreightRegionalRow = RowIn<typeof FREIGHT_REGIONAL>

export const FREIGHT_RAIL_ENERGY = constantTable(
  'freight_rail_energy',
  'What a tonne-km by train takes, at the plug or as fuel.',
  { minimum: 0.001, maximum: 1 },
  'kWh/tonne-km',
)

export const FREIGHT_FUEL_RATIOS = table('freight_fuel_ratios', {
  description:
    'Emissions of a lorry or van with another powertrain or fuel over those of the diesel vehicle of its class, tank to wheel (direct_ratio) and well to tank (wtt_ratio). Each is derived from published figures, as derivation says, and an estimate.',
  about: { title: 'Another fuel over diesel', isEstimate: true },
  key: ['fuel_source', 'vehicle_type'],
  columns: {
    id: id(),
    fuel_source: oneOf('hybrid', 'hvo', 'biodiesel', 'cng', 'lng'),
    vehicle_type: reference('freight_vehicles', 'vehicle_type'),
    direct_ratio: decimal({ 'x-unit': 'times the diesel factor', minimum: 0.001, maximum: 2 }),
    wtt_ratio: decimal({ 'x-unit': 'times the diesel factor', minimum: 0.001, maximum: 2 }),
    is_biofuel: yesNo(),
    year: year(),
    source_id: sourceId(),
    derivation: text(),
  },
})

export type FreightFuelRatioRow = RowIn<typeof FREIGHT_FUEL_RATIOS>

export const FREIGHT_ELECTRIC = table('freight_electric', {
  description:
    'Electricity of battery electric vehicles and electric trains, kWh at the plug per tonne-km with the average load of the class; of vans also per vehicle-km.',
  about: { title: 'Electricity of freight at the plug', isEstimate: true },
  key: ['mode', 'vehicle_type'],
  columns: {
    id: id(),
    mode: oneOf('road', 'rail', 'sea', 'air'),
    vehicle_type: like('^[a-z0-9_]+$'),
    kwh_per_tonne_km: decimal({ 'x-unit': 'kWh/tonne-km', minimum: 0.001, maximum: 10 }),
    kwh_per_vehicle_km: maybe(decimal({ 'x-unit': 'kWh/vehicle-km', minimum: 0.01, maximum: 10 })),
    year: year(),
    source_id: sourceId(),
    derivation: text(),
  },
})

export type FreightElectricRow = RowIn<typeof FREIGHT_ELECTRIC>

export const FREIGHT_CONSTANTS = constantTable(
  'freight_constants',
  'What holds for all freight: limits and factors that are conventions.',
  { minimum: 0, maximum: 100000 },
)
