/** Fuels: direct combustion and well to tank. */
import { times } from '../lib/decimal-text.ts'
import { field, type Row } from '../lib/tables.ts'
import { gases, kgCo2e, origin, type Publication } from './publication.ts'

/** UK Government GHG Conversion Factors, tab Conversions: kWh in a therm. */
const KWH_PER_THERM = '29.30710833'
const TONNES_PER_KG = '0.001'

/** Units of the contract by fuel, in the order in which they are listed. */
const FUEL_UNITS: Readonly<Record<string, readonly string[]>> = {
  natural_gas: ['kwh', 'therm', 'm3'],
  lpg: ['kwh', 'litre', 'kg'],
  cng: ['kwh', 'kg'],
  biogas: ['kwh'],
  diesel: ['kwh', 'litre'],
  petrol: ['kwh', 'litre'],
  kerosene: ['kwh', 'litre'],
  fuel_oil: ['kwh', 'litre'],
  red_diesel: ['kwh', 'litre'],
  biodiesel: ['litre'],
  hvo: ['litre'],
  bioethanol: ['litre'],
  wood_logs: ['kwh', 'kg'],
  wood_pellets: ['kwh', 'kg'],
  coal_industrial: ['kwh', 'kg'],
  coal_domestic: ['kwh', 'kg'],
  butane: ['kwh', 'litre', 'kg'],
  propane: ['kwh', 'litre', 'kg'],
}

export interface FuelUse {
  fuel: string
  unit: string
}

export const FUEL_USES: readonly FuelUse[] = Object.entries(FUEL_UNITS).flatMap(([fuel, units]) =>
  units.map((unit) => ({ fuel, unit })),
)

/** Of the fuels that the edition has. */
function usesOf(uk: Publication): FuelUse[] {
  const fuels = new Set(uk.named('fuel-').map(({ row }) => row))
  return FUEL_USES.filter(({ fuel }) => fuels.has(`fuel-${fuel}`))
}

export function fuelFactors(uk: Publication): Row[] {
  return usesOf(uk).map((use) => {
    const row = uk.get({ row: `fuel-${use.fuel}`, unit: publishedUnit(uk, use) })
    const parts = Object.entries(gases(row)).map(([name, figure]) => [name, scaled(use.unit, figure)])
    return fuelRow(uk, use, { id: 'fuel-direct', row, columns: Object.fromEntries(parts) })
  })
}

export function fuelWttFactors(uk: Publication): Row[] {
  return usesOf(uk).map((use) => {
    const { topic } = uk.name(`fuel-${use.fuel}`)
    const unit = publishedUnit(uk, use)
    const row = uk.get({ row: `fuel-${use.fuel}`, unit, topic: `${topic}_wtt` })
    return fuelRow(uk, use, { id: 'fuel-wtt', row, columns: {} })
  })
}

function fuelRow(
  uk: Publication,
  { fuel, unit }: FuelUse,
  { id, row, columns }: { id: string; row: Row; columns: Row },
): Row {
  return {
    id: `${id}-${fuel}-${unit}`,
    fuel_type: fuel,
    unit,
    publisher_row: withoutGroup(uk.name(`fuel-${fuel}`).label),
    calorific_basis: basisOf(field(row, 'unit')),
    factor: scaled(unit, kgCo2e(row)),
    factor_unit: `kgCO2e/${unit}`,
    ...columns,
    ...origin(uk),
    derivation: derivation(unit),
  }
}

/** Fossil kWh and therm are gross calorific value, biofuel kWh is net: as the publisher gives them. */
export function publishedUnit(uk: Publication, { fuel, unit }: FuelUse): string {
  if (unit === 'kg') return 'tonne'
  if (unit !== 'kwh' && unit !== 'therm') return unit
  return isBiofuel(uk, fuel) ? 'kwh' : 'kwh_gross'
}

export function isBiofuel(uk: Publication, fuel: string): boolean {
  return uk.name(`fuel-${fuel}`).topic === 'bioenergy'
}

export function withoutGroup(label: string): string {
  return label.slice(label.indexOf(': ') + 2)
}

function basisOf(unit: string): string {
  if (unit === 'kwh_gross') return 'gross'
  return unit === 'kwh' ? 'net' : 'none'
}

function scaled(unit: string, figure: string): string {
  if (unit === 'therm') return times(figure, KWH_PER_THERM)
  return unit === 'kg' ? times(figure, TONNES_PER_KG) : figure
}

function derivation(unit: string): string {
  if (unit === 'therm') return `published kWh (gross) row x ${KWH_PER_THERM} kWh per therm`
  return unit === 'kg' ? 'published tonne row / 1000' : ''
}
