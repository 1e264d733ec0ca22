/** From a journey to the trip by the vehicle asked for. */

import type { Context } from '../../../contract/operation.ts'
import { ApiError, problem } from '../../../engine/errors.ts'
import type { Journey } from '../journey/journey.ts'
import { type FlightWish, flightTrip } from './flight.ts'
import { findRailTrip } from './rail.ts'
import { findSurfaceTrip } from './surface.ts'
import type { Trip } from './trip.ts'

export interface VehicleChoice {
  /** In the words of the tables; flights have none. */
  readonly type: string | undefined
  readonly flight: FlightWish
}

/** Throws no_factor where the vehicle is electric and no grid on the way is known. */
export function requireTrip(context: Context, journey: Journey, vehicle: VehicleChoice): Trip {
  const trip = findTrip(context, journey, vehicle)
  if (trip) return trip
  throw new ApiError(problem('no_factor.electric_vehicle', {}, { field: 'vehicle_type' }))
}

function findTrip(context: Context, journey: Journey, { type, flight }: VehicleChoice): Trip | undefined {
  const { edition } = context
  const { mode } = journey
  if (mode === 'flight') return flightTrip(edition, journey, flight)
  if (mode === 'rail') return findRailTrip(context, journey, type)
  return findSurfaceTrip(edition, journey, mode, type)
}
