/** Which airports people fly from: by the city's own habits, the length of the flight, size and distance. */
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { message } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import {
  AIRPORT_SIZES,
  type AirportSize,
  type AirportTables,
  type Metropolis,
  SECTION,
} from '../format/places/file.ts'
import { distanceKm } from './distance.ts'
import type { AirportChoice, Flight, Place } from './places.ts'
import type { Store } from './store.ts'

/** From here on a large airport comes before a medium one (the v1 contract). */
const LONG_FLIGHT_KM = 1500
/** Within a city its own order of airports holds; around it the nearest of them. */
const CITY_KM = 12
const AROUND_CITY_KM = 40
/** For a long flight people come from farther. */
const AROUND_CITY_LONG_KM = 60
/** How far an airport may be; only in deserts and on ice is there none. */
export const AIRPORT_REACH_KM = 800
/** Airports around a place that are compared, and those that an answer has. */
const COMPARED = 40
const CHOICES_MAX = 5
/** A small airport serves where nothing else is within this distance (the v1 contract). */
const SMALL_HANDICAP_KM = 150
/** On long flights a large airport comes before a medium one unless it is so much farther. Judgement. */
const MEDIUM_HANDICAP_KM = 100
/** An airport abroad counts as so much farther: visas, and few cross a border to fly. Judgement. */
const ABROAD_HANDICAP_KM = 200

export type AirportsFor = (place: Place, flight: Flight) => readonly AirportChoice[]

/** Best first, at most five, each once; those of the city before those around. */
export function airportsOf(store: Store): AirportsFor {
  let known: AirportIndex | undefined
  return (place, flight) => {
    known ??= open(store)
    const choices = [
      ...ofCountry(store, place),
      ...ofCity(store, known, place, flight),
      ...ofNeighbour(store, known, place),
    ]
    const around = nearby(store, known, place, flight).filter(
      ({ airport }) => !choices.some((choice) => choice.airport.code === airport.code),
    )
    return [...choices, ...around].slice(0, CHOICES_MAX)
  }
}

interface AirportIndex extends AirportTables {
  readonly tree: KDBush
  readonly places: Uint32Array
  readonly sizes: Uint8Array
}

/** The length of the tree, the tree, and the number of the place of each of its points. */
function open(store: Store): AirportIndex {
  const { buffer, byteOffset, byteLength } = store.bytes(SECTION.scheduledAirports)
  const [length = 0] = new Uint32Array(buffer, byteOffset, 1)
  const start = byteOffset + Uint32Array.BYTES_PER_ELEMENT
  const places = new Uint32Array(
    buffer,
    start + length,
    (byteOffset + byteLength - start - length) / Uint32Array.BYTES_PER_ELEMENT,
  )
  const tables = JSON.parse(Buffer.from(store.bytes(SECTION.airportTables)).toString()) as AirportTables
  // A tree needs a buffer of its own.
  const tree = KDBush.from(buffer.slice(start, start + length))
  return { ...tables, tree, places, sizes: store.bytes(SECTION.airportSizes) }
}

/** Of a country as a whole, wherever its capital lies: La Paz rather than Sucre. */
function ofCountry(store: Store, { kind, countryCode }: Place): AirportChoice[] {
  const country = kind === 'country' ? store.countryNumber(countryCode) : undefined
  const index = country === undefined ? undefined : store.busiestAirport(country)
  if (index === undefined) return []
  const reason = message('airport.reason.main_of_country', { country: countryCode })
  return [{ airport: store.place(index), reason }]
}

function ofCity(store: Store, { metropolises }: AirportIndex, place: Place, flight: Flight): AirportChoice[] {
  const isLong = flight.km > LONG_FLIGHT_KM
  const reachKm = isLong ? AROUND_CITY_LONG_KM : AROUND_CITY_KM
  const [city] = metropolises
    .filter(({ countryCodes }) => countryCodes.includes(place.countryCode))
    .map((metropolis) => ({ metropolis, km: kmTo(place, metropolis) }))
    .filter(({ km }) => km <= reachKm)
    .sort((a, b) => a.km - b.km)
  if (!city) return []
  const { metropolis, km } = city
  const airports = listOf(metropolis, flight, isLong).map((index) => store.place(index))
  const isCentral = km <= CITY_KM
  if (!isCentral) airports.sort((a, b) => kmTo(place, a) - kmTo(place, b))
  const reason = reasonOfCity(metropolis.name, flight, { isLong, isCentral })
  return airports.map((airport) => ({ airport, reason }))
}

function reasonOfCity(
  city: string,
  { isDomestic }: Flight,
  { isLong, isCentral }: { readonly isLong: boolean; readonly isCentral: boolean },
): Message {
  const which = isCentral ? 'first_of_city' : 'nearest_of_city'
  if (isLong) return message(`airport.reason.${which}_long`, { city, limit_km: LONG_FLIGHT_KM })
  return message(`airport.reason.${which}${isDomestic ? '_domestic' : ''}`, { city })
}

function listOf(metropolis: Metropolis, { isDomestic }: Flight, isLong: boolean): readonly number[] {
  if (isLong) return metropolis.longHaul
  return isDomestic ? metropolis.domestic : metropolis.airports
}

function ofNeighbour(store: Store, { neighbours }: AirportIndex, place: Place): AirportChoice[] {
  return (neighbours[place.countryCode] ?? [])
    .map((index) => store.place(index))
    .filter((airport) => kmTo(place, airport) <= AIRPORT_REACH_KM)
    .map((airport) => ({
      airport,
      reason: message('airport.reason.abroad', { country: place.countryCode }),
    }))
}

function nearby(
  store: Store,
  { tree, places, sizes }: AirportIndex,
  place: Place,
  flight: Flight,
): AirportChoice[] {
  const isLong = flight.km > LONG_FLIGHT_KM
  return around(tree, place.lon, place.lat, COMPARED, AIRPORT_REACH_KM)
    .map((point) => {
      const airport = store.place(places[point] ?? 0)
      const size = AIRPORT_SIZES[sizes[point] ?? 0] ?? 'small'
      const isAbroad = airport.countryCode !== place.countryCode
      const handicapKm = sizeHandicapKm(size, isLong) + (isAbroad ? ABROAD_HANDICAP_KM : 0)
      return { airport, size, cost: kmTo(place, airport) + handicapKm }
    })
    .sort((a, b) => a.cost - b.cost)
    .map(({ airport, size }) => ({ airport, reason: reasonOf(size, isLong) }))
}

function sizeHandicapKm(size: AirportSize, isLong: boolean): number {
  const asMedium = isLong && size !== 'large' ? MEDIUM_HANDICAP_KM : 0
  return size === 'small' ? SMALL_HANDICAP_KM + asMedium : asMedium
}

function reasonOf(size: AirportSize, isLong: boolean): Message {
  if (size === 'small') return message('airport.reason.small', { limit_km: SMALL_HANDICAP_KM })
  if (!isLong) return message('airport.reason.nearest', {})
  return size === 'large'
    ? message('airport.reason.nearest_large_long', { limit_km: LONG_FLIGHT_KM })
    : message('airport.reason.nearest_medium_long', { limit_km: MEDIUM_HANDICAP_KM })
}

function kmTo(place: Place, { lat, lon }: { readonly lat: number; readonly lon: number }): number {
  return distanceKm(place.lat, place.lon, lat, lon)
}
