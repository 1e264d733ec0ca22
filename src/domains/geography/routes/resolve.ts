/** From the question's words to places. */
import { ApiError } from '../../../contract/errors.ts'
import type { Places } from '../../../places/places.ts'
import type { RouteMode } from '../../../routing/plan.ts'
import { type LocatedPlace, locatePlace, unknownPlace } from '../../shared/ends/locate.ts'

/** Throws validation_error with near names when there is no such place. */
export async function askPlace(
  places: Places,
  field: 'from' | 'to',
  query: string,
  countryCode: string | undefined,
  mode: RouteMode,
): Promise<LocatedPlace> {
  const found = await locatePlace(places, field, query, {
    ...(countryCode !== undefined && { countryCode }),
    prefer: mode === 'air' ? 'airport' : 'town',
  })
  if (found) return found
  throw new ApiError({
    code: 'validation_error',
    field,
    message: unknownPlace(places, query, countryCode),
  })
}
