/** What answers with a route in them have in common: ends, countries, waypoints, duration. */
import { type Static, Type } from 'typebox'
import { countryCode } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { memoizeByObject } from '../../../engine/helpers/memoize.ts'
import { kmFromMetres, roundedDegrees } from '../../../engine/numbers/quantity.ts'
import type { PlannedRoute, RoutePoint } from '../../../geo/networks/plan.ts'
import { PLACE_KINDS, type Place } from '../../../geo/places/places.ts'
import type { TripEndpoint } from '../endpoints/trip-endpoint.ts'
import { formatDuration } from './duration.ts'
import { waypoints } from './waypoints.ts'

const { amount, closed, count, object, oneOf, text } = shape
const COORDINATE_DECIMALS = 6

export const coordinate = {
  lat: Type.Number({ minimum: -90, maximum: 90, description: 'Latitude, degrees north (WGS 84).' }),
  lon: Type.Number({ minimum: -180, maximum: 180, description: 'Longitude, degrees east (WGS 84).' }),
}

/** The fields of a place that an answer shows. */
export const placeFields = {
  kind: oneOf(PLACE_KINDS, 'What kind of place it is.'),
  country_code: text('ISO 3166-1 alpha-2; ZZ when unknown.'),
  code: Type.Optional(text('IATA code, UN/LOCODE or postcode.')),
  ...coordinate,
}

const terminal = (description: string) =>
  Type.Optional(object(description, { name: text('Its name.'), ...placeFields }))

/** An end of a trip or a shipment. */
export const tripEnd = object('The place, and the airport or port that serves it, where the distance ends.', {
  resolved: text('The place used; it contains the name you sent.'),
  ...placeFields,
  airport: terminal('The airport that serves the place.'),
  port: terminal('The port that serves the place.'),
})

/** What every presented route has, whatever it is for. */
export const wayFields = {
  duration_seconds: count('Duration of the route, seconds.'),
  duration_formatted: Type.String({
    description: 'The same in days, hours and minutes.',
    examples: ['2 d 4 h 10 min'],
  }),
  countries: Type.Array(
    Type.Object(
      {
        country_code: countryCode,
        distance_km: Type.Optional(amount('By road and rail; they add up to the total to the metre.')),
      },
      closed,
    ),
    {
      description:
        'By road and rail the countries on the route, in order of entry. By sea and air those of both ends, and of canals.',
    },
  ),
  waypoints: Type.Array(Type.Object(coordinate, closed), {
    minItems: 4,
    maxItems: 20,
    description: 'Evenly spaced along the route; more for longer routes.',
  }),
}

export const transitCountries = Type.Array(Type.String(), {
  description: 'Codes of the countries on the route other than those of origin and destination.',
})

/**
 * The countries on the way without that of either end, each once, in order of entry. A way may come back to the country
 * that it began in; then all but that one are crossed. Near a border the ends may lie elsewhere on the map: then the
 * first and the last country stand for them.
 */
export function transitOf(codes: readonly string[], from: Place, to: Place): string[] {
  const first = codes.includes(from.countryCode) ? from.countryCode : codes.at(0)
  const last = codes.includes(to.countryCode) ? to.countryCode : codes.at(-1)
  return [...new Set(codes)].filter((code) => code !== first && code !== last)
}

/** What of a place determines an answer. */
function placeIdentity({ name, kind, countryCode, lat, lon }: Place): string[] {
  return [name, kind, countryCode, `${lat},${lon}`]
}

/** What of an end does: what it stands for widens the range. */
export function endIdentity({ place, standsFor }: TripEndpoint): string[] {
  return [...placeIdentity(place), ...(standsFor ? [standsFor.name] : [])]
}

/** What of a route determines the numbers: the ends, the distance in whole metres and how it was found. */
export function routeIdentity(route: PlannedRoute) {
  return {
    mode: route.mode,
    method: route.method,
    distance_metres: route.distanceMetres,
    duration_seconds: route.durationSeconds,
    origin: placeIdentity(route.origin),
    destination: placeIdentity(route.destination),
  }
}

export function presentPlace({ kind, countryCode, code, ...place }: Place) {
  return {
    kind,
    country_code: countryCode,
    ...(code !== undefined && { code }),
    ...presentPoint(place),
  }
}

/** An end with the terminal that serves it: `served` is the end of the planned route, if there is one. */
export function presentTripEnd(end: TripEndpoint, served: Place | undefined): Static<typeof tripEnd> {
  const kind = served?.kind
  const isTerminal = kind === 'airport' || kind === 'port'
  return {
    resolved: end.resolved,
    ...presentPlace(end.place),
    ...(served && isTerminal && { [kind]: { name: served.name, ...presentPlace(served) } }),
  }
}

/** Ways are remembered, and what is shown of them with them. */
export const presentWay = memoizeByObject((route: PlannedRoute) => ({
  duration_seconds: route.durationSeconds,
  duration_formatted: formatDuration(route.durationSeconds),
  countries: presentCountries(route),
  waypoints: waypoints(route.points, route.distanceKm).map(presentPoint),
}))

export function presentCountries({ countries }: PlannedRoute) {
  return countries.map(({ countryCode, distanceMetres }) => ({
    country_code: countryCode,
    ...(distanceMetres !== undefined && { distance_km: kmFromMetres(distanceMetres) }),
  }))
}

export function presentPoint({ lat, lon }: RoutePoint) {
  return { lat: roundedDegrees(lat, COORDINATE_DECIMALS), lon: roundedDegrees(lon, COORDINATE_DECIMALS) }
}
