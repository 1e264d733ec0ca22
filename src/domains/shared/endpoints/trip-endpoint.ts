/** One end of a trip or a shipment: the question and the answer. */

import type { Context } from '../../../contract/operation.ts'
import type { Problem } from '../../../engine/errors.ts'
import type { Point } from '../../../engine/helpers/sphere.ts'
import type { Notice } from '../../../engine/notices.ts'
import type { Match, Place } from '../../../geo/places/places.ts'
import type { END_FIELDS } from './params.ts'

/**
 * air: three letters are an airport, and a country alone is its busiest airport. surface: a town of that very name
 * comes first, and a country alone is its capital. undecided: three capitals are an airport, a country is its capital.
 */
export type TripMedium = 'air' | 'surface' | 'undecided'

export interface TripEndpoint {
  readonly place: Place
  /** The place's name for the answer; it contains the name that was asked for. */
  readonly resolved: string
  readonly notices: readonly Notice[]
  /** Whether it was assumed rather than asked for, as one of the notices says. */
  readonly isAssumed: boolean
  /** Neither country nor place was given, but a distance. */
  readonly isUnnamed?: true
  readonly match?: Match
  /** What was asked for; absent where the country stands for itself. */
  readonly asked?: string
  /** What the place stands for, where it is not the one that was meant. */
  readonly standsFor?: StandsFor
  /** What is answered instead where the fallback would not do: the place was not found. */
  readonly notFound?: Problem
  /** Other places of the name, best first. */
  readonly alternatives?: readonly Place[]
}

/** A country, or an area in it, of which the place is the main one. */
export interface StandsFor {
  readonly name: string
  /** Its larger towns: any of them may have been meant. */
  readonly towns: readonly Point[]
}

/** Both parameters, as they were read. */
export interface EndpointQuestion extends Pick<Context, 'edition' | 'places' | 'synonyms'> {
  readonly medium: TripMedium
  /** The names of the two parameters. */
  readonly fields: (typeof END_FIELDS)[keyof typeof END_FIELDS]
  readonly countryCode: string | undefined
  readonly query: string | undefined
}
