/**
 * The towns that postcodes belong to, where a list says no more than names. Names that only one town of the country has
 * say where the codes of a beginning lie; of towns of one name the one that lies there is taken, and none that does not.
 */
import { areasOf } from '../../src/geo/format/places/postcodes.ts'
import { distanceKm, type Point } from '../places/nearest.ts'
import type { Listed } from './listed.ts'
import { middleOf, spreadKm } from './middle.ts'
import type { Settlement } from './settlement.ts'
import { type Named, onlyTown, type TownsByName, townsNamed } from './towns-by-name.ts'

/** Where the codes of a beginning lie, and how far from there one may still be. */
export interface Around {
  readonly at: Point
  readonly km: number
  /** By the numbering of the post: nothing lies farther. */
  readonly isFirm?: true
}

/** Fewer codes with a town may all be mistaken. */
const CODES_MIN = 3
/** Half of a beginning's codes lie no farther from their middle, or it says nothing. */
const SPREAD_KM_MAX = 60
/** A town may lie farther from the middle than half of the others do. */
const SPREADS = 3
const AROUND_KM_MIN = 25
/** A town that is alone of its name, and no village, may lie so much farther: an island. */
const ALONE_FACTOR = 3
/** Inhabitants. */
const TOWN_MIN = 5000
/** Where fewer of a code's names are known, the few may all be namesakes; sooner so where they are not near. */
const KNOWN_SHARE_MIN = 0.05
const ALONE_SHARE_MIN = 0.1

/** `known` are beginnings of which more is known than the list says. */
export function joinTowns(
  system: string,
  listed: Listed,
  towns: TownsByName,
  known: ReadonlyMap<string, Around>,
): Map<string, Settlement[]> {
  const named = townsNamed(towns)
  const around = aroundOf(system, listed, named)
  const joined = new Map<string, Settlement[]>()
  for (const [code, names] of listed) {
    const areas = areasOf(system, code)
    const places = [known, around].flatMap((map) => areas.flatMap((area) => map.get(area) ?? []).slice(0, 1))
    const found = townsOf(names.map(named), places)
    if (found) joined.set(code, found)
  }
  return joined
}

/** By the beginning of codes, from towns that have no namesake. */
function aroundOf(system: string, listed: Listed, named: ReturnType<typeof townsNamed>): Map<string, Around> {
  const byArea = new Map<string, Point[]>()
  for (const [code, names] of listed) {
    const [town] = names.flatMap((name) => firstOf(named(name).spelled, onlyTown) ?? [])
    if (!town) continue
    for (const area of areasOf(system, code)) {
      const points = byArea.get(area)
      if (points) points.push(town)
      else byArea.set(area, [town])
    }
  }
  const around = new Map<string, Around>()
  for (const [area, points] of byArea) {
    const at = middleOf(points)
    const km = spreadKm(points, at)
    if (points.length < CODES_MIN || km > SPREAD_KM_MAX) continue
    around.set(area, { at, km: Math.max(AROUND_KM_MIN, SPREADS * km) })
  }
  return around
}

/** How a name is read as a town, and the share of a code's names of which that must succeed. */
interface Reading {
  readonly read: (named: Named) => Settlement | undefined
  readonly shareMin: number
}

/** Towns of names in all places that are known; where no place is, those that are alone of their name. */
function townsOf(names: readonly Named[], places: readonly Around[]): Settlement[] | undefined {
  return firstOf(places.length === 0 ? ANYWHERE : readingsAt(places), ({ read, shareMin }) => {
    const found = names.flatMap((name) => read(name) ?? [])
    return found.length > 0 && found.length >= names.length * shareMin ? found : undefined
  })
}

function aloneOf(lists: readonly (readonly Settlement[])[]): Settlement | undefined {
  return firstOf(lists, onlyTown)
}

const ANYWHERE: readonly Reading[] = [
  { read: ({ spelled }) => aloneOf(spelled), shareMin: KNOWN_SHARE_MIN },
  // Rio Branco, of which there are several, is not Rio.
  {
    read: ({ spelled, inWords }) => (spelled.flat().length > 0 ? undefined : aloneOf(inWords())),
    shareMin: KNOWN_SHARE_MIN,
  },
]

function readingsAt(places: readonly Around[]): Reading[] {
  const near = (lists: readonly (readonly Settlement[])[]) =>
    firstOf(lists, (towns) => nearestWithin(towns, places, 1))
  const farther = (town: Settlement | undefined) =>
    town && town.population >= TOWN_MIN ? nearestWithin([town], places, ALONE_FACTOR) : undefined
  return [
    { read: ({ spelled }) => near(spelled), shareMin: KNOWN_SHARE_MIN },
    { read: ({ spelled }) => farther(aloneOf(spelled)), shareMin: ALONE_SHARE_MIN },
    { read: ({ inWords }) => near(inWords()), shareMin: KNOWN_SHARE_MIN },
  ]
}

function nearestWithin(
  towns: readonly Settlement[],
  places: readonly Around[],
  factor: number,
): Settlement | undefined {
  const [narrowest] = places
  const inside = towns.filter((town) =>
    places.every(({ at, km, isFirm }) => distanceKm(town, at) <= (isFirm ? km : km * factor)),
  )
  return narrowest && inside.sort((a, b) => distanceKm(a, narrowest.at) - distanceKm(b, narrowest.at))[0]
}

function firstOf<T, Found>(list: readonly T[], find: (one: T) => Found | undefined): Found | undefined {
  for (const one of list) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}
