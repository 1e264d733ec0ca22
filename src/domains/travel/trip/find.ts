/** From a journey to the trip by the vehicle asked for. */
import type { Context } from '../../operation.ts'
import type { Journey } from '../journey/journey.ts'
import { type FlightWish, flightTrip } from './flight.ts'
import { findRailTrip } from './rail.ts'
import { findSurfaceTrip } from './surface.ts'
import type { Trip } from './trip.ts'

export interface AskedVehicle {
  /** In the words of the tables; flights have none. */
  readonly type: string | undefined
  readonly flight: FlightWish
}

/** Undefined when the vehicle is electric and no grid on the way is known. */
export function findTrip(
  context: Context,
  journey: Journey,
  { type, flight }: AskedVehicle,
): Trip | undefined {
  const { edition } = context
  const { mode } = journey
  if (mode === 'flight') return flightTrip(edition, journey, flight)
  if (mode === 'rail') return findRailTrip(context, journey, type)
  return findSurfaceTrip(edition, journey, mode, type)
}
