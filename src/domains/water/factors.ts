/** Factors of water: published for the United Kingdom, and borrowed for every other country. */
import { requireEntry } from '../../core/required.ts'
import type { TableSet } from '../../tables/table.ts'
import type { Basis } from '../basis/basis.ts'
import type { Published } from '../shared/amount/country.ts'
import { type AmountFactor, amountFactor, OF_ONE_COUNTRY } from '../shared/amount/factor.ts'
import { WATER, type WaterRow } from './tables.ts'

export type WaterService = WaterRow['service']

export type WaterFactors = ReadonlyMap<WaterService, AmountFactor>

/** The publisher's factors describe water companies of the United Kingdom. */
export const PUBLISHED: Published = {
  what: 'water',
  code: 'GB',
  name: 'the United Kingdom',
  differs: 'Energy and treatment differ from country to country',
}

export function waterFactors(tables: TableSet, basis: Basis): WaterFactors {
  const region = requireEntry(basis.countries, PUBLISHED.code)
  const about = { use: 'water', region, tiers: OF_ONE_COUNTRY }
  return new Map(tables.rows(WATER).map((row) => [row.service, amountFactor(row, basis, about)]))
}
