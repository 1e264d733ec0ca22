/** kill -9 in mid-load: no key is lost, and of usage at most what one flush holds. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { newKey } from '../../src/platform/access/key.ts'
import { openStores } from '../../src/platform/access/open-database.ts'
import { record } from '../support/key-record.ts'
import { startServer } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'
import { ask, load } from './support/load.ts'
import { type TestDatabase, testDatabase, withoutPostgres } from './support/postgres.ts'

const reason = await withoutPostgres()
if (reason) console.error(`kill -9 on PostgreSQL is skipped: ${reason}`)

const MONTH = new Date().toISOString().slice(0, 7)
/** Usage is saved every second; on a busy machine a flush may take another. */
const FLUSH_MS = 2000
const CLIENTS = 8

describe('kill -9', { timeout: 60_000 }, () => {
  let database: TestDatabase | undefined
  afterAll(() => database?.drop())

  test('with SQLite', () => killed(''))
  test.skipIf(reason !== undefined)('with PostgreSQL', async () => {
    database = await testDatabase()
    await killed(database.url)
  })
})

async function killed(databaseUrl: string): Promise<void> {
  const dataDir = tempFolder()
  const stores = await openStores({ dataDir, databaseUrl: databaseUrl || undefined })
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const keys = Array.from({ length: 20 }, newKey)
  for (const key of keys.slice(0, 10)) await stores.keys.add(record(key))
  const [busy] = keys
  const server = await startServer(environment)
  const running = load(server.url, busy?.key ?? '', CLIENTS, 1)
  await pause(2500)
  // Keys that are made while it works.
  for (const key of keys.slice(10)) await stores.keys.add(record(key))
  await pause(1000)
  const killedAtMs = Date.now()
  await server.stop('SIGKILL')
  const answers = (await running.stop()).filter(({ status }) => status === 200)

  const again = await startServer(environment)
  for (const { key } of keys) expect((await ask(again.url, key)).status).toBe(200)
  await again.stop()
  // The question just asked is counted too.
  const saved = (await stores.usage.answersOf(busy?.id ?? '', MONTH)) - 1
  // Answers that were counted and did not get to the client any more: one each at most.
  expect(saved).toBeLessThanOrEqual(answers.length + CLIENTS)
  const early = answers.filter(({ atMs }) => atMs < killedAtMs - FLUSH_MS)
  expect(early.length).toBeGreaterThan(0)
  expect(saved).toBeGreaterThanOrEqual(early.length)
  await stores.close()
}
