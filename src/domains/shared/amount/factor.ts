/** A published figure a unit of what is asked for: kg CO2e per tonne, per hour, per dollar. */
import type { Decimal } from '../../../core/decimal.ts'
import { figureEntry } from '../../../core/figure.ts'
import { requireEntry } from '../../../core/required.ts'
import type { GwpSet, Tier, TrailEntry } from '../../../core/trail.ts'
import type { Basis } from '../../basis/basis.ts'
import type { RangePlace } from '../../basis/ranges.ts'

export interface AmountFactor {
  readonly id: string
  readonly kgPerUnit: Decimal
  /** For example `kgCO2e/tonne`. */
  readonly unit: string
  readonly year: number
  readonly gwp: GwpSet
  /** As published for the country of the publisher, and as borrowed for another. */
  readonly trail: Readonly<Record<RangePlace, TrailEntry>>
}

/** What a row of such a table has. */
export interface AmountRow {
  readonly id: string
  readonly publisher_row: string
  readonly factor: Decimal
  readonly factor_unit: string
  readonly year: number
  readonly gwp: GwpSet
  readonly source_id: string
}

export interface AboutFactor {
  /** What range_uses.csv calls it. */
  readonly use: string
  /** Where the figure holds. */
  readonly region: { readonly code: string; readonly name: string }
  readonly tiers: Readonly<Record<RangePlace, Tier>>
  readonly note?: string | undefined
}

/** Published for one country, and borrowed for every other one. */
export const OF_ONE_COUNTRY = { home: 'exact', abroad: 'region' } as const

export function amountFactor(
  row: AmountRow,
  { sources, ranges }: Basis,
  { use, region, tiers, note }: AboutFactor,
): AmountFactor {
  const at = (place: RangePlace) =>
    figureEntry({
      category: 'emission_factor',
      name: row.publisher_row,
      id: row.id,
      value: row.factor,
      unit: row.factor_unit,
      year: row.year,
      tier: tiers[place],
      region,
      source: requireEntry(sources, row.source_id),
      note,
      ranges: ranges.of(use, place),
    })
  const { id, factor, factor_unit, year, gwp } = row
  const trail = { home: at('home'), abroad: at('abroad') }
  return { id, kgPerUnit: factor, unit: factor_unit, year, gwp, trail }
}
