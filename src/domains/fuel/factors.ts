/** Fuels of an edition with their factors by unit. */

import { type Decimal, toNumber, ZERO } from '../../core/decimal.ts'
import { figureEntry } from '../../core/figure.ts'
import { requireEntry } from '../../core/required.ts'
import { commonGwp, type DataCategory, type GasWeights, type TrailEntry } from '../../core/trail.ts'
import type { TableSet } from '../../tables/table.ts'
import type { Basis } from '../basis/basis.ts'
import type { Fuel, FuelFactor } from './calculate.ts'
import { fuelNotices } from './notices.ts'
import {
  FUEL_BIOGENIC_CO2,
  FUEL_FACTORS,
  FUEL_GAS_SPLIT,
  FUEL_WTT_FACTORS,
  FUELS,
  type FuelBiogenicRow,
  type FuelFactorRow,
  type FuelGasSplitRow,
  type FuelWttRow,
} from './tables.ts'

/** The publisher's factors describe fuels as sold and burnt in the United Kingdom. */
const PUBLISHER_REGION = 'GB'

export function fuels(tables: TableSet, basis: Basis): ReadonlyMap<string, Fuel> {
  const uses = usesOf(tables)
  const splits = new Map(tables.rows(FUEL_GAS_SPLIT).map((row) => [row.fuel_type, row]))
  return new Map(
    tables.rows(FUELS).map((row) => {
      const split = splits.get(row.fuel_type)
      const factors = uses
        .filter(({ direct }) => direct.fuel_type === row.fuel_type)
        .map((use) => factorOf(use, split, basis))
      const fuel: Fuel = {
        fuelType: row.fuel_type,
        label: row.label,
        category: row.category,
        isBiofuel: row.is_biofuel,
        defaultUnit: row.default_unit,
        factors: new Map(factors.map((factor) => [factor.unit, factor])),
        notices: fuelNotices(row, split),
      }
      return [fuel.fuelType, fuel]
    }),
  )
}

/** The rows about a fuel in one unit. */
interface FuelUse {
  readonly direct: FuelFactorRow
  readonly wellToTank: FuelWttRow
  readonly biogenic: FuelBiogenicRow | undefined
}

function usesOf(tables: TableSet): FuelUse[] {
  const key = (row: { fuel_type: string; unit: string }) => `${row.fuel_type} ${row.unit}`
  const wellToTank = new Map(tables.rows(FUEL_WTT_FACTORS).map((row) => [key(row), row]))
  const biogenic = new Map(tables.rows(FUEL_BIOGENIC_CO2).map((row) => [key(row), row]))
  return tables.rows(FUEL_FACTORS).map((direct) => ({
    direct,
    wellToTank: requireEntry(wellToTank, key(direct)),
    biogenic: biogenic.get(key(direct)),
  }))
}

function factorOf(use: FuelUse, split: FuelGasSplitRow | undefined, basis: Basis): FuelFactor {
  const { direct, wellToTank, biogenic } = use
  const weights = gasWeights(direct, split)
  return {
    unit: direct.unit,
    direct: direct.factor,
    gasWeights: weights,
    wellToTank: wellToTank.factor,
    ...(biogenic && { biogenicCo2: biogenic.factor }),
    ...(split && { fossilShare: split.fossil_co2_share ?? ZERO }),
    year: direct.year,
    gwp: commonGwp([direct.gwp, wellToTank.gwp]),
    trail: trailOf(use, shownWeights(weights, split), basis),
  }
}

function trailOf({ direct, wellToTank, biogenic }: FuelUse, weights: GasWeights, basis: Basis) {
  const entry = (
    category: DataCategory,
    name: string,
    row: FuelWttRow | FuelBiogenicRow,
    use?: string,
  ): TrailEntry =>
    figureEntry({
      category,
      name,
      id: row.id,
      value: row.factor,
      unit: row.factor_unit,
      year: row.year,
      tier: 'exact',
      region: requireEntry(basis.countries, PUBLISHER_REGION),
      source: requireEntry(basis.sources, row.source_id),
      note: row.derivation && `Derived: ${row.derivation}.`,
      ranges: use === undefined ? undefined : basis.ranges.of(use),
    })
  const ofDirect = entry(
    'emission_factor',
    `${named(direct)}, direct combustion`,
    direct,
    `fuel ${direct.fuel_type}`,
  )
  const outOfScopes = 'biogenic CO2 (outside of scopes)'
  return {
    direct: { ...ofDirect, gasWeights: weights },
    wellToTank: entry('wtt_factor', `${named(wellToTank)}, well-to-tank`, wellToTank, 'fuel_wtt'),
    ...(biogenic && {
      biogenicCo2: entry('emission_factor', `${biogenic.publisher_row}, ${outOfScopes}`, biogenic),
    }),
  }
}

function gasWeights(row: FuelFactorRow, split: FuelGasSplitRow | undefined): [Decimal, Decimal, Decimal] {
  if (split) return [ZERO, split.ch4_share, split.n2o_share]
  return [row.kgco2 ?? ZERO, row.kgch4_as_co2e ?? ZERO, row.kgn2o_as_co2e ?? ZERO]
}

function shownWeights(
  [co2, ch4, n2o]: readonly [Decimal, Decimal, Decimal],
  split: FuelGasSplitRow | undefined,
): GasWeights {
  const basis = split
    ? `estimated shares of the published total: ${split.basis} (${split.confidence} evidence)`
    : 'published per-gas factors, kgCO2e of the gas per unit'
  return { co2: toNumber(co2), ch4: toNumber(ch4), n2o: toNumber(n2o), basis }
}

function named(row: FuelWttRow): string {
  return row.calorific_basis === 'none'
    ? row.publisher_row
    : `${row.publisher_row} (${row.calorific_basis} calorific value)`
}
