/**
 * Jobs of several instances, as processes, on one PostgreSQL. JOB_ROWS says how many rows are answered while instances
 * die: JOB_ROWS=1000000 npx vitest run --mode services test/services/jobs.test.ts
 */

import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from '../../src/platform/access/key.ts'
import { openStores, type Stores } from '../../src/platform/access/open-database.ts'
import { recount } from '../../src/surfaces/jobs/account.ts'
import { answerChunk } from '../../src/surfaces/jobs/chunk.ts'
import { pgBossQueue } from '../../src/surfaces/jobs/pg-boss-queue.ts'
import { receiveJob } from '../../src/surfaces/jobs/receive.ts'
import { Storage } from '../../src/surfaces/jobs/storage.ts'
import { JobStore } from '../../src/surfaces/jobs/store.ts'
import { WorkStore } from '../../src/surfaces/jobs/work.ts'
import { tasksHere } from '../../src/surfaces/tasks/tasks.ts'
import { services } from '../support/app.ts'
import {
  attributesOf,
  type Client,
  faultsOf,
  goodRows,
  hotelRows,
  isDone,
  sendJob,
  untilJob,
} from '../support/job-client.ts'
import { record } from '../support/key-record.ts'
import { startServer } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'
import { type TestDatabase, testDatabase, withoutPostgres } from './support/postgres.ts'

const reason = await withoutPostgres()
if (reason) console.error(`jobs on PostgreSQL are skipped: ${reason}`)

const ROWS = Number(process.env.JOB_ROWS || 40_000)
/** Whole answers take long enough for an instance to die in the middle. */
const QUERY = ROWS > 100_000 ? '' : '?fields=full'
const MONTH = new Date().toISOString().slice(0, 7)
const TIMEOUT_MS = 180_000
/** Until another takes over, and then some. */
const TAKEN_OVER_MS = 60_000

describe.skipIf(reason !== undefined)('jobs on PostgreSQL', { timeout: TIMEOUT_MS }, () => {
  let database: TestDatabase
  let stores: Stores
  beforeAll(async () => {
    database = await testDatabase()
    stores = await openStores({ dataDir: tempFolder(), databaseUrl: database.url })
  })
  afterAll(async () => {
    await stores?.close()
    await database?.drop()
  })

  const instance = (environment: Record<string, string> = {}) =>
    startServer({ DATA_DIR: tempFolder(), DATABASE_URL: database.url, EDITION: '2025', ...environment })
  async function keyed(plan = 'unlimited') {
    const key = newKey()
    await stores.keys.add(record(key, { plan }))
    return key
  }
  const usageOf = (id: string) => stores.usage.answersOf(id, MONTH)

  test('one is killed and one stopped in the middle: each row once, usage exact', async () => {
    const [first, second, third] = await Promise.all([instance(), instance(), instance()])
    const { key, id } = await keyed()
    const client: Client = { url: third.url, key }
    const path = await sendJob({ url: first.url, key }, hotelRows(ROWS), QUERY)
    await untilJob(client, path, ({ rows_done }) => rows_done >= ROWS / 8, TAKEN_OVER_MS)
    first.child.kill('SIGKILL')
    second.child.kill('SIGSTOP')
    const { state } = await attributesOf(client, path)
    expect(state).toBe('running')
    await untilJob(client, path, isDone, TAKEN_OVER_MS)
    // What it holds was answered by another meanwhile.
    second.child.kill('SIGCONT')
    await pause(2000)
    expect(await faultsOf(client, path, ROWS)).toEqual([])
    expect(await usageOf(id)).toBe(goodRows(ROWS))
    const { rows } = await database.query('select count(*)::int as left from pgboss.job')
    expect(rows).toEqual([{ left: 0 }])
  })

  test('an instance that ends gives back what it has not answered, at once', async () => {
    const [first, second] = await Promise.all([instance(), instance()])
    const { key, id } = await keyed()
    const path = await sendJob({ url: first.url, key }, hotelRows(ROWS), QUERY)
    const client: Client = { url: second.url, key }
    await untilJob(client, path, ({ rows_done }) => rows_done > 0, TAKEN_OVER_MS)
    expect((await first.stop()).code).toBe(0)
    await untilJob(client, path, isDone, TAKEN_OVER_MS)
    expect(await faultsOf(client, path, ROWS)).toEqual([])
    expect(await usageOf(id)).toBe(goodRows(ROWS))
  })

  test('an instance with another edition leaves the job alone', async () => {
    const [first, other] = await Promise.all([instance(), instance({ EDITION: '2024' })])
    const { key } = await keyed()
    const path = await sendJob({ url: first.url, key }, hotelRows(ROWS), QUERY)
    first.child.kill('SIGKILL')
    const client: Client = { url: other.url, key }
    const before = await attributesOf(client, path)
    await pause(3000)
    expect((await attributesOf(client, path)).rows_done).toBe(before.rows_done)
    const again = await instance()
    await untilJob({ url: again.url, key }, path, isDone, TAKEN_OVER_MS)
    expect(await faultsOf(client, path, ROWS)).toEqual([])
  })

  test('a database user that may make no schema: jobs are unavailable, all else is answered', async () => {
    const user = `user_${newKey().id.toLowerCase()}`
    const empty = await testDatabase()
    await empty.query(`create role ${user} login; grant create, usage on schema public to ${user}`)
    const url = new URL(empty.url)
    url.username = user
    const server = await instance({ DATABASE_URL: url.href, AUTH: 'off' })
    const client: Client = { url: server.url, key: '' }
    await expect(sendJob(client, hotelRows(3))).rejects.toThrow('"unavailable"')
    expect((await fetch(`${server.url}/v1/hotel/emissions?country=GB&nights=3`)).status).toBe(200)
    await server.stop()
    expect(server.stdout()).toContain('permission denied')
    await empty.query(`drop owned by ${user}; drop role ${user}`)
    await empty.drop()
  })

  test('a row that ends its process each time is found by halving, by way of the queue', async () => {
    const { id } = await keyed()
    const { session } = stores
    const identity = newKey().id.padEnd(64, '0')
    const maker = { edition: '2025.1', editionHash: 'hash', engine: '1', identity }
    const queue = pgBossQueue({
      session,
      identity,
      onError: (error) => {
        throw error
      },
    })
    const storage = new Storage(session, { bytesMax: 1_000_000_000, days: 7 })
    const jobs = new JobStore(session, queue, 7, storage)
    const givenUp: number[] = []
    const onGivenUp = (_job: string, row: number) => givenUp.push(row)
    const work = new WorkStore({ session, queue, days: 7, storage, onGivenUp })
    const tasks = tasksHere(services)
    const body = {
      owner: id,
      form: 'application/x-ndjson',
      isFull: false,
      type: undefined,
      language: 'en',
      syntax: 'ndjson',
      source: Readable.from([Buffer.from(hotelRows(90))]),
      idempotencyKey: undefined,
      bodyHash: () => '',
      drain: async () => {},
    } as const
    const job = await receiveJob(jobs, maker, body, tasks.storeChunk)
    const BAD = 37
    const shown = () => jobs.find(id, job.id)
    for (let round = 0; (await shown())?.state !== 'done'; round++) {
      expect(round).toBeLessThan(60)
      const taken = await queue.take()
      const begun = taken && (await work.begin(taken))
      if (taken === undefined || begun === undefined) continue
      const { firstRow } = taken
      if (firstRow <= BAD && BAD < firstRow + begun.rows) {
        // Its process is gone; what the queue does when the lease is over.
        await queue.giveBack(taken)
        continue
      }
      const onFault = () => {}
      const allowance = work.allowance(begun)
      const answered = await answerChunk(begun, { ...tasks, allowance, isEnding: () => false, onFault })
      expect(answered && (await work.save(begun, answered, allowance))).toBe('saved')
    }
    expect(givenUp).toEqual([BAD])
    expect(await shown()).toMatchObject({ state: 'done', rowsDone: 90, rowsFailed: 1 })
    expect(await usageOf(id)).toBe(89)
    expect(await recount(session, job.id)).toBe((await shown())?.bytes)
    await queue.close()
  })

  test('two keys that fill the store at once do not both find the last of the room', async () => {
    const { session } = stores
    const first = await session.read((db) =>
      db
        .selectFrom('jobs')
        .select(({ fn }) => fn.sum<number>('bytes').as('bytes'))
        .executeTakeFirstOrThrow(),
    )
    const room = 40_000
    const storage = new Storage(session, { bytesMax: Number(first.bytes) + room, days: 7 })
    const queue = pgBossQueue({ session, identity: 'none', onError: () => {} })
    const store = new JobStore(session, queue, 7, storage)
    const maker = { edition: '2025.1', editionHash: 'hash', engine: '1', identity: 'none' }
    const question = { form: 'text/csv', isFull: false, type: 'hotel', language: 'en' } as const
    // Each chunk is some 10 kB of what cannot be packed, and 2 kB beside: three fit.
    const chunk = (at: number) => ({ firstRow: at, rows: 1, text: randomBytes(8000).toString('hex') })
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const owner = (await keyed()).id
        const id = await store.begin({ ...question, owner }, maker)
        const added = [1, 2, 3].map((at) => store.addChunk(id, owner, chunk(at)))
        return (await Promise.allSettled(added)).map(({ status }) => status)
      }),
    )
    const after = await session.read((db) =>
      db
        .selectFrom('jobs')
        .select(({ fn }) => fn.sum<number>('bytes').as('bytes'))
        .executeTakeFirstOrThrow(),
    )
    const fulfilled = outcomes.flat().filter((status) => status === 'fulfilled').length
    expect(fulfilled).toBeGreaterThan(0)
    expect(fulfilled).toBeLessThan(12)
    expect(Number(after.bytes)).toBeLessThanOrEqual(Number(first.bytes) + room)
    await queue.close()
  })

  test('two instances together stop within a tenth below the hard stop of the month', async () => {
    const [first] = await Promise.all([instance(), instance()])
    // 500 a month: 600 at the hard stop.
    const { key, id } = await keyed('free')
    const client: Client = { url: first.url, key }
    const paths = await Promise.all([sendJob(client, hotelRows(400)), sendJob(client, hotelRows(400))])
    const shown = await Promise.all(paths.map((path) => untilJob(client, path, isDone, TAKEN_OVER_MS)))
    const given = shown.reduce((sum, { rows_done, errors }) => sum + rows_done - errors, 0)
    expect(given).toBeGreaterThanOrEqual(540)
    expect(given).toBeLessThanOrEqual(600)
    expect(await usageOf(id)).toBe(given)
  })
})
