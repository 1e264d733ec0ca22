/** The countries of a way over land, with metres that add up to the distance. */

import type { PlannedRoute } from '../../../geo/networks/plan.ts'
import { UNKNOWN_COUNTRY } from '../../../geo/places/places.ts'
import { type CountryStretch, stretchedTo } from '../../electricity/shared/traction-grids.ts'
import type { TripEndpoints } from '../../shared/endpoints/trip-endpoints.ts'

/** Those of the route, their metres in proportion where another distance is given. */
export function alongRoute({ countries }: PlannedRoute, distanceMetres: number): CountryStretch[] {
  const land = countries.flatMap(({ countryCode, distanceMetres: metres }) =>
    metres === undefined ? [] : [{ countryCode, distanceMetres: metres }],
  )
  return stretchedTo(land, distanceMetres)
}

/** Where no way is known: the same distance in the country of each end. */
export function betweenEnds(
  { origin, destination }: TripEndpoints,
  distanceMetres: number,
): CountryStretch[] {
  const codes = new Set([origin.place.countryCode, destination.place.countryCode])
  codes.delete(UNKNOWN_COUNTRY)
  const equal = [...codes].map((countryCode) => ({ countryCode, distanceMetres: 1 }))
  return stretchedTo(equal, distanceMetres)
}
