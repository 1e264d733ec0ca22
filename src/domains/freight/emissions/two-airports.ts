/** Goods between two airports, named by their codes, fly when nothing else is said. */
import type { Context } from '../../../contract/operation.ts'
import { greatCircleKm } from '../../../engine/helpers/sphere.ts'
import { fallback, type Notice } from '../../../engine/notices.ts'
import type { Place } from '../../../geo/places/places.ts'
import type { TripEndpoint } from '../../shared/endpoints/trip-endpoint.ts'
import type { TripEndpoints } from '../../shared/endpoints/trip-endpoints.ts'
import { freightPart } from '../part.ts'
import { DIESEL, findVehicle } from '../words.ts'
import { isDedicated } from './choice.ts'
import type { JourneyParams } from './query.ts'

const CODE = /^[A-Z]{3}$/

/** The notice that says so; undefined where a code or another word of the request says something else. */
export function flightBetweenCodes(
  { edition, places }: Pick<Context, 'edition' | 'places'>,
  params: JourneyParams,
  { origin, destination }: TripEndpoints,
): Notice | undefined {
  const { transport_mode, vehicle_type, fuel_source, service_type, include_empty_return, avoid } = params
  const isByRoad = isDedicated(service_type) || include_empty_return || fuel_source !== DIESEL
  const isSaid = transport_mode !== 'auto' || avoid !== undefined || isByRoad
  if (isSaid || !findVehicle(edition.part(freightPart), 'air', vehicle_type)) return undefined
  if (!isCode(origin) || !isCode(destination)) return undefined
  const [from, to] = [origin.place, destination.place]
  const km = greatCircleKm(from, to)
  const isServed = (place: Place) =>
    places.nearestAirport(place.lat, place.lon)?.code === place.code ||
    places
      .airportsFor(place, { km, isDomestic: from.countryCode === to.countryCode })
      .some(({ airport }) => airport.code === place.code)
  if (!isServed(from) || !isServed(to)) return undefined
  return fallback('mode_chosen.airports', { from: from.code ?? '', to: to.code ?? '' }, 'mode')
}

function isCode({ asked = '', place }: TripEndpoint): boolean {
  return place.kind === 'airport' && place.code === asked && CODE.test(asked)
}
