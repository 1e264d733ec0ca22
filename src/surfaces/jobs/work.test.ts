/** Each chunk is written once, with its usage, whoever answers it and however often. */
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { services } from '../../../test/support/app.ts'
import { hotelRows } from '../../../test/support/job-client.ts'
import { record } from '../../../test/support/key-record.ts'
import { tempFolder } from '../../../test/support/temp.ts'
import { monthOf } from '../../platform/access/calendar.ts'
import { newKey } from '../../platform/access/key.ts'
import { openStores, type Stores } from '../../platform/access/open-database.ts'
import { ROW_FORMATS } from '../batch/row-formats.ts'
import { tasksHere } from '../tasks/tasks.ts'
import { recount } from './account.ts'
import { answerChunk } from './chunk.ts'
import { receiveJob } from './receive.ts'
import { resultOf } from './result.ts'
import { sqliteQueue } from './sqlite-queue.ts'
import { Storage } from './storage.ts'
import { JobStore } from './store.ts'
import { type Work, WorkStore } from './work.ts'
import { startWorker } from './worker.ts'

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

interface Given {
  readonly storageBytesMax?: number
  readonly isWrong?: (row: number) => boolean
}

async function made(rows: number, plan = 'unlimited', given: Given = {}) {
  const { storageBytesMax = 1_000_000_000, isWrong } = given
  const key = newKey()
  await stores.keys.add(record(key, { plan }))
  const { session } = stores
  const queue = sqliteQueue(session, MAKER.identity, () => free)
  const storage = new Storage(session, { bytesMax: storageBytesMax, days: 7 })
  const jobs = new JobStore(session, queue, 7, storage)
  const givenUp: number[] = []
  const onGivenUp = (_job: string, row: number) => givenUp.push(row)
  const work = new WorkStore({ session, queue, days: 7, storage, onGivenUp })
  const job = await receiveJob(
    jobs,
    MAKER,
    {
      owner: key.id,
      form: 'application/x-ndjson',
      isFull: false,
      type: undefined,
      language: 'en',
      syntax: 'ndjson',
      source: pieces(hotelRows(rows, isWrong)),
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
  /** Answers a chunk, and saves that when it is told to. */
  const answer = async (chunk: Work, isEnding = () => false) => {
    const allowance = work.allowance(chunk)
    const part = await need(answerChunk(chunk, { ...tasks, allowance, isEnding, onFault: thrown }))
    return { ...part, allowance, save: () => work.save(chunk, part, allowance) }
  }
  const leases = () => stores.session.read((db) => db.selectFrom('usage_leases').selectAll().execute())
  return { key, queue, jobs, work, job, begin, find, usage, givenUp, answer, leases }
}

const thrown = (error: unknown) => {
  throw error
}

async function need<Value>(value: Promise<Value | undefined>): Promise<Value> {
  const there = await value
  if (there === undefined) throw new Error('there is none')
  return there
}

test('two that answer one chunk: one is saved, and usage is counted once', async () => {
  const { begin, answer, find, usage } = await made(200)
  const [first, second] = [await need(begin()), await need(begin())]
  expect([first.taken, first.attempt, first.rows]).toEqual([second.taken, 1, 200])
  // Whoever has it has not saved it yet, and may be gone: the half of it is tried.
  expect([second.attempt, second.rows]).toEqual([2, 100])
  const [one, two] = [await answer(first), await answer(second)]
  expect(await two.save()).toBe('saved')
  expect(await one.save()).toBe('lost')
  const rest = await answer(await need(begin()))
  expect(await rest.save()).toBe('saved')
  expect(await two.save()).toBe('lost')
  // Each hundredth row is wrong.
  expect(await usage()).toBe(198)
  expect(await find()).toMatchObject({ state: 'done', rowsDone: 200, rowsFailed: 2 })
  expect(await begin()).toBeUndefined()
})

test('what is answered before an end is saved, and the rest is a chunk of its own', async () => {
  const { begin, answer, find, usage } = await made(5000)
  const first = await need(begin())
  // A clock that goes on a millisecond whenever it is looked at: the first turn is over long before the rows are.
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++)
  const part = await answer({ ...first }, () => true)
  clock.mockRestore()
  expect(part.rows).toBeGreaterThan(0)
  expect(part.rows).toBeLessThan(5000)
  expect(await part.save()).toBe('saved')
  expect(await find()).toMatchObject({ state: 'running', rowsDone: part.rows })
  const rest = await need(begin())
  expect(rest).toMatchObject({ taken: { firstRow: part.rows + 1 }, rows: 5000 - part.rows, attempt: 1 })
  // Whoever has answered the whole chunk meanwhile has lost it.
  expect(await (await answer(first)).save()).toBe('lost')
  expect(await (await answer(rest)).save()).toBe('saved')
  expect(await find()).toMatchObject({ state: 'done', rowsDone: 5000, rowsFailed: 50 })
  expect(await usage()).toBe(4950)
})

test('at the hard stop of the month a job is done with the rows that were answered', async () => {
  // free: 500 a month, 600 at the hard stop; 800 rows have 8 that are wrong, six of them among the first 606.
  const { begin, answer, find, usage, leases } = await made(800, 'free')
  const chunk = await need(begin())
  expect(await (await answer(chunk)).save()).toBe('saved')
  expect(await usage()).toBe(600)
  expect(await find()).toMatchObject({
    state: 'done',
    rows: 800,
    rowsDone: 606,
    rowsFailed: 6,
    error: undefined,
    stopped: {
      code: 'quota_exceeded',
      message: expect.stringMatching(/500 calculations in plan free, 600 /),
    },
  })
  expect(await leases()).toEqual([])
})

test('what others have booked or used is not given', async () => {
  const { key, begin, answer, usage, find, leases } = await made(800, 'free')
  const month = monthOf(Date.now())
  const row = { keyId: key.id, day: new Date().toISOString().slice(0, 10), endpoint: '/v1/x', answers: 300 }
  const asks = [{ keyId: key.id, month, wanted: 30 }]
  await stores.usage.save({ writer: 'other', number: 1, rows: [row], asks })
  expect(await (await answer(await need(begin()))).save()).toBe('saved')
  // A tenth of the 300 that are left is 30: 600 - 300 - 30.
  expect(await usage()).toBe(570)
  expect(await find()).toMatchObject({ state: 'done', stopped: { code: 'quota_exceeded' } })
  expect(await leases()).toMatchObject([{ holder: 'other', answers: 30 }])
})

test('an attempt that did not come to its end keeps nothing booked, and cannot be saved after the next', async () => {
  const { begin, answer, usage, leases } = await made(200, 'free')
  const cut = await answer(await need(begin()))
  expect((await leases()).length).toBe(1)
  const next = await answer(await need(begin()))
  // The one that is cut is not dead: what it saved now would be given by both.
  expect(await cut.save()).toBe('lost')
  expect(await next.save()).toBe('saved')
  // Begun anew, it is the half of it.
  expect([await usage(), await leases()]).toEqual([99, []])
  expect(await (await answer(await need(begin()))).save()).toBe('saved')
  expect([await usage(), await leases()]).toEqual([198, []])
})

test('a job with hardly a row that can be answered is stopped after 10,000 that cannot', async () => {
  const { begin, answer, find, usage } = await made(20_000, 'unlimited', { isWrong: (row) => row % 11 !== 0 })
  for (let chunk = await begin(); chunk; chunk = await begin())
    expect(await (await answer(chunk)).save()).toBe('saved')
  // Chunks of 5,000: with the third 15,000 are read, and a row of 11 is answered, 1,363.
  expect(await find()).toMatchObject({
    state: 'done',
    rowsDone: 15_000,
    rowsFailed: 13_637,
    stopped: { code: 'too_many_errors' },
  })
  expect(await usage()).toBe(1363)
  const open = await stores.session.read((db) =>
    db.selectFrom('job_chunks').select('first_row').where('totals', 'is', null).execute(),
  )
  expect(open).toEqual([])
})

test('a key that is revoked while a chunk is answered fails the job, and nothing counts', async () => {
  const { key, begin, answer, find, usage, leases } = await made(200, 'free')
  const chunk = await need(begin())
  await stores.keys.revoke(key.id, new Date().toISOString())
  expect(await (await answer(chunk)).save()).toBe('saved')
  expect(await find()).toMatchObject({ state: 'failed', error: { code: 'unauthorized' } })
  expect([await usage(), await leases()]).toEqual([0, []])
})

test('answers count in the month in which they were booked', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T23:59:59Z'), toFake: ['Date'] })
  const { key, begin, answer } = await made(100, 'free')
  const answered = await answer(await need(begin()))
  vi.setSystemTime(Date.parse('2026-12-01T00:00:05Z'))
  expect(await answered.save()).toBe('saved')
  const months = [await stores.usage.days(key.id, '2026-11'), await stores.usage.days(key.id, '2026-12')]
  vi.useRealTimers()
  expect(months).toMatchObject([[{ day: '2026-11-30', answers: 99 }], []])
})

test('a job that is cancelled meanwhile takes no answers', async () => {
  const { jobs, job, begin, answer, usage, find, leases } = await made(100, 'free')
  const answered = await answer(await need(begin()))
  expect(await jobs.end(job.id, 'cancelled')).toBe(true)
  expect(await answered.save()).toBe('lost')
  expect([await usage(), await leases()]).toEqual([0, []])
  expect(await find()).toMatchObject({ state: 'cancelled', rowsDone: 0 })
  expect(await begin()).toBeUndefined()
  const left = await stores.session.read((db) => db.selectFrom('job_chunks').selectAll().execute())
  expect(left).toEqual([])
})

/** Bytes of the pages that have something, as SQLite itself counts them. */
async function pagesInUse(): Promise<number> {
  const { rows } = await stores.session.read((db) =>
    sql<{ bytes: number }>`select (page_count - freelist_count) * page_size as bytes
      from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`.execute(db),
  )
  return rows[0]?.bytes ?? 0
}

test('what is booked is what lies on the disk, to a tenth, with the rows and with the answers', async () => {
  const before = await pagesInUse()
  const { begin, answer, find } = await made(60_000)
  const isRight = async () => {
    const booked = (await need(find())).bytes
    const used = (await pagesInUse()) - before
    expect(booked / used).toBeGreaterThan(0.9)
    expect(booked / used).toBeLessThan(1.1)
  }
  await isRight()
  for (let begun = await begin(); begun !== undefined; begun = await begin())
    expect(await (await answer(begun)).save()).toBe('saved')
  await isRight()
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

test('a row that ends the process each time is found by halving, and fails alone', async () => {
  const { begin, answer, find, jobs, key, job, usage, givenUp } = await made(90)
  const BAD = 37
  const sizes: number[] = []
  for (let round = 0; (await find())?.state !== 'done'; round++) {
    expect(round).toBeLessThan(60)
    const begun = await begin()
    if (begun === undefined) continue
    sizes.push(begun.rows)
    const { firstRow } = begun.taken
    // A process that has such a row in hand is gone: nothing is saved, and nobody is told.
    if (firstRow <= BAD && BAD < firstRow + begun.rows) continue
    expect(await (await answer(begun)).save()).toBe('saved')
  }
  // By hand: 90 → 45 (row 37 in it) → 23, which is saved, then 24 to 45 = 22 → 11 saved, 35 to 45 = 11 → 6 → 3, where row
  // 37 is the last; 35 and 36 are saved as a half of 2, and 37 by itself is begun five times.
  expect(sizes).toEqual([90, 45, 23, 22, 11, 11, 6, 3, 2, 1, 1, 1, 1, 1, 3, 5, 45])
  expect(givenUp).toEqual([BAD])
  expect(await find()).toMatchObject({ state: 'done', rowsDone: 90, rowsFailed: 1 })
  expect(await usage()).toBe(89)
  const lines: string[] = []
  const form = need(Promise.resolve(ROW_FORMATS.get(job.form)))
  const options = { session: stores.session, job: await need(jobs.find(key.id, job.id)), form: await form }
  for await (const piece of resultOf({ ...options, onClosing: () => {} })) lines.push(String(piece))
  const rows = lines
    .join('')
    .trim()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
  expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 90 }, (_, at) => at + 1))
  const failed = rows.filter(({ status }) => status === 'error')
  expect(failed).toMatchObject([{ row: BAD, id: `r${BAD}`, error: { code: 'internal_error' } }])
})

test('processes that end for another reason cost no row of a job, however often', async () => {
  const { begin, answer, find } = await made(1500)
  for (let killed = 0; killed < 6; killed++) await need(begin())
  for (;;) {
    const begun = await begin()
    if (begun === undefined) break
    expect(await (await answer(begun)).save()).toBe('saved')
  }
  // Each hundredth row is wrong.
  expect(await find()).toMatchObject({ state: 'done', rowsDone: 1500, rowsFailed: 15 })
})

test('what could not be saved was no attempt', async () => {
  const { begin, answer } = await made(10)
  const answered = await answer(await need(begin()))
  const failing = vi.spyOn(stores.session, 'transaction').mockRejectedValueOnce(new Error('the disk is full'))
  await expect(answered.save()).rejects.toThrow('the disk is full')
  failing.mockRestore()
  expect(await begin()).toMatchObject({ attempt: 1, rows: 10 })
})

/** What a worker does until a job has ended, and what it logs. */
async function worked({ queue, work, find }: Awaited<ReturnType<typeof made>>, fault?: Error) {
  const logged: unknown[] = []
  let faults = fault ? 1 : 0
  const answerChunk: typeof tasks.answerChunk = (question) =>
    fault && faults-- > 0 ? Promise.reject(fault) : tasks.answerChunk(question)
  const log = { error: (details: object) => logged.push(details) }
  const worker = startWorker({ tasks: { ...tasks, answerChunk }, queue, store: work, log })
  try {
    await vi.waitUntil(async () => (await find())?.endedAt, { timeout: 10_000 })
  } finally {
    await worker.end()
  }
  return logged
}

test('a job whose rows are damaged where they are stored fails, and holds up no other', async () => {
  const job = await made(10)
  await stores.session.transaction((tx) =>
    tx
      .updateTable('job_chunks')
      .set({ input: Buffer.from([0xff, 0xff]), attempts: 1 })
      .execute(),
  )
  expect(await worked(job)).toHaveLength(1)
  expect(await job.find()).toMatchObject({ state: 'failed', error: { code: 'internal_error' } })
})

test('a fault that ends no process is no attempt: the chunk is not halved', async () => {
  const job = await made(10)
  await worked(job, new Error('the database is away'))
  expect(await job.find()).toMatchObject({ state: 'done', rowsDone: 10 })
  const chunks = await stores.session.read((db) => db.selectFrom('job_chunks').selectAll().execute())
  expect(chunks).toMatchObject([{ rows: 10, attempts: 1 }])
})

test('results that do not fit end their job with what there is, and give the rest back', async () => {
  const { begin, answer, find, jobs, key, job, queue } = await made(20_000)
  const first = await need(begin())
  expect(await (await answer(first)).save()).toBe('saved')
  const second = await need(begin())
  const answered = await answer(second)
  const { bytes = 0 } = (await find()) ?? {}
  const tight = new Storage(stores.session, { bytesMax: bytes, days: 7 })
  const full = new WorkStore({ session: stores.session, queue, days: 7, storage: tight, onGivenUp: () => {} })
  // A megabyte: whatever the rows took, these take more.
  const long = { ...answered, result: randomBytes(1_000_000) }
  expect(await full.save(second, long, answered.allowance)).toBe('full')
  const stopped = await need(find())
  expect(stopped).toMatchObject({ state: 'done', rowsDone: 5000, stopped: { code: 'storage_full' } })
  expect(await begin()).toBeUndefined()
  expect(stopped.bytes).toBeLessThan(bytes)
  expect(await recount(stores.session, job.id)).toBe(stopped.bytes)
  const pieces: string[] = []
  const form = await need(Promise.resolve(ROW_FORMATS.get(job.form)))
  const found = await need(jobs.find(key.id, job.id))
  const told: unknown[] = []
  const options = { session: stores.session, job: found, form, onClosing: (one: unknown) => told.push(one) }
  for await (const piece of resultOf(options)) pieces.push(String(piece))
  expect(pieces.join('').trim().split('\n')).toHaveLength(5001)
  expect(told).toMatchObject([{ rows: 5000, complete: false, stopped: { code: 'storage_full' } }])
})

test('a row that fails through a fault of ours is an error row, and the others are answered', async () => {
  const { begin, work } = await made(3)
  const context = Object.create(services, {
    edition: {
      get() {
        throw new Error('a fault')
      },
    },
  })
  const broken = tasksHere(context)
  const faults: unknown[] = []
  const first = await need(begin())
  const options = {
    ...broken,
    allowance: work.allowance(first),
    isEnding: () => false,
    onFault: (error: unknown) => faults.push(error),
  }
  const chunk = await answerChunk(first, options)
  expect(chunk).toMatchObject({ rows: 3, totals: { ok: 0, failed: 3 } })
  expect(faults).toMatchObject([1, 2, 3].map((row) => ({ row, message: 'a fault' })))
})

test('a key that was revoked has no answers any more', async () => {
  const { key, begin, find } = await made(10)
  await stores.keys.revoke(key.id, new Date().toISOString())
  expect(await begin()).toBeUndefined()
  expect(await find()).toMatchObject({ state: 'failed', error: { code: 'unauthorized' } })
})
