/** Where a route by some mode begins and ends: at the place itself, or at the airport or port that serves it. */

import { greatCircleKm } from '../../engine/helpers/sphere.ts'
import { info, type Notice } from '../../engine/notices.ts'
import { AIRPORT_REACH_KM } from '../places/airports.ts'
import type { Flight, Gazetteer, Place } from '../places/places.ts'
import { type NoRoute, noRoute, type RouteMode } from './plan.ts'

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

/** The end for a mode other than the sea, or why there is none. */
export function endFor(places: Gazetteer, question: EndQuestion): RouteEnd | NoRoute {
  const { place, mode } = question
  return mode === 'air' ? airportEnd(places, question) : { place, notices: [] }
}

/** What of a flight is known before its airports are. */
export function flightBetween(place: Place, other: Place): Flight {
  return { km: greatCircleKm(place, other), isDomestic: place.countryCode === other.countryCode }
}

function airportEnd(places: Gazetteer, { place, other, subject }: EndQuestion): RouteEnd | NoRoute {
  if (place.kind === 'airport') return { place, notices: [] }
  const [choice] = places.airportsFor(place, flightBetween(place, other))
  if (!choice) return noRoute('no_route.airport', { limit_km: AIRPORT_REACH_KM, place: place.name })
  const { airport, reason } = choice
  const values = {
    place: place.name,
    airport: airport.name,
    airport_code: airport.code ?? '',
    km: Math.round(greatCircleKm(place, airport)),
    reason,
  }
  return { place: airport, notices: [info('airport_chosen', values, subject)] }
}
