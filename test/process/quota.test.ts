/** A month's quota, used up by everything that answers: of one server, and of several workers. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey } from '../../src/platform/access/key.ts'
import { openStores, type Stores } from '../../src/platform/access/open-database.ts'
import type { Client } from '../support/job-client.ts'
import { ask, hotelRows } from '../support/job-client.ts'
import { record } from '../support/key-record.ts'
import {
  batch,
  batchesAtOnce,
  batchesInTurn,
  closingOf,
  HARD_STOP,
  heldBatch,
  heldWithJob,
  job,
  jobThenBatch,
  USABLE,
} from '../support/ledger/clients.ts'
import { CLI, startServer } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

const MONTH = new Date().toISOString().slice(0, 7)
const TIMEOUT_MS = 90_000
const GET = '/v1/hotel/emissions?country=GB&nights=3'

let stores: Stores
let DATA_DIR: string
beforeAll(async () => {
  DATA_DIR = tempFolder()
  stores = await openStores({ dataDir: DATA_DIR })
  // No first key is needed.
  await stores.keys.add(record(newKey()))
})
afterAll(() => stores.close())

async function keyed(url: string, { plan = 'free', used = 0 } = {}): Promise<Client & { id: string }> {
  const made = newKey()
  const { key, id } = made
  await stores.keys.add(record(made, { plan }))
  const row = { keyId: id, day: `${MONTH}-01`, endpoint: '/v1/fuel/types', answers: used }
  if (used > 0) await stores.usage.save({ writer: id, number: 1, rows: [row] })
  return { url, key, id }
}

/** What is saved of a key when the last answers have been. */
async function savedOf({ id }: { id: string }): Promise<number> {
  await pause(1500)
  return stores.usage.answersOf(id, MONTH)
}

/** Requests until the month is used up; the answers with 200. */
async function gets(client: Client): Promise<number> {
  let good = 0
  for (;;) {
    const { status, headers } = await ask(client, GET)
    if (status === 200) good++
    else if (Number(headers.get('retry-after')) > 100) return good
    else await pause(500)
  }
}

/** The first answer that is not over the burst. */
async function until(asks: () => Promise<Response>): Promise<Response> {
  const answer = await asks()
  if (answer.status !== 429) return answer
  await pause(500)
  return until(asks)
}

describe('one server', { timeout: TIMEOUT_MS }, () => {
  test('requests, batches, a held one with a job, a job and then a batch: nine tenths at least, and never more', async () => {
    const { url } = await startServer({ DATA_DIR })
    const used = 590
    const ways = {
      requests: async (client: Client) => used + (await gets(client)),
      batchesInTurn,
      heldWithJob,
      jobThenBatch,
    }
    for (const [name, way] of Object.entries(ways)) {
      const client = await keyed(url, name === 'requests' ? { used } : {})
      const answers = await way(client)
      expect(answers, name).toBeGreaterThanOrEqual(USABLE)
      expect(answers, name).toBeLessThanOrEqual(HARD_STOP)
      expect(await savedOf(client), name).toBe(answers)
    }
  })

  test('a job whose month ends is done with what was answered, and its result says so', async () => {
    const { url } = await startServer({ DATA_DIR })
    const client = await keyed(url)
    const { path, ...attributes } = await job(client)
    const stopped = { code: 'quota_exceeded', message: expect.stringContaining('in plan free') }
    expect(attributes).toMatchObject({ state: 'done', rows: 700, complete: false, stopped, error: null })
    expect(attributes.rows_done).toBeGreaterThanOrEqual(USABLE)
    const result = await (await until(() => ask(client, `${path}/result`))).text()
    const { rows_done: rows } = attributes
    expect(closingOf(result)).toMatchObject({ rows, ok: rows, complete: false, stopped })
    expect(result.trimEnd().split('\n')).toHaveLength(rows + 1)
    const report = await until(() => ask(client, `${path}/report`))
    expect(report.status).toBe(200)
  })

  test('open batches of a revoked key end within 15 seconds, whether rows come or not', async () => {
    const { url } = await startServer({ DATA_DIR })
    const [unlimited, limited] = [
      await keyed(url, { plan: 'unlimited' }),
      await keyed(url, { plan: 'scale' }),
    ]
    const held = [unlimited, limited, unlimited].map(heldBatch)
    const row = hotelRows(1, () => false)
    for (const one of held) await one.write(row)
    for (const { id } of [unlimited, limited]) await stores.keys.revoke(id, new Date().toISOString())
    const revokedAtMs = performance.now()
    // The third waits for its client all the time.
    const writing = setInterval(() => {
      for (const one of held.slice(0, 2)) void one.write(row)
    }, 500)
    try {
      for (const text of await Promise.all(held.map(({ ended }) => ended)))
        expect(closingOf(text)).toMatchObject({ complete: false, stopped: { code: 'unauthorized' } })
      expect(performance.now() - revokedAtMs).toBeLessThan(15_000)
    } finally {
      clearInterval(writing)
    }
  })
})

test('four workers, a batch each: one month', { timeout: TIMEOUT_MS }, async () => {
  const { url } = await startServer({ DATA_DIR }, CLI, 'serve', '--workers', '4')
  const client = await keyed(url)
  const answers = await batchesAtOnce([client, client, client, client])
  expect(answers).toBeGreaterThanOrEqual(USABLE)
  expect(answers).toBeLessThanOrEqual(HARD_STOP)
  expect(await savedOf(client)).toBe(answers)
  // What one of them held for a moment may still be there.
  const left = (await batch(client))?.ok ?? 0
  expect(answers + left).toBeLessThanOrEqual(HARD_STOP)
})
