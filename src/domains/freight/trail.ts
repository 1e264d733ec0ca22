/** The trail entries of freight: published intensities, and what moves them to another fuel or to refrigerated goods. */
import { EVERYWHERE, type Figure, figureEntry, type Source } from '../../core/figure.ts'
import type { Tier, TrailEntry } from '../../core/trail.ts'
import type { ConstantRow } from '../../tables/constants.ts'
import type { FreightElectricRow, FreightFactorRow, FreightFuelRatioRow } from './tables.ts'

/** The publisher's fleets and railways; ships, long flights and ratios of engines are the world's. */
const PUBLISHER_REGION = { code: 'GB', name: 'United Kingdom' }

/** Tank to wheel and well to tank of a published row. */
export function factorEntries(row: FreightFactorRow, source: Source, tier: Tier): TrailEntry[] {
  const figure = { ...published(row, source, tier), unit: row.factor_unit }
  return [
    figureEntry({
      ...figure,
      category: 'emission_factor',
      name: `${row.publisher_row}, tank to wheel`,
      value: row.factor,
    }),
    figureEntry({
      ...figure,
      category: 'wtt_factor',
      name: `${row.publisher_row}, well to tank`,
      value: row.wtt_factor,
    }),
  ]
}

export function forcingEntry(row: FreightFactorRow, source: Source, tier: Tier): TrailEntry[] {
  if (!row.factor_with_rf) return []
  const entry = figureEntry({
    ...published(row, source, tier),
    category: 'emission_factor',
    name: `${row.publisher_row.replace('Without RF', 'With RF')}, tank to wheel`,
    value: row.factor_with_rf,
    unit: row.factor_unit,
    note: 'For the figure beside the total only; the total is without radiative forcing (ISO 14083).',
  })
  return [entry]
}

export function ratioEntries(row: FreightFuelRatioRow, source: Source): TrailEntry[] {
  const figure = {
    ...estimated(row, source),
    unit: 'times the diesel factor',
    note: `Derived: ${row.derivation}.`,
  }
  const name = `Emissions with ${row.fuel_source} over diesel`
  return [
    figureEntry({ ...figure, name: `${name}, tank to wheel`, value: row.direct_ratio }),
    figureEntry({ ...figure, name: `${name}, well to tank`, value: row.wtt_ratio }),
  ]
}

export function electricEntry(row: FreightElectricRow, source: Source, per: 'tonne' | 'vehicle'): TrailEntry {
  const value = per === 'vehicle' ? (row.kwh_per_vehicle_km ?? row.kwh_per_tonne_km) : row.kwh_per_tonne_km
  return figureEntry({
    ...estimated(row, source),
    name: 'Electricity at the plug',
    value,
    unit: value === row.kwh_per_vehicle_km ? 'kWh/vehicle-km' : 'kWh/tonne-km',
    note: `Basis: ${row.derivation}.`,
  })
}

export function constantEntry(row: ConstantRow, name: string, source: Source): TrailEntry {
  const { value, unit, basis } = row
  return figureEntry({ ...estimated(row, source), name, value, unit, note: `${basis}.` })
}

interface Row {
  readonly id: string
  readonly year: number
}

function published(
  { id, year }: Row,
  source: Source,
  tier: Tier,
): Pick<Figure, 'id' | 'year' | 'tier' | 'region' | 'source'> {
  const region = tier === 'global' || tier === 'estimate' ? EVERYWHERE : PUBLISHER_REGION
  return { id, year, tier, region, source }
}

function estimated(row: Row, source: Source) {
  return { ...published(row, source, 'estimate'), category: 'energy_model' } as const
}
