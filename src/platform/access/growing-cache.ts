/** What was used last by its key, of which so many are kept at most. */
import { LRUCache } from 'lru-cache'

export type GrowingCache<Value extends {}> = LRUCache<string, Value>

/**
 * Takes memory as it fills: by `max` the library would lay out room for all `most` entries at the start, some megabytes
 * and milliseconds each. `ttlMs`: how long an entry is good.
 */
export function growingCache<Value extends {}>(most: number, ttlMs = 0): GrowingCache<Value> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1, ttl: ttlMs })
}
