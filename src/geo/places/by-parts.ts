/** A text in parts: a street, a town, and what the town lies in. */
import { fold } from '../../engine/helpers/fold.ts'
import { findAreas, isCountry, narrow, reachOf } from './areas.ts'
import { resolveArea, resolvePlain } from './by-name.ts'
import { type Candidate, candidates, type Within } from './candidates.ts'
import { BY_TOWN_KM_MAX, qualified, qualify } from './conditions.ts'
import { isAround } from './extent.ts'
import { foundByName, reducedTo } from './found.ts'
import type { Resolved, ResolveOptions } from './places.ts'
import { readPostcode } from './postcode.ts'
import { countryOfPostcode, type Part, writtenIn } from './postcode-in-text.ts'
import { foundByPostcode } from './postcode-place.ts'
import { splits } from './query.ts'
import type { Store } from './store.ts'
import { townWithPostcode } from './town-and-postcode.ts'

/** What lies in a town of so many people may be taken as the town. */
const LARGE_TOWN_MIN = 300_000

/** The share of a region's people who live in its town and around it, where the name of both means the town. */
const HALF = 0.5

/**
 * Parts between commas: a street, a town, its county, region and country. What stands behind a town is a condition: the
 * town must lie in it. Leading parts that are not known are left out where they are a street, or where a town remains.
 */
export function resolveParts(
  store: Store,
  parts: readonly Part[],
  options: ResolveOptions,
): Resolved | undefined {
  const around = outer(store, options.countryCode ?? countryOfPostcode(parts))
  for (const start of parts.keys()) {
    if (start > 0 && !isStreet(parts.slice(0, start)) && !isTownOfPart(store, parts, start, around)) {
      if (isNamed(store, parts[start], around)) break
      continue
    }
    const found = resolveFrom(store, parts, start, { around, options })
    if (found) return found
  }
  const written = writtenIn(parts)
  const countryCode = options.countryCode ?? countryOfParts(store, parts)
  const postcode = written === undefined ? undefined : readPostcode(written, countryCode)
  return postcode && foundByPostcode(store, postcode)
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

/** Streets and postcodes may be left out before anything. */
function isStreet(parts: readonly Part[]): boolean {
  return parts.every(({ text, postcode }) => postcode !== undefined || STREET.test(fold(text)))
}

/**
 * A name that is not known may be a part of the town behind it: of one with what it lies in (Foo, Oxford, UK), or of a
 * large one alone (Champs-Élysées, Paris). Never of a region, with its country or without (Whitby, Ontario, Canada), nor
 * of a town of a region's name (Oregon in Ohio), but where most of the region is the town: Tokyo; New York, USA.
 */
function isTownOfPart(
  store: Store,
  parts: readonly Part[],
  start: number,
  around: readonly Within[],
): boolean {
  const text = parts[start]?.text ?? ''
  const [town] = qualified(store, text, around, parts.slice(start + 1))?.towns ?? []
  if (!town || store.kind(town.index) !== 'town') return false
  const isAlone = start === parts.length - 1
  if (isAlone && town.weight < LARGE_TOWN_MIN) return false
  const areas = narrow(store, [{ country: store.country(town.index) }], findAreas(store, text))
  return areas.every((area) => isAround(store, town.index, area, BY_TOWN_KM_MAX, isAlone ? undefined : HALF))
}

/** What is known as a place or an area is a condition, and no part of a name. */
function isNamed(store: Store, part: Part | undefined, around: readonly Within[]): boolean {
  const text = part?.text ?? ''
  return findAreas(store, text).length > 0 || candidates(store, text, around).length > 0
}

/** Us is a village and US is not; Singapore is both. */
function isOtherCountry(store: Store, text: string): boolean {
  const country = findAreas(store, text).find((area) => isCountry(store, area))
  const seat = country === undefined ? undefined : store.seat(country)
  return seat !== undefined && !candidates(store, text).some(({ index }) => index === seat)
}

/** The town, or the postcode beside it where that is more exact. */
function resolveTown(
  store: Store,
  names: readonly [Candidate, ...Candidate[]],
  parts: readonly Part[],
  options: ResolveOptions,
  isReduced: boolean,
): Resolved {
  const { towns, postcode, notices } = townWithPostcode(store, names, parts, options.countryCode)
  const reduced = isReduced ? [reducedTo(store.place(towns[0].index))] : []
  if (postcode) return { ...postcode, notices: [...postcode.notices, ...reduced] }
  return foundByName(store, towns, [...reduced, ...notices])
}

function countryOfParts(store: Store, parts: readonly Part[]): string | undefined {
  const areas = parts.flatMap(({ text }) => findAreas(store, text)).filter((area) => isCountry(store, area))
  return areas[0] === undefined ? undefined : store.countryCode(areas[0])
}

/** Words without a comma: a town and its region or country, or a street with a number and its town. */
export function resolveSplit(store: Store, text: string, within: readonly Within[]): Resolved | undefined {
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
