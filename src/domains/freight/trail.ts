/** The trail entries of freight: published intensities, and what moves them to another fuel or to refrigerated goods. */
import { EVERYWHERE, type Figure, figureEntry } from '../../engine/figure.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { add, type Decimal, subtract, toNumber } from '../../engine/numbers/decimal.ts'
import type { Spread } from '../../engine/spread.ts'
import type { Tier, TrailEntry } from '../../engine/trail.ts'
import type { ReferenceTables } from '../../factors/reference/reference-tables.ts'
import type { ConstantRow } from '../../factors/tables/constants.ts'
import type { PublishedRow } from './sea-register.ts'
import type { FreightElectricRow, FreightFactorRow, FreightFuelRatioRow } from './tables.ts'

/** Tank to wheel and well to tank of a published row. */
export function factorEntries(row: PublishedRow, basis: Figures, tier: Tier): TrailEntry[] {
  const figure = {
    ...published(row, basis, tier),
    unit: row.factor_unit,
    ranges: spreads(row, basis, tier),
    note: row.note,
  }
  const direct = figureEntry({
    ...figure,
    category: 'emission_factor',
    name: `${row.publisher_row}, tank to wheel`,
    value: row.factor,
  })
  return [
    withGases(direct, row, row.kgco2),
    figureEntry({
      ...figure,
      category: 'wtt_factor',
      name: `${row.publisher_row}, well to tank`,
      value: row.wtt_factor,
      ...(row.isWttEstimated && { tier: 'estimate' }),
    }),
  ]
}

export function forcingEntry(row: FreightFactorRow, basis: Figures, tier: Tier): TrailEntry[] {
  if (!row.factor_with_rf) return []
  const entry = figureEntry({
    ...published(row, basis, tier),
    ranges: spreads(row, basis, tier),
    category: 'emission_factor',
    name: `${row.publisher_row.replace('Without RF', 'With RF')}, tank to wheel`,
    value: row.factor_with_rf,
    unit: row.factor_unit,
    note: 'Shown separately and not in the total, which is without radiative forcing (ISO 14083).',
  })
  // Forcing is a multiple of the CO2: the other gases are those of the row without it.
  const others = add(row.kgch4_as_co2e, row.kgn2o_as_co2e)
  return [withGases(entry, row, subtract(row.factor_with_rf, others))]
}

/** With the gases that the publisher has; some publish CO2 alone. */
function withGases(entry: TrailEntry, row: FreightFactorRow, kgCo2: Decimal): TrailEntry {
  const [co2, ch4, n2o] = [kgCo2, row.kgch4_as_co2e, row.kgn2o_as_co2e].map(toNumber) as [
    number,
    number,
    number,
  ]
  if (ch4 + n2o === 0) return entry
  return {
    ...entry,
    gasWeights: { co2, ch4, n2o, basis: `published parts of the factor, ${row.factor_unit}` },
  }
}

export function ratioEntries(row: FreightFuelRatioRow, basis: Figures): TrailEntry[] {
  const figure = {
    ...estimated(row, basis),
    ranges: basis.ranges.of('freight_fuel'),
    unit: 'times the diesel factor',
    note: `Derived: ${row.derivation}.`,
  }
  const name = `Emissions with ${row.fuel_source} over diesel`
  return [
    figureEntry({ ...figure, name: `${name}, tank to wheel`, value: row.direct_ratio }),
    figureEntry({ ...figure, name: `${name}, well to tank`, value: row.wtt_ratio }),
  ]
}

export function electricEntry(row: FreightElectricRow, basis: Figures, per: 'tonne' | 'vehicle'): TrailEntry {
  const value = per === 'vehicle' ? (row.kwh_per_vehicle_km ?? row.kwh_per_tonne_km) : row.kwh_per_tonne_km
  return figureEntry({
    ...estimated(row, basis),
    ranges: basis.ranges.of(`freight ${row.mode}_electric`),
    name: 'Electricity at the plug',
    value,
    unit: value === row.kwh_per_vehicle_km ? 'kWh/vehicle-km' : 'kWh/tonne-km',
    note: `Basis: ${row.derivation}.`,
  })
}

export function refrigerationEntry(row: ConstantRow, basis: Figures, mode: string): TrailEntry {
  const { value, unit, basis: why } = row
  const name = 'Refrigerated over ambient'
  const ranges = basis.ranges.of(`freight_refrigerated ${mode}`)
  return figureEntry({ ...estimated(row, basis), name, value, unit, note: `${why}.`, ranges })
}

export function sailedEntry(row: ConstantRow, basis: Figures): TrailEntry {
  const { value, unit, basis: why } = row
  const name = 'The way sailed over the shortest'
  return figureEntry({
    ...estimated(row, basis),
    // How far a ship sails is activity data, as the distance is that it is times.
    category: 'distance',
    name,
    value,
    unit,
    note: `${why}.`,
    ranges: basis.ranges.of('sea_sailed'),
  })
}

/** What of an edition the entries are made with. */
export type Figures = Pick<ReferenceTables, 'sources' | 'ranges' | 'countries'>

interface Row {
  readonly source_id: string
  readonly id: string
  readonly year: number
}

function spreads(
  { mode, vehicle_type }: FreightFactorRow,
  { ranges }: Figures,
  tier: Tier,
): readonly Spread[] {
  return ranges.of(
    `freight ${mode} ${vehicle_type.replaceAll('_', ' ')}`,
    tier === 'exact' ? 'home' : 'abroad',
  )
}

function published(
  { id, year, source_id }: Row,
  { sources, countries }: Figures,
  tier: Tier,
): Pick<Figure, 'id' | 'year' | 'tier' | 'region' | 'source'> {
  const source = getOrThrow(sources, source_id)
  const isOfWorld = tier === 'global' || tier === 'estimate'
  // The publisher's fleets and railways; ships, long flights and ratios of engines are the world's.
  const region = isOfWorld ? EVERYWHERE : getOrThrow(countries, source.region)
  return { id, year, tier, region, source }
}

function estimated(row: Row, basis: Figures) {
  return { ...published(row, basis, 'estimate'), category: 'energy_model' } as const
}
