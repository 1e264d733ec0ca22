/** Hotel stays: rows of the year, then what the last earlier edition had. */
import type { Row } from '../lib/tables.ts'
import { kgCo2e, origin, type Publication, publication } from './publication.ts'

/** The first edition of which an extract is kept; of that one it holds hotels only. */
const FIRST_YEAR = 2020

export function hotels(uk: Publication): Row[] {
  const earlier = yearsBefore(uk.year).map((year) => publication(year))
  return uk
    .named('hotel-')
    .map(({ row }) => hotelRow(row, uk, earlier))
    .filter((row) => row !== undefined)
}

function hotelRow(row: string, uk: Publication, earlier: readonly Publication[]): Row | undefined {
  const wanted = { row, unit: 'room_night' }
  const from = [uk, ...earlier].find((edition) => edition.find(wanted))
  if (!from) return undefined
  const { year, gwp, source_id } = origin(from)
  return {
    id: row,
    country_code: row.replace('hotel-', ''),
    factor: kgCo2e(from.get(wanted)),
    factor_unit: 'kgCO2e/room-night',
    year: year ?? '',
    gwp: gwp ?? '',
    status: from === uk ? 'current' : 'earlier_edition',
    source_id: source_id ?? '',
  }
}

/** Newest first. */
function yearsBefore(year: string): string[] {
  return Array.from({ length: Number(year) - FIRST_YEAR }, (_, back) => String(Number(year) - 1 - back))
}
