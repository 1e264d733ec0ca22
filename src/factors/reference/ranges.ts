/** How far other publications lie from a figure, by what it is used for. */

import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { toNumber } from '../../engine/numbers/decimal.ts'
import type { Spread } from '../../engine/spread.ts'
import type { Report, TableSet } from '../tables/table.ts'
import { RANGE_USES, RANGES } from './tables.ts'

/** In the country that a publisher describes, or in another one. */
export type RangePlace = 'home' | 'abroad'

export interface Ranges {
  /** By words from the general to the special: `travel car small petrol` is a small car where no petrol one is known. */
  of(use: string, place?: RangePlace): readonly Spread[]
}

export function makeRanges(tables: TableSet): Ranges {
  const spreads = new Map(
    tables
      .rows(RANGES)
      .map((row): [string, Spread] => [
        row.range_id,
        { id: row.range_id, low: toNumber(row.low), high: toNumber(row.high), label: row.label },
      ]),
  )
  const uses = new Map(
    tables
      .rows(RANGE_USES)
      .map((row) => [
        `${row.use}|${row.place ?? ''}`,
        row.range_ids.split(' ').map((id) => getOrThrow(spreads, id)),
      ]),
  )
  const find = (use: string, place: string): readonly Spread[] => {
    const found = uses.get(`${use}|${place}`) ?? uses.get(`${use}|`)
    if (found) return found
    const end = use.lastIndexOf(' ')
    if (end < 0) throw new Error(`no range for '${use}'`)
    return find(use.slice(0, end), place)
  }
  return { of: (use, place) => find(use, place ?? '') }
}

export function checkRanges(tables: TableSet, report: Report): void {
  const known = new Set(tables.rows(RANGES).map(({ range_id }) => range_id))
  for (const row of tables.rows(RANGE_USES)) {
    for (const id of row.range_ids.split(' ')) {
      if (!known.has(id)) report(RANGE_USES, row.line, `range_ids: ranges.csv has no ${id}`)
    }
  }
}
