/** From what people write to one place: the order of evidence. */
import { fold } from '../../engine/helpers/fold.ts'
import { reachOf } from './areas.ts'
import { resolveName, resolveOwnCountry } from './by-name.ts'
import { resolveParts, resolveSplit } from './by-parts.ts'
import { candidates, type Within } from './candidates.ts'
import { airportOf, countryOf, resolveCode } from './codes.ts'
import { qualify } from './conditions.ts'
import { looksLikeCoordinates, readCoordinates } from './coordinates.ts'
import { distanceKm } from './distance.ts'
import { correctedTo, found } from './found.ts'
import { nearName, nearNames } from './near-names.ts'
import type { Nearest } from './nearest.ts'
import { type Place, type Resolved, type ResolveOptions, UNKNOWN_COUNTRY } from './places.ts'
import { resolvePostcode, resolveSpaced } from './postcode-place.ts'
import { partsOf, tidy } from './query.ts'
import type { Store } from './store.ts'
import { resolveTerminal } from './terminals.ts'

/** Coordinates farther from every town are in no country. */
const COUNTRY_KM_MAX = 200
/** An airport whose code stands beside its town is no farther away. */
const OWN_AIRPORT_KM_MAX = 150

export function resolvePlace(
  store: Store,
  nearest: Nearest,
  query: string,
  options: ResolveOptions,
): Resolved | undefined {
  const text = tidy(query)
  if (text === '') return undefined
  if (looksLikeCoordinates(text)) {
    return resolveSpaced(store, text, options) ?? resolveCoordinates(store, nearest, text)
  }
  const country = countryOf(store, options)
  if (options.countryCode !== undefined && country === undefined) return undefined
  const around = reachOf(store, country)
  return (
    resolveOwnCountry(store, text, country) ??
    resolveCode(store, text, options) ??
    resolvePostcode(store, text, options) ??
    resolveTerminalOrTown(store, text, around, options) ??
    resolveTerminal(store, nearest, text, around) ??
    resolveWithCode(store, text, options) ??
    resolveParts(store, partsOf(text), options) ??
    resolveSplit(store, text, around) ??
    (country === undefined ? undefined : resolveNear(store, text, around))
  )
}

/** Hamilton (Ontario) is a port, and Hamilton, Ontario a town. */
function resolveTerminalOrTown(
  store: Store,
  text: string,
  around: readonly Within[],
  options: ResolveOptions,
): Resolved | undefined {
  const whole = resolveName(store, text, around)
  if (!whole || whole.place.kind === 'town' || !text.includes(',')) return whole
  const inParts = resolveParts(store, partsOf(text), options)
  return inParts?.place.kind === 'town' && inParts.notices.length === 0 ? inParts : whole
}

const CODE = /^[A-Z]{3}$/
const IATA_LENGTH = 3

/** Paris CDG: a town and the code of one of its airports. */
function resolveWithCode(store: Store, text: string, options: ResolveOptions): Resolved | undefined {
  const bare = text.endsWith(')') ? text.slice(0, -1) : text
  const [name, code] = [bare.slice(0, -IATA_LENGTH).trim(), bare.slice(-IATA_LENGTH)]
  const airport = CODE.test(code) ? airportOf(store, code) : undefined
  if (fold(name) === '' || airport === undefined) return undefined
  const [town] = candidates(store, name, reachOf(store, countryOf(store, options)))
  if (!town) return undefined
  const [lat, lon] = [store.lat(airport), store.lon(airport)]
  const isNear = distanceKm(lat, lon, store.lat(town.index), store.lon(town.index)) <= OWN_AIRPORT_KM_MAX
  return isNear ? found(store.place(airport), 'code') : undefined
}

/** A name that is one letter off, in a country that is known. */
function resolveNear(store: Store, text: string, around: readonly Within[]): Resolved | undefined {
  const { name, within } = nameWithin(store, text, around)
  const near = within && nearName(store, name, within)
  if (!near) return undefined
  const place = store.place(near.index)
  return found(place, 'name', [correctedTo(text, place)])
}

/** Towns whose name is a letter or two off, to be named to a person: at most `most`, in the country if one is given. */
export function similarPlaces(store: Store, query: string, most: number, countryCode?: string): Place[] {
  const options = countryCode === undefined ? {} : { countryCode }
  const country = countryOf(store, options)
  if (countryCode !== undefined && country === undefined) return []
  const { name, within } = nameWithin(store, tidy(query), reachOf(store, country))
  return within ? nearNames(store, name, within, most).map(({ index }) => store.place(index)) : []
}

/** What stands before the first comma, and where what stands behind it says that it lies. */
function nameWithin(store: Store, text: string, around: readonly Within[]) {
  const [{ text: name } = { text }, ...qualifiers] = partsOf(text)
  return { name, within: qualify(store, around, qualifiers) }
}

function resolveCoordinates(store: Store, nearest: Nearest, text: string): Resolved | undefined {
  const at = readCoordinates(text)
  if (!at) return undefined
  const town = nearest.town(at.lat, at.lon)
  const isNear =
    town !== undefined && distanceKm(at.lat, at.lon, store.lat(town), store.lon(town)) <= COUNTRY_KM_MAX
  const { countryCode, region } = isNear
    ? store.place(town)
    : { countryCode: UNKNOWN_COUNTRY, region: undefined }
  const name = `${at.lat},${at.lon}`
  const place: Place = { name, kind: 'coordinates', countryCode, ...(region && { region }), ...at }
  return found(place, 'coordinates')
}
