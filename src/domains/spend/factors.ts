/** Sectors of spending: averages of United States industry, which describe no single purchase. */
import { requireEntry } from '../../core/required.ts'
import type { TableSet } from '../../tables/table.ts'
import type { Basis } from '../basis/basis.ts'
import type { Published } from '../shared/amount/country.ts'
import { type AmountFactor, amountFactor } from '../shared/amount/factor.ts'
import type { Named } from '../shared/amount/names.ts'
import { SPEND_SECTORS } from './tables.ts'

export interface SpendSector extends Named {
  /** The title of the NAICS code. */
  readonly title: string
  readonly factor: AmountFactor
}

/** By code. */
export type SpendSectors = readonly SpendSector[]

export const PUBLISHED: Published = {
  what: 'spending',
  code: 'US',
  name: 'the United States',
  differs: 'Grids, prices and trade differ from country to country',
}

/** An average of an industry stands for a purchase: exact nowhere. */
const TIERS = { home: 'region', abroad: 'region' } as const

export function spendSectors(tables: TableSet, basis: Basis): SpendSectors {
  const region = requireEntry(basis.countries, PUBLISHED.code)
  return tables.rows(SPEND_SECTORS).map((row) => ({
    key: row.naics,
    names: [row.publisher_row],
    title: row.publisher_row,
    factor: amountFactor(row, basis, { use: 'spend', region, tiers: TIERS }),
  }))
}
