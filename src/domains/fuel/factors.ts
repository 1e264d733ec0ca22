/** Fuels of an edition with their factors by unit. */

import { type Decimal, toNumber, ZERO } from '../../core/decimal.ts'
import type { Source } from '../../core/figure.ts'
import { info, type Notice, warning } from '../../core/notices.ts'
import { requireEntry } from '../../core/required.ts'
import { commonGwp, type DataCategory, type GasWeights, type TrailEntry } from '../../core/trail.ts'
import type { TableSet } from '../../tables/table.ts'
import type { Basis, Country } from '../basis/basis.ts'
import type { Fuel, FuelFactor } from './calculate.ts'
import {
  FUEL_BIOGENIC_CO2,
  FUEL_FACTORS,
  FUEL_GAS_SPLIT,
  FUEL_WTT_FACTORS,
  FUELS,
  type FuelBiogenicRow,
  type FuelFactorRow,
  type FuelGasSplitRow,
  type FuelRow,
  type FuelWttRow,
} from './tables.ts'

/** The publisher's factors describe fuels as sold and burnt in the United Kingdom. */
const PUBLISHER_REGION = 'GB'

export function fuels(tables: TableSet, { countries, sources }: Basis): ReadonlyMap<string, Fuel> {
  const region = requireEntry(countries, PUBLISHER_REGION)
  const wellToTank = new Map(tables.rows(FUEL_WTT_FACTORS).map((row) => [key(row), row]))
  const biogenic = new Map(tables.rows(FUEL_BIOGENIC_CO2).map((row) => [key(row), row]))
  const splits = new Map(tables.rows(FUEL_GAS_SPLIT).map((row) => [row.fuel_type, row]))

  const factor = (fuel: FuelRow, direct: FuelFactorRow): FuelFactor => {
    const wtt = requireEntry(wellToTank, key(direct))
    const bio = biogenic.get(key(direct))
    const split = splits.get(fuel.fuel_type)
    const weights = gasWeights(direct, split)
    const basis = split
      ? `estimated shares of the published total: ${split.basis} (${split.confidence} evidence)`
      : 'published per-gas factors, kgCO2e of the gas per unit'
    const entry = (category: DataCategory, name: string, row: FuelWttRow | FuelBiogenicRow): TrailEntry =>
      trailEntry(category, name, row, region, requireEntry(sources, row.source_id))
    return {
      unit: direct.unit,
      direct: direct.factor,
      gasWeights: weights,
      wellToTank: wtt.factor,
      ...(bio && { biogenicCo2: bio.factor }),
      year: direct.year,
      gwp: commonGwp([direct.gwp, wtt.gwp]),
      trail: {
        direct: {
          ...entry('emission_factor', `${named(direct)}, direct combustion`, direct),
          gasWeights: shownWeights(weights, basis),
        },
        wellToTank: entry('wtt_factor', `${named(wtt)}, well-to-tank`, wtt),
        ...(bio && {
          biogenicCo2: entry(
            'emission_factor',
            `${bio.publisher_row}, biogenic CO2 (outside of scopes)`,
            bio,
          ),
        }),
      },
    }
  }

  return new Map(
    tables.rows(FUELS).map((row) => {
      const rows = tables.rows(FUEL_FACTORS).filter((candidate) => candidate.fuel_type === row.fuel_type)
      const factors = new Map(rows.map((direct) => [direct.unit, factor(row, direct)]))
      const fuel: Fuel = {
        fuelType: row.fuel_type,
        label: row.label,
        category: row.category,
        isBiofuel: row.is_biofuel,
        defaultUnit: row.default_unit,
        factors,
        notices: notices(row, splits.get(row.fuel_type)),
      }
      return [fuel.fuelType, fuel]
    }),
  )
}

function key(row: { fuel_type: string; unit: string }): string {
  return `${row.fuel_type} ${row.unit}`
}

function gasWeights(row: FuelFactorRow, split: FuelGasSplitRow | undefined): [Decimal, Decimal, Decimal] {
  if (split) return [ZERO, split.ch4_share, split.n2o_share]
  return [row.kgco2 ?? ZERO, row.kgch4_as_co2e ?? ZERO, row.kgn2o_as_co2e ?? ZERO]
}

function shownWeights([co2, ch4, n2o]: readonly [Decimal, Decimal, Decimal], basis: string): GasWeights {
  return { co2: toNumber(co2), ch4: toNumber(ch4), n2o: toNumber(n2o), basis }
}

function named(row: FuelWttRow): string {
  return row.calorific_basis === 'none'
    ? row.publisher_row
    : `${row.publisher_row} (${row.calorific_basis} calorific value)`
}

function trailEntry(
  dataCategory: DataCategory,
  name: string,
  row: FuelWttRow | FuelBiogenicRow,
  region: Country,
  source: Source,
): TrailEntry {
  return {
    dataCategory,
    name,
    source: source.publisher,
    sourceDataset: source.dataset,
    year: String(row.year),
    region: region.code,
    regionName: region.name,
    factor: toNumber(row.factor),
    factorUnit: row.factor_unit,
    tier: 'exact',
    factorId: row.id,
    licence: source.licence,
    ...(row.derivation && { note: `Derived: ${row.derivation}.` }),
  }
}

function notices(row: FuelRow, split: FuelGasSplitRow | undefined): Notice[] {
  const found: Notice[] = []
  if (row.is_biofuel) {
    found.push(
      info(
        'biofuel_biogenic_carbon',
        `${row.label} is biogenic: the CO2 from burning it was taken up as the plants grew, so direct CO2 is zero in Scope 1 and shown apart as biogenic_co2. CH4, N2O and well-to-tank emissions count.`,
        'fuel_type',
      ),
    )
  }
  if (split) {
    found.push(
      info(
        'estimated_gas_split',
        `The direct total is the publisher's; its split into CH4 and N2O is ours (${split.confidence} evidence). ${split.basis}.`,
        'fuel_type',
      ),
    )
  }
  if (row.is_high_carbon) {
    found.push(
      warning(
        'high_carbon_fuel',
        `${row.label} is among the fuels with the most carbon per unit of energy. Natural gas, wood pellets, biogas or electric heat usually emit less for the same heat.`,
        'fuel_type',
      ),
    )
  }
  return found
}
