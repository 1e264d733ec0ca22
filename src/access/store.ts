/** Where API keys are kept. One set of Kysely queries serves every database. */
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

/** A key as stored; times are ISO 8601 UTC. */
export interface KeyRecord {
  id: string
  name: string
  secretHash: string
  createdAt: string
  expiresAt: string | null
  revokedAt: string | null
}

export class KeyStore {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async find(id: string): Promise<KeyRecord | undefined> {
    const row = await this.#db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst()
    return row && record(row)
  }

  async list(): Promise<KeyRecord[]> {
    const rows = await this.#db
      .selectFrom('api_keys')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(record)
  }

  async add(key: KeyRecord): Promise<void> {
    await this.#db.insertInto('api_keys').values(row(key)).execute()
  }

  /** Adds the key only when the store holds none; says whether it did. One statement, so that only one can win. */
  async addFirst(key: KeyRecord): Promise<boolean> {
    const values = row(key)
    const result = await this.#db
      .insertInto('api_keys')
      .columns(COLUMNS)
      .expression(
        this.#db
          .selectNoFrom((eb) => COLUMNS.map((column) => eb.val(values[column]).as(column)))
          .where(({ not, exists, selectFrom }) => not(exists(selectFrom('api_keys').select('id')))),
      )
      .executeTakeFirst()
    return result.numInsertedOrUpdatedRows === 1n
  }

  /** Revokes a key; says whether there was one to revoke. */
  async revoke(id: string, at: string): Promise<boolean> {
    const result = await this.#db
      .updateTable('api_keys')
      .set({ revoked_at: at })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  }

  async close(): Promise<void> {
    await this.#db.destroy()
  }
}

type KeyRow = Database['api_keys']

const COLUMNS = ['id', 'name', 'secret_hash', 'created_at', 'expires_at', 'revoked_at'] as const

function record(key: KeyRow): KeyRecord {
  return {
    id: key.id,
    name: key.name,
    secretHash: key.secret_hash,
    createdAt: key.created_at,
    expiresAt: key.expires_at,
    revokedAt: key.revoked_at,
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
  }
}
