/** The tables of fuels. */
import {
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
import { type RowIn, table } from '../../factors/tables/table.ts'
import { FUEL_CATEGORIES } from './categories.ts'

export const FUELS = table('fuels', {
  description: 'The fuels of the contract, in the order in which they are listed.',
  key: ['fuel_type'],
  columns: {
    fuel_type: like('^[a-z][a-z0-9_]*$'),
    label: text(),
    category: oneOf(...FUEL_CATEGORIES),
    is_biofuel: yesNo(),
    is_high_carbon: yesNo(),
    default_unit: oneOf('kwh', 'therm', 'm3', 'litre', 'kg'),
    source_id: sourceId(),
  },
})

export type FuelRow = RowIn<typeof FUELS>

export const FUEL_FACTORS = table('fuel_factors', {
  description:
    'Direct combustion. kgco2, kgch4 and kgn2o are kg CO2e of the gas per unit and add up to the factor within 0.00002; they are empty where the publisher gives no split (see fuel_gas_split.csv). derivation is empty for a figure that stands in the publication as it is.',
  about: { title: 'Combustion of fuel', boundary: 'direct combustion', country: 'GB' },
  key: ['fuel_type', 'unit'],
  columns: {
    id: id(),
    fuel_type: reference('fuels', 'fuel_type'),
    unit: oneOf('kwh', 'therm', 'm3', 'litre', 'kg'),
    publisher_row: text(),
    calorific_basis: oneOf('gross', 'net', 'none'),
    factor: decimal({ minimum: 0.0001, maximum: 20 }),
    factor_unit: oneOf('kgCO2e/kwh', 'kgCO2e/therm', 'kgCO2e/m3', 'kgCO2e/litre', 'kgCO2e/kg'),
    kgco2: maybe(decimal({ minimum: 0 })),
    kgch4_as_co2e: maybe(decimal({ minimum: 0 })),
    kgn2o_as_co2e: maybe(decimal({ minimum: 0 })),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
    derivation: maybe(text()),
  },
})

export type FuelFactorRow = RowIn<typeof FUEL_FACTORS>

export const FUEL_WTT_FACTORS = table('fuel_wtt_factors', {
  description: 'Well-to-tank: extraction, refining and transport of the fuel, before it is burnt.',
  about: { title: 'Fuel, well to tank', boundary: 'well to tank', country: 'GB' },
  key: ['fuel_type', 'unit'],
  columns: {
    id: id(),
    fuel_type: reference('fuels', 'fuel_type'),
    unit: oneOf('kwh', 'therm', 'm3', 'litre', 'kg'),
    publisher_row: text(),
    calorific_basis: oneOf('gross', 'net', 'none'),
    factor: decimal({ minimum: 0.0001, maximum: 20 }),
    factor_unit: oneOf('kgCO2e/kwh', 'kgCO2e/therm', 'kgCO2e/m3', 'kgCO2e/litre', 'kgCO2e/kg'),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
    derivation: maybe(text()),
  },
})

export type FuelWttRow = RowIn<typeof FUEL_WTT_FACTORS>

export const FUEL_BIOGENIC_CO2 = table('fuel_biogenic_co2', {
  description:
    'Biogenic CO2 of biofuels and of the bio part of forecourt fuels: outside of the scopes, in no total.',
  about: {
    title: 'Biogenic CO2 of fuel',
    boundary: 'biogenic CO2 of direct combustion, outside of the scopes',
    country: 'GB',
  },
  key: ['fuel_type', 'unit'],
  columns: {
    id: id(),
    fuel_type: reference('fuels', 'fuel_type'),
    unit: oneOf('kwh', 'therm', 'm3', 'litre', 'kg'),
    publisher_row: text(),
    factor: decimal({ minimum: 0.0001, maximum: 20 }),
    factor_unit: oneOf('kgCO2/kwh', 'kgCO2/therm', 'kgCO2/m3', 'kgCO2/litre', 'kgCO2/kg'),
    year: year(),
    source_id: sourceId(),
    derivation: maybe(text()),
  },
})

export type FuelBiogenicRow = RowIn<typeof FUEL_BIOGENIC_CO2>

export const FUEL_GAS_SPLIT = table('fuel_gas_split', {
  description:
    "Our inferred split of a biofuel's published total into CH4 and N2O, where the publisher gives none. fossil_co2_share: what of the total is probably fossil CO2, shown beside it.",
  about: { title: 'Split of the total of a biofuel', isEstimate: true },
  key: ['fuel_type'],
  columns: {
    fuel_type: reference('fuels', 'fuel_type'),
    ch4_share: decimal({ 'x-unit': 'share of the total', minimum: 0, maximum: 1 }),
    n2o_share: decimal({ 'x-unit': 'share of the total', minimum: 0, maximum: 1 }),
    fossil_co2_share: maybe(decimal({ 'x-unit': 'share of the total', minimum: 0, maximum: 1 })),
    confidence: oneOf('strong', 'medium', 'weak'),
    basis: text(),
    source_id: sourceId(),
  },
})

export type FuelGasSplitRow = RowIn<typeof FUEL_GAS_SPLIT>
