/** A trip: a journey by a kind of vehicle, with the figures that it rests on. */
import type { Notice } from '../../../engine/notices.ts'
import type { FlightFactor, HaulBand } from '../from-tables/hauls.ts'
import type { Cabin, HaulName, HaulRule } from '../haul.ts'
import type { TripTerm } from './contributions.ts'
import type { TripFigures } from './figures.ts'

export interface Trip {
  readonly figures: TripFigures
  /** In the words of the tables; all but flights. */
  readonly vehicleType?: string
  readonly flight?: Flight
  readonly notices: readonly Notice[]
}

export interface Flight {
  /** Absent where the haul was asked for by name. */
  readonly rule?: HaulRule
  /** Absent along the curve. */
  readonly haul?: HaulName
  /** The cabin asked for, which the haul may lack, and the one that was taken. */
  readonly asked: Cabin
  readonly cabin: Cabin
  /** By which radiative forcing multiplies the CO2. */
  readonly forcingMultiplier: number
  /** The same flight without radiative forcing. */
  readonly unforced: readonly TripTerm[]
  readonly publisher: PublisherView
  /** Where the publisher sorts it into another haul than the one taken: that one's factor. */
  readonly publisherFactor?: FlightFactor | undefined
  /** The limit between hauls that its length is near to. */
  readonly edge?: HaulEdge | undefined
}

export interface HaulEdge {
  readonly limitMetres: number
  /** The haul on the other side of the limit. */
  readonly other: HaulBand
}

/** How the publisher of the factors sorts a flight. */
export interface PublisherView {
  readonly haul: HaulName
  /** Whether the flight stays in one country that is not the publisher's, for which it has no row at all. */
  readonly isElsewhereInside: boolean
}
