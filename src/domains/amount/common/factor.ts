/** A published factor per unit of an amount: kg CO2e per tonne, per hour, per dollar. */

import type { Assumption } from '../../../engine/assumption.ts'
import { type OfEdition, ofEdition } from '../../../engine/choice.ts'
import { EVERYWHERE, figureEntry } from '../../../engine/figure.ts'
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import type { Decimal } from '../../../engine/numbers/decimal.ts'
import type { Term } from '../../../engine/term.ts'
import type { GwpSet, Tier, TrailEntry } from '../../../engine/trail.ts'
import type { RangePlace } from '../../../factors/reference/ranges.ts'
import type { ReferenceTables } from '../../../factors/reference/reference-tables.ts'
import { otherYear } from './edition.ts'

export interface AmountFactor extends OfEdition {
  readonly id: string
  readonly kgPerUnit: Decimal
  /** For example `kgCO2e/tonne`. */
  readonly unit: string
  readonly year: number
  readonly gwp: GwpSet
  /** As published for the country of the publisher, and as a proxy value for another. */
  readonly trail: Readonly<Record<RangePlace, TrailEntry>>
  /** Notices on every result that uses it. */
  readonly assumptions?: readonly Assumption[]
  /** A notice on a factor of another year than that of its edition, where the publication has one for each year. */
  readonly otherYear?: Assumption
  /** Where it is reported, as far as that is not the line of its part. */
  readonly reported?: Partial<Pick<Term, 'line' | 'share'>>
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

/** What all factors of a domain have in common. */
export interface AboutFactors {
  /** The code of the country that they were published for; they hold everywhere without one. */
  readonly country: string | undefined
  readonly tiers: Readonly<Record<RangePlace, Tier>>
  /** Whether the publication has a row for each year. */
  readonly isYearly: boolean
}

/** Published for one country, a proxy value for every other one. */
export const OF_ONE_COUNTRY = { home: 'exact', abroad: 'region' } as const

/** Published for all countries. */
export const OF_ALL_COUNTRIES = { home: 'exact', abroad: 'exact' } as const

/** What we calculate from published rows is an estimate. */
const OURS = 'Everygram'

/** `use`: what range_uses.csv calls it. */
export type FactorOf = (
  row: AmountRow,
  use: string,
  about?: { note?: string | undefined; tier?: Tier | undefined },
) => AmountFactor

/** Makes the factors of a domain, each once for an edition. */
export function factorMaker(basis: ReferenceTables, { country, tiers, isYearly }: AboutFactors): FactorOf {
  const region = country === undefined ? EVERYWHERE : getOrThrow(basis.countries, country)
  return (row, use, { note, tier } = {}) => {
    const source = getOrThrow(basis.sources, row.source_id)
    const at = (place: RangePlace) =>
      figureEntry({
        category: 'emission_factor',
        name: row.publisher_row,
        id: row.id,
        value: row.factor,
        unit: row.factor_unit,
        year: row.year,
        tier: tier ?? (source.publisher === OURS ? 'estimate' : tiers[place]),
        region,
        source,
        note,
        ranges: basis.ranges.of(use, place),
      })
    const { id, factor, factor_unit, year, gwp } = row
    return ofEdition({
      id,
      kgPerUnit: factor,
      unit: factor_unit,
      year,
      gwp,
      trail: { home: at('home'), abroad: at('abroad') },
      ...(isYearly && year !== basis.year && { otherYear: otherYear(basis.year, year) }),
    })
  }
}
