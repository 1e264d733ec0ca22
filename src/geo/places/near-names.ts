/** A misspelt name: the one near name of weight, where there is only one, and those to ask a person about. */
import { fold } from '../../engine/helpers/fold.ts'
import { lettersApart } from '../../engine/helpers/near.ts'
import { type Candidate, candidates, isWithin, type Within } from './candidates.ts'
import { lookUp } from './dictionary.ts'
import type { Store } from './store.ts'

/** Shorter names have too many neighbours. */
const LETTERS_MIN = 5
/** From here on two letters may be wrong. */
const LETTERS_MIN_FOR_TWO = 9
/** No name is as long. */
const LETTERS_MAX = 40
const WEIGHT_MIN = 30_000
/** Two letters are off between many names of villages, of which not all are known: only a town that everybody knows is meant. */
const WEIGHT_MIN_FOR_TWO = 50_000
/** Another near name must be so much smaller. */
const SINGLE_SHARE = 0.1
/** By a name that is quite another one than its own a town weighs less than that (name-weight.ts). */
const OTHER_NAME_SHARE = 0.05
const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz ']

/** One letter off in names of five and more, two in names of nine and more; undefined where there is none or several. */
export function nearName(store: Store, text: string, within: readonly Within[]): Candidate | undefined {
  const key = fold(text)
  if (key.length < LETTERS_MIN || key.length > LETTERS_MAX) return undefined
  const near = oneOff(store, key, within)
  return near.length > 0 ? single(near, WEIGHT_MIN) : single(twoOff(store, key, within), WEIGHT_MIN_FOR_TWO)
}

/** Towns of a name that is as near, the heaviest first: to be named to a person, so that small ones and several count too. */
export function nearNames(store: Store, text: string, within: readonly Within[], most: number): Candidate[] {
  const key = fold(text)
  if (key.length < LETTERS_MIN || key.length > LETTERS_MAX) return []
  const near = oneOff(store, key, within)
  const all = near.length > 0 ? near : twoOff(store, key, within)
  return all.sort((a, b) => b.weight - a.weight).slice(0, most)
}

/** The heaviest, where it weighs enough and no other comes near to it. */
function single(near: readonly Candidate[], weightMin: number): Candidate | undefined {
  const [best, second] = [...near].sort((a, b) => b.weight - a.weight)
  const isSingle = best && (second === undefined || second.weight < best.weight * SINGLE_SHARE)
  return isSingle && best.weight >= weightMin ? best : undefined
}

/** Towns whose own name has one letter wrong, missing, too many, or two that changed places. */
function oneOff(store: Store, key: string, within: readonly Within[]): Candidate[] {
  const found = new Map<number, Candidate>()
  for (const spelling of spellings(key)) {
    // Most spellings are no name of anything: that is seen at once.
    if (lookUp(store.towns, spelling).length === 0) continue
    for (const one of candidates(store, spelling, within)) {
      const isOwnName = one.weight > store.weight(one.index) * OTHER_NAME_SHARE
      if (isOwnName && store.kind(one.index) === 'town') found.set(one.index, one)
    }
  }
  return [...found.values()]
}

/** The first letter is the one that people get right: but for two that changed places, it is kept. */
function spellings(key: string): Set<string> {
  const all = new Set<string>([`${key[1]}${key[0]}${key.slice(2)}`])
  for (let at = 1; at <= key.length; at++) {
    const [before, after] = [key.slice(0, at), key.slice(at)]
    all.add(before + after.slice(1))
    if (after.length > 1) all.add(`${before}${after[1]}${after[0]}${after.slice(2)}`)
    for (const letter of ALPHABET) {
      all.add(before + letter + after)
      all.add(before + letter + after.slice(1))
    }
  }
  all.delete(key)
  return all
}

/** Larger towns whose own name has two letters wrong, missing or too many, but none of those that its words begin with. */
function twoOff(store: Store, key: string, within: readonly Within[]): Candidate[] {
  const begins = initials(key)
  return within
    .flatMap(({ country }) => (country === undefined ? [] : largerTowns(store, country)))
    .filter(
      ({ name }) => initials(name) === begins && Math.max(name.length, key.length) >= LETTERS_MIN_FOR_TWO,
    )
    .filter(({ name, index }) => lettersApart(name, key, 2) <= 2 && isWithin(store, index, within))
    .map(({ index }) => ({ index, isMain: true, weight: store.weight(index) }))
}

function initials(name: string): string {
  return name.replace(/(\S)\S*\s*/g, '$1')
}

interface LargerTown {
  readonly index: number
  readonly name: string
}

/** By store and country, made when a country is asked for first. */
const known = new WeakMap<Store, Map<number, readonly LargerTown[]>>()

function largerTowns(store: Store, country: number): readonly LargerTown[] {
  const ofStore = known.get(store) ?? new Map<number, readonly LargerTown[]>()
  known.set(store, ofStore)
  const towns = ofStore.get(country) ?? readLargerTowns(store, country)
  ofStore.set(country, towns)
  return towns
}

function readLargerTowns(store: Store, country: number): LargerTown[] {
  return store
    .largestOf(country, Number.POSITIVE_INFINITY)
    .filter((index) => store.kind(index) === 'town' && store.weight(index) >= WEIGHT_MIN)
    .map((index) => ({ index, name: fold(store.name(index)) }))
}
