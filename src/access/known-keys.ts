/** Keys looked up lately, so that the way of a request does not pass through the database, and goes on without it. */
import { LRUCache } from 'lru-cache'
import { tellFallback } from '../core/events.ts'
import { type KeyParts, sameHash, secretHash } from './key.ts'
import type { KeyRecord, KeyStore } from './store.ts'

/** A key is looked up again after this time: a revoked one stops within it. */
const FRESH_FOR_MS = 10_000
/** While the database does not answer, keys that were good stay good for this long. */
const KNOWN_WITHOUT_DATABASE_MS = 3_600_000
/** After a failure, keys that are known do not wait for the database again before this time has passed. */
const PAUSE_AFTER_FAILURE_MS = 1000
const KNOWN_KEYS_MAX = 50_000
/** Ids that are no key's. A checksum can be forged, so they have a bounded place of their own and push no key out. */
const REFUSED_IDS_MAX = 10_000

interface Known {
  key: KeyRecord
  checkedAtMs: number
}

export class KnownKeys {
  readonly #store: Pick<KeyStore, 'find'>
  readonly #known = new LRUCache<string, Known>({ max: KNOWN_KEYS_MAX })
  /** When an id was found to be no key's. */
  readonly #refused = new LRUCache<string, number>({ max: REFUSED_IDS_MAX })
  readonly #asking = new Map<string, Promise<KeyRecord | undefined>>()
  #pausedUntilMs = 0

  constructor(store: Pick<KeyStore, 'find'>) {
    this.#store = store
  }

  /**
   * The key, when it is good: at once when its id is known, else after asking the store. Rejects when the store fails
   * and nothing is known.
   */
  verify(parts: KeyParts): KeyRecord | undefined | Promise<KeyRecord | undefined> {
    const nowMs = performance.now()
    const known = this.#known.get(parts.id)
    if (known !== undefined && nowMs - known.checkedAtMs <= FRESH_FOR_MS) return good(known.key, parts)
    const refusedAtMs = this.#refused.get(parts.id)
    if (refusedAtMs !== undefined && nowMs - refusedAtMs <= FRESH_FOR_MS) return undefined
    const isLasting = known !== undefined && nowMs - known.checkedAtMs <= KNOWN_WITHOUT_DATABASE_MS
    if (isLasting && nowMs < this.#pausedUntilMs) {
      tellFallback('database')
      return good(known.key, parts)
    }
    const asked = this.#askOnce(parts.id).catch((error) => {
      if (!isLasting) throw error
      tellFallback('database')
      return known.key
    })
    return asked.then((key) => (key === undefined ? undefined : good(key, parts)))
  }

  /** Whether an id was a key's when it was last looked up. */
  isKnown(id: string): boolean {
    return this.#known.has(id)
  }

  #askOnce(id: string): Promise<KeyRecord | undefined> {
    const running = this.#asking.get(id)
    if (running) return running
    const asked = this.#ask(id).finally(() => this.#asking.delete(id))
    this.#asking.set(id, asked)
    return asked
  }

  async #ask(id: string): Promise<KeyRecord | undefined> {
    // Before the question: what changes while it is on its way counts as later.
    const checkedAtMs = performance.now()
    try {
      const key = await this.#store.find(id)
      if (key === undefined) {
        this.#known.delete(id)
        this.#refused.set(id, checkedAtMs)
      } else {
        this.#refused.delete(id)
        this.#known.set(id, { key, checkedAtMs })
      }
      return key
    } catch (error) {
      this.#pausedUntilMs = performance.now() + PAUSE_AFTER_FAILURE_MS
      throw error
    }
  }
}

function good(key: KeyRecord, { secret }: KeyParts): KeyRecord | undefined {
  if (key.revokedAt !== null || hasPassed(key.expiresAt)) return undefined
  const given = secretHash(secret)
  if (sameHash(key.secretHash, given)) return key
  const isPrevious = key.previousHash !== null && sameHash(key.previousHash, given)
  return isPrevious && !hasPassed(key.previousUntil) ? key : undefined
}

function hasPassed(time: string | null): boolean {
  return time !== null && Date.parse(time) <= Date.now()
}
