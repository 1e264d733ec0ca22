/** 507: no room for a job, by plan, in all, and on a server without keys. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestAccess, testAccess } from '../../../../test/support/access.ts'
import { type Reply, type TestApp, testApp } from '../../../../test/support/app.ts'
import { testJobs } from '../../../../test/support/jobs.ts'
import { JOB_BYTES, recount } from '../../jobs/account.ts'

const HOTEL = '{"type":"hotel","params":{"country":"GB","nights":3}}'
const MB = 1_000_000
/** The store of all keys together, in which the plans would fit a few times. */
const IN_ALL = 45 * MB

/** Rows of this length in all that packing makes a quarter shorter: base64 has six bits in each byte. */
function longRows(bytes: number): string {
  const rows: string[] = []
  for (let length = 0; length < bytes; length += 2000)
    rows.push(JSON.stringify({ type: 'hotel', params: { country: 'GB', nights: 3, note: noise(2000) } }))
  return rows.join('\n')
}

const noise = (characters: number) => randomBytes(characters).toString('base64').slice(0, characters)

let keys: TestAccess
let app: TestApp
beforeAll(async () => {
  keys = await testAccess()
  app = await testApp({
    access: keys.access,
    jobs: testJobs(keys, { isWorkedOn: false, storageBytesMax: IN_ALL }),
  })
})
afterAll(async () => {
  await app.close()
  await keys.stores.close()
})

/** Requests a second are limited too, by plan. */
async function send(key: string, method: 'POST' | 'DELETE', url: string, payload = ''): Promise<Reply> {
  const headers = {
    authorization: `Bearer ${key}`,
    ...(method === 'POST' && { 'content-type': 'application/x-ndjson', prefer: 'respond-async' }),
  }
  const reply = await app.send({ method, url, headers, ...(payload !== '' && { payload }) })
  if (reply.json.error?.code !== 'rate_limited') return reply
  await pause(Number(reply.headers['retry-after']) * 1000)
  return send(key, method, url, payload)
}

const make = (key: string, rows: string) => send(key, 'POST', '/v1/batch', rows)
const jobs = () => keys.stores.session.read((db) => db.selectFrom('jobs').selectAll().execute())

/** What is booked, of all that lies there; and each account is what a recount of its job gives. */
async function booked(): Promise<number> {
  const all = await jobs()
  for (const { id, bytes } of all) expect(await recount(keys.stores.session, id), id).toBe(Number(bytes))
  return all.reduce((sum, { bytes }) => sum + Number(bytes), 0)
}

describe('by plan', { timeout: 90_000 }, () => {
  test('bytes: what does not fit is refused while it comes, and leaves nothing; what is deleted gives room', async () => {
    const key = await keys.stored({ plan: 'free' })
    const first = await make(key, longRows(12 * MB))
    expect(first.status).toBe(202)
    const before = await booked()
    // 12 MB of text of which three quarters are information.
    expect(before).toBeGreaterThan(9 * MB)
    const second = await make(key, longRows(20 * MB))
    expect([second.status, second.json.error.code]).toEqual([507, 'storage_full'])
    expect(second.json.error.message).toContain('20 MB in plan free')
    expect(await booked()).toBe(before)
    expect((await jobs()).filter(({ state }) => state === 'receiving')).toEqual([])
    // Another key has room of its own.
    const other = await keys.stored({ plan: 'free' })
    const others = await make(other, longRows(2 * MB))
    expect(others.status).toBe(202)
    await send(key, 'DELETE', first.headers.location as string)
    expect((await make(key, longRows(12 * MB))).status).toBe(202)
  })

  test('results: ten that are kept, until one is deleted', async () => {
    const key = await keys.stored({ plan: 'free' })
    const first = await make(key, HOTEL)
    expect(first.status).toBe(202)
    const made = (await jobs()).find(({ id }) => id === first.json.data.id)
    await keys.stores.session.transaction(async (tx) => {
      for (let at = 1; at < 10; at++) {
        const ended = { id: `${at}`.padStart(32, '0'), state: 'cancelled', bytes: JOB_BYTES }
        await tx
          .insertInto('jobs')
          .values({ ...(made as NonNullable<typeof made>), ...ended })
          .execute()
      }
    })
    const reply = await make(key, HOTEL)
    expect([reply.status, reply.json.error.code]).toEqual([507, 'storage_full'])
    expect(reply.json.error.message).toContain('You have 10 stored jobs, the maximum of plan free.')
    await send(key, 'DELETE', first.headers.location as string)
    expect((await make(key, HOTEL)).status).toBe(202)
  })

  test('a body that says that it is longer than could fit is refused before anything is written', async () => {
    const key = await keys.stored({ plan: 'free' })
    const before = await jobs()
    const reply = await app.send({
      method: 'POST',
      url: '/v1/batch',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/x-ndjson',
        prefer: 'respond-async',
        'content-length': String(2001 * MB),
      },
      payload: HOTEL,
    })
    expect([reply.status, reply.json.error.code]).toEqual([507, 'storage_full'])
    expect(await jobs()).toEqual(before)
  })
})

test('in all: a key without limits has what the server has, and is told so', {
  timeout: 90_000,
}, async () => {
  const key = await keys.stored()
  const left = IN_ALL - (await booked())
  const reply = await make(key, longRows(left * 1.5))
  expect([reply.status, reply.json.error.code]).toEqual([507, 'storage_full'])
  expect(reply.json.error.message).toContain('45 MB (STORAGE_LIMIT)')
  expect(IN_ALL - (await booked())).toBe(left)
})

describe('on a server without keys', () => {
  let own: TestAccess
  let open: TestApp
  const LIMIT = 5 * MB
  beforeAll(async () => {
    own = await testAccess()
    open = await testApp({ jobs: testJobs(own, { storageBytesMax: LIMIT }) })
  })
  afterAll(async () => {
    await open.close()
    await own.stores.close()
  })
  const headers = { 'content-type': 'application/x-ndjson', prefer: 'respond-async' }
  const post = (payload: string) => open.send({ method: 'POST', url: '/v1/batch', payload, headers })
  const states = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await open.get(`/v1/jobs/${id}`)).status))
  async function done(id: string): Promise<void> {
    while ((await open.get(`/v1/jobs/${id}`)).json.data.attributes.state !== 'done') await pause(20)
  }

  test('beyond a hundred jobs the one that ended first is given up, and never one that has not ended', async () => {
    const ids: string[] = []
    for (let at = 0; at < 101; at++) {
      const reply = await post(HOTEL)
      expect(reply.status, reply.text).toBe(202)
      ids.push(reply.json.data.id)
      await done(ids.at(-1) ?? '')
    }
    expect(await states(ids.slice(0, 3))).toEqual([410, 200, 200])
    const listed = await open.get('/v1/jobs?limit=100')
    expect(listed.json.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1).reverse())
  })

  test('nor is there room: those that ended first go until there is', async () => {
    const first = await post(longRows(3 * MB))
    expect(first.status, first.text).toBe(202)
    await done(first.json.data.id)
    const second = await post(longRows(3.5 * MB))
    expect(second.status, second.text).toBe(202)
    // What is refused for its length alone has cost everybody's results, but nothing else.
    const tooMuch = await post(longRows(9 * MB))
    expect([tooMuch.status, tooMuch.json.error.code]).toEqual([507, 'storage_full'])
  })
})
