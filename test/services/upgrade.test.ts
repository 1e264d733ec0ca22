/** A PostgreSQL of release 1.0.0 under this one, and going back. test/process/upgrade has SQLite. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Database } from '../../src/platform/access/database.ts'
import { openStores } from '../../src/platform/access/open-database.ts'
import { checkGoingBack, checkUpgraded } from '../process/upgrade/checks.ts'
import { leftBehind } from '../process/upgrade/fixture.ts'
import { startServer } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'
import { testDatabase, withoutPostgres } from './support/postgres.ts'

const reason = await withoutPostgres()
if (reason) console.error(`the upgrade of PostgreSQL is skipped: ${reason}`)

test.skipIf(reason !== undefined)(
  'what release 1.0.0 has left goes on, and it opens what is left',
  async () => {
    const database = await testDatabase()
    await database.query(leftBehind('postgres'))
    const dataDir = tempFolder()
    const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: database.url })
    const stores = await openStores({ dataDir, databaseUrl: database.url })
    await checkUpgraded(server.url, stores.session, { first: 19, last: 108 })
    await stores.close()
    expect((await server.stop()).code).toBe(0)
    const db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url }) }),
    })
    await checkGoingBack(db)
    await db.destroy()
    await database.drop()
  },
  90_000,
)
