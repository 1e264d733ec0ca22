/** What stands behind a name, as a condition: the place must lie in it. */
import { withoutAffixes } from './affixes.ts'
import { findQualifiers, findTranslated, narrow } from './areas.ts'
import { ANYWHERE, type Candidate, candidates, isWithin, type Within } from './candidates.ts'
import { kmBetween } from './distance.ts'
import type { Part } from './postcode-in-text.ts'
import type { Store } from './store.ts'

/** A part of a town, or a suburb, is no farther from it. */
export const BY_TOWN_KM_MAX = 60
const TOWNS_LOOKED_AT = 3
const COUNTY_KM_MAX = 80
/** A town and its port. */
const SAME_SPOT_KM = 30
/** A namesake that is so much smaller is not meant. */
const SINGLE_SHARE = 0.1

export interface Qualified {
  readonly towns: readonly [Candidate, ...Candidate[]]
  /** Something that was said of it is not known, so that it could not be looked at. */
  readonly isPart: boolean
}

/** The towns of a name that lie in everything that stands behind it. */
export function qualified(
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
  return text !== '' && (areasNamed(store, text).length > 0 || candidates(store, text).length > 0)
}

/** Areas by the name as it is written, else without words of administration, else a country in another language. */
export function areasNamed(store: Store, text: string): number[] {
  const areas = findQualifiers(store, text)
  if (areas.length > 0) return areas
  const plain = withoutAffixes(store, text).flatMap((name) => findQualifiers(store, name))
  return plain.length > 0 ? plain : findTranslated(store, text)
}

/** `around` narrowed by what stands behind a name; undefined when nothing can lie in all of it. */
export function qualify(
  store: Store,
  around: readonly Within[],
  qualifiers: readonly Part[],
): readonly Within[] | undefined {
  let within = around
  for (const { text } of qualifiers) {
    if (text === '') continue
    within = narrow(store, within, areasNamed(store, text))
    if (within.length === 0) return undefined
  }
  return within
}

/** Whether a place lies in an area of that name, by a town of it (Shoreditch, London), or by a county: Bath, Somerset. */
function fits(store: Store, index: number, text: string): boolean {
  const areas = narrow(store, ANYWHERE, areasNamed(store, text))
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
