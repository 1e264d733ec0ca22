/** A DATA_DIR of release 1.0.0 under this one, and going back. test/services/upgrade.test.ts has PostgreSQL. */
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import Sqlite from 'libsql'
import { expect, test } from 'vitest'
import type { Database } from '../../../src/platform/access/database.ts'
import { openStores } from '../../../src/platform/access/open-database.ts'
import { startServer } from '../../support/process.ts'
import { tempFolder } from '../../support/temp.ts'
import { checkGoingBack, checkUpgraded } from './checks.ts'
import { makeSqlite } from './fixture.ts'

test('what release 1.0.0 has left in DATA_DIR goes on, and it opens what this release leaves', async () => {
  const dataDir = tempFolder()
  makeSqlite(dataDir)
  const server = await startServer({ DATA_DIR: dataDir })
  const stores = await openStores({ dataDir })
  await checkUpgraded(server.url, stores.session, { first: 1, last: 18 })
  await stores.close()
  expect((await server.stop()).code).toBe(0)
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: new Sqlite(join(dataDir, 'everygram.sqlite')) as never }),
  })
  await checkGoingBack(db)
  await db.destroy()
}, 90_000)
