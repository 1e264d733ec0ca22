/** What Photon and Nominatim answer, told apart by its shape: GeoJSON, or a list. */
import { lazy } from '../../engine/helpers/lazy.ts'
import type { Place } from './places.ts'

/** One hit; every field is of a server that we do not know. */
type Fields = Readonly<Record<string, unknown>>

/** The best hit; undefined when there is none. Throws when it is neither server's answer. */
export function readAnswer(answer: unknown): Place | undefined {
  if (Array.isArray(answer)) return answer.length === 0 ? undefined : nominatim(answer[0])
  const features = isFields(answer) ? answer.features : undefined
  if (!Array.isArray(features)) throw new Error('neither Photon nor Nominatim')
  return features.length === 0 ? undefined : photon(features[0])
}

function photon(feature: unknown): Place {
  const { geometry, properties } = fields(feature)
  const { coordinates } = fields(geometry)
  const [lon, lat] = Array.isArray(coordinates) ? coordinates : []
  const { name, street, city, state, countrycode } = fields(properties)
  return place(name ?? street ?? city, state, countrycode, lat, lon)
}

/** With format=jsonv2 and addressdetails=1. */
function nominatim(hit: unknown): Place {
  const { name, display_name, address, lat, lon } = fields(hit)
  const { state, country_code } = fields(address)
  return place(name || display_name, state, country_code, lat, lon)
}

function place(name: unknown, region: unknown, countryCode: unknown, lat: unknown, lon: unknown): Place {
  const at = { lat: degrees(lat), lon: degrees(lon) }
  const isOnEarth = Math.abs(at.lat) <= LAT_MAX && Math.abs(at.lon) <= LON_MAX
  if (
    !isOnEarth ||
    typeof name !== 'string' ||
    name.trim() === '' ||
    typeof countryCode !== 'string' ||
    !isCountryCode(countryCode)
  ) {
    throw new Error('a hit without name, country or coordinates')
  }
  return {
    name: name.slice(0, NAME_LENGTH_MAX),
    kind: 'address',
    countryCode: countryCode.toUpperCase(),
    ...(typeof region === 'string' && { region: region.slice(0, NAME_LENGTH_MAX) }),
    ...at,
  }
}

const DEGREES = /^[+-]?\d{1,3}(?:\.\d{1,20})?$/

/** A number, or one as a text, as Nominatim writes it; NaN for everything else that JavaScript would make a number of. */
function degrees(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && DEGREES.test(value) ? Number(value) : Number.NaN
}

const LAT_MAX = 90
const LON_MAX = 180
/** ISO 3166-1 alpha-2; Photon answers in capitals, Nominatim in small letters. */
const COUNTRY_CODE = /^[a-z]{2}$/i
/** It takes some milliseconds, and nobody without a geocoder needs it. */
const countries = lazy(() => new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }))
/** What CLDR calls an unknown region has a name too. */
const UNKNOWN_REGION = 'ZZ'

function isCountryCode(text: string): boolean {
  const code = text.toUpperCase()
  return COUNTRY_CODE.test(text) && code !== UNKNOWN_REGION && countries().of(code) !== undefined
}

const NAME_LENGTH_MAX = 200

function fields(value: unknown): Fields {
  if (!isFields(value)) throw new Error('not an object')
  return value
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
