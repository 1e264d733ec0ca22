/** How much a place is meant by one of its names: the one ranking of search and calculators. */
import { fold } from '../../engine/helpers/fold.ts'
import { isMainName, placeOf, type Store } from './store.ts'

/** A name that is spelt almost as the main one is another spelling of it: Odessa of Odesa. */
const SPELLING_FACTOR = 0.5
/** A town is seldom meant by a name that is quite another one: Toronto also has been York. */
const ALTERNATE_FACTOR = 0.01
/** One letter of so many may differ. */
const LETTERS_PER_DIFFERENCE = 3

/** The weight of the place whose name this number of a dictionary is, as one that is called `key`. */
export function weightAs(store: Store, number: number, key: string): number {
  const index = placeOf(number)
  // Towns without a known population still have one.
  const weight = Math.max(store.weight(index), 1)
  if (isMainName(number)) return weight
  return weight * (isSpellingOf(key, fold(store.name(index))) ? SPELLING_FACTOR : ALTERNATE_FACTOR)
}

/** Panama of Panama City, Hannover of Hanover. */
function isSpellingOf(key: string, main: string): boolean {
  const [short, long] = key.length < main.length ? [key, main] : [main, key]
  if (long.startsWith(`${short} `)) return true
  return isNear(short, long, Math.floor(short.length / LETTERS_PER_DIFFERENCE))
}

/** Whether so few letters differ after the beginning and before the end that both share. */
function isNear(short: string, long: string, most: number): boolean {
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  let end = 0
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++
  return long.length - start - end <= most
}
