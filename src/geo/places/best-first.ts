/** Names that begin with a prefix, in the order of the importance of their places, as far as they are wanted. */
import FlatQueue from 'flatqueue'
import type { Dictionary } from '../format/places/dictionary.ts'
import { blocksOf, visitPrefix } from './dictionary.ts'
import { placeOf } from './store.ts'

/** Blocks of names looked into at most: some milliseconds. */
const BLOCKS_MAX = 400

/**
 * Visits names with their numbers, roughly most important first: before each block, `isEnough` is asked with the least
 * place number that is still to come.
 */
export function visitBestFirst(
  dictionary: Dictionary,
  prefix: string,
  isEnough: (leastPlace: number) => boolean,
  visit: (isWhole: boolean, numbers: number[]) => void,
): void {
  const { minima } = dictionary
  const half = minima.length / 2
  const { first, last } = blocksOf(dictionary, prefix)
  const queue = new FlatQueue<number>()
  const enqueue = (node: number) => queue.push(node, minima[node] ?? 0)
  cover(half + first, half + last).forEach(enqueue)
  for (let blocks = 0; blocks < BLOCKS_MAX; ) {
    const node = queue.pop()
    if (node === undefined || isEnough(placeOf(minima[node] ?? 0))) return
    if (node < half) [2 * node, 2 * node + 1].forEach(enqueue)
    else {
      visitPrefix(dictionary, node - half, prefix, visit)
      blocks++
    }
  }
}

/** The fewest nodes that stand above the leaves from `low` to `high`, and no others. */
function cover(low: number, high: number): number[] {
  const nodes: number[] = []
  let [left, right] = [low, high + 1]
  while (left < right) {
    if (left % 2 === 1) nodes.push(left++)
    if (right % 2 === 1) nodes.push(--right)
    left >>= 1
    right >>= 1
  }
  return nodes
}
