/** What a row of a hotel table says, as a factor and as an entry of the trail. */

import type { OfEdition } from '../../engine/choice.ts'
import { figureEntry } from '../../engine/figure.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import type { Spread } from '../../engine/spread.ts'
import type { TrailEntry } from '../../engine/trail.ts'
import type { Country, ReferenceTables } from '../../factors/reference/reference-tables.ts'
import type { HotelFactor } from './factor.ts'
import type { HotelEstimateRow, HotelRow } from './tables.ts'

/** A factor without its notices. */
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

export function stayEntry({ row, tier, country, ranges }: Stay, { sources }: ReferenceTables): TrailEntry {
  return figureEntry({
    category: 'emission_factor',
    name: `Hotel stay, ${country.name}`,
    id: row.id,
    value: row.factor,
    unit: row.factor_unit,
    year: row.year,
    tier,
    region: country,
    source: getOrThrow(sources, row.source_id),
    ranges,
  })
}
