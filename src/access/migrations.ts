/** The migrations of the database: forwards only, run at every start. A released one is never changed. */
import { type Kysely, type Migration, Migrator } from 'kysely'
import type { Database } from './database.ts'

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
  '002_plans_and_rotation': {
    async up(db: Kysely<unknown>) {
      const keys = db.schema.alterTable('api_keys')
      await keys.addColumn('plan', 'text', (column) => column.notNull().defaultTo('unlimited')).execute()
      await keys.addColumn('previous_hash', 'text').execute()
      await keys.addColumn('previous_until', 'text').execute()
      await db.schema
        .createTable('first_key')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('claimed_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '003_usage': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('usage_days')
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('endpoint', 'text', (column) => column.notNull())
        .addColumn('answers', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('usage_days_key', ['key_id', 'day', 'endpoint'])
        .execute()
      await db.schema
        .createTable('usage_months')
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('month', 'text', (column) => column.notNull())
        .addColumn('answers', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('usage_months_key', ['key_id', 'month'])
        .execute()
      await db.schema
        .createTable('usage_writers')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('last_batch', 'bigint', (column) => column.notNull())
        .addColumn('written_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
}

/** Brings the database to the present form. Throws when a migration fails, or when the database is newer. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    // Names begin with a number: what a language thinks of their order takes some milliseconds to look up.
    nameComparator: (a, b) => (a < b ? -1 : 1),
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
