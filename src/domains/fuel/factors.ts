/** Fuels of an edition with their factors by unit. */

import { ofEdition } from '../../engine/choice.ts'
import { figureEntry } from '../../engine/figure.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { toNumber, ZERO } from '../../engine/numbers/decimal.ts'
import type { DataCategory, GasWeights } from '../../engine/trail.ts'
import type { RangePlace } from '../../factors/reference/ranges.ts'
import type { ReferenceTables } from '../../factors/reference/reference-tables.ts'
import type { TableSet } from '../../factors/tables/table.ts'
import type { Fuel, FuelFactor, FuelFigures, PublishedFactor, Weights } from './fuel-factor.ts'
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

export function fuels(tables: TableSet, basis: ReferenceTables): ReadonlyMap<string, Fuel> {
  const uses = usesOf(tables)
  const splits = new Map(tables.rows(FUEL_GAS_SPLIT).map((row) => [row.fuel_type, row]))
  return new Map(
    tables.rows(FUELS).map((row) => {
      const split = splits.get(row.fuel_type)
      const factors = uses
        .filter(({ direct }) => direct.fuel_type === row.fuel_type)
        .map((use) => factorOf(use, split, basis))
      const fuel: Fuel = ofEdition({
        fuelType: row.fuel_type,
        label: row.label,
        category: row.category,
        isBiofuel: row.is_biofuel,
        defaultUnit: row.default_unit,
        factors: new Map(factors.map((factor) => [factor.unit, factor])),
        notices: fuelNotices(row, split),
      })
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
    wellToTank: getOrThrow(wellToTank, key(direct)),
    biogenic: biogenic.get(key(direct)),
  }))
}

function factorOf(use: FuelUse, split: FuelGasSplitRow | undefined, basis: ReferenceTables): FuelFactor {
  const { unit, year, source_id } = use.direct
  const figures = (place: RangePlace) => figuresOf(use, split, basis, place)
  return ofEdition({
    unit,
    year,
    home: getOrThrow(basis.sources, source_id).region,
    ...figures('home'),
    abroad: figures('abroad'),
  })
}

const OUT_OF_SCOPES = 'biogenic CO2 (outside of scopes)'

function figuresOf(
  { direct, wellToTank, biogenic }: FuelUse,
  split: FuelGasSplitRow | undefined,
  basis: ReferenceTables,
  place: RangePlace,
): FuelFigures {
  const ofDirect = published(
    direct,
    { name: `${named(direct)}, direct combustion`, use: `fuel ${direct.fuel_type}`, place },
    basis,
  )
  return {
    direct: { ...ofDirect, entry: { ...ofDirect.entry, gasWeights: gases(direct, split, basis) } },
    wellToTank: published(
      wellToTank,
      {
        category: 'wtt_factor',
        name: `${named(wellToTank)}, well-to-tank`,
        use: `fuel_wtt ${wellToTank.fuel_type}`,
        place,
      },
      basis,
    ),
    ...(biogenic && {
      // Kilograms of CO2, which are the same in every set.
      biogenicCo2: published(
        { ...biogenic, gwp: direct.gwp },
        { name: `${biogenic.publisher_row}, ${OUT_OF_SCOPES}`, place },
        basis,
      ),
    }),
  }
}

interface AboutRow {
  readonly category?: DataCategory
  readonly name: string
  /** As range_uses.csv calls it; biogenic CO2 is in no total and has no range. */
  readonly use?: string
  readonly place: RangePlace
}

function published(
  row: FuelWttRow | (FuelBiogenicRow & Pick<FuelWttRow, 'gwp'>),
  { category = 'emission_factor', name, use, place }: AboutRow,
  basis: ReferenceTables,
): PublishedFactor {
  const source = getOrThrow(basis.sources, row.source_id)
  const entry = figureEntry({
    category,
    name,
    id: row.id,
    value: row.factor,
    unit: row.factor_unit,
    year: row.year,
    // Fuels as they are sold and burnt in the country of the publisher.
    tier: place === 'home' ? 'exact' : 'region',
    region: getOrThrow(basis.countries, source.region),
    source,
    note: row.derivation && `Derived: ${row.derivation}.`,
    ranges: use === undefined ? undefined : basis.ranges.of(use, place),
  })
  return { entry, gwp: row.gwp }
}

/** The gases of the direct factor: as published, or as we split it where the publisher gives the total alone. */
function gases(
  row: FuelFactorRow,
  split: FuelGasSplitRow | undefined,
  { ranges }: ReferenceTables,
): GasWeights {
  const [co2, ch4, n2o] = weightsOf(row, split).map(toNumber) as [number, number, number]
  const basis = split
    ? `estimated shares of the published total: ${split.basis} (${split.confidence} evidence)`
    : 'published per-gas factors, kgCO2e of the gas per unit'
  return {
    co2,
    ch4,
    n2o,
    basis,
    ranges: { ch4: ranges.of('fuel_ch4'), n2o: ranges.of('fuel_n2o') },
    ...(split && { isInferred: true, fossilCo2Share: split.fossil_co2_share ?? ZERO }),
  }
}

function weightsOf(row: FuelFactorRow, split: FuelGasSplitRow | undefined): Weights {
  if (split) return [ZERO, split.ch4_share, split.n2o_share]
  return [row.kgco2 ?? ZERO, row.kgch4_as_co2e ?? ZERO, row.kgn2o_as_co2e ?? ZERO]
}

function named(row: FuelWttRow): string {
  return row.calorific_basis === 'none'
    ? row.publisher_row
    : `${row.publisher_row} (${row.calorific_basis} calorific value)`
}
