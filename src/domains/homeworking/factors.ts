/** Factors of homeworking: published for the United Kingdom, and borrowed for every other country. */
import { requireEntry } from '../../core/required.ts'
import type { TableSet } from '../../tables/table.ts'
import type { Basis } from '../basis/basis.ts'
import type { Published } from '../shared/amount/country.ts'
import { type AmountFactor, amountFactor, OF_ONE_COUNTRY } from '../shared/amount/factor.ts'
import { HOMEWORKING, type HomeworkingRow } from './tables.ts'

export type HomeworkingFactors = ReadonlyMap<HomeworkingRow['what'], AmountFactor>

/** The publisher's factors describe homes, winters and the grid of the United Kingdom. */
export const PUBLISHED: Published = {
  what: 'homeworking',
  code: 'GB',
  name: 'the United Kingdom',
  differs: 'Winters, heating and grids differ from country to country',
}

export function homeworkingFactors(tables: TableSet, basis: Basis): HomeworkingFactors {
  const region = requireEntry(basis.countries, PUBLISHED.code)
  return new Map(
    tables.rows(HOMEWORKING).map((row) => {
      const about = { use: `homeworking ${row.what}`, region, tiers: OF_ONE_COUNTRY }
      return [row.what, amountFactor(row, basis, about)]
    }),
  )
}
