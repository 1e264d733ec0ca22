/** Hotel stays in an edition: published factors, those of earlier editions, estimates, and the operator's own. */
import { requireEntry } from '../../core/required.ts'
import { ofEdition } from '../../engine/choice.ts'
import type { Basis } from '../basis/basis.ts'
import { userEntry } from '../overlay/entry.ts'
import type { OverlayRow } from '../overlay/tables.ts'
import type { OverlayKind, Part } from '../part.ts'
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

export const hotelPart: Part<HotelFactors> = {
  name: 'hotel',
  tables: [HOTEL, HOTEL_ESTIMATES, HOTEL_ESTIMATE_FIT],
  check: checkHotel,
  build: (basis, tables) => hotelFactors(tables, basis),
  overlays: [ownFactors],
}

function ownFactor(row: OverlayRow, { countries }: Basis): HotelFactor {
  const country = requireEntry(countries, row.country_code ?? '')
  const where = { region: country.code, regionName: country.name }
  return ofEdition({
    countryCode: country.code,
    countryName: country.name,
    region: country.region,
    kgPerRoomNight: row.factor,
    year: row.year,
    gwp: row.gwp,
    id: row.id,
    tier: 'user',
    trail: [userEntry(row, 'emission_factor', `Hotel stay, ${country.name}`, where)],
    notices: [],
  })
}
