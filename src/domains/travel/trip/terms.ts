/** The terms of a trip: of one passenger, or of one vehicle, one way. */

import type { OfEdition } from '../../../engine/choice.ts'
import type { WrittenInput } from '../../../engine/identity.ts'
import type { Notice } from '../../../engine/notices.ts'
import type { Term } from '../../../engine/term.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import type { Journey } from '../journey/journey.ts'
import type { TripTerm, TripTerms } from './contributions.ts'
import type { Trip } from './trip.ts'

/** A journey by a vehicle. */
export interface PlannedTrip extends OfEdition {
  readonly journey: Journey
  readonly trip: Trip
  /** On which every quantity rests. */
  readonly distance: TrailEntry
  readonly identity: WrittenInput
  /** About the words for mode and vehicle. */
  readonly notices: readonly Notice[]
}

export interface TripChoice {
  readonly planned: PlannedTrip
  readonly include_wtt: boolean
  readonly return_trip: boolean
}

/** The total, and of flights beside it what they emit without radiative forcing. */
export function tripTerms({ planned, include_wtt }: TripChoice): Term[] {
  const { figures, flight } = planned.trip
  const unforced = (flight?.unforced ?? []).map((one): TripTerm => {
    return { ...one, part: 'without_radiative_forcing' }
  })
  return [
    ...countedTerms(planned, figures, include_wtt),
    ...unforced.map((one): Term => ({ ...termOf(planned, one), line: 'beside', insteadOf: 'direct' })),
  ]
}

export function countedTerms(
  planned: PlannedTrip,
  { direct, upstream }: TripTerms,
  includeWtt: boolean,
): Term[] {
  return [...direct, ...(includeWtt ? upstream : [])].map((one) => termOf(planned, one))
}

function termOf({ journey, trip, distance }: PlannedTrip, one: TripTerm): Term {
  return {
    ...one,
    inputs: [distance, ...one.inputs],
    of: journey.isMeasured ? 'km' : 'trips',
    line: 'scope_3_category_6',
    gwp: one.gwp ?? trip.figures.gwp,
  }
}
