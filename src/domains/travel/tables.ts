/** The tables of travel: flights, land and water, trains by country. */
import {
  country,
  decimal,
  gwpSet,
  id,
  integer,
  like,
  maybe,
  oneOf,
  sourceId,
  text,
  year,
  yesNo,
} from '../../factors/tables/columns.ts'
import { constantTable } from '../../factors/tables/constants.ts'
import { type RowIn, table } from '../../factors/tables/table.ts'
import { ALL_HAULS, CABINS, HAULS } from './haul.ts'

export const TRAVEL_FACTORS = table('travel_factors', {
  description:
    'Travel by land and water, tank-to-wheel (for electricity: generation and losses). The gas columns are kg CO2e of the gas and add up to the factor within 0.00002. electricity_kgco2e is the part of the factor that is purchased electricity; it is empty where the publisher shows none.',
  about: {
    title: 'Travel by land and water',
    boundary: 'tank to wheel; of electricity generation and losses',
    country: 'GB',
  },
  key: ['transport_mode', 'vehicle_type'],
  columns: {
    id: id(),
    transport_mode: oneOf('car', 'rail', 'bus', 'ferry', 'taxi', 'motorbike'),
    vehicle_type: like('^[a-z]+(_[a-z]+)*$'),
    publisher_row: text(),
    factor: decimal({ minimum: 0.001, maximum: 2 }),
    factor_unit: oneOf('kgCO2e/passenger-km', 'kgCO2e/vehicle-km'),
    kgco2: decimal({ minimum: 0, maximum: 2 }),
    kgch4_as_co2e: decimal({ minimum: 0, maximum: 2 }),
    kgn2o_as_co2e: decimal({ minimum: 0, maximum: 2 }),
    electricity_kgco2e: maybe(decimal({ minimum: 0.001, maximum: 2 })),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
  },
})

export const TRAVEL_FAR_TYPES = table('travel_far_types', {
  description:
    'The vehicle of a mode beyond a distance, where none is named. Editions without a row take the same vehicle at any distance.',
  key: ['transport_mode'],
  columns: {
    transport_mode: oneOf('car', 'rail', 'bus', 'ferry', 'taxi', 'motorbike'),
    above_km: integer({ minimum: 1, maximum: 20000 }),
    vehicle_type: like('^[a-z]+(_[a-z]+)*$'),
    reason: text(),
    source_id: sourceId(),
  },
})

export const TRAVEL_WTT_FACTORS = table('travel_wtt_factors', {
  description: 'Well-to-tank of travel by land and water.',
  about: { title: 'Travel by land and water, well to tank', boundary: 'well to tank', country: 'GB' },
  key: ['transport_mode', 'vehicle_type'],
  columns: {
    id: id(),
    transport_mode: oneOf('car', 'rail', 'bus', 'ferry', 'taxi', 'motorbike'),
    vehicle_type: like('^[a-z]+(_[a-z]+)*$'),
    publisher_row: text(),
    factor: decimal({ minimum: 0.0001, maximum: 1 }),
    factor_unit: oneOf('kgCO2e/passenger-km', 'kgCO2e/vehicle-km'),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
  },
})

export type TravelWttRow = RowIn<typeof TRAVEL_WTT_FACTORS>

export const TRAVEL_ELECTRICITY = table('travel_electricity', {
  description:
    'Electricity at the plug of vehicles that draw it from the grids on their way. derivation says how it follows from published figures.',
  about: { title: 'Electricity of vehicles at the plug', country: 'GB', isEstimate: true },
  key: ['transport_mode', 'vehicle_type'],
  columns: {
    id: id(),
    transport_mode: oneOf('car', 'rail', 'bus', 'ferry', 'taxi', 'motorbike'),
    vehicle_type: like('^[a-z]+(_[a-z]+)*$'),
    publisher_row: text(),
    kwh_per_km: decimal({ minimum: 0.01, maximum: 2 }),
    unit: oneOf('kWh/passenger-km', 'kWh/vehicle-km'),
    year: year(),
    source_id: sourceId(),
    derivation: text(),
  },
})

export type TravelElectricityRow = RowIn<typeof TRAVEL_ELECTRICITY>

/** published: of the country. dated: the same, of long ago. traction: energy on its grid. */
const REGIONAL_KINDS = ['published', 'dated', 'traction'] as const

/** Of a row that is no figure of emissions. */
export const ENERGY_UNIT = 'kWh/passenger-km'

export const TRAVEL_REGIONAL = table('travel_regional', {
  description:
    'Travel by land by country, in place of the UK rows and of the model of trains on the kilometres in that country: a published figure with its upstream part, or, by its unit, electricity at the plug on the grid of the country. is_electric: all of the figure is purchased electricity. wtt_factor is empty where the upstream part is inside of the figure. kind: published, dated (of long ago), traction.',
  about: {
    title: 'Land travel by country',
    boundary: 'tank to wheel; of electricity generation and losses',
    isEstimate: { column: 'kind', value: 'traction' },
  },
  key: ['transport_mode', 'vehicle_type', 'country_code'],
  columns: {
    id: id(),
    transport_mode: oneOf('car', 'rail', 'bus', 'motorbike'),
    vehicle_type: like('^[a-z]+(_[a-z]+)*$'),
    country_code: country(),
    kind: oneOf(...REGIONAL_KINDS),
    publisher_row: text(),
    value: decimal({ minimum: 0.001, maximum: 2 }),
    unit: oneOf('kgCO2e/passenger-km', 'kgCO2e/vehicle-km', ENERGY_UNIT),
    wtt_factor: maybe(decimal({ minimum: 0.0001, maximum: 1 })),
    is_electric: yesNo(),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
    note: text(),
  },
})

export type TravelRegionalRow = RowIn<typeof TRAVEL_REGIONAL>

export const FLIGHT_HAULS = table('flight_hauls', {
  description:
    'The bands of distance for which the flight factors stand, shortest first. below_km is empty for the last.',
  key: ['haul'],
  columns: {
    haul: oneOf(...HAULS),
    below_km: maybe(integer({ minimum: 1, maximum: 20000 })),
    reason: text(),
    source_id: sourceId(),
  },
})

export const FLIGHT_TERRITORIES = table('flight_territories', {
  description:
    "The publisher's list of territories (tab Haul definition): what it calls a flight between the United Kingdom and each. domestic: the United Kingdom and the islands that it counts with it.",
  key: ['country_code'],
  columns: {
    country_code: country(),
    territory: text(),
    haul: oneOf(...HAULS),
    source_id: sourceId(),
  },
})

export const FLIGHT_CURVE = constantTable(
  'flight_curve',
  'Flights along a curve: CO2 of an average passenger without radiative forcing, so much a flight and so much a km.',
  { minimum: 0.001, maximum: 1000 },
)

export const FLIGHT_FACTORS = table('flight_factors', {
  description:
    "Flights per passenger-km of great circle, with radiative forcing and the publisher's distance uplift inside. kgco2 holds the forcing. factor_without_rf is the same flight without it.",
  about: { title: 'Flight', boundary: 'tank to wake, with radiative forcing', country: 'GB' },
  key: ['haul', 'cabin_class'],
  columns: {
    id: id(),
    haul: oneOf(...ALL_HAULS),
    cabin_class: oneOf(...CABINS),
    publisher_row: text(),
    factor: decimal({ minimum: 0.01, maximum: 2 }),
    factor_unit: oneOf('kgCO2e/passenger-km'),
    kgco2: decimal({ minimum: 0, maximum: 2 }),
    kgch4_as_co2e: decimal({ minimum: 0, maximum: 2 }),
    kgn2o_as_co2e: decimal({ minimum: 0, maximum: 2 }),
    factor_without_rf: decimal({ minimum: 0.01, maximum: 2 }),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
  },
})

export type FlightFactorRow = RowIn<typeof FLIGHT_FACTORS>

export const FLIGHT_WTT_FACTORS = table('flight_wtt_factors', {
  description: 'Well-to-tank of flights; radiative forcing does not touch it.',
  about: { title: 'Flight, well to tank', boundary: 'well to tank', country: 'GB' },
  key: ['haul', 'cabin_class'],
  columns: {
    id: id(),
    haul: oneOf(...ALL_HAULS),
    cabin_class: oneOf(...CABINS),
    publisher_row: text(),
    factor: decimal({ minimum: 0.001, maximum: 1 }),
    factor_unit: oneOf('kgCO2e/passenger-km'),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
  },
})

export type FlightWttRow = RowIn<typeof FLIGHT_WTT_FACTORS>

export const RAIL_TRACTION = table('rail_traction', {
  description:
    "Share of passenger-km by electric trains. note is empty where the share is the country's own.",
  about: { title: 'Electric share of passenger-km by rail', isEstimate: true },
  key: ['country_code'],
  columns: {
    id: id(),
    country_code: country(),
    electric_share: decimal({ 'x-unit': 'share of passenger-km', minimum: 0, maximum: 1 }),
    confidence: oneOf('medium', 'low'),
    year: year(),
    source_id: sourceId(),
    note: maybe(text()),
  },
})

export type RailTractionRow = RowIn<typeof RAIL_TRACTION>

export const RAIL_ENERGY = constantTable(
  'rail_energy',
  'What a passenger-km by train takes, and the factors of the diesel that it burns.',
  { minimum: 0.001, maximum: 10 },
  'kWh/passenger-km',
  'kgCO2e/kWh',
)
