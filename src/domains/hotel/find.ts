/** Looking a factor up in an edition. */

import type { Edition } from '../edition.ts'
import type { HotelFactor } from './calculate.ts'
import { hotelPart } from './part.ts'

/** The hotel factor of a country: published, of an earlier edition, or estimated, as its `tier` says. */
export function findHotelFactor(edition: Edition, countryCode: string): HotelFactor | undefined {
  return edition.part(hotelPart).get(countryCode)
}
