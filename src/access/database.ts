/** The tables as Kysely types them, and the migrations that make them: forwards only, run at every start. */
import { type Kysely, type Migration, Migrator } from 'kysely'

export interface Database {
  api_keys: {
    id: string
    name: string
    secret_hash: string
    created_at: string
    expires_at: string | null
    revoked_at: string | null
  }
}

const MIGRATIONS: Record<string, Migration> = {
  '001_api_keys': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('api_keys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('secret_hash', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text')
        .addColumn('revoked_at', 'text')
        .execute()
    },
  },
}

/** Brings the database to the present form. Throws when a migration fails. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
