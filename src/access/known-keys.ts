/** Keys looked up lately, so that the way of a request does not pass through the database. */
import { LRUCache } from 'lru-cache'
import { type KeyParts, sameHash, secretHash } from './key.ts'
import type { KeyRecord, KeyStore } from './store.ts'

/** A revoked key stops within this time; the checksum can be forged, so unknown ids are remembered briefly too. */
const KNOWN_FOR_MS = 10_000
const KNOWN_KEYS_MAX = 50_000

/** What is known of an id: its record, or that there is none. */
type Known = KeyRecord | 'unknown'

export class KnownKeys {
  readonly #store: KeyStore
  readonly #known = new LRUCache<string, Known>({ max: KNOWN_KEYS_MAX, ttl: KNOWN_FOR_MS })

  constructor(store: KeyStore) {
    this.#store = store
  }

  /** Whether the key is good: at once when its id is known, else after asking the store. */
  verify(parts: KeyParts): boolean | Promise<boolean> {
    const known = this.#known.get(parts.id)
    return known === undefined ? this.#ask(parts) : isGood(known, parts)
  }

  async #ask(parts: KeyParts): Promise<boolean> {
    const found = (await this.#store.find(parts.id)) ?? 'unknown'
    this.#known.set(parts.id, found)
    return isGood(found, parts)
  }
}

function isGood(known: Known, { secret }: KeyParts): boolean {
  if (known === 'unknown' || !sameHash(known.secretHash, secretHash(secret))) return false
  return known.revokedAt === null && (known.expiresAt === null || Date.parse(known.expiresAt) > Date.now())
}
