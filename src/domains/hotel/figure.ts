/** What a row of a hotel table says, as a factor and as an entry of the trail. */
import { figureEntry } from '../../core/figure.ts'
import { requireEntry } from '../../core/required.ts'
import type { Spread } from '../../core/spread.ts'
import type { TrailEntry } from '../../core/trail.ts'
import type { OfEdition } from '../../engine/choice.ts'
import type { Basis, Country } from '../basis/basis.ts'
import type { HotelFactor } from './factor.ts'
import type { HotelEstimateRow, HotelRow } from './tables.ts'

/** A factor before anything is said about how it was come by. */
export type HotelFigure = Omit<HotelFactor, 'notices' | keyof OfEdition>

export function rowFactor(row: HotelRow | HotelEstimateRow, country: Country) {
  return {
    countryCode: country.code,
    countryName: country.name,
    region: country.region,
    kgPerRoomNight: row.factor,
    year: row.year,
    gwp: row.gwp,
    id: row.id,
  }
}

interface Stay {
  readonly row: HotelRow | HotelEstimateRow
  readonly tier: 'exact' | 'region' | 'estimate'
  readonly country: Country
  readonly ranges: readonly Spread[]
}

export function stayEntry({ row, tier, country, ranges }: Stay, { sources }: Basis): TrailEntry {
  return figureEntry({
    category: 'emission_factor',
    name: `Hotel stay, ${country.name}`,
    id: row.id,
    value: row.factor,
    unit: row.factor_unit,
    year: row.year,
    tier,
    region: country,
    source: requireEntry(sources, row.source_id),
    ranges,
  })
}
