/** The hotel factor of each country: published in the present edition, else in an earlier one, else estimated. */

import { ofEdition } from '../../engine/choice.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { warning } from '../../engine/notices.ts'
import { type Candidate, findWithFallback } from '../../factors/fallback.ts'
import type { Country, ReferenceTables } from '../../factors/reference/reference-tables.ts'
import type { TableSet } from '../../factors/tables/table.ts'
import { estimatedFactor, estimates } from './estimates.ts'
import type { HotelFactor } from './factor.ts'
import { type HotelFigure, rowFactor, stayEntry } from './figure.ts'
import { HOTEL, type HotelRow } from './tables.ts'

export function hotelFactors(tables: TableSet, basis: ReferenceTables): ReadonlyMap<string, HotelFactor> {
  const rows = tables.rows(HOTEL)
  const present = byCountry(rows.filter(({ status }) => status === 'current'))
  const earlier = byCountry(rows.filter(({ status }) => status === 'earlier_edition'))
  const estimated = estimates(tables)
  const codes = new Set([...present.keys(), ...earlier.keys(), ...estimated.keys()])
  return new Map(
    [...codes].flatMap((code) => {
      const country = getOrThrow(basis.countries, code)
      const row = present.get(code)
      const older = earlier.get(code)
      const estimate = estimated.get(code)
      const found = findWithFallback(
        row && publishedFigure(row, 'exact', country, basis),
        () => older && earlierFigure(older, country, basis),
        () => estimate && estimatedFactor(estimate, country, basis),
      )
      return found ? [[code, ofEdition({ ...found.value, notices: found.notices })] as const] : []
    }),
  )
}

function byCountry(rows: readonly HotelRow[]): ReadonlyMap<string, HotelRow> {
  return new Map(rows.map((row) => [row.country_code, row]))
}

function publishedFigure(
  row: HotelRow,
  tier: 'exact' | 'region',
  country: Country,
  basis: ReferenceTables,
): HotelFigure {
  return {
    ...rowFactor(row, country),
    tier,
    trail: [stayEntry({ row, tier, country, ranges: basis.ranges.of('hotel') }, basis)],
  }
}

function earlierFigure(row: HotelRow, country: Country, basis: ReferenceTables): Candidate<HotelFigure> {
  const values = { country: country.code, year: row.year }
  return {
    value: publishedFigure(row, 'region', country, basis),
    notices: [warning('factor_from_earlier_edition', values, 'country')],
  }
}
