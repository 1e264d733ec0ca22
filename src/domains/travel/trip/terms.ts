/** The terms of a trip: of one passenger, or of one vehicle, one way. */

import type { Boundary } from '../../../contract/params/boundary.ts'
import type { OfEdition } from '../../../engine/choice.ts'
import type { WrittenInput } from '../../../engine/identity.ts'
import type { Notice } from '../../../engine/notices.ts'
import type { Term } from '../../../engine/term.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import { withoutLosses } from '../../electricity/shared/contributions.ts'
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

export interface TripChoice extends TripBoundary {
  readonly planned: PlannedTrip
  readonly include_wtt: boolean
  readonly return_trip: boolean
}

/** What of a trip is left out that is inside without a boundary. */
export interface TripBoundary {
  /** Of flights. */
  readonly without_forcing?: true
  /** Of electricity, on the way to the plug. */
  readonly without_losses?: true
}

/** What a boundary leaves out of a trip; nothing where the trip has none of it. */
export function tripBoundary({ figures, flight }: Trip, boundary: Boundary | undefined): TripBoundary {
  const hasLosses = boundary === 'ttw' && figures.direct.some(({ lost }) => lost !== undefined)
  const isUnforced = flight !== undefined && (boundary === 'ttw' || boundary === 'wtw')
  return { ...(isUnforced && { without_forcing: true }), ...(hasLosses && { without_losses: true }) }
}

/** The total, and of flights beside it what they emit without radiative forcing. */
export function tripTerms(choice: TripChoice): Term[] {
  const { planned, include_wtt } = choice
  const { figures, flight } = planned.trip
  const { upstream } = figures
  const direct = directWithin(choice)
  const unforced = (flight?.unforced ?? []).map((one): TripTerm => {
    return { ...one, part: 'without_radiative_forcing' }
  })
  return [
    ...countedTerms(planned, { direct, upstream }, include_wtt),
    ...unforced.map((one): Term => ({ ...termOf(planned, one), line: 'beside', insteadOf: 'direct' })),
  ]
}

function directWithin({ planned, without_forcing, without_losses }: TripChoice): readonly TripTerm[] {
  const { figures, flight } = planned.trip
  if (without_forcing && flight) return flight.unforced.map((one) => ({ ...one, part: 'direct' }))
  return without_losses ? withoutLosses(figures.direct) : figures.direct
}

export function countedTerms(
  planned: PlannedTrip,
  { direct, upstream }: TripTerms,
  includeWtt: boolean,
): Term[] {
  return [...direct, ...(includeWtt ? upstream : [])].map((one) => termOf(planned, one))
}

function termOf({ journey, trip, distance }: PlannedTrip, { lost: _, ...one }: TripTerm): Term {
  return {
    ...one,
    inputs: [distance, ...one.inputs],
    of: journey.isMeasured ? 'km' : 'trips',
    line: 'scope_3_category_6',
    gwp: one.gwp ?? trip.figures.gwp,
  }
}
