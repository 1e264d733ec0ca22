/** A trip: a journey by a kind of vehicle, with the figures that it rests on. */
import type { Notice } from '../../../core/notices.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { Cabin, FlightFactor, Haul } from '../haul.ts'
import type { TripFigures } from './figures.ts'

export interface Trip {
  readonly figures: TripFigures
  /** In the words of the tables; all but flights. */
  readonly vehicleType?: string
  readonly flight?: Flight
  readonly notices: readonly Notice[]
}

export interface Flight {
  readonly haul: Haul
  readonly factor: FlightFactor
  /** The cabin asked for, which the haul may lack. */
  readonly asked: Cabin
  /** The figure without radiative forcing. */
  readonly unforced: TrailEntry
}
