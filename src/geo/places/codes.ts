/** Places by their codes: IATA, ICAO, UN/LOCODE. */

import { CODE_KEY } from '../format/places/file.ts'
import { type Candidate, candidates } from './candidates.ts'
import { lookUp } from './dictionary.ts'
import { found } from './found.ts'
import type { Resolved, ResolveOptions } from './places.ts'
import type { Store } from './store.ts'

const IATA = /^[A-Za-z]{3}$|^[A-Za-z0-9]{3}$/
const ICAO = /^[A-Za-z]{4}$/
const LOCODE = /^([A-Za-z]{2}) ?([A-Za-z0-9]{3})$/

export function airportOf(store: Store, iataCode: string): number | undefined {
  return lookUp(store.codes, CODE_KEY.iata + iataCode.toLowerCase())[0]
}

export function portOf(store: Store, locode: string): number | undefined {
  return lookUp(store.codes, CODE_KEY.locode + locode.toLowerCase())[0]
}

/** Codes come before names, but for three letters that are a town's name as well. */
export function resolveCode(store: Store, text: string, options: ResolveOptions): Resolved | undefined {
  const index = airportByCode(store, text, options) ?? otherCode(store, text)
  if (index === undefined || !isAllowed(store, index, options)) return undefined
  return found(store.place(index), 'code')
}

function airportByCode(store: Store, text: string, options: ResolveOptions): number | undefined {
  if (!IATA.test(text)) return undefined
  const index = airportOf(store, text)
  if (index === undefined || !isAllowed(store, index, options)) return undefined
  return townIsMeant(store, text, index, options) ? undefined : index
}

/** Someone who writes Kos or Ica as names are written, not KOS, means a town of that name that is so much smaller still. */
const NAME_FACTOR = 10
const AS_A_NAME = /^\p{Lu}\p{Ll}+$/u

function townIsMeant(store: Store, text: string, airport: number, options: ResolveOptions): boolean {
  const isShouted = text === text.toUpperCase()
  if (isShouted && options.prefer === 'airport') return false
  const country = countryOf(store, options)
  const named: Candidate[] = candidates(store, text, [country === undefined ? {} : { country }])
  const towns = named.filter(({ index }) => store.kind(index) === 'town')
  const town = towns.find(({ isMain }) => isMain) ?? towns[0]
  if (!town) return false
  if (options.prefer === 'town') return town.isMain
  const factor = AS_A_NAME.test(text) ? NAME_FACTOR : 1
  if (options.prefer === 'airport') return town.isMain && town.weight * factor > store.weight(airport)
  return !isShouted && (town.isMain || town.weight > store.weight(airport))
}

function otherCode(store: Store, text: string): number | undefined {
  const isShouted = text === text.toUpperCase()
  // Cavan is a town and CAVAN is Vancouver; OSLO is a town however it is written.
  const isTown = () => candidates(store, text).some(({ isMain }) => isMain)
  const [, country, place] = LOCODE.exec(text) ?? []
  if (country && place) {
    const port = portOf(store, country + place)
    if (port !== undefined && (isShouted || !isTown())) return port
    // Where a town has an airport, its UN/LOCODE mostly ends in the airport's code.
    const airport = airportOf(store, place)
    const isOwn = airport !== undefined && store.countryCode(store.country(airport)) === country.toUpperCase()
    return isOwn && isShouted && !isTown() ? airport : undefined
  }
  return ICAO.test(text) && isShouted && !isTown()
    ? lookUp(store.codes, CODE_KEY.icao + text.toLowerCase())[0]
    : undefined
}

function isAllowed(store: Store, index: number, options: ResolveOptions): boolean {
  const country = countryOf(store, options)
  if (options.countryCode === undefined) return true
  return country !== undefined && store.reach(country).includes(store.country(index))
}

export function countryOf(store: Store, { countryCode }: ResolveOptions): number | undefined {
  return countryCode === undefined ? undefined : store.countryNumber(countryCode)
}
