/** The ends of a route, from what a client wrote. */

import type { Params } from '../../../contract/params/schema.ts'
import { ApiError } from '../../../engine/errors.ts'
import type { Places } from '../../../geo/places/places.ts'
import { type FoundPlace, findPlace, placeNotFound } from '../../shared/endpoints/find-place.ts'
import type { RoutesQuery } from './schema.ts'

/** Throws place_not_found with near names when there is no such place. */
export async function requirePlace(
  places: Places,
  params: Params<typeof RoutesQuery>,
  field: 'from' | 'to',
): Promise<FoundPlace> {
  const [name, countryCode] = [params[field], params[`${field}_country`]]
  const found = await findPlace(places, field, name, {
    ...(countryCode !== undefined && { countryCode }),
    prefer: params.mode === 'air' ? 'airport' : 'town',
  })
  if (found) return found
  throw new ApiError(placeNotFound(places, { field, query: name, countryCode }))
}
