/** Where API keys are kept. One set of Kysely queries serves every database. */
import type { Expression, ExpressionBuilder } from 'kysely'
import type { Database } from './database.ts'
import { UNLIMITED } from './plans.ts'
import type { Session } from './session.ts'

/** A key as stored; times are ISO 8601 UTC. */
export interface KeyRecord {
  id: string
  name: string
  secretHash: string
  createdAt: string
  expiresAt: string | null
  revokedAt: string | null
  /** The name of its plan. */
  plan: string
  /** The hash of the secret before the last rotation, good until previousUntil. */
  previousHash: string | null
  previousUntil: string | null
}

/** What a new key has unless it is told otherwise: no end, no limits, no secret before this one. */
export const UNLIMITED_KEY = {
  expiresAt: null,
  revokedAt: null,
  plan: UNLIMITED,
  previousHash: null,
  previousUntil: null,
} as const

export class KeyStore {
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  async find(id: string): Promise<KeyRecord | undefined> {
    const row = await this.#session.read((db) =>
      db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst(),
    )
    return row && record(row)
  }

  async list(): Promise<KeyRecord[]> {
    const rows = await this.#session.read((db) =>
      db.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id').execute(),
    )
    return rows.map(record)
  }

  async add(key: KeyRecord): Promise<void> {
    await this.#session.transaction((tx) => tx.insertInto('api_keys').values(row(key)).execute())
  }

  /** Adds the key unless its id is there, in whatever state; says whether it did. */
  async addUnlessKnown(key: KeyRecord): Promise<boolean> {
    return this.#session.transaction(async (tx) => {
      const added = await tx
        .insertInto('api_keys')
        .values(row(key))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return added.numInsertedOrUpdatedRows === 1n
    })
  }

  /**
   * Adds the key only when the store has never held one; says whether it did. Of instances that start together one
   * alone gets the row of first_key; the others wait for its transaction, and then find the row taken. When `keep`
   * throws nothing is added, and the next start tries again.
   */
  async addFirst(key: KeyRecord, keep: () => void = () => {}): Promise<boolean> {
    return this.#session.transaction(async (tx) => {
      const claim = await tx
        .insertInto('first_key')
        .values({ id: 1, claimed_at: key.createdAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      if (claim.numInsertedOrUpdatedRows !== 1n) return false
      if (await tx.selectFrom('api_keys').select('id').limit(1).executeTakeFirst()) return false
      await tx.insertInto('api_keys').values(row(key)).execute()
      keep()
      return true
    })
  }

  /**
   * Gives an active key a new secret; the present one stays good until `previousUntil`. Says whether there was such a
   * key.
   */
  rotate(id: string, newHash: string, previousUntil: string): Promise<boolean> {
    return this.#change(id, ({ ref }) => ({
      previous_hash: ref('secret_hash'),
      previous_until: previousUntil,
      secret_hash: newHash,
    }))
  }

  /** Puts an active key on another plan; says whether there was such a key. */
  setPlan(id: string, plan: string): Promise<boolean> {
    return this.#change(id, () => ({ plan }))
  }

  /** Revokes a key; says whether there was one to revoke. */
  revoke(id: string, at: string): Promise<boolean> {
    return this.#change(id, () => ({ revoked_at: at }))
  }

  /** Changes an active key. */
  #change(id: string, change: Change): Promise<boolean> {
    return this.#session.transaction(async (tx) => {
      const result = await tx
        .updateTable('api_keys')
        .set(change)
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    })
  }
}

type KeyRow = Database['api_keys']
type KeyColumns = ExpressionBuilder<Database, 'api_keys'>
type Change = (columns: KeyColumns) => { [C in keyof KeyRow]?: KeyRow[C] | Expression<string> }

function record(key: KeyRow): KeyRecord {
  return {
    id: key.id,
    name: key.name,
    secretHash: key.secret_hash,
    createdAt: key.created_at,
    expiresAt: key.expires_at,
    revokedAt: key.revoked_at,
    plan: key.plan,
    previousHash: key.previous_hash,
    previousUntil: key.previous_until,
  }
}

function row(key: KeyRecord): KeyRow {
  return {
    id: key.id,
    name: key.name,
    secret_hash: key.secretHash,
    created_at: key.createdAt,
    expires_at: key.expiresAt,
    revoked_at: key.revokedAt,
    plan: key.plan,
    previous_hash: key.previousHash,
    previous_until: key.previousUntil,
  }
}
