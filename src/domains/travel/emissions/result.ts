import type { EmissionsOfTrip, TripExtent } from '../trip/emissions.ts'
import type { OneWay, TripWay } from './one-way.ts'

/** What the answer about a trip is made of. */
export interface TravelResult extends EmissionsOfTrip {
  readonly way: TripWay
  /** Whether the way was asked for before. */
  readonly isKnown: boolean
  readonly oneWay: OneWay
  readonly extent: TripExtent
  readonly withEquivalents: boolean
}
