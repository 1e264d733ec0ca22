/** Known keys whose clock tests move, and a store that counts what it is asked. */
import { afterAll, beforeAll, vi } from 'vitest'
import type { KnownKeys } from '../../src/access/known-keys.ts'
import type { KeyRecord, KeyStore } from '../../src/access/store.ts'

export const SECOND_MS = 1000
/** What the usage text promises: a running server refuses a revoked key within 10 seconds. */
export const PROMISED_MS = 10 * SECOND_MS

/** Makes them of a store. They take their clock when they are loaded, which has to be after fake time began, and once. */
export function knownKeysLater(): (store: Pick<KeyStore, 'find'>) => Promise<KnownKeys> {
  beforeAll(() => {
    vi.useFakeTimers({ now: Date.parse('2026-06-01T00:00:00Z') })
    // To the cache a start at 0 ms is no start.
    vi.advanceTimersByTime(SECOND_MS)
  })
  afterAll(() => {
    vi.useRealTimers()
  })
  return async (store) => {
    const { KnownKeys } = await import('../../src/access/known-keys.ts')
    return new KnownKeys(store)
  }
}

/** Counts what it is asked. */
export function fakeStore(keys: KeyRecord[]) {
  const store = {
    asked: 0,
    find: async (id: string) => {
      store.asked++
      return keys.find((key) => key.id === id)
    },
  }
  return store
}
