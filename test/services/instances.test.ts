/** Several instances, as processes, on one PostgreSQL and one Valkey. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from '../../src/platform/access/key.ts'
import { openStores, type Stores } from '../../src/platform/access/open-database.ts'
import { record } from '../support/key-record.ts'
import { announced, logLines, startServer } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'
import { type Answer, ask, load } from './support/load.ts'
import { type TestDatabase, testDatabase, withoutPostgres } from './support/postgres.ts'
import { proxyTo } from './support/proxy.ts'
import { ownServer, SERVER_PROGRAM } from './support/redis-server.ts'
import { forget, VALKEY, withoutValkey } from './support/valkey.ts'

const reasons = [await withoutPostgres(), await withoutValkey()].filter((reason) => reason !== undefined)
if (reasons.length > 0) console.error(`several instances are skipped: ${reasons.join('; ')}`)

const [POSTGRES_PORT, REDIS_PORT] = [5432, 6379]
const MONTH = new Date().toISOString().slice(0, 7)
const TIMEOUT_MS = 60_000

describe.skipIf(reasons.length > 0)('several instances', { timeout: TIMEOUT_MS }, () => {
  let database: TestDatabase
  let stores: Stores
  const used: string[] = []
  beforeAll(async () => {
    database = await testDatabase()
    stores = await openStores({ dataDir: tempFolder(), databaseUrl: database.url })
    // No first key is needed.
    await stores.keys.add(record(newKey()))
  })
  afterAll(async () => {
    await stores?.close()
    await database?.drop()
    for (const id of used) await forget(id)
  })

  /** A key with so many answers in this month. */
  async function stored(plan: string, answers = 0) {
    const key = newKey()
    used.push(key.id)
    await stores.keys.add(record(key, { plan }))
    const row = { keyId: key.id, day: `${MONTH}-01`, endpoint: '/v1/fuel/types', answers }
    if (answers > 0) await stores.usage.save({ writer: key.id, number: 1, rows: [row] })
    return key
  }

  const instance = (environment: Record<string, string> = {}) =>
    startServer({
      DATA_DIR: tempFolder(),
      DATABASE_URL: database.url,
      VALKEY_URL: VALKEY,
      INSTANCES: '2',
      ...environment,
    })

  /** Asks all servers in rounds until a whole round is over the quota. */
  async function exhaust(urls: string[], key: string): Promise<Answer[]> {
    const answers: Answer[] = []
    for (;;) {
      const round = await Promise.all(urls.flatMap((url) => [ask(url, key), ask(url, key), ask(url, key)]))
      answers.push(...round)
      if (round.every(({ code }) => code === 'quota_exceeded')) return answers
      await pause(300)
    }
  }
  const good = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200)

  /** Waits until usage has come to the number; the test's own time ends it otherwise. */
  async function untilSaved(keyId: string, answers: number): Promise<void> {
    while ((await stores.usage.answersOf(keyId, MONTH)) < answers) await pause(100)
    // What came twice would come with the next flush.
    await pause(1500)
    expect(await stores.usage.answersOf(keyId, MONTH)).toBe(answers)
  }

  test('two share one burst', async () => {
    const [one, two] = await Promise.all([instance(), instance()])
    const { key } = await stored('starter')
    // The look-up of the key is behind us, and the bucket full again.
    await Promise.all([ask(one.url, key), ask(two.url, key)])
    await pause(500)
    const startMs = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) => ask(i % 2 ? one.url : two.url, key)),
    )
    const elapsedSeconds = (performance.now() - startMs) / 1000
    // Starter: a burst of 25, refilled with 10 a second.
    expect(good(answers).length).toBeGreaterThanOrEqual(25)
    expect(good(answers).length).toBeLessThanOrEqual(25 + 10 * elapsedSeconds)
    const others = answers.filter(({ status }) => status !== 200)
    for (const { status, code } of others) expect([status, code]).toEqual([429, 'rate_limited'])
  })

  test.each([
    ['with Valkey', VALKEY],
    ['without Valkey', ''],
  ])('two share one quota %s: never more, and all of it is used', async (_, VALKEY_URL) => {
    const [one, two] = await Promise.all([instance({ VALKEY_URL }), instance({ VALKEY_URL })])
    // Free ends at 600.
    const key = await stored('free', 580)
    const answers = await exhaust([one.url, two.url], key.key)
    // What one of the two still had when the other was refused.
    await pause(2500)
    answers.push(...(await exhaust([one.url, two.url], key.key)))
    expect(good(answers)).toHaveLength(20)
    expect(answers.at(-1)?.usage).toBe(600)
    await untilSaved(key.id, 600)
  })

  test('a revoked key stops everywhere', async () => {
    const servers = await Promise.all([instance(), instance()])
    const key = await stored('unlimited')
    for (const { url } of servers) expect((await ask(url, key.key)).status).toBe(200)
    await stores.keys.revoke(key.id, new Date().toISOString())
    // The promise is 60 s, which is also what this test has.
    for (const { url } of servers) while ((await ask(url, key.key)).status !== 401) await pause(200)
  })

  test('PostgreSQL and Valkey gone in mid-load: keys without limits go on, and every answer is counted once', async () => {
    const [toDatabase, toValkey] = await Promise.all([
      proxyTo(database.url, POSTGRES_PORT),
      proxyTo(VALKEY, REDIS_PORT),
    ])
    const server = await instance({ DATABASE_URL: toDatabase.url, VALKEY_URL: toValkey.url })
    const [free, limited] = [await stored('unlimited'), await stored('scale')]
    const loads = [load(server.url, free.key, 4, 10), load(server.url, limited.key, 4, 50)]
    await pause(2000)
    await Promise.all([toDatabase.cut(), toValkey.cut()])
    // Longer than keys are taken as fresh.
    await pause(12_000)
    await Promise.all([toDatabase.restore(), toValkey.restore()])
    await pause(3000)
    const [unlimited = [], other = []] = await Promise.all(loads.map((one) => one.stop()))
    expect(new Set(unlimited.map(({ status }) => status))).toEqual(new Set([200]))
    // When what was booked is used up, and until the database is back.
    for (const { status } of other) expect([200, 429, 503]).toContain(status)
    expect(good(other).length).toBeGreaterThan(0)
    for (const { status, code } of other) if (status === 503) expect(code).toBe('unavailable')
    await untilSaved(free.id, unlimited.length)
    await untilSaved(limited.id, good(other).length)
    const { stdout } = await server.stop()
    const said = logLines(stdout).map(({ msg }) => String(msg))
    for (const line of ['Valkey is away', 'Valkey is back', 'usage cannot be saved', 'usage is saved again'])
      expect(said.filter((text) => text.startsWith(line))).toHaveLength(1)
    await Promise.all([toDatabase.close(), toValkey.close()])
  })

  test.skipIf(SERVER_PROGRAM === undefined)(
    'a Valkey that is killed and comes back empty (skipped where none is installed): the quota goes on',
    async () => {
      const valkey = await ownServer()
      const server = await instance({ VALKEY_URL: valkey.url, INSTANCES: '1' })
      const key = await stored('free', 590)
      const before = [await ask(server.url, key.key), await ask(server.url, key.key)]
      await untilSaved(key.id, 592)
      await valkey.kill()
      const alone = await ask(server.url, key.key)
      expect([...before, alone].map(({ usage }) => usage)).toEqual([591, 592, 593])
      await valkey.start()
      await server.until((stdout) => (stdout.includes('Valkey is back') ? true : undefined))
      const after = await exhaust([server.url], key.key)
      expect(good(after).map(({ usage }) => usage)).toEqual([594, 595, 596, 597, 598, 599, 600])
      await untilSaved(key.id, 600)
      await server.stop()
      await valkey.kill()
    },
  )

  test('of several that start together on an empty database one makes the first key, and no log has it', async () => {
    const empty = await testDatabase()
    const folders = Array.from({ length: 4 }, tempFolder)
    const servers = await Promise.all(
      folders.map((DATA_DIR) => instance({ DATA_DIR, DATABASE_URL: empty.url })),
    )
    await Promise.any(servers.map(announced))
    const files = folders.map((folder) => join(folder, 'first-key')).filter((file) => existsSync(file))
    expect(files).toHaveLength(1)
    const key = readFileSync(files[0] ?? '', 'utf8').trim()
    for (const { url } of servers) expect((await ask(url, key)).status).toBe(200)
    expect((await empty.query('select id from api_keys')).rows).toEqual([{ id: key.slice(8, 16) }])
    for (const { stdout, stderr } of await Promise.all(servers.map((server) => server.stop())))
      expect(stdout + stderr).not.toContain(key.slice(16, 48))
    await empty.drop()
  })
})
