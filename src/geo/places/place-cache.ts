/** Names that were looked up before: while the gazetteer is the same, so is what is found. */
import { LRUCache } from 'lru-cache'
import type { Gazetteer, ResolveOptions } from './places.ts'

type Resolve = Gazetteer['resolve']
interface Lookup {
  readonly resolved: ReturnType<Resolve>
}

/** Of some hundred bytes each: some megabytes at most. */
const KEPT_MAX = 5000
/** Longer texts are addresses, which seldom come again. */
const CHARACTERS_MAX = 60

export function placeCache(
  resolve: (query: string, options: ResolveOptions) => ReturnType<Resolve>,
): Resolve {
  // By maxSize it takes memory as it fills.
  const known = new LRUCache<string, Lookup>({ maxSize: KEPT_MAX, sizeCalculation: () => 1 })
  return (query, options = {}) => {
    if (query.length > CHARACTERS_MAX) return resolve(query, options)
    const { countryCode = '', prefer = '' } = options
    const key = `${countryCode} ${prefer} ${query}`
    const found = known.get(key) ?? { resolved: resolve(query, options) }
    known.set(key, found)
    return found.resolved
  }
}
