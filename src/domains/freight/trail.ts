/** The trail entries of freight: published intensities, and what moves them to another fuel or to refrigerated goods. */

import { type Decimal, toNumber } from '../../core/decimal.ts'
import type { Source } from '../../core/figure.ts'
import type { Tier, TrailEntry } from '../../core/trail.ts'
import type { ConstantRow } from '../../tables/constants.ts'
import type { FreightElectricRow, FreightFactorRow, FreightFuelRatioRow } from './tables.ts'

/** The publisher's fleets and railways; ships, long flights and ratios of engines are the world's. */
const PUBLISHER_REGION = { region: 'GB', regionName: 'United Kingdom' }
const WORLD = { region: 'ALL', regionName: 'World' }

interface Figure {
  id: string
  name: string
  value: Decimal
  unit: string
  year: number
  note?: string
}

/** Tank to wheel and well to tank of a published row. */
export function factorEntries(row: FreightFactorRow, source: Source, tier: Tier): TrailEntry[] {
  const figure = (what: string, value: Decimal): Figure => ({
    id: row.id,
    name: `${row.publisher_row}, ${what}`,
    value,
    unit: row.factor_unit,
    year: row.year,
  })
  return [
    entry('emission_factor', figure('tank to wheel', row.factor), source, tier),
    entry('wtt_factor', figure('well to tank', row.wtt_factor), source, tier),
  ]
}

export function forcingEntry(row: FreightFactorRow, source: Source, tier: Tier): TrailEntry[] {
  if (!row.factor_with_rf) return []
  const name = `${row.publisher_row.replace('Without RF', 'With RF')}, tank to wheel`
  const note = 'For the figure beside the total only; the total is without radiative forcing (ISO 14083).'
  const figure = { id: row.id, name, value: row.factor_with_rf, unit: row.factor_unit, year: row.year, note }
  return [entry('emission_factor', figure, source, tier)]
}

export function ratioEntries(row: FreightFuelRatioRow, source: Source): TrailEntry[] {
  const figure = (what: string, value: Decimal): Figure => ({
    id: row.id,
    name: `Emissions with ${row.fuel_source} over diesel, ${what}`,
    value,
    unit: 'times the diesel factor',
    year: row.year,
    note: `Derived: ${row.derivation}.`,
  })
  return [
    entry('energy_model', figure('tank to wheel', row.direct_ratio), source, 'estimate'),
    entry('energy_model', figure('well to tank', row.wtt_ratio), source, 'estimate'),
  ]
}

export function electricEntry(row: FreightElectricRow, source: Source, per: 'tonne' | 'vehicle'): TrailEntry {
  const value = per === 'vehicle' ? (row.kwh_per_vehicle_km ?? row.kwh_per_tonne_km) : row.kwh_per_tonne_km
  const figure = {
    id: row.id,
    name: 'Electricity at the plug',
    value,
    unit: value === row.kwh_per_vehicle_km ? 'kWh/vehicle-km' : 'kWh/tonne-km',
    year: row.year,
    note: `Basis: ${row.derivation}.`,
  }
  return entry('energy_model', figure, source, 'estimate')
}

export function constantEntry(row: ConstantRow, name: string, source: Source): TrailEntry {
  const figure = { id: row.id, name, value: row.value, unit: row.unit, year: row.year, note: `${row.basis}.` }
  return entry('energy_model', figure, source, 'estimate')
}

function entry(
  dataCategory: TrailEntry['dataCategory'],
  { id, name, value, unit, year, note }: Figure,
  source: Source,
  tier: Tier,
): TrailEntry {
  return {
    dataCategory,
    name,
    source: source.publisher,
    sourceDataset: source.dataset,
    year: String(year),
    ...(tier === 'global' || tier === 'estimate' ? WORLD : PUBLISHER_REGION),
    factor: toNumber(value),
    factorUnit: unit,
    tier,
    factorId: id,
    licence: source.licence,
    ...(note && { note }),
  }
}
