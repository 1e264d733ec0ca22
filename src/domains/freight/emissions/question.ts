/** What is asked of a journey, from the query's words. */
import type { Context } from '../../../contract/operation.ts'
import { refuseSamePlace } from '../../shared/endpoints/same-place.ts'
import type { TripMedium } from '../../shared/endpoints/trip-endpoint.ts'
import { requireTripEndpoints } from '../../shared/endpoints/trip-endpoints.ts'
import { requirePassages } from '../../shared/journey/passages.ts'
import type { FreightMode } from '../intensity.ts'
import type { Handling, JourneyQuestion } from '../transport/shipment.ts'
import { FREIGHT_FUEL_ALIASES } from '../words.ts'
import { isDedicated } from './choice.ts'
import type { JourneyParams } from './query.ts'
import { flightBetweenCodes } from './two-airports.ts'

export function readHandling(params: JourneyParams): Handling {
  return {
    isDedicated: isDedicated(params.service_type),
    refrigerated: params.refrigerated,
    returnsEmpty: params.include_empty_return,
  }
}

/** Throws validation_error for a passage that is none, and for ends that are not known. */
export async function readJourney(context: Context, params: JourneyParams): Promise<JourneyQuestion> {
  const mode = params.transport_mode === 'auto' ? undefined : params.transport_mode
  const avoid = requirePassages(context.routing.passages, params.avoid)
  const ends = await requireTripEndpoints(context, params, mediumOf(mode))
  if (params.planned_distance_km === undefined) refuseSamePlace(ends, 'planned_distance_km')
  const flies = flightBetweenCodes(context, params, ends)
  return {
    ends,
    mode,
    ...(flies && { flies }),
    avoid,
    vehicleType: params.vehicle_type,
    fuelSource: FREIGHT_FUEL_ALIASES.get(params.fuel_source) ?? params.fuel_source,
    plannedDistanceKm: params.planned_distance_km,
  }
}

function mediumOf(mode: FreightMode | undefined): TripMedium {
  if (mode === undefined) return 'undecided'
  return mode === 'air' ? 'air' : 'surface'
}
