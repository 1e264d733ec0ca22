/** Opening the key store when the server starts. */
import type { Authenticate } from './authenticate.ts'
import { newKey, secretHash } from './key.ts'
import { KnownKeys } from './known-keys.ts'
import { openSqliteStore } from './sqlite.ts'
import type { KeyStore } from './store.ts'

export interface Access {
  authenticate: Authenticate
  /** Makes a key when the store holds none, and gives the whole of it; of several servers one alone does. */
  makeFirstKey(): Promise<string | undefined>
  close(): Promise<void>
}

export async function openAccess(dataDir: string): Promise<Access> {
  const store = await openSqliteStore(dataDir)
  const known = new KnownKeys(store)
  return {
    authenticate: (parts) => known.verify(parts),
    makeFirstKey: () => makeFirstKey(store),
    close: () => store.close(),
  }
}

async function makeFirstKey(store: KeyStore): Promise<string | undefined> {
  const { id, secret, key } = newKey()
  const isFirst = await store.addFirst({
    id,
    name: 'first key',
    secretHash: secretHash(secret),
    createdAt: new Date().toISOString(),
    expiresAt: null,
    revokedAt: null,
  })
  return isFirst ? key : undefined
}
