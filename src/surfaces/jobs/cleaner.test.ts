import { afterEach, beforeEach, expect, test } from 'vitest'
import { tempFolder } from '../../../test/support/temp.ts'
import { openStores, type Stores } from '../../platform/access/open-database.ts'
import { type CleanerOptions, clean } from './cleaner.ts'
import { newRow, timeIn } from './rows.ts'
import { sqliteQueue } from './sqlite-queue.ts'

const MAKER = { edition: '2026.1', editionHash: 'hash', engine: '1', identity: 'now' }
const QUESTION = { owner: 'k', form: 'text/csv', isFull: false, type: 'hotel', language: 'en' } as const
const HOUR_MS = 3_600_000

let stores: Stores
beforeEach(async () => {
  stores = await openStores({ dataDir: tempFolder() })
})
afterEach(() => stores.close())

const options = (change: Partial<CleanerOptions> = {}): CleanerOptions => ({
  session: stores.session,
  maker: MAKER,
  days: 7,
  othersMs: HOUR_MS,
  queue: sqliteQueue(stores.session, MAKER.identity, () => ({ isTaken: false, leave: () => {} })),
  onError: (error) => {
    throw error
  },
  ...change,
})

/** A job with a chunk. */
async function stored(id: string, change: object, chunks = 1): Promise<void> {
  const row = { ...newRow(id, QUESTION, MAKER, timeIn(HOUR_MS)), ...change }
  const chunk = { job_id: id, rows: 1, attempts: 0, totals: null, input: Buffer.from('x'), result: null }
  await stores.session.transaction(async (tx) => {
    await tx.insertInto('jobs').values(row).execute()
    for (let at = 1; at <= chunks; at++)
      await tx
        .insertInto('job_chunks')
        .values({ ...chunk, first_row: at })
        .execute()
  })
}

async function left(): Promise<Record<string, [state: string, chunks: number]>> {
  const jobs = await stores.session.read((db) => db.selectFrom('jobs').selectAll().execute())
  const chunks = await stores.session.read((db) => db.selectFrom('job_chunks').select('job_id').execute())
  return Object.fromEntries(
    jobs.map(({ id, state }) => [id, [state, chunks.filter(({ job_id }) => job_id === id).length]]),
  )
}

const past = timeIn(-1000)

test('what is past its days is deleted, then forgotten; what is not stays', async () => {
  await stored('fresh', { state: 'done' })
  await stored('old', { state: 'done', expires_at: past, idempotency_key: 'a', body_hash: 'b' }, 20)
  await stored('waiting', { state: 'queued', expires_at: past })
  await stored('tombstone', { state: 'deleted', expires_at: past }, 0)
  await stored('half', { state: 'receiving', expires_at: past }, 3)
  await stored('coming', { state: 'receiving' })
  await clean(options())
  expect(await left()).toEqual({
    fresh: ['done', 1],
    old: ['deleted', 0],
    waiting: ['deleted', 0],
    coming: ['receiving', 1],
  })
  const old = await stores.session.read((db) =>
    db.selectFrom('jobs').selectAll().where('id', '=', 'old').executeTakeFirstOrThrow(),
  )
  expect(old).toMatchObject({ idempotency_key: null, body_hash: null })
  // It is known for as long again that it was.
  expect(old.expires_at > timeIn(6 * 24 * HOUR_MS)).toBe(true)
})

test('a job of another edition is left to others for a while, then it fails and says why', async () => {
  const before = { identity: 'before', edition: '2025.2', state: 'running' }
  await stored('young', { ...before, changed_at: timeIn(-HOUR_MS / 2) })
  await stored('abandoned', { ...before, changed_at: timeIn(-2 * HOUR_MS) })
  await stored('own', { state: 'running', changed_at: timeIn(-2 * HOUR_MS) })
  await clean(options())
  expect(await left()).toEqual({ young: ['running', 1], abandoned: ['failed', 0], own: ['running', 1] })
  await clean(options({ othersMs: 0 }))
  expect(await left()).toMatchObject({ young: ['failed', 0], own: ['running', 1] })
  const { error_code, error_message } = await stores.session.read((db) =>
    db.selectFrom('jobs').selectAll().where('id', '=', 'young').executeTakeFirstOrThrow(),
  )
  expect(error_code).toBe('unavailable')
  for (const edition of ['2025.2', '2026.1']) expect(error_message).toContain(edition)
})

test('a job that nobody had begun is taken over, where its edition answers here too', async () => {
  await stored('waiting', { state: 'queued', identity: 'before', engine: '0' })
  await clean(options({ othersMs: 0 }))
  const { identity, engine, state } = await stores.session.read((db) =>
    db.selectFrom('jobs').selectAll().where('id', '=', 'waiting').executeTakeFirstOrThrow(),
  )
  expect([identity, engine, state]).toEqual(['now', '1', 'queued'])
})

test('of a job that was stopped the answers stay, and the rows that are left go', async () => {
  await stored('stopped', { state: 'done', error_code: 'storage_full' }, 3)
  await stores.session.transaction((tx) =>
    tx.updateTable('job_chunks').set({ totals: '{}', input: null }).where('first_row', '=', 1).execute(),
  )
  await clean(options())
  expect(await left()).toEqual({ stopped: ['done', 1] })
})

test('accounts that another release has not kept are added up', async () => {
  await stored('old', { state: 'done', bytes: 0 }, 2)
  await clean(options())
  const { bytes } = await stores.session.read((db) =>
    db.selectFrom('jobs').select('bytes').where('id', '=', 'old').executeTakeFirstOrThrow(),
  )
  // A byte in each of two chunks, 2 kB beside each, and 1 kB for the job.
  expect(Number(bytes)).toBe(2 * (1 + 2048) + 1024)
})

test('a round is bounded: the next one goes on', async () => {
  for (let at = 0; at < 25; at++) await stored(`j${at}`, { state: 'deleted', expires_at: past }, 0)
  await clean(options())
  expect(Object.keys(await left())).toHaveLength(5)
  await clean(options())
  expect(await left()).toEqual({})
})
