/** Factors of water: published for the United Kingdom, and borrowed for every other country. */
import type { Decimal } from '../../core/decimal.ts'
import { figureEntry } from '../../core/figure.ts'
import { fallback, type Notice } from '../../core/notices.ts'
import { requireEntry } from '../../core/required.ts'
import type { GwpSet, TrailEntry } from '../../core/trail.ts'
import type { TableSet } from '../../tables/table.ts'
import type { Basis, Country } from '../basis/basis.ts'
import { WATER, type WaterRow } from './tables.ts'

export type WaterService = WaterRow['service']

export interface WaterFactor {
  readonly kgPerCubicMetre: Decimal
  readonly year: number
  readonly gwp: GwpSet
  /** As published for the country of the publisher, and as borrowed for another. */
  readonly trail: { readonly atHome: TrailEntry; readonly abroad: TrailEntry }
}

export type WaterFactors = ReadonlyMap<WaterService, WaterFactor>

/** The publisher's factors describe water companies of the United Kingdom. */
const PUBLISHER_COUNTRY = 'GB'

export function waterFactors(tables: TableSet, { countries, sources, ranges }: Basis): WaterFactors {
  const region = requireEntry(countries, PUBLISHER_COUNTRY)
  return new Map(
    tables.rows(WATER).map((row) => {
      const figure = {
        category: 'emission_factor' as const,
        name: row.publisher_row,
        id: row.id,
        value: row.factor,
        unit: row.factor_unit,
        year: row.year,
        region,
        source: requireEntry(sources, row.source_id),
      }
      const trail = {
        atHome: figureEntry({ ...figure, tier: 'exact', ranges: ranges.of('water', 'home') }),
        abroad: figureEntry({ ...figure, tier: 'region', ranges: ranges.of('water', 'abroad') }),
      }
      return [row.service, { kgPerCubicMetre: row.factor, year: row.year, gwp: row.gwp, trail }]
    }),
  )
}

/** What is borrowed for a country. */
export function borrowedWater(country: Country): Notice[] {
  if (country.code === PUBLISHER_COUNTRY) return []
  const message = `No factor of water is published for ${country.name}: those of the United Kingdom were taken. Energy and treatment differ from country to country; country=GB is exact.`
  return [fallback('factor_from_other_region', message, 'country')]
}

/** The entry of a factor for a question about `country`. */
export function waterEntry({ trail }: WaterFactor, country: Country): TrailEntry {
  return country.code === PUBLISHER_COUNTRY ? trail.atHome : trail.abroad
}
