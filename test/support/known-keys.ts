/** Known keys whose clock tests move, and a store that counts what it is asked. */
import { afterAll, beforeAll, vi } from 'vitest'
import { KnownKeys } from '../../src/platform/access/known-keys.ts'
import type { KeyRecord, KeyStore } from '../../src/platform/access/store.ts'

export const SECOND_MS = 1000
/** What the usage text promises: a running server refuses a revoked key within 10 seconds. */
export const PROMISED_MS = 10 * SECOND_MS

/** Makes them of a store; time is fake for all tests of the file. */
export function knownKeysInFakeTime(): (store: Pick<KeyStore, 'find'>) => KnownKeys {
  beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-06-01T00:00:00Z') }))
  afterAll(() => void vi.useRealTimers())
  return (store) => new KnownKeys(store)
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
