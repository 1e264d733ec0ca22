/** Keys and access for tests: a store in a folder of its own, holding keys in every state, or no store at all. */
import { newKey, secretHash } from '../../src/platform/access/key.ts'
import { type Access, type AccessOptions, openAccess } from '../../src/platform/access/open.ts'
import { openStores, type Stores } from '../../src/platform/access/open-database.ts'
import type { KeyRecord } from '../../src/platform/access/store.ts'
import { record } from './key-record.ts'
import { tempFolder } from './temp.ts'

export interface TestAccess extends TestKeys {
  access: Awaited<ReturnType<typeof openAccess>>
  /** A second connection to the same file. */
  stores: Stores
  /** Stores a key and gives the whole of it. */
  stored(change?: Partial<KeyRecord>): Promise<string>
  /** Others than the own ones: nothing is known of them yet. */
  otherKeys(): Promise<TestKeys>
}

/** One in each state. */
export interface TestKeys {
  good: string
  revoked: string
  expired: string
  /** Of the right form, with the id of a stored key, but with another secret. */
  wrongSecret: string
  /** Of the right form, and never stored. */
  unknown: string
}

/** `access` is closed with the app that it is given to; `stores` by the test. */
export async function testAccess(options: Partial<AccessOptions> = {}): Promise<TestAccess> {
  const dataDir = tempFolder()
  const stores = await openStores({ dataDir })
  const stored = async (change: Partial<KeyRecord> = {}): Promise<string> => {
    const key = newKey()
    await stores.keys.add(record(key, change))
    return key.key
  }
  const keysInEachState = async (): Promise<TestKeys> => ({
    good: await stored({ expiresAt: '2999-01-01T00:00:00.000Z' }),
    revoked: await stored({ revokedAt: '2026-01-03T00:00:00.000Z' }),
    expired: await stored({ expiresAt: '2026-01-03T00:00:00.000Z' }),
    wrongSecret: await stored({ secretHash: secretHash('another secret') }),
    unknown: newKey().key,
  })
  const keys = await keysInEachState()
  const access = await openAccess({ dataDir, instances: 1, ...options })
  return { access, stores, stored, otherKeys: keysInEachState, ...keys }
}

/** Access that knows nobody, limits nobody and keeps nothing, but for what is given. */
export function accessWith(parts: Partial<Access> = {}): Access {
  return {
    authenticate: async () => undefined,
    isKnown: () => false,
    current: async () => undefined,
    meter: {
      take: () => Promise.reject(new Error('no limits here')),
      reserve: () => Promise.reject(new Error('no limits here')),
      settle: () => {},
      count: () => {},
      close: async () => {},
    },
    usage: { days: async () => [] },
    close: async () => {},
    ...parts,
  }
}
