/** Each chunk is written once, with its usage, whoever answers it and however often. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { services } from '../../../test/support/app.ts'
import { hotelRows } from '../../../test/support/job-client.ts'
import { record } from '../../../test/support/key-record.ts'
import { tempFolder } from '../../../test/support/temp.ts'
import { monthOf } from '../../platform/access/calendar.ts'
import { newKey } from '../../platform/access/key.ts'
import { openStores, type Stores } from '../../platform/access/open-database.ts'
import { tasksHere } from '../tasks/tasks.ts'
import { answerChunk } from './chunk.ts'
import { receiveJob } from './receive.ts'
import { sqliteQueue } from './sqlite-queue.ts'
import { JobStore } from './store.ts'
import { type Work, WorkStore } from './work.ts'

const MAKER = { edition: '2025.1', editionHash: 'hash', engine: '1', identity: 'one' }
const free = { isTaken: false, leave: () => {} }

const tasks = tasksHere(services)

let stores: Stores
beforeEach(async () => {
  stores = await openStores({ dataDir: tempFolder() })
})
afterEach(() => stores.close())

async function* pieces(text: string) {
  yield Buffer.from(text)
}

async function made(rows: number, plan = 'unlimited') {
  const key = newKey()
  await stores.keys.add(record(key, { plan }))
  const { session } = stores
  const queue = sqliteQueue(session, MAKER.identity, () => free)
  const [jobs, work] = [new JobStore(session, queue, 7), new WorkStore(session, queue, 7)]
  const job = await receiveJob(
    jobs,
    MAKER,
    {
      owner: key.id,
      form: 'application/x-ndjson',
      isFull: false,
      type: undefined,
      syntax: 'ndjson',
      source: pieces(hotelRows(rows)),
      idempotencyKey: undefined,
      bodyHash: () => '',
      drain: async () => {},
    },
    tasks.storeChunk,
  )
  const begin = async () => {
    const taken = await queue.take()
    return taken && (await work.begin(taken))
  }
  const find = () => jobs.find(key.id, job.id)
  const usage = () => stores.usage.answersOf(key.id, monthOf(Date.now()))
  return { key, queue, jobs, work, job, begin, find, usage }
}

const answer = (work: Work, isEnding = () => false) =>
  answerChunk(work, {
    ...tasks,
    isEnding,
    onFault: (error) => {
      throw error
    },
  })

async function need<Value>(value: Promise<Value | undefined>): Promise<Value> {
  const there = await value
  if (there === undefined) throw new Error('there is none')
  return there
}

test('two that answer one chunk: one is saved, and usage is counted once', async () => {
  const { begin, work, find, usage } = await made(200)
  const [first, second] = [await need(begin()), await need(begin())]
  expect([first.taken, first.attempt]).toEqual([second.taken, 1])
  expect(second.attempt).toBe(2)
  const [one, two] = [await need(answer(first)), await need(answer(second))]
  expect(await work.save(first, one)).toBe('saved')
  expect(await work.save(second, two)).toBe('lost')
  // Each hundredth row is wrong.
  expect(await usage()).toBe(198)
  expect(await find()).toMatchObject({ state: 'done', rowsDone: 200, rowsFailed: 2 })
  expect(await begin()).toBeUndefined()
})

test('what is answered before an end is saved, and the rest is a chunk of its own', async () => {
  const { begin, work, find, usage } = await made(5000)
  const first = await need(begin())
  // A clock that goes on a millisecond whenever it is looked at: the first turn is over long before the rows are.
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++)
  const part = await need(answer({ ...first }, () => true))
  clock.mockRestore()
  expect(part.rows).toBeGreaterThan(0)
  expect(part.rows).toBeLessThan(5000)
  expect(await work.save(first, part)).toBe('saved')
  expect(await find()).toMatchObject({ state: 'running', rowsDone: part.rows })
  const rest = await need(begin())
  expect(rest).toMatchObject({ taken: { firstRow: part.rows + 1 }, rows: 5000 - part.rows, attempt: 1 })
  // Whoever has answered the whole chunk meanwhile has lost it.
  expect(await work.save(first, await need(answer(first)))).toBe('lost')
  expect(await work.save(rest, await need(answer(rest)))).toBe('saved')
  expect(await find()).toMatchObject({ state: 'done', rowsDone: 5000, rowsFailed: 50 })
  expect(await usage()).toBe(4950)
})

test('at the hard stop of the month the remaining rows are refused', async () => {
  // free: 500 a month, 600 at the hard stop; 800 rows have 8 that are wrong.
  const { begin, work, find, usage } = await made(800, 'free')
  const chunk = await need(begin())
  expect(chunk.left).toBe(600)
  expect(await work.save(chunk, await need(answer(chunk)))).toBe('saved')
  expect(await usage()).toBe(600)
  expect(await find()).toMatchObject({ state: 'done', rowsDone: 800, rowsFailed: 200 })
})

test('answers that others were counted meanwhile make it be answered again', async () => {
  const { key, begin, work, usage, find } = await made(500, 'free')
  const chunk = await need(begin())
  const answered = await need(answer(chunk))
  const row = { keyId: key.id, day: new Date().toISOString().slice(0, 10), endpoint: '/v1/x', answers: 300 }
  await stores.usage.save({ writer: 'other', number: 1, rows: [row] })
  expect(await work.save(chunk, answered)).toBe('over')
  expect(await usage()).toBe(300)
  expect(await find()).toMatchObject({ state: 'running', rowsDone: 0 })
  const again = await need(begin())
  expect(again.left).toBe(300)
  expect(await work.save(again, await need(answer(again)))).toBe('saved')
  expect(await usage()).toBe(600)
})

test('a job that is cancelled meanwhile takes no answers', async () => {
  const { jobs, job, begin, work, usage, find } = await made(100)
  const chunk = await need(begin())
  const answered = await need(answer(chunk))
  expect(await jobs.end(job.id, 'cancelled')).toBe(true)
  expect(await work.save(chunk, answered)).toBe('lost')
  expect(await usage()).toBe(0)
  expect(await find()).toMatchObject({ state: 'cancelled', rowsDone: 0 })
  expect(await begin()).toBeUndefined()
  const left = await stores.session.read((db) => db.selectFrom('job_chunks').selectAll().execute())
  expect(left).toEqual([])
})

test('what is deleted is overwritten on the disk', async () => {
  const dataDir = tempFolder()
  await stores.close()
  stores = await openStores({ dataDir })
  const { jobs, job } = await made(2000)
  const chunk = await stores.session.read((db) =>
    db.selectFrom('job_chunks').select('input').executeTakeFirstOrThrow(),
  )
  const bytes = Buffer.from(chunk.input ?? []).subarray(0, 64)
  const isOnDisk = () =>
    readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes(bytes))
  expect(bytes).toHaveLength(64)
  expect(isOnDisk()).toBe(true)
  await jobs.end(job.id, 'deleted')
  expect(isOnDisk()).toBe(false)
})

test('a chunk that ends the process each time ends its job', async () => {
  const { begin, find } = await made(10)
  for (let attempt = 1; attempt <= 5; attempt++)
    expect(await begin()).toMatchObject({ attempt, isLastAttempt: attempt === 5 })
  expect(await begin()).toBeUndefined()
  expect(await find()).toMatchObject({ state: 'failed', error: { code: 'internal_error' } })
})

test('a row that fails through a fault of ours is an error row, and the others are answered', async () => {
  const { begin } = await made(3)
  const context = Object.create(services, {
    edition: {
      get() {
        throw new Error('a fault')
      },
    },
  })
  const broken = tasksHere(context)
  const faults: unknown[] = []
  const options = {
    ...broken,
    isEnding: () => false,
    onFault: (error: unknown) => faults.push(error),
  }
  const chunk = await answerChunk(await need(begin()), options)
  expect(chunk).toMatchObject({ rows: 3, totals: { ok: 0, failed: 3 } })
  expect(faults).toMatchObject([1, 2, 3].map((row) => ({ row, message: 'a fault' })))
})

test('a key that was revoked has no answers any more', async () => {
  const { key, begin, find } = await made(10)
  await stores.keys.revoke(key.id, new Date().toISOString())
  expect(await begin()).toBeUndefined()
  expect(await find()).toMatchObject({ state: 'failed', error: { code: 'unauthorized' } })
})
