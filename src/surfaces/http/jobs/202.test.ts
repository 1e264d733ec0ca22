/** POST /v1/batch with Prefer: respond-async. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { jobsApp } from '../../../../test/support/jobs.ts'

const service = jobsApp()

const HOTEL = '{"id":"a","type":"hotel","params":{"country":"GB","nights":3}}'
const BAD = '{"id":"b","type":"hotel","params":{"country":"GB","nights":0}}'

async function done(path: string) {
  for (;;) {
    const { json } = await service.get(path)
    if (json.data.attributes.state === 'done') return json.data.attributes
    await pause(10)
  }
}

test('says where to ask, and what is known', async () => {
  const reply = await service.make(`${HOTEL}\n${BAD}\n`)
  expect(reply.status).toBe(202)
  const { id, type, attributes } = reply.json.data
  expect(type).toBe('job')
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(reply.headers).toMatchObject({
    location: `/v1/jobs/${id}`,
    'preference-applied': 'respond-async',
    'cache-control': 'no-store',
  })
  expect(attributes).toMatchObject({
    state: 'queued',
    content_type: 'application/x-ndjson',
    fields: 'short',
    rows: 2,
    rows_done: 0,
    errors: 0,
    edition: '2025.1',
    error: null,
    links: { self: `/v1/jobs/${id}`, result: `/v1/jobs/${id}/result`, cancel: `/v1/jobs/${id}/cancel` },
  })
  // Seven days, of the moment at which all of it was there: another second may have begun.
  const keptMs = Date.parse(attributes.expires_at) - Date.parse(attributes.created_at)
  expect(Math.round(keptMs / 86_400_000)).toBe(7)
  expect(await done(`/v1/jobs/${id}`)).toMatchObject({ rows_done: 2, errors: 1 })
})

test.each([
  ['application/x-ndjson', `${HOTEL}\n${BAD}\n`, ''],
  ['application/json', `[${HOTEL},${BAD}]`, ''],
  ['text/csv', 'id,country,nights\na,GB,3\nb,GB,0\n', '?type=hotel'],
])('%s: the result is what the batch answers at once, byte for byte', async (type, body, query) => {
  const headers = { 'content-type': type }
  const { headers: made } = await service.make(body, headers, `/v1/batch${query}`)
  await done(String(made.location))
  const result = await service.get(`${made.location}/result`)
  const atOnce = await service.make(body, { ...headers, prefer: 'wait=10' }, `/v1/batch${query}`)
  expect(atOnce.status).toBe(200)
  expect(result.text).toBe(atOnce.text)
  expect(result.headers['content-type']).toBe(atOnce.headers['content-type'])
})

test('fields=full: whole answers', async () => {
  const { headers } = await service.make(HOTEL, {}, '/v1/batch?fields=full')
  expect(await done(String(headers.location))).toMatchObject({ fields: 'full' })
  const { text } = await service.get(`${headers.location}/result`)
  // 3 nights of 10.4 kg
  expect(JSON.parse(text.split('\n')[0] ?? '').answer.data.attributes.emissions.co2e).toBe(31.2)
})

test('the month counts answered rows, asking about jobs counts nothing', async () => {
  // Nothing else is asked with this key.
  const own = { authorization: `Bearer ${await service.keys.stored()}` }
  const { json } = await service.make(`${HOTEL}\n${BAD}\n${HOTEL}\n`, own)
  const { links } = json.data.attributes
  while ((await service.app.get(links.result, own)).status === 409) await pause(10)
  const usage = await service.app.get('/v1/usage', own)
  expect(usage.json.data.attributes.month.answers).toBe(2)
})

test('a preference among others, in any case', async () => {
  for (const prefer of ['wait=5, Respond-Async', 'respond-async; x=1', 'RESPOND-ASYNC'])
    expect((await service.make(HOTEL, { prefer })).status).toBe(202)
  for (const prefer of ['respond-asynchronously', 'wait=5', ''])
    expect((await service.make(HOTEL, { prefer })).status).toBe(200)
})

test('Idempotency-Key: the same request gives the same job, for as long as it is there', async () => {
  const headers = { 'idempotency-key': 'night-run-1' }
  const first = await service.make(HOTEL, headers)
  const second = await service.make(HOTEL, headers)
  expect(second.status).toBe(202)
  expect(second.headers.location).toBe(first.headers.location)
  const [one, other] = await Promise.all(
    [0, 1].map(() => service.make(HOTEL, { 'idempotency-key': 'at-once' })),
  )
  expect(one?.headers.location).toBe(other?.headers.location)
  await service.app.send({
    method: 'DELETE',
    url: String(first.headers.location),
    headers: { authorization: `Bearer ${service.keys.good}` },
  })
  expect((await service.make(HOTEL, headers)).headers.location).not.toBe(first.headers.location)
})
