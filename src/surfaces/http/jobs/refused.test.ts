/** What is refused of jobs: 404, 405, 409, 410, 413, 422, 429. */
import { describe, expect, test } from 'vitest'
import { jobsApp } from '../../../../test/support/jobs.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

// Nobody works on them: they stay as they are.
const service = jobsApp({ isWorkedOn: false })
const HOTEL = '{"type":"hotel","params":{"country":"GB","nights":3}}'

const as = (key: string) => ({ authorization: `Bearer ${key}` })
const codeOf = ({ status, json }: { status: number; json: { error: { code: string } } }) => [
  status,
  json.error.code,
]
const made = async (key = service.keys.good) =>
  `/v1/jobs/${(await service.make(HOTEL, as(key))).json.data.id}`
const ALL = ['', '/result'] as const

describe('404', () => {
  test.each(['0'.repeat(32), 'x', "' or 1=1 --", 'A'.repeat(32), '%00', 'é'])('%s', async (id) => {
    for (const part of ALL) {
      const reply = await service.get(`/v1/jobs/${encodeURIComponent(id)}${part}`)
      expect(codeOf(reply)).toEqual([404, 'job_not_found'])
    }
  })

  test('for every other key, whatever it wants', async () => {
    const path = await made(await service.keys.stored())
    const headers = as(service.keys.good)
    for (const part of ALL)
      expect(codeOf(await service.app.get(`${path}${part}`, headers))).toEqual([404, 'job_not_found'])
    const cancel = { method: 'POST' as const, url: `${path}/cancel`, headers }
    expect(codeOf(await service.app.send(cancel))).toEqual([404, 'job_not_found'])
    expect(codeOf(await service.app.send({ method: 'DELETE', url: path, headers }))).toEqual([
      404,
      'job_not_found',
    ])
  })
})

test('405', async () => {
  const url = await made()
  const headers = as(service.keys.good)
  const reply = await service.app.send({ method: 'POST', url, headers })
  expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD, DELETE'])
})

test('409: no result before the end, and none of what was cancelled', async () => {
  const path = await made(await service.keys.stored())
  const own = await made()
  const waiting = await service.get(`${own}/result`)
  expect(codeOf(waiting)).toEqual([409, 'job_not_done'])
  expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0)
  await service.app.send({ method: 'POST', url: `${own}/cancel`, headers: as(service.keys.good) })
  const cancelled = await service.get(`${own}/result`)
  expect(codeOf(cancelled)).toEqual([409, 'job_not_done'])
  expect(cancelled.headers).not.toHaveProperty('retry-after')
  expect(cancelled.json.error.message).toContain('cancelled')
  expect(path).not.toBe(own)
})

test('410: deleted, or past its time', async () => {
  const path = await made()
  const headers = as(service.keys.good)
  await service.app.send({ method: 'DELETE', url: path, headers })
  for (const part of ALL) expect(codeOf(await service.get(`${path}${part}`))).toEqual([410, 'job_gone'])
  expect(codeOf(await service.app.send({ method: 'DELETE', url: path, headers }))).toEqual([410, 'job_gone'])
  const old = await made()
  await service.keys.stores.session.transaction((tx) =>
    tx
      .updateTable('jobs')
      .set({ expires_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', old.slice('/v1/jobs/'.length))
      .execute(),
  )
  expect(codeOf(await service.get(old))).toEqual([410, 'job_gone'])
})

describe('422, and nothing is kept', () => {
  const nothingKept = async (key: string) => {
    expect((await service.app.get('/v1/jobs', as(key))).json.data).toEqual([])
    const { session } = service.keys.stores
    const jobs = await session.read((db) =>
      db.selectFrom('jobs').select('id').where('state', '=', 'receiving').execute(),
    )
    expect(jobs).toEqual([])
  }

  test.each([
    ['application/x-ndjson', '', 'no rows'],
    ['application/x-ndjson', 'country,nights\nGB,3\n', 'None of the first 2 rows can be read'],
    ['application/json', '{"rows":[]}', 'must be a list'],
    ['application/json', '[]', 'no rows'],
    ['application/json', '[1,2]', 'None of the first 2 rows'],
    ['application/json', '[', 'not JSON'],
    ['text/csv', '', 'The body is empty'],
    ['text/csv', 'country,nights\nGB,3\n', 'type='],
    ['text/csv', 'type,a,a\nhotel,1,2\n', 'Two columns'],
    ['text/csv', 'type,country\n', 'no rows'],
  ])('%s %s', async (type, body, says) => {
    const key = await service.keys.stored()
    const reply = await service.make(body, { ...as(key), 'content-type': type })
    expectRefused(
      reply,
      reply.json.error.field === 'type' ? { field: 'type', says: [says] } : { says: [says] },
    )
    await nothingKept(key)
  })

  test.each(['', 'a b', 'é', 'x'.repeat(256)])('an Idempotency-Key that is none: %s', async (given) => {
    const reply = await service.make(HOTEL, { 'idempotency-key': given })
    expectRefused(reply, { field: 'Idempotency-Key', says: ['1 to 255 visible'] })
  })

  test('an Idempotency-Key that was sent with something else', async () => {
    const key = as(await service.keys.stored())
    const first = await service.make(HOTEL, { ...key, 'idempotency-key': 'k' })
    expect(first.status).toBe(202)
    const others: [string, string][] = [
      [`${HOTEL}\n${HOTEL}`, '/v1/batch'],
      [HOTEL, '/v1/batch?fields=full'],
    ]
    for (const [body, url] of others) {
      const reply = await service.make(body, { ...key, 'idempotency-key': 'k' }, url)
      expectRefused(reply, {
        code: 'idempotency_key_reused',
        field: 'Idempotency-Key',
        says: [first.json.data.id],
      })
    }
    const another = as(await service.keys.stored())
    expect((await service.make(`${HOTEL}\n`, { ...another, 'idempotency-key': 'k' })).status).toBe(202)
  })

  test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x', `cursor=${'0'.repeat(32)}`])(
    '%s',
    async (query) => {
      expectRefused(await service.get(`/v1/jobs?${query}`), { field: query.split('=')[0] ?? '' })
    },
  )

  test.each([
    ['', 'strict, lang'],
    ['/result', 'strict, lang'],
    ['/report', 'format, organisation, period, strict, lang'],
  ])('an unknown parameter of a job%s, and what is taken', async (part, taken) => {
    const reply = await service.get(`${await made()}${part}?fields=full`)
    expectRefused(reply, { field: 'fields' })
    expect(reply.json.error.message).toContain(`Its URL takes: ${taken}.`)
  })
})

test('413: a list of more than a thousand rows', async () => {
  const list = `[${Array.from({ length: 1001 }, () => HOTEL).join()}]`
  const reply = await service.make(list, { 'content-type': 'application/json' })
  expect(codeOf(reply)).toEqual([413, 'payload_too_large'])
})

test('429: five that have not ended, until one is cancelled', async () => {
  const key = await service.keys.stored()
  const paths: string[] = []
  for (let at = 0; at < 5; at++) paths.push(await made(key))
  const reply = await service.make(HOTEL, as(key))
  expect(codeOf(reply)).toEqual([429, 'rate_limited'])
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  await service.app.send({ method: 'POST', url: `${paths[0]}/cancel`, headers: as(key) })
  expect((await service.make(HOTEL, as(key))).status).toBe(202)
})

test('401 without a good key', async () => {
  for (const url of ['/v1/jobs', `/v1/jobs/${'0'.repeat(32)}`, `/v1/jobs/${'0'.repeat(32)}/result`])
    expect((await service.app.get(url)).status).toBe(401)
})
