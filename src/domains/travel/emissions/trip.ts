/** From a journey to the figures that it rests on. */

import { ApiError } from '../../../contract/errors.ts'
import { fallback, info, type Notice } from '../../../core/notices.ts'
import { requireEntry } from '../../../core/required.ts'
import { greatCircleKm } from '../../../core/sphere.ts'
import type { Place, Places } from '../../../places/places.ts'
import type { Edition } from '../../edition.ts'
import type { TripEnds } from '../../shared/ends/trip-ends.ts'
import type { TravelVehicle } from '../factors.ts'
import { PUBLISHER_REGION } from '../factors.ts'
import {
  publishedFigures,
  railFigures,
  type TripFigures,
  type TripWhere,
  vehicleFigures,
} from '../figures.ts'
import { type Cabin, cabinFactor, type FlightFactor, type Haul, haulOf } from '../flight.ts'
import { travelPart } from '../part.ts'
import type { Journey } from './journey.ts'
import { DEFAULT_TYPES, INTERNATIONAL_RAIL } from './modes.ts'

export interface Flight {
  readonly haul: Haul
  readonly factor: FlightFactor
  /** The cabin asked for, which the haul may lack. */
  readonly asked: Cabin
}

export interface Trip {
  readonly figures: TripFigures
  readonly vehicleType?: string
  readonly flight?: Flight
  readonly notices: readonly Notice[]
}

const DEFAULT_CABIN: Cabin = 'economy'

/** Where the publisher's international trains (Eurostar) run beyond the United Kingdom. */
const EUROSTAR_COUNTRIES: ReadonlySet<string> = new Set(['FR', 'BE', 'NL'])
/** A capital and its surroundings: such a trip takes the international train without being told so. */
const CITY_KM = 50

export function flightTrip(
  edition: Edition,
  { distanceMetres, ends }: Journey,
  asked: Cabin | undefined,
): Trip {
  const haul = haulOf(edition.part(travelPart).hauls, distanceMetres)
  const cabin = asked ?? DEFAULT_CABIN
  const factor = cabinFactor(haul, cabin)
  const where = { distanceMetres, stretches: [], isHome: touchesHome(ends) }
  const figures = publishedFigures(edition, factor, where)
  const isOther = asked !== undefined && factor.cabin !== asked
  const message = `No ${asked} cabin is published for ${haul.name} haul: ${factor.cabin} is taken.`
  const other = isOther ? [fallback('cabin_unavailable', message, 'cabin_class')] : []
  return {
    figures: { ...figures, fallbacks: [...figures.fallbacks, ...other] },
    flight: { haul, factor, asked: cabin },
    notices: asked === undefined && factor.cabin !== cabin ? [withoutDefaultCabin(haul, factor)] : [],
  }
}

/** Of what nobody asked for a word is enough: the factor is the one that the haul has. */
function withoutDefaultCabin({ name }: Haul, { cabin }: FlightFactor): Notice {
  const message = `No ${DEFAULT_CABIN} cabin, the default, is published for ${name} haul: ${cabin} is taken.`
  return info('cabin_unavailable', message, 'cabin_class')
}

/** Throws no_factor when the vehicle is electric and no grid on the way is known. */
export function surfaceTrip(
  edition: Edition,
  places: Places,
  journey: Journey,
  asked: string | undefined,
): Trip {
  const { mode, ends } = journey
  if (mode === 'flight') throw new Error('a flight is no trip on the surface')
  if (mode === 'rail') return railTrip(edition, places, journey, asked)
  const vehicleType = asked ?? DEFAULT_TYPES[mode]
  const isHome = mode === 'ferry' && touchesHome(ends)
  return {
    figures: byVehicle(edition, journey, vehicleType, isHome),
    vehicleType,
    notices: busNotices(journey, asked),
  }
}

function railTrip(edition: Edition, places: Places, journey: Journey, asked: string | undefined): Trip {
  const { ends } = journey
  const isLink = joinsHome(ends, EUROSTAR_COUNTRIES)
  const vehicleType =
    asked ?? (isLink && isBetweenCapitals(places, ends) ? INTERNATIONAL_RAIL : DEFAULT_TYPES.rail)
  if (vehicleType === INTERNATIONAL_RAIL && isLink) {
    return { figures: byVehicle(edition, journey, vehicleType, true), vehicleType, notices: [] }
  }
  if (vehicleType !== DEFAULT_TYPES.rail && vehicleType !== INTERNATIONAL_RAIL) {
    return { figures: byVehicle(edition, journey, vehicleType, false), vehicleType, notices: [] }
  }
  const { factor } = vehicleOf(edition, journey.mode, DEFAULT_TYPES.rail)
  if (!factor) throw new Error('national rail has a factor')
  const figures = railFigures(edition, factor, where(journey, false))
  const message =
    'The international factor is that of Eurostar between the United Kingdom and France, Belgium and the Netherlands: this way is calculated by the trains of its countries.'
  const isReplaced = vehicleType === INTERNATIONAL_RAIL
  const notices = isReplaced ? [info('vehicle_type_replaced', message, 'vehicle_type')] : []
  return { figures, vehicleType: DEFAULT_TYPES.rail, notices }
}

function byVehicle(edition: Edition, journey: Journey, type: string, isHome: boolean): TripFigures {
  const figures = vehicleFigures(edition, vehicleOf(edition, journey.mode, type), where(journey, isHome))
  if (figures) return figures
  const message =
    'No grid intensity is known for any country on the way, so nothing can be said of an electric vehicle.'
  throw new ApiError({ code: 'no_factor', field: 'vehicle_type', message })
}

function vehicleOf(edition: Edition, mode: string, type: string): TravelVehicle {
  return requireEntry(requireEntry(edition.part(travelPart).vehicles, mode), type)
}

function where({ distanceMetres, stretches }: Journey, isHome: boolean): TripWhere {
  return { distanceMetres, stretches, isHome }
}

function touchesHome({ origin, destination }: TripEnds): boolean {
  return [origin, destination].some(({ place }) => place.countryCode === PUBLISHER_REGION)
}

function joinsHome({ origin, destination }: TripEnds, others: ReadonlySet<string>): boolean {
  const [from, to] = [origin.place.countryCode, destination.place.countryCode]
  return (from === PUBLISHER_REGION && others.has(to)) || (to === PUBLISHER_REGION && others.has(from))
}

function isBetweenCapitals(places: Places, { origin, destination }: TripEnds): boolean {
  const isNear = (place: Place) => {
    const capital = places.capital(place.countryCode)
    return capital !== undefined && greatCircleKm(place, capital) <= CITY_KM
  }
  return isNear(origin.place) && isNear(destination.place)
}

/** Beyond this a bus is a coach, more likely than not. */
const LOCAL_BUS_METRES = 100_000

function busNotices({ mode, distanceMetres }: Journey, asked: string | undefined): Notice[] {
  if (mode !== 'bus' || asked !== undefined || distanceMetres <= LOCAL_BUS_METRES) return []
  const message =
    'An average local bus is assumed; vehicle_type=coach describes long distances, with less than a third of the emissions.'
  return [info('coach_likely', message, 'vehicle_type')]
}
