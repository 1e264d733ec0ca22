/** From what people write to one place. */
import { findAreas, isCountry, narrow } from './areas.ts'
import { type Candidate, candidates, type Within } from './candidates.ts'
import { countryOf, foundByPostcode, resolveCode, resolvePostcode } from './codes.ts'
import { looksLikeCoordinates, readCoordinates } from './coordinates.ts'
import { distanceKm } from './distance.ts'
import { assumedSeat, found, foundByName, reducedTo } from './found.ts'
import type { Nearest } from './nearest.ts'
import { type Place, type Resolved, type ResolveOptions, UNKNOWN_COUNTRY } from './places.ts'
import { countryOfPostcode, type Part, partsOf, postcodeOf, splits, tidy } from './query.ts'
import type { Store } from './store.ts'
import { resolveTerminal } from './terminals.ts'

/** Coordinates farther from every town are in no country. */
const COUNTRY_KM_MAX = 200
/** A region's name is a town's, when there is a town of this weight. */
const TOWN_WEIGHT_MIN = 50_000
const COUNTRY_CODE_LENGTH_MAX = 3
/** A postcode farther than this from the town beside it is another country's. */
const POSTCODE_KM_MAX = 80

export function resolvePlace(
  store: Store,
  nearest: Nearest,
  query: string,
  options: ResolveOptions,
): Resolved | undefined {
  const text = tidy(query)
  if (text === '') return undefined
  if (looksLikeCoordinates(text)) return resolveCoordinates(store, nearest, text)
  if (options.countryCode !== undefined && countryOf(store, options) === undefined) return undefined
  return (
    resolveCode(store, text, options) ??
    resolvePostcode(store, text, options) ??
    resolveName(store, text, options) ??
    resolveTerminal(store, nearest, text, outer(store, options.countryCode)) ??
    resolveParts(store, partsOf(text), options) ??
    resolveSplit(store, text, options)
  )
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

/** The whole text is a name. */
function resolveName(store: Store, text: string, options: ResolveOptions): Resolved | undefined {
  const within = outer(store, options.countryCode)
  const [best, ...others] = candidates(store, text, within)
  const areas = narrow(store, within, findAreas(store, text))
  const country = areas.find(({ area }) => area === undefined)?.country
  // Muş is a town, MUS is Mauritius.
  const isCode = text.length <= COUNTRY_CODE_LENGTH_MAX && text !== text.toUpperCase()
  if (country !== undefined && best?.index !== store.seat(country) && !(best && isCode)) {
    return resolveCountry(store, country)
  }
  const isTown = best && (best.weight >= TOWN_WEIGHT_MIN || areas.length === 0)
  if (isTown) return foundByName(store, [best, ...others], [])
  // Valletta is a region too, but the town that stands for the region is the one of that name.
  const seats = new Set(areas.map(({ area }) => area !== undefined && store.seat(area)))
  const seat = [best, ...others].find((candidate) => candidate && seats.has(candidate.index))
  if (seat) return foundByName(store, [seat, ...others.filter((other) => other !== seat)], [])
  return areas.length > 0 ? resolveRegion(store, areas) : undefined
}

function resolveCountry(store: Store, country: number): Resolved | undefined {
  const seat = store.seat(country)
  if (seat === undefined) return undefined
  const town = store.place(seat)
  const name = store.areaName(country)
  const { lat, lon, countryCode } = town
  return found({ name, kind: 'country', countryCode, lat, lon }, 'country', [assumedSeat(name, town)])
}

/** The largest town of the most important region. */
function resolveRegion(store: Store, areas: readonly Within[]): Resolved | undefined {
  const seats = areas
    .map(({ area }) => ({ area, seat: area === undefined ? undefined : store.seat(area) }))
    .filter((one): one is { area: number; seat: number } => one.seat !== undefined)
    .sort((a, b) => a.seat - b.seat)
  const [best] = seats
  if (!best) return undefined
  const town = store.place(best.seat)
  return found(town, 'name', [assumedSeat(store.areaName(best.area), town)])
}

/** Parts between commas: a street, a town, its region, its country. Leading parts that are not known are left out. */
function resolveParts(store: Store, parts: readonly Part[], options: ResolveOptions): Resolved | undefined {
  const around = outer(store, options.countryCode ?? countryOfPostcode(parts))
  for (const [start, { text }] of parts.entries()) {
    const { within, isEverythingUsed } = narrowByParts(store, around, parts.slice(start + 1))
    const [best, ...others] =
      text === '' || isOtherCountry(store, text) ? [] : candidates(store, text, within)
    const isReduced = start > 0 || !isEverythingUsed
    if (best) return resolveTown(store, [best, ...others], parts, options, isReduced)
  }
  const codes = postcodeOf(parts, options.countryCode ?? countryOfParts(store, parts))
  return codes && foundByPostcode(store, codes)
}

/** Us is a village and US is not; Singapore is both. */
function isOtherCountry(store: Store, text: string): boolean {
  const country = findAreas(store, text).find((area) => isCountry(store, area))
  const seat = country === undefined ? undefined : store.seat(country)
  return seat !== undefined && !candidates(store, text).some(({ index }) => index === seat)
}

/** The town, or the postcode beside it when that is known to the digit and near. */
function resolveTown(
  store: Store,
  names: readonly [Candidate, ...Candidate[]],
  parts: readonly Part[],
  options: ResolveOptions,
  isReduced: boolean,
): Resolved {
  const place = store.place(names[0].index)
  const codes = postcodeOf(parts, options.countryCode ?? place.countryCode)
  const postcode = codes && foundByPostcode(store, codes)
  if (postcode && postcode.notices.length === 0) {
    const { lat, lon } = postcode.place
    const isNear = distanceKm(lat, lon, place.lat, place.lon) <= POSTCODE_KM_MAX
    if (isNear) return isReduced ? { ...postcode, notices: [reducedTo(place)] } : postcode
  }
  return foundByName(store, names, isReduced ? [reducedTo(place)] : [])
}

/** What the parts after a name say about where it is. */
function narrowByParts(store: Store, within: readonly Within[], parts: readonly Part[]) {
  let narrowed = within
  let isEverythingUsed = true
  for (const { text } of parts) {
    const inner = text === '' ? narrowed : narrow(store, narrowed, findAreas(store, text))
    if (inner.length > 0) narrowed = inner
    else isEverythingUsed = false
  }
  return { within: narrowed, isEverythingUsed }
}

function countryOfParts(store: Store, parts: readonly Part[]): string | undefined {
  const areas = parts.flatMap(({ text }) => findAreas(store, text)).filter((area) => isCountry(store, area))
  return areas[0] === undefined ? undefined : store.countryCode(areas[0])
}

/** Words without a comma: a town and its region or country, or a street with a number and its town. */
function resolveSplit(store: Store, text: string, options: ResolveOptions): Resolved | undefined {
  const within = outer(store, options.countryCode)
  for (const { name, region } of splits(text)) {
    const areas = narrow(store, within, findAreas(store, region))
    const [best, ...others] = areas.length > 0 ? candidates(store, name, areas) : []
    if (best) return foundByName(store, [best, ...others], [])
  }
  return undefined
}

function outer(store: Store, countryCode: string | undefined): Within[] {
  const country = countryCode === undefined ? undefined : store.countryNumber(countryCode)
  return [country === undefined ? {} : { country }]
}
