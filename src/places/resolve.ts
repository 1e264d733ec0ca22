/** From what people write to one place. */
import { fold } from '../core/fold.ts'
import { withoutAffixes } from './affixes.ts'
import { findAreas, findCounties, findQualifiers, isCountry, narrow, reachOf } from './areas.ts'
import { ANYWHERE, type Candidate, candidates, isWithin, type Within } from './candidates.ts'
import { airportOf, countryOf, foundByPostcode, resolveCode, resolvePostcode } from './codes.ts'
import { looksLikeCoordinates, readCoordinates } from './coordinates.ts'
import { distanceKm } from './distance.ts'
import { assumedSeat, correctedTo, found, foundByName, reducedTo } from './found.ts'
import { nearName } from './near-names.ts'
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
/** An airport whose code stands beside its town is no farther away. */
const OWN_AIRPORT_KM_MAX = 150
/** A part of a town, or a suburb, is no farther from it. */
const BY_TOWN_KM_MAX = 60
const TOWNS_LOOKED_AT = 3
/** What lies in a town of so many people may be taken as the town. */
const LARGE_TOWN_MIN = 300_000
const COUNTY_KM_MAX = 80
/** A town and its port. */
const SAME_SPOT_KM = 30
/** A namesake that is so much smaller is not meant. */
const SINGLE_SHARE = 0.1

export function resolvePlace(
  store: Store,
  nearest: Nearest,
  query: string,
  options: ResolveOptions,
): Resolved | undefined {
  const text = tidy(query)
  if (text === '') return undefined
  if (looksLikeCoordinates(text)) return resolveCoordinates(store, nearest, text)
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

/** The name of the country that is asked anyway, as USA in US, but for towns of that name that are its capital. */
function resolveOwnCountry(store: Store, text: string, country: number | undefined): Resolved | undefined {
  if (country === undefined || text.length < COUNTRY_CODE_LENGTH_MAX) return undefined
  if (!findAreas(store, text).includes(country)) return undefined
  const [town] = candidates(store, text, [{ country }])
  return town && town.index === store.seat(country) ? undefined : resolveCountry(store, country)
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
  const [{ text: name } = { text }, ...qualifiers] = partsOf(text)
  const within = qualify(store, around, qualifiers)
  const near = within && nearName(store, name, within)
  if (!near) return undefined
  const place = store.place(near.index)
  return found(place, 'name', [correctedTo(text, place)])
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
function resolveName(store: Store, text: string, within: readonly Within[]): Resolved | undefined {
  const all = candidates(store, text, within)
  const [best] = all
  const areas = narrow(store, within, findAreas(store, text))
  const country = areas.find(({ area }) => area === undefined)?.country
  // Muş is a town, MUS is Mauritius.
  const isCode = text.length <= COUNTRY_CODE_LENGTH_MAX && text !== text.toUpperCase()
  if (country !== undefined && best?.index !== store.seat(country) && !(best && isCode)) {
    return resolveCountry(store, country)
  }
  if (best && (best.weight >= TOWN_WEIGHT_MIN || areas.length === 0)) return firstOf(store, all, best)
  // Valletta and Muğla are regions too, but a town of the name that lies in the region stands for it.
  const own = all.find(({ index }) => store.kind(index) === 'town' && isWithin(store, index, areas))
  if (own) return firstOf(store, all, own)
  return resolveArea(store, text, within) ?? resolvePlain(store, text, within)
}

function firstOf(store: Store, all: readonly Candidate[], first: Candidate): Resolved {
  return foundByName(store, [first, ...all.filter((one) => one !== first)], [])
}

/** A region or, where there is none of the name, a county: its largest town. */
function resolveArea(store: Store, text: string, within: readonly Within[]): Resolved | undefined {
  const areas = narrow(store, within, findAreas(store, text))
  if (areas.length > 0) return resolveRegion(store, areas)
  return resolveRegion(store, narrow(store, within, findCounties(store, text)))
}

/** Without words of administration. */
function resolvePlain(store: Store, text: string, within: readonly Within[]): Resolved | undefined {
  for (const name of withoutAffixes(store, text)) {
    const [best, ...others] = candidates(store, name, within)
    if (best) return foundByName(store, [best, ...others], [])
    const area = resolveArea(store, name, within)
    if (area) return area
  }
  return undefined
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
    .map(({ county, area }) => county ?? area)
    .map((area) => ({ area, seat: area === undefined ? undefined : store.seat(area) }))
    .filter((one): one is { area: number; seat: number } => one.seat !== undefined)
    .sort((a, b) => a.seat - b.seat)
  const [best] = seats
  if (!best) return undefined
  const town = store.place(best.seat)
  const name = store.areaName(best.area)
  // City of Edinburgh is Edinburgh.
  const isTown = withoutAffixes(store, name).includes(fold(town.name))
  return found(town, 'name', isTown ? [] : [assumedSeat(name, town)])
}

/**
 * Parts between commas: a street, a town, its county, region and country. What stands behind a town is a condition: the
 * town must lie in it. Leading parts that are not known are left out where they are a street, or where enough remains.
 */
function resolveParts(store: Store, parts: readonly Part[], options: ResolveOptions): Resolved | undefined {
  const around = outer(store, options.countryCode ?? countryOfPostcode(parts))
  for (const start of parts.keys()) {
    if (start > 0 && !mayBeLeftOut(parts, start) && !isLargeTown(store, parts, start, around)) break
    const found = resolveFrom(store, parts, start, { around, options })
    if (found) return found
  }
  const codes = postcodeOf(parts, options.countryCode ?? countryOfParts(store, parts))
  return codes && foundByPostcode(store, codes)
}

/** The part at `start` as a town or an area, with what stands behind it as conditions. */
function resolveFrom(
  store: Store,
  parts: readonly Part[],
  start: number,
  { around, options }: { readonly around: readonly Within[]; readonly options: ResolveOptions },
): Resolved | undefined {
  const text = parts[start]?.text ?? ''
  if (text === '' || isOtherCountry(store, text)) return undefined
  const qualifiers = parts.slice(start + 1)
  const names = qualified(store, text, around, qualifiers)
  if (names) return resolveTown(store, names.towns, parts, options, start > 0 || names.isPart)
  const within = qualify(store, around, qualifiers)
  const area = within && (resolveArea(store, text, within) ?? resolvePlain(store, text, within))
  return area && start > 0 ? { ...area, notices: [...area.notices, reducedTo(area.place)] } : area
}

const STREET =
  /\d|\b(street|st|road|rd|avenue|ave|lane|drive|square|strasse|str|platz|allee|rue|boulevard|blvd|via|viale|piazza|calle|avenida|carretera|plaza|rua|jalan|jl|straat|laan|terminal|building|tower|hotel|station|campus|office|park)\b|(strasse|straat|gasse|weg)$/

/** A street may be left out, and a name where a town and what it lies in remain: never a town before its region alone. */
function mayBeLeftOut(parts: readonly Part[], start: number): boolean {
  const isStreet = parts
    .slice(0, start)
    .every(({ text, postcode }) => postcode !== undefined || STREET.test(fold(text)))
  return isStreet || parts.length - start > 1
}

/** A part of a large town, Champs-Élysées in Paris: not of a region, in which a town would be elsewhere. */
function isLargeTown(
  store: Store,
  parts: readonly Part[],
  start: number,
  around: readonly Within[],
): boolean {
  const text = parts[start]?.text ?? ''
  if (findAreas(store, text).length > 0) return false
  const [town] = candidates(store, text, around)
  return town !== undefined && store.kind(town.index) === 'town' && town.weight >= LARGE_TOWN_MIN
}

interface Qualified {
  readonly towns: readonly [Candidate, ...Candidate[]]
  /** Something that was said of it is not known, so that it could not be looked at. */
  readonly isPart: boolean
}

/** The towns of a name that lie in everything that stands behind it. */
function qualified(
  store: Store,
  name: string,
  around: readonly Within[],
  qualifiers: readonly Part[],
): Qualified | undefined {
  const known = qualifiers.filter(({ text }) => isKnown(store, text))
  const isPart = known.length < qualifiers.filter(({ text }) => text !== '').length
  const within = qualify(store, around, known)
  const inside = within ? candidates(store, name, within) : []
  if (inside.length > 0) return single(store, inside, isPart)
  const near = candidates(store, name, around).filter(({ index }) =>
    known.every(({ text }) => fits(store, index, text)),
  )
  return near.length > 0 ? single(store, near, true) : undefined
}

/** Where something is not known, only a place that has no namesake of like weight. */
function single(
  store: Store,
  [best, ...others]: readonly Candidate[],
  isPart: boolean,
): Qualified | undefined {
  if (!best) return undefined
  const isSingle = others.every(
    ({ index, weight }) =>
      weight < best.weight * SINGLE_SHARE || kmBetween(store, index, best.index) < SAME_SPOT_KM,
  )
  return isPart && !isSingle ? undefined : { towns: [best, ...others], isPart }
}

function isKnown(store: Store, text: string): boolean {
  return text !== '' && (areasOf(store, text).length > 0 || candidates(store, text).length > 0)
}

/** Areas by the name as it is written, else without words of administration. */
function areasOf(store: Store, text: string): number[] {
  const areas = findQualifiers(store, text)
  return areas.length > 0 ? areas : withoutAffixes(store, text).flatMap((name) => findQualifiers(store, name))
}

/** `around` narrowed by what stands behind a name; undefined when nothing can lie in all of it. */
function qualify(
  store: Store,
  around: readonly Within[],
  qualifiers: readonly Part[],
): readonly Within[] | undefined {
  let within = around
  for (const { text } of qualifiers) {
    if (text === '') continue
    within = narrow(store, within, areasOf(store, text))
    if (within.length === 0) return undefined
  }
  return within
}

/** Whether a place lies in an area of that name, by a town of it (Shoreditch, London), or by a county: Bath, Somerset. */
function fits(store: Store, index: number, text: string): boolean {
  const areas = narrow(store, ANYWHERE, areasOf(store, text))
  if (isWithin(store, index, areas) || areas.some((area) => isByCounty(store, index, area))) return true
  return candidates(store, text)
    .slice(0, TOWNS_LOOKED_AT)
    .some((town) => kmBetween(store, town.index, index) <= BY_TOWN_KM_MAX)
}

/** Towns with an authority of their own lie outside of the county that people name. */
function isByCounty(store: Store, index: number, { county, area }: Within): boolean {
  const seat = county === undefined ? undefined : store.seat(county)
  return seat !== undefined && store.area(index) === area && kmBetween(store, index, seat) <= COUNTY_KM_MAX
}

function kmBetween(store: Store, a: number, b: number): number {
  return distanceKm(store.lat(a), store.lon(a), store.lat(b), store.lon(b))
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

function countryOfParts(store: Store, parts: readonly Part[]): string | undefined {
  const areas = parts.flatMap(({ text }) => findAreas(store, text)).filter((area) => isCountry(store, area))
  return areas[0] === undefined ? undefined : store.countryCode(areas[0])
}

/** Words without a comma: a town and its region or country, or a street with a number and its town. */
function resolveSplit(store: Store, text: string, within: readonly Within[]): Resolved | undefined {
  for (const { name, region } of splits(text)) {
    const areas = narrow(store, within, findAreas(store, region))
    const [best, ...others] = areas.length > 0 ? candidates(store, name, areas) : []
    if (best) return foundByName(store, [best, ...others], [])
  }
  return undefined
}

function outer(store: Store, countryCode: string | undefined): Within[] {
  return reachOf(store, countryCode === undefined ? undefined : store.countryNumber(countryCode))
}
