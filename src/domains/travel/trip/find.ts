/** From a journey to the trip by the vehicle asked for. */
import type { Context } from '../../operation.ts'
import type { Cabin } from '../haul.ts'
import type { Journey } from '../journey/journey.ts'
import { flightTrip } from './flight.ts'
import { findRailTrip } from './rail.ts'
import { findSurfaceTrip } from './surface.ts'
import type { Trip } from './trip.ts'

export interface AskedVehicle {
  /** In the words of the tables; flights have none. */
  readonly type: string | undefined
  /** Of flights. */
  readonly cabin: Cabin | undefined
}

/** Undefined when the vehicle is electric and no grid on the way is known. */
export function findTrip(
  context: Context,
  journey: Journey,
  { type, cabin }: AskedVehicle,
): Trip | undefined {
  const { edition } = context
  const { mode } = journey
  if (mode === 'flight') return flightTrip(edition, journey, cabin)
  if (mode === 'rail') return findRailTrip(context, journey, type)
  return findSurfaceTrip(edition, journey, mode, type)
}
