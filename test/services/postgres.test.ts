/** Keys and usage in PostgreSQL. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newKey, secretHash } from '../../src/platform/access/key.ts'
import { KnownKeys } from '../../src/platform/access/known-keys.ts'
import { openStores, type Stores } from '../../src/platform/access/open-database.ts'
import type { UsageRow } from '../../src/platform/access/usage/counts.ts'
import { openRecorder } from '../../src/platform/access/usage/recorder.ts'
import { record } from '../support/key-record.ts'
import { tempFolder } from '../support/temp.ts'
import { type TestDatabase, testDatabase, withoutPostgres } from './support/postgres.ts'
import { proxyTo, type TestProxy } from './support/proxy.ts'

const reason = await withoutPostgres()
if (reason) console.error(`PostgreSQL is skipped: ${reason}`)

const POSTGRES_PORT = 5432
const HOTEL = '/v1/hotel/emissions'

describe.skipIf(reason !== undefined)('PostgreSQL', () => {
  let database: TestDatabase
  let proxy: TestProxy
  const open: Stores[] = []
  beforeAll(async () => {
    database = await testDatabase()
    proxy = await proxyTo(database.url, POSTGRES_PORT)
  })
  afterEach(async () => {
    await proxy.restore()
    for (const stores of open.splice(0)) await stores.close()
  })
  afterAll(async () => {
    await proxy?.close()
    await database?.drop()
  })

  async function opened(databaseUrl = database.url): Promise<Stores> {
    const stores = await openStores({ dataDir: tempFolder(), databaseUrl })
    open.push(stores)
    return stores
  }

  test('several that open an empty database at once bring it to one form', async () => {
    const empty = await testDatabase()
    const all = await Promise.all(Array.from({ length: 8 }, () => opened(empty.url)))
    for (const { keys } of all) expect(await keys.list()).toEqual([])
    const { rows } = await empty.query(
      'select name from kysely_migration union all select name from later_migrations order by name',
    )
    expect(rows.map(({ name }) => name)).toEqual([
      '001_api_keys',
      '002_plans_and_rotation',
      '003_usage',
      '004_jobs',
      '005_job_storage',
      '005_usage_leases',
      '006_job_language',
    ])
    for (const stores of open.splice(0)) await stores.close()
    await empty.drop()
  })

  test('a key is stored, found, listed, rotated, planned and revoked', async () => {
    const { keys } = await opened()
    const { keys: other } = await opened()
    const [key, second] = [newKey(), newKey()]
    const stored = record(key, { name: `'); drop table api_keys; -- "é\u{1F331}`, plan: 'free' })
    await keys.add(stored)
    expect(await other.find(key.id)).toEqual(stored)
    expect(await other.list()).toContainEqual(stored)
    expect(await other.find("' or 1=1 --")).toBeUndefined()
    await expect(keys.add(stored)).rejects.toThrow(/unique/)
    expect(await keys.rotate(key.id, secretHash(second.secret), '2026-03-01T00:00:00.000Z')).toBe(true)
    expect(await keys.setPlan(key.id, 'scale')).toBe(true)
    expect(await keys.revoke(key.id, '2026-04-01T00:00:00.000Z')).toBe(true)
    expect(await keys.revoke(key.id, '2026-05-01T00:00:00.000Z')).toBe(false)
    expect(await keys.setPlan(key.id, 'free')).toBe(false)
    expect(await other.find(key.id)).toEqual({
      ...stored,
      secretHash: secretHash(second.secret),
      previousHash: secretHash(key.secret),
      previousUntil: '2026-03-01T00:00:00.000Z',
      plan: 'scale',
      revokedAt: '2026-04-01T00:00:00.000Z',
    })
  })

  test('ten writers of the same rows at once: every answer is there, each batch once', async () => {
    const writers = await Promise.all(Array.from({ length: 10 }, () => opened()))
    const rows = (from: number): UsageRow[] =>
      Array.from({ length: 30 }, (_, i) => ({
        keyId: `shared${(from + i) % 30}`,
        day: '2026-11-21',
        endpoint: HOTEL,
        answers: 1,
      })).sort((a, b) => (a.keyId < b.keyId ? -1 : 1))
    await Promise.all(
      writers.map(async ({ usage }, w) => {
        for (let number = 1; number <= 20; number++) {
          const batch = { writer: `writer${w}`, number, rows: rows(w) }
          await usage.save(batch)
          // As when the confirmation of the first was lost.
          await usage.save(batch)
        }
      }),
    )
    const totals = await writers[0]?.usage.months('2026-11')
    const shared = totals?.filter(({ keyId }) => keyId.startsWith('shared')) ?? []
    expect(shared).toHaveLength(30)
    // 10 writers x 20 batches.
    for (const { answers } of shared) expect(answers).toBe(200)
  })

  test('counts beyond 2^31 are numbers', async () => {
    const { usage } = await opened()
    const row = { keyId: 'busy', day: '2026-11-21', endpoint: HOTEL, answers: 3_000_000_000 }
    expect((await usage.save({ writer: 'busy', number: 1, rows: [row] })).totals).toEqual([
      { keyId: 'busy', month: '2026-11', answers: 3_000_000_000 },
    ])
    expect(await usage.answersOf('busy', '2026-11')).toBe(3_000_000_000)
    expect(await usage.days('busy', '2026-11')).toEqual([row])
  })

  describe('taken away', () => {
    const faults: [string, () => Promise<void> | void][] = [
      ['stopped', () => proxy.cut()],
      ['hanging', () => proxy.freeze()],
    ]

    test.each(faults)(
      '%s: keys stay known, answers are counted, and saved once when it is back',
      async (_, take) => {
        const stores = await opened(proxy.url)
        const key = newKey()
        await stores.keys.add(record(key))
        const known = new KnownKeys(stores.keys)
        expect(await known.verify(key)).toMatchObject({ id: key.id })
        const recorder = openRecorder({ store: stores.usage, flushEveryMs: 100 })
        let counted = 0
        const count = async (forMs: number) => {
          for (const until = Date.now() + forMs; Date.now() < until; await pause(10)) {
            expect(await known.verify(key)).toMatchObject({ id: key.id })
            recorder.count(key.id, HOTEL)
            counted++
          }
        }
        await count(300)
        await take()
        await count(1500)
        expect(await recorder.flush()).toBe(false)
        await proxy.restore()
        await count(300)
        while (recorder.unsaved(key.id, new Date().toISOString().slice(0, 7)) > 0) {
          await recorder.flush()
          await pause(50)
        }
        expect(await recorder.close()).toBe(0)
        const rows = await stores.usage.days(key.id, new Date().toISOString().slice(0, 7))
        expect(rows.reduce((sum, { answers }) => sum + answers, 0)).toBe(counted)
      },
    )

    test('connections that an administrator ends in mid-write break nothing', async () => {
      const stores = await opened()
      const save = async (number: number) => {
        const rows = [{ keyId: 'ended', day: '2026-11-21', endpoint: HOTEL, answers: 1 }]
        for (;;) {
          try {
            return await stores.usage.save({ writer: 'ended', number, rows })
          } catch {
            await pause(10)
          }
        }
      }
      const writing = (async () => {
        for (let number = 1; number <= 300; number++) await save(number)
      })()
      for (let i = 0; i < 10; i++) {
        await pause(20)
        await database.endConnections()
      }
      await writing
      expect(await stores.usage.answersOf('ended', '2026-11')).toBe(300)
    })
  })

  test('among 100,000 keys one is found by the index', async () => {
    await opened()
    await database.query(
      `insert into api_keys (id, name, secret_hash, created_at)
       select 'many' || n, '', repeat('0', 64), '2026-01-01T00:00:00.000Z' from generate_series(1, 100000) n`,
    )
    await database.query(
      `insert into usage_months (key_id, month, answers)
       select 'many' || n, '2026-11', 1 from generate_series(1, 100000) n`,
    )
    await database.query('analyze')
    const plan = await database.query("explain select * from api_keys where id = 'many77777'")
    expect(JSON.stringify(plan.rows)).toMatch(/Index Scan using api_keys_pkey/)
    const month = await database.query(
      "explain select answers from usage_months where key_id = 'many7' and month = '2026-11'",
    )
    expect(JSON.stringify(month.rows)).toMatch(/Index.* Scan using usage_months_key/)
  })
})
