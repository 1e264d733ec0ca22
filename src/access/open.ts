/** Opening the key store when the server starts, with one first key when it holds none. */
import type { Authenticate } from './authenticate.ts'
import { newKey, secretHash } from './key.ts'
import { KnownKeys } from './known-keys.ts'
import { openSqliteStore } from './sqlite.ts'

export interface Access {
  authenticate: Authenticate
  /** The whole first key, only when this start made it. */
  firstKey: string | undefined
  close(): Promise<void>
}

export async function openAccess(dataDir: string): Promise<Access> {
  const store = await openSqliteStore(dataDir)
  const known = new KnownKeys(store)
  const { id, secret, key } = newKey()
  const isFirst = await store.addFirst({
    id,
    name: 'first key',
    secretHash: secretHash(secret),
    createdAt: new Date().toISOString(),
    expiresAt: null,
    revokedAt: null,
  })
  return {
    authenticate: (parts) => known.verify(parts),
    firstKey: isFirst ? key : undefined,
    close: () => store.close(),
  }
}
