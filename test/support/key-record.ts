import { type NewKey, secretHash } from '../../src/access/key.ts'
import type { KeyRecord } from '../../src/access/store.ts'

/** A key as it is stored, active unless `change` says otherwise. */
export function record(key: NewKey, change: Partial<KeyRecord> = {}): KeyRecord {
  return {
    id: key.id,
    name: 'test',
    secretHash: secretHash(key.secret),
    createdAt: '2026-01-02T03:04:05.000Z',
    expiresAt: null,
    revokedAt: null,
    ...change,
  }
}
