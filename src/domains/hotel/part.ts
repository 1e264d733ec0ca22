/** Hotel stays in an edition: published factors, those of earlier editions, estimates, and the operator's own. */

import { ofEdition } from '../../engine/choice.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import type { EditionPart, OverlayKind } from '../../factors/edition-part.ts'
import { userEntry, userNotices, userTier } from '../../factors/overlay/entry.ts'
import type { OverlayRow } from '../../factors/overlay-table.ts'
import type { ReferenceTables } from '../../factors/reference/reference-tables.ts'
import { checkHotel } from './checks.ts'
import type { HotelFactor } from './factor.ts'
import { hotelFactors } from './factors.ts'
import { HOTEL, HOTEL_ESTIMATE_FIT, HOTEL_ESTIMATES } from './tables.ts'

/** By country: the published factor where there is one, else the estimate. */
export type HotelFactors = ReadonlyMap<string, HotelFactor>

const ownFactors: OverlayKind<HotelFactors> = {
  kind: 'hotel',
  needs: ['country_code'],
  may: [],
  unit: 'kgCO2e/room-night',
  problems: () => [],
  lay: (factors, rows, basis) =>
    new Map([...factors, ...rows.map((row) => [row.country_code ?? '', ownFactor(row, basis)] as const)]),
}

export const hotelPart: EditionPart<HotelFactors> = {
  name: 'hotel',
  tables: [HOTEL, HOTEL_ESTIMATES, HOTEL_ESTIMATE_FIT],
  check: checkHotel,
  build: (basis, tables) => hotelFactors(tables, basis),
  overlays: [ownFactors],
}

function ownFactor(row: OverlayRow, { countries }: ReferenceTables): HotelFactor {
  const country = getOrThrow(countries, row.country_code ?? '')
  const where = { region: country.code, regionName: country.name }
  return ofEdition({
    countryCode: country.code,
    countryName: country.name,
    region: country.region,
    kgPerRoomNight: row.factor,
    year: row.year,
    gwp: row.gwp,
    id: row.id,
    tier: userTier(row),
    trail: [userEntry(row, 'emission_factor', `Hotel stay, ${country.name}`, where)],
    notices: userNotices(row, 'country'),
  })
}
