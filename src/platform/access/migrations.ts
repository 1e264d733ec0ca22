/** The migrations of the database: forwards only, run at every start. A released one is never changed. */
import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely'
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
  '004_jobs': {
    async up(db: Kysely<unknown>) {
      await createJobs(db)
      await createJobChunks(db)
    },
  },
  '005_job_storage': {
    async up(db: Kysely<unknown>) {
      const jobs = db.schema.alterTable('jobs')
      await jobs.addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(0)).execute()
      await db.schema.createIndex('jobs_bytes').on('jobs').columns(['owner', 'bytes']).execute()
    },
  },
  '005_usage_leases': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('usage_leases')
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('month', 'text', (column) => column.notNull())
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('answers', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('usage_leases_key', ['key_id', 'month', 'holder'])
        .execute()
      await db.schema.createIndex('usage_leases_of_holder').on('usage_leases').column('holder').execute()
    },
  },
  '006_job_language': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('jobs').addColumn('language', 'text').execute()
    },
  },
}

/**
 * Release 1.0.0 knows the migrations up to this one and refuses a database that has run others. It looks for those in one
 * table alone: later ones are noted in another, so that it opens a database of this release. They may therefore only
 * add: tables, and columns that have a default or may be null.
 */
const LAST_OF_1_0_0 = '004_jobs'
const LATER = { migrationTableName: 'later_migrations', migrationLockTableName: 'later_migrations_lock' }

/** The tables that note which migrations have run: the first is Kysely's own. */
export const MIGRATION_TABLES: readonly string[] = ['kysely_migration', LATER.migrationTableName]

async function createJobs(db: Kysely<unknown>): Promise<void> {
  const texts = ['owner', 'state', 'form', 'edition', 'edition_hash', 'engine', 'identity'] as const
  const times = ['created_at', 'changed_at', 'expires_at'] as const
  const absent = [
    'row_type',
    'started_at',
    'ended_at',
    'idempotency_key',
    'body_hash',
    'error_code',
    'error_message',
  ] as const
  let jobs = db.schema.createTable('jobs').addColumn('id', 'text', (column) => column.primaryKey())
  for (const name of [...texts, ...times]) jobs = jobs.addColumn(name, 'text', (column) => column.notNull())
  for (const name of absent) jobs = jobs.addColumn(name, 'text')
  for (const name of ['is_full', 'rows', 'rows_done', 'rows_failed'] as const)
    jobs = jobs.addColumn(name, 'integer', (column) => column.notNull())
  await jobs.execute()
  await db.schema.createIndex('jobs_of_owner').on('jobs').columns(['owner', 'created_at']).execute()
  await db.schema.createIndex('jobs_in_state').on('jobs').columns(['state', 'changed_at']).execute()
  await db.schema.createIndex('jobs_once').unique().on('jobs').columns(['owner', 'idempotency_key']).execute()
}

async function createJobChunks(db: Kysely<unknown>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? 'bytea' : 'blob'
  await db.schema
    .createTable('job_chunks')
    .addColumn('job_id', 'text', (column) => column.notNull())
    .addColumn('first_row', 'integer', (column) => column.notNull())
    .addColumn('rows', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('totals', 'text')
    .addColumn('input', bytes)
    .addColumn('result', bytes)
    .addPrimaryKeyConstraint('job_chunks_key', ['job_id', 'first_row'])
    .execute()
  await db.schema
    .createIndex('job_chunks_open')
    .on('job_chunks')
    .columns(['first_row', 'job_id'])
    .where(sql.ref('totals'), 'is', null)
    .execute()
}

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)

/** Brings the database to the present form. Throws when a migration fails, or when the database is newer. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const names = Object.keys(MIGRATIONS)
  await run(
    db,
    names.filter((name) => name <= LAST_OF_1_0_0),
  )
  await run(
    db,
    names.filter((name) => name > LAST_OF_1_0_0),
    LATER,
  )
}

async function run(db: Kysely<Database>, names: readonly string[], tables: object = {}): Promise<void> {
  const migrations = Object.fromEntries(names.map((name) => [name, MIGRATIONS[name] as Migration]))
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Names begin with a number: what a language thinks of their order takes some milliseconds to look up.
    nameComparator: (a, b) => (a < b ? -1 : 1),
    ...tables,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
