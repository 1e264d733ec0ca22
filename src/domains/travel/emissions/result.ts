/** What comes out of a trip: its emissions, and what a reader should know about them. */

import { info, type Notice } from '../../../core/notices.ts'
import { kgFromGrams, kmFromMetres } from '../../../core/quantity.ts'
import type { Edition } from '../../edition.ts'
import { publishedParts, type TripCount, type TripEmissions, tripEmissions } from '../calculate.ts'
import { cabinFactor } from '../haul.ts'
import { haulsOf } from '../shared/hauls.ts'
import { findNearEdge } from '../trip/near-edge.ts'
import type { Journey } from './journey.ts'
import type { Trip } from './trip.ts'

export interface TravelQuestion {
  readonly passengers: number
  readonly returnTrip: boolean
  readonly includeWtt: boolean
  readonly withEquivalents: boolean
}

export interface TravelResult {
  readonly emissions: TripEmissions
  /** Flights only. */
  readonly withoutForcing?: TripEmissions
}

/** The emissions of a trip, for flights without radiative forcing too. */
export function resultOf(
  { distanceMetres }: Journey,
  { figures, flight }: Trip,
  question: TravelQuestion,
): TravelResult {
  const count = countOf(question, figures.perVehicle)
  const { includeWtt } = question
  const emissions = tripEmissions(figures.parts, count, includeWtt, figures.gasWeights)
  if (!flight) return { emissions }
  const unforced = publishedParts({ ...flight.factor, total: flight.factor.withoutForcing }, distanceMetres)
  return { emissions, withoutForcing: tripEmissions(unforced, count, includeWtt) }
}

export function tripNotices(
  edition: Edition,
  journey: Journey,
  trip: Trip,
  question: TravelQuestion,
): Notice[] {
  return [
    ...journey.ends.origin.notices,
    ...journey.ends.destination.notices,
    ...journey.notices,
    ...trip.notices,
    ...trip.figures.fallbacks,
    ...countNotices(trip, question),
    ...edgeNotices(edition, journey, trip, question),
  ]
}

function countOf({ passengers, returnTrip }: TravelQuestion, perVehicle: boolean): TripCount {
  return { passengers, perVehicle, isReturn: returnTrip }
}

function countNotices({ figures }: Trip, { passengers }: TravelQuestion): Notice[] {
  if (!figures.perVehicle || passengers === 1) return []
  const message = `One vehicle is counted for the ${passengers} passengers; ask once more for each further vehicle.`
  return [info('per_vehicle', message, 'passengers')]
}

/** What the trip would be on the other side of a limit between hauls that it is near to. */
function edgeNotices(
  edition: Edition,
  { distanceMetres, isGiven }: Journey,
  trip: Trip,
  question: TravelQuestion,
): Notice[] {
  const edge = trip.flight && findNearEdge(haulsOf(edition), distanceMetres)
  if (!trip.flight || !edge) return []
  const { haul, asked } = trip.flight
  const { other, limitMetres } = edge
  const parts = publishedParts(cabinFactor(other, asked), distanceMetres)
  const { co2eGrams } = tripEmissions(parts, countOf(question, false), question.includeWtt)
  const message = `${kmFromMetres(distanceMetres)} km is within 5 % of the ${kmFromMetres(limitMetres)} km between ${haul.name} and ${other.name} haul: by the ${other.name} factor the trip would emit ${kgFromGrams(co2eGrams)} kg CO2e.`
  return [info('near_haul_band_edge', message, ...(isGiven ? ['distance_km'] : []))]
}
