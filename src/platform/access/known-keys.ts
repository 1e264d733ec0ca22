/** Keys looked up lately, so that the way of a request does not pass through the database, and goes on without it. */

import { tellFallback } from '../../engine/helpers/events.ts'
import { growingCache } from './growing-cache.ts'
import { type KeyParts, sameHash, secretHash } from './key.ts'
import type { KeyRecord, KeyStore } from './store.ts'

/** A key is looked up again after this time: a revoked one stops within it. */
const FRESH_FOR_MS = 10_000
/** While the database does not answer, keys that were good stay good for this long. */
const KNOWN_WITHOUT_DATABASE_MS = 3_600_000
/** After a failure, or no answer, keys that are known do not wait for the database again before this time has passed. */
const PAUSE_AFTER_FAILURE_MS = 1000
/** A key that is known waits so long for the database; then what is known decides, and the answer comes for the next. */
const KNOWN_WAITS_MS = 200
/** For secrets that are not the known one the store is asked again at most this often for an id. */
const ASKED_AGAIN_EVERY_MS = 1000
/** Unknown ids that may wait for the store together. */
const ASKED_AT_ONCE_MAX = 200
const KNOWN_KEYS_MAX = 50_000
/** Ids that are no key's. A checksum can be forged, so they have a bounded place of their own and push no key out. */
const REFUSED_IDS_MAX = 10_000

interface CheckedKey {
  key: KeyRecord
  checkedAtMs: number
}

export class KnownKeys {
  readonly #store: Pick<KeyStore, 'find'>
  readonly #known = growingCache<CheckedKey>(KNOWN_KEYS_MAX)
  /** When an id was found to be no key's. */
  readonly #refused = growingCache<number>(REFUSED_IDS_MAX)
  /** When an id was asked about for the sake of a secret that was not the known one. */
  readonly #askedAgain = growingCache<number>(KNOWN_KEYS_MAX)
  readonly #asking = new Map<string, Promise<KeyRecord | undefined>>()
  #pausedUntilMs = 0

  constructor(store: Pick<KeyStore, 'find'>) {
    this.#store = store
  }

  /**
   * The key, when it is good: at once when its id is known, else after asking the store. Rejects when the store fails, or
   * too many questions wait for it, and nothing is known.
   */
  async verify(parts: KeyParts): Promise<KeyRecord | undefined> {
    const nowMs = performance.now()
    const known = this.#known.get(parts.id)
    if (known !== undefined && nowMs - known.checkedAtMs <= FRESH_FOR_MS)
      return hasSecret(known.key, parts) ? good(known.key, parts) : this.#verifyAgain(parts)
    const found = await this.#lookUp(parts.id, known, nowMs)
    return found && good(found, parts)
  }

  /**
   * A key that was let through before, as it is now: undefined when it was revoked meanwhile, or has expired. Work that
   * takes long asks with each step; it is looked up again as often, and goes on without the database as long, as
   * requests do.
   */
  async current(id: string): Promise<KeyRecord | undefined> {
    const nowMs = performance.now()
    const known = this.#known.get(id)
    const isFresh = known !== undefined && nowMs - known.checkedAtMs <= FRESH_FOR_MS
    const found = isFresh ? known.key : await this.#lookUp(id, known, nowMs)
    return found && isActive(found) ? found : undefined
  }

  /** What the store says of a key that is not known, or has not been looked up lately. */
  async #lookUp(id: string, known: CheckedKey | undefined, nowMs: number): Promise<KeyRecord | undefined> {
    const refusedAtMs = this.#refused.get(id)
    if (refusedAtMs !== undefined && nowMs - refusedAtMs <= FRESH_FOR_MS) return undefined
    const isLasting = known !== undefined && nowMs - known.checkedAtMs <= KNOWN_WITHOUT_DATABASE_MS
    if (isLasting && nowMs < this.#pausedUntilMs) {
      tellFallback('database')
      return known.key
    }
    // While the database hangs, keys that are made up do not pile up before it.
    const isCrowded = this.#asking.size >= ASKED_AT_ONCE_MAX && !this.#asking.has(id)
    if (known === undefined && isCrowded) throw new Error('too many keys wait for the database')
    const asked = this.#askOnce(id)
    return await (isLasting ? this.#soonOr(known.key, asked) : asked)
  }

  /** What the store says, if it says so soon. */
  async #soonOr(known: KeyRecord, asked: Promise<KeyRecord | undefined>): Promise<KeyRecord | undefined> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#pause()
        reject(new Error('the database does not answer'))
      }, KNOWN_WAITS_MS)
    })
    try {
      return await Promise.race([asked, late])
    } catch {
      tellFallback('database')
      return known
    } finally {
      clearTimeout(timer)
    }
  }

  #pause(): void {
    this.#pausedUntilMs = performance.now() + PAUSE_AFTER_FAILURE_MS
  }

  /** Whether an id was a key's when it was last looked up. */
  isKnown(id: string): boolean {
    return this.#known.has(id)
  }

  /**
   * A secret that is not the known one may come of a rotation a moment ago: the store is asked again. Once in a while for
   * an id, so that who guesses at the secret of a key cannot keep the database busy; while it fails, what is known decides.
   */
  async #verifyAgain(parts: KeyParts): Promise<KeyRecord | undefined> {
    // A question that is under way may have passed the store before the rotation.
    await this.#asking.get(parts.id)?.catch(() => undefined)
    const nowMs = performance.now()
    const askedAgainAtMs = this.#askedAgain.get(parts.id) ?? Number.NEGATIVE_INFINITY
    if (nowMs >= this.#pausedUntilMs && nowMs - askedAgainAtMs > ASKED_AGAIN_EVERY_MS) {
      this.#askedAgain.set(parts.id, nowMs)
      void this.#askOnce(parts.id)
    }
    await this.#asking.get(parts.id)?.catch(() => undefined)
    const known = this.#known.get(parts.id)
    return known && good(known.key, parts)
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
      this.#pause()
      throw error
    }
  }
}

function good(key: KeyRecord, parts: KeyParts): KeyRecord | undefined {
  return isActive(key) && hasSecret(key, parts) ? key : undefined
}

const isActive = (key: KeyRecord) => key.revokedAt === null && !hasPassed(key.expiresAt)

/** Whether a secret is the key's, or its previous one within the time of overlap. */
function hasSecret(key: KeyRecord, { secret }: KeyParts): boolean {
  const given = secretHash(secret)
  if (sameHash(key.secretHash, given)) return true
  return key.previousHash !== null && sameHash(key.previousHash, given) && !hasPassed(key.previousUntil)
}

function hasPassed(time: string | null): boolean {
  return time !== null && Date.parse(time) <= Date.now()
}
