/** A month's quota over two instances on one PostgreSQL, with and without Valkey; and the ledger's promises there. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newKey } from '../../src/platform/access/key.ts'
import { openStores, type Stores } from '../../src/platform/access/open-database.ts'
import { record } from '../support/key-record.ts'
import { batchesAtOnce, batchesInTurn, HARD_STOP, heldWithJob, USABLE } from '../support/ledger/clients.ts'
import { expectLedger } from '../support/ledger/promises.ts'
import { startServer } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'
import { type TestDatabase, testDatabase, withoutPostgres } from './support/postgres.ts'
import { forget, VALKEY, withoutValkey } from './support/valkey.ts'

const reason = await withoutPostgres()
if (reason) console.error(`the month on PostgreSQL is skipped: ${reason}`)
const isValkeyAway = (await withoutValkey()) !== undefined

const MONTH = new Date().toISOString().slice(0, 7)
const TIMEOUT_MS = 120_000

describe.skipIf(reason !== undefined)('the month on PostgreSQL', { timeout: TIMEOUT_MS }, () => {
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
    if (!isValkeyAway) for (const id of used) await forget(id)
  })

  async function keyed() {
    const key = newKey()
    used.push(key.id)
    await stores.keys.add(record(key, { plan: 'free' }))
    return key
  }

  test.each([
    ['without Valkey', {}],
    ['with Valkey', { VALKEY_URL: VALKEY }],
  ])(
    'two instances %s: a batch each, or a held one and a job',
    async (name, environment: Record<string, string>) => {
      if (isValkeyAway && name === 'with Valkey') return
      const instance = () =>
        startServer({ DATA_DIR: tempFolder(), DATABASE_URL: database.url, INSTANCES: '1', ...environment })
      const [one, two] = await Promise.all([instance(), instance()])
      const ways = {
        async together() {
          const { key, id } = await keyed()
          const clients = [one, two].map(({ url }) => ({ url, key }))
          return { id, answers: await batchesAtOnce(clients) }
        },
        async held() {
          const { key, id } = await keyed()
          return { id, answers: await heldWithJob({ url: one.url, key }) }
        },
      }
      for (const [way, use] of Object.entries(ways)) {
        const { id, answers } = await use()
        expect(answers, way).toBeGreaterThanOrEqual(USABLE)
        expect(answers, way).toBeLessThanOrEqual(HARD_STOP)
        await pause(1500)
        expect(await stores.usage.answersOf(id, MONTH), way).toBe(answers)
      }
    },
  )

  test('what one instance does not need another one has after a moment: all of the month', async () => {
    const servers = await Promise.all(
      [1, 2].map(() => startServer({ DATA_DIR: tempFolder(), DATABASE_URL: database.url })),
    )
    const { key, id } = await keyed()
    let answers = 0
    for (let rounds = 0; rounds < 3; rounds++) {
      for (const { url } of servers) answers += await batchesInTurn({ url, key })
      await pause(2500)
    }
    expect(answers).toBe(HARD_STOP)
    expect(await stores.usage.answersOf(id, MONTH)).toBe(HARD_STOP)
  })
})

describe.skipIf(reason !== undefined)('any schedule on PostgreSQL', () => {
  const FAKED = ['Date', 'performance'] as const
  const databases: TestDatabase[] = []
  beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: [...FAKED] }))
  afterAll(async () => {
    vi.useRealTimers()
    for (const one of databases) await one.drop()
  })

  const open = async () => {
    const made = await testDatabase()
    databases.push(made)
    return { dataDir: tempFolder(), databaseUrl: made.url }
  }
  expectLedger(open, { few: 6, many: 100 })
})
