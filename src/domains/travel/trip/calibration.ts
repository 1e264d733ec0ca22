/** By what it is counted whether published values lie inside the range of a trip (docs/calibration.md). */
import type { PlannedTrip } from './terms.ts'

/** What publishers give for a passenger of a flight is the average of its seats. */
const PREMIUM_CABINS: readonly string[] = ['premium_economy', 'business', 'first']

export function tripClass({ journey, trip }: PlannedTrip): string {
  if (trip.flight) return PREMIUM_CABINS.includes(trip.flight.cabin) ? 'flight_premium' : 'flight'
  if (journey.mode === 'ferry') return 'ferry'
  return journey.mode === 'rail' ? 'rail_passengers' : 'road_passengers'
}
