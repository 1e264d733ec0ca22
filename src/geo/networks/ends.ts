/** Where a route by some mode begins and ends: at the place itself, or at the airport or port that serves it. */

import { greatCircleKm } from '../../engine/helpers/sphere.ts'
import { info, type Notice } from '../../engine/notices.ts'
import { AIRPORT_REACH_KM } from '../places/airports.ts'
import type { Flight, Gazetteer, Place } from '../places/places.ts'
import type { RouteMode } from './plan.ts'

/** Which end of a route a notice is about. */
export type EndName = 'origin' | 'destination'

export interface RouteEnd {
  readonly place: Place
  readonly notices: readonly Notice[]
}

/**
 * How far a port may be: what a lorry reaches in a day (9 hours of driving by Regulation (EC) 561/2006 at 60 km/h, and
 * roads a third longer than the straight line).
 */
export const PORT_REACH_KM = 400
/** A place, and the one at the other end of the way. */
export interface EndQuestion {
  readonly place: Place
  readonly other: Place
  readonly mode: RouteMode
  /** That of the end's notices. */
  readonly subject: EndName
}

/** The end for a mode other than the sea, or a sentence that says why there is none. */
export function endFor(places: Gazetteer, question: EndQuestion): RouteEnd | { reason: string } {
  const { place, mode } = question
  return mode === 'air' ? airportEnd(places, question) : { place, notices: [] }
}

/** What of a flight is known before its airports are. */
export function flightBetween(place: Place, other: Place): Flight {
  return { km: greatCircleKm(place, other), isDomestic: place.countryCode === other.countryCode }
}

function airportEnd(
  places: Gazetteer,
  { place, other, subject }: EndQuestion,
): RouteEnd | { reason: string } {
  if (place.kind === 'airport') return { place, notices: [] }
  const [choice] = places.airportsFor(place, flightBetween(place, other))
  if (!choice) return { reason: `There is no airport within ${AIRPORT_REACH_KM} km of ${place.name}.` }
  const { airport, reason } = choice
  const km = Math.round(greatCircleKm(place, airport))
  const message = `${place.name} is served by ${airport.name} (${airport.code}), ${km} km away, since it is ${reason}. The way there is not part of the distance.`
  return { place: airport, notices: [info('airport_chosen', message, subject)] }
}
