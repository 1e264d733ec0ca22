/** What the gazetteer knows and answers. Coordinates are WGS84 degrees. */

import type { Point } from '../../engine/helpers/sphere.ts'
import { fallback, info, type Notice } from '../../engine/notices.ts'
import type { Message } from '../../messages/values.ts'

export const PLACE_KINDS = [
  'town',
  'airport',
  'port',
  'postcode',
  'coordinates',
  'country',
  'address',
] as const
/** An address is what the geocoder found, to the street. */
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Kinds that a search lists. */
export const SEARCH_KINDS = ['town', 'airport', 'port', 'postcode'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** The country code of coordinates far from any town: CLDR's code for an unknown territory. */
export const UNKNOWN_COUNTRY = 'ZZ'

export interface Place {
  readonly name: string
  readonly kind: PlaceKind
  /** ISO 3166-1 alpha-2; ZZ when unknown. */
  readonly countryCode: string
  /** First-level administrative region, in English where GeoNames has it: Bavaria, Illinois. */
  readonly region?: string
  /** Second-level area, or what a country has instead; of towns alone. */
  readonly county?: string
  readonly lat: number
  readonly lon: number
  /** IATA code, UN/LOCODE or postcode. */
  readonly code?: string
  /** Inhabitants; absent when not known. */
  readonly population?: number
  /** Metres above the sea. */
  readonly elevationM?: number
  /** Of a postcode: nine of ten of what it may be lie so near. Absent where it is exact. */
  readonly withinKm?: number
}

/** Springfield, Missouri, US. */
export function described({ name, region, countryCode }: Place): string {
  return [name, region === name ? undefined : region, countryCode].filter(Boolean).join(', ')
}

/** A namesake of this part of the weight of another may as well be meant, whatever its country. */
export const LIKELY_SHARE = 0.1

/** Descriptions, with the county where two of a region have one name: Newport, Isle of Wight, GB. */
function toldApart(places: readonly Place[]): string[] {
  const usual = places.map(described)
  return places.map((place, index) => {
    const isShared = usual.indexOf(usual[index] ?? '') !== usual.lastIndexOf(usual[index] ?? '')
    return isShared && place.county
      ? [place.name, place.county, place.countryCode].join(', ')
      : described(place)
  })
}

/** Which of several was taken, with what to send for another. `isGuess`: one of like weight may as well be meant. */
export function ambiguous(place: Place, others: readonly Place[], isGuess: boolean): Notice {
  const [used = '', ...rest] = toldApart([place, ...others])
  const values = { place: used, other_places: rest }
  return isGuess ? fallback('ambiguous_place.guess', values) : info('ambiguous_place', values)
}

/** What a query was found by. */
export type Match = 'coordinates' | 'code' | 'postcode' | 'name' | 'country' | 'geocoder'

export interface Resolved {
  readonly place: Place
  readonly match: Match
  /** Other places of the same name, best first, without those next to the place. */
  readonly alternatives: readonly Place[]
  /** For example ambiguous_place, place_reduced, location_assumed. */
  readonly notices: readonly Notice[]
}

export interface ResolveOptions {
  /** ISO 3166-1 alpha-2: nothing outside of this country is found. */
  readonly countryCode?: string
  /**
   * What three letters mean that are both an airport's code and a town's name. airport: the code, but
   * for a town that is the greater of the two and not written in capitals. town: the town of that very name, else the
   * code. Absent: the code in capitals, else the more important of the two.
   */
  readonly prefer?: 'airport' | 'town'
}

export interface SearchOptions {
  readonly countryCode?: string
  readonly kind?: SearchKind
  readonly limit?: number
}

export interface ScoredPlace {
  readonly place: Place
  /** From 0 to 1: importance of the place and closeness of its name. */
  readonly score: number
}

/** What is known of a flight before its airports are chosen. */
export interface Flight {
  /** Between the two places. */
  readonly km: number
  readonly isDomestic: boolean
}

export interface AirportChoice {
  readonly airport: Place
  /** Why this one: what kind of airport it is. */
  readonly reason: Message
}

/** Places of the artefact that the build compiles: synchronous, in memory. */
export interface Gazetteer {
  /** SHA-256 of the artefact's content: part of what determines an answer. */
  readonly hash: string
  /** Undefined when nothing fits. Never throws. */
  resolve(query: string, options?: ResolveOptions): Resolved | undefined
  /** Towns whose name is a letter or two off, the largest first: what a person may have meant by a name that is not known. */
  similar(query: string, most: number, countryCode?: string): readonly Place[]
  /** Whether a text has the form of a postcode of the country, or is a number that may be meant as one. */
  isPostcode(query: string, countryCode?: string): boolean
  /** Search as one types: the last word may be unfinished. Best first. */
  search(query: string, options?: SearchOptions): readonly ScoredPlace[]
  /** Nearest medium or large airport with scheduled service. */
  nearestAirport(lat: number, lon: number): Place | undefined
  nearestPort(lat: number, lon: number): Place | undefined
  nearestTown(lat: number, lon: number): Place | undefined
  /** From where people of a place fly, best first; none where no airport is within AIRPORT_REACH_KM. */
  airportsFor(place: Place, flight: Flight): readonly AirportChoice[]
  /** As nearestPort, the nearest first: at most `most`, all within `withinKm`. */
  portsNear(lat: number, lon: number, most: number, withinKm: number): readonly Place[]
  capital(countryCode: string): Place | undefined
  /** Within how far of its capital nine of ten of its larger towns lie: what is not known of a place that is somewhere in it. */
  extentKm(countryCode: string): number
  /** Its larger towns, or those of the area of that name in it, the largest first: where a place that is somewhere in it may be. */
  townsIn(countryCode: string, area?: string): readonly Point[]
  /** With the most passengers (data/geography/main_airports.csv); undefined where no flights are scheduled. */
  busiestAirport(countryCode: string): Place | undefined
  airport(iataCode: string): Place | undefined
  port(locode: string): Place | undefined
}

/** The gazetteer behind the configured geocoder, if any: what the calculators ask. */
export interface Places extends Gazetteer {
  /** Whether the same is located as long as the process runs. */
  readonly isLasting: boolean
  /** As resolve, by the geocoder where GEOCODER_URL is set, with the gazetteer as its fallback. */
  locate(query: string, options?: ResolveOptions): Promise<Resolved | undefined>
}
