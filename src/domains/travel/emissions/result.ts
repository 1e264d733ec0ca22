import type { Journey } from '../journey/journey.ts'
import type { EmissionsOfTrip, TripExtent } from '../trip/emissions.ts'
import type { Trip } from '../trip/trip.ts'

/** What the answer about a trip is made of. */
export interface TravelResult extends EmissionsOfTrip {
  readonly journey: Journey
  readonly trip: Trip
  readonly extent: TripExtent
  readonly withEquivalents: boolean
}
