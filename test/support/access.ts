/** A key store in a folder of its own, holding keys in every state. */
import { newKey, secretHash } from '../../src/access/key.ts'
import { type Access, openAccess } from '../../src/access/open.ts'
import { openSqliteStore } from '../../src/access/sqlite.ts'
import type { KeyRecord, KeyStore } from '../../src/access/store.ts'
import { record } from './key-record.ts'
import { tempFolder } from './temp.ts'

export interface TestAccess {
  access: Access
  /** A second connection to the same file. */
  store: KeyStore
  good: string
  revoked: string
  expired: string
  /** Of the right form, with the id of a stored key, but with another secret. */
  wrongSecret: string
  /** Of the right form, and never stored. */
  unknown: string
}

/** `access` is closed with the app that it is given to; `store` by the test. */
export async function testAccess(): Promise<TestAccess> {
  const dataDir = tempFolder()
  const store = await openSqliteStore(dataDir)
  const stored = async (change: Partial<KeyRecord>): Promise<string> => {
    const key = newKey()
    await store.add(record(key, change))
    return key.key
  }
  const keys = {
    good: await stored({ expiresAt: '2999-01-01T00:00:00.000Z' }),
    revoked: await stored({ revokedAt: '2026-01-03T00:00:00.000Z' }),
    expired: await stored({ expiresAt: '2026-01-03T00:00:00.000Z' }),
    wrongSecret: await stored({ secretHash: secretHash('another secret') }),
    unknown: newKey().key,
  }
  return { access: await openAccess(dataDir), store, ...keys }
}
