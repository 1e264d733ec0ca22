import { type NewKey, secretHash } from '../../src/platform/access/key.ts'
import { type KeyRecord, UNLIMITED_KEY } from '../../src/platform/access/store.ts'

/** A key as it is stored, active and without limits unless `change` says otherwise. */
export function record(key: Pick<NewKey, 'id' | 'secret'>, change: Partial<KeyRecord> = {}): KeyRecord {
  return {
    ...UNLIMITED_KEY,
    id: key.id,
    name: 'test',
    secretHash: secretHash(key.secret),
    createdAt: '2026-01-02T03:04:05.000Z',
    ...change,
  }
}
