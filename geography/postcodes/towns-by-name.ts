/** Towns by country and folded name, and the names that a place of a postcode may have there. */
import { fold, foldDigraphs } from '../../src/engine/helpers/fold.ts'
import { distanceKm } from '../places/nearest.ts'
import type { Town } from '../places/town.ts'
import { groupBy } from './group.ts'
import type { Settlement } from './settlement.ts'

export type TownsByName = ReadonlyMap<string, readonly Settlement[]>

/** Towns of one name that lie closer together are one: a town and its quarter. */
const SAME_TOWN_KM = 20
/** A namesake that is so much smaller is not meant. */
const SMALL_SHARE = 0.02
/** How closely people live in towns: Berlin has 4,100 to the square kilometre, London 5,600, Houston 1,400. */
const PEOPLE_PER_KM2 = 4000

/** Of each country when it is asked for first. */
export function townsByName(towns: readonly Town[]): (countryCode: string) => TownsByName {
  const byCountry = groupBy(towns, ({ countryCode }) => countryCode)
  const known = new Map<string, TownsByName>()
  return (countryCode) => {
    const named = known.get(countryCode) ?? byNameOf(byCountry.get(countryCode) ?? [])
    known.set(countryCode, named)
    return named
  }
}

function byNameOf(towns: readonly Town[]): TownsByName {
  const byName = new Map<string, Settlement[]>()
  for (const town of towns) {
    for (const name of keysOf(town)) {
      const known = byName.get(name)
      if (known) known.push(town)
      else byName.set(name, [town])
    }
  }
  return byName
}

function keysOf({ name, asciiName, alternateNames }: Town): Set<string> {
  const names = new Set([name, asciiName, ...alternateNames])
  return new Set([...names].flatMap((one) => [fold(one), foldDigraphs(one) ?? '']).filter(Boolean))
}

/** What the name of a postcode's place may mean. */
export interface Named {
  /** The towns of each of its spellings. */
  readonly spelled: readonly (readonly Settlement[])[]
  /** The towns that only some of its words are the name of: Muang Phuket, Islamabad GPO. */
  inWords(): readonly (readonly Settlement[])[]
}

/** Kept for names that come again. */
export function townsNamed(byName: TownsByName): (name: string) => Named {
  const known = new Map<string, Named>()
  const townsOf = (keys: readonly string[]) => keys.flatMap((key) => [byName.get(key) ?? []])
  const namedOf = (name: string): Named => {
    const keys = spellings(name)
    return { spelled: townsOf(keys), inWords: () => townsOf(keys.flatMap(someWords)) }
  }
  return (name) => {
    const named = known.get(name) ?? namedOf(name)
    known.set(name, named)
    return named
  }
}

/** Paris 03; Wien, Innere Stadt; Praha 10-Malešice; Зетьово / Zet'ovo; Northwestern Alberta (High Level). */
function spellings(name: string): string[] {
  const [before = '', ...inside] = name.split(/[,(/);]/)
  const whole = [name, before, ...inside]
  const shorter = whole.flatMap((one) => [
    one.replace(/[\d.\-–].*$/, ''),
    one.replace(/\s+[A-Z]{1,2}$/i, ''),
    one.split('-')[0] ?? '',
  ])
  return [...new Set([...new Set([...whole, ...shorter])].map(fold))].filter(Boolean)
}

/** Its first words and its last words, the longest first. */
function someWords(key: string): string[] {
  const words = key.split(' ')
  return words.slice(1).flatMap((_, cut) => {
    const length = words.length - 1 - cut
    return [words.slice(0, length).join(' '), words.slice(-length).join(' ')]
  })
}

/** The largest of towns, where they are close together or the others beside it are small: else none is meant alone. */
export function onlyTown(towns: readonly Settlement[]): Settlement | undefined {
  const [largest] = [...towns].sort(byPopulation)
  const isAlone = (town: Settlement) =>
    largest !== undefined &&
    (distanceKm(town, largest) < SAME_TOWN_KM || town.population < largest.population * SMALL_SHARE)
  return towns.every(isAlone) ? largest : undefined
}

export function byPopulation(a: Settlement, b: Settlement): number {
  return b.population - a.population || a.id - b.id
}

/** Half the width of a town, by its inhabitants. */
export function townRadiusKm({ population }: Settlement): number {
  return Math.sqrt(population / PEOPLE_PER_KM2 / Math.PI)
}
