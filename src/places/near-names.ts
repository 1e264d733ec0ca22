/** A misspelt name: the one near name of weight, where there is only one. */
import { fold } from '../core/fold.ts'
import type { Candidate, Within } from './candidates.ts'
import { candidates } from './candidates.ts'
import { lookUp } from './dictionary.ts'
import type { Store } from './store.ts'

/** Shorter names have too many neighbours. */
const LETTERS_MIN = 5
/** No name is as long. */
const LETTERS_MAX = 40
const WEIGHT_MIN = 15_000
/** Another near name must be so much smaller. */
const SINGLE_SHARE = 0.1
const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz ']

/** One letter wrong, missing, too many, or two that changed places; undefined where there is none or several. */
export function nearName(store: Store, text: string, within: readonly Within[]): Candidate | undefined {
  const key = fold(text)
  if (key.length < LETTERS_MIN || key.length > LETTERS_MAX) return undefined
  const found = new Map<number, Candidate>()
  for (const spelling of spellings(key)) {
    // Most spellings are no name of anything: that is seen at once.
    if (lookUp(store.towns, spelling).length === 0) continue
    for (const one of candidates(store, spelling, within)) {
      if (one.weight >= WEIGHT_MIN && store.kind(one.index) === 'town') found.set(one.index, one)
    }
  }
  const [best, second] = [...found.values()].sort((a, b) => b.weight - a.weight)
  const isSingle = best && (second === undefined || second.weight < best.weight * SINGLE_SHARE)
  return isSingle ? best : undefined
}

function spellings(key: string): Set<string> {
  const all = new Set<string>()
  for (let at = 0; at <= key.length; at++) {
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
