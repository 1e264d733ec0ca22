/** Limits as clients meet them. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestAccess, testAccess } from '../../../../test/support/access.ts'
import { type Reply, type TestApp, testApp } from '../../../../test/support/app.ts'

const QUESTION = '/v1/hotel/emissions?country=GB&nights=3'
const FAKED = ['Date', 'performance', 'setInterval', 'clearInterval'] as const

let keys: TestAccess
let app: TestApp
beforeEach(async () => {
  // Noon of 21 November: 9.5 days, 820,800 s, to the end of a month of 30 days, 2,592,000 s.
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: [...FAKED] })
  keys = await testAccess()
  app = await testApp({ access: keys.access })
})
afterEach(async () => {
  await app.close()
  await keys.stores.close()
  vi.useRealTimers()
})

const ask = (key: string, url = QUESTION, headers = {}) =>
  app.get(url, { authorization: `Bearer ${key}`, ...headers })

/** A key of the plan free with so many answers in this month. */
async function freeKey(answers = 0): Promise<string> {
  const key = await keys.stored({ plan: 'free' })
  const row = { keyId: key.slice(8, 16), day: '2026-11-02', endpoint: '/v1/fuel/types', answers }
  if (answers > 0) await keys.stores.usage.save({ writer: key, number: 1, rows: [row] })
  return key
}

const LIMIT_HEADERS = [
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-monthly-usage',
  'x-monthly-limit',
  'x-usage-warning',
  'ratelimit-policy',
  'ratelimit',
  'retry-after',
]
const limits = ({ headers }: Reply) =>
  Object.fromEntries(LIMIT_HEADERS.filter((name) => name in headers).map((name) => [name, headers[name]]))

describe('every answer to a limited key says how it stands', () => {
  test('the first', async () => {
    const reply = await ask(await freeKey(7))
    expect(reply.status).toBe(200)
    expect(limits(reply)).toEqual({
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '4',
      'x-monthly-usage': '8',
      'x-monthly-limit': '500',
      // A bucket of 5 is full after 2.5 s; one token is back after half a second.
      'ratelimit-policy': '"burst";q=5;w=3, "month";q=500;w=2592000',
      ratelimit: '"burst";r=4;t=1, "month";r=492;t=820800',
    })
  })

  test('a key without a plan has none of them', async () => {
    for (let i = 0; i < 100; i++) {
      const reply = await ask(keys.good)
      expect(reply.status).toBe(200)
      expect(limits(reply)).toEqual({})
    }
  })

  test('only answers with 2xx count against the month', async () => {
    const key = await freeKey()
    const tag = String((await ask(key)).headers.etag)
    const usage = async (reply: Reply) => {
      vi.advanceTimersByTime(1000)
      return [reply.status, reply.headers['x-monthly-usage']]
    }
    expect(await usage(await ask(key, QUESTION, { 'if-none-match': tag }))).toEqual([304, '1'])
    expect(await usage(await ask(key, `${QUESTION}&nights=1`))).toEqual([422, '1'])
    expect(await usage(await ask(key))).toEqual([200, '2'])
    const head = { method: 'HEAD', url: QUESTION, headers: { authorization: `Bearer ${key}` } } as const
    expect(await usage(await app.send(head))).toEqual([200, '3'])
    expect(await usage(await ask(key, '/v1/usage'))).toEqual([200, '3'])
    await keys.access.meter.flush()
    expect(await keys.stores.usage.answersOf(key.slice(8, 16), '2026-11')).toBe(3)
  })

  test.each([
    // With this answer: 400 are 80 % of 500, 450 are 90 %.
    [398, undefined],
    [399, 'approaching-limit'],
    [449, 'approaching-limit-critical'],
    [499, 'over-limit-grace'],
    [599, 'over-limit-grace'],
  ])('after %i answers the warning is %s', async (answers, warning) => {
    const reply = await ask(await freeKey(answers))
    expect(reply.status).toBe(200)
    expect(reply.headers['x-usage-warning']).toBe(warning)
    expect(reply.headers.ratelimit).toContain(`"month";r=${Math.max(0, 499 - answers)};`)
  })
})

describe('too many at once', () => {
  test('the burst is answered, the rest gets 429, and others are served', async () => {
    const [key, other] = [await freeKey(), await freeKey()]
    const replies = await Promise.all(Array.from({ length: 12 }, () => ask(key)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(7)
    for (const reply of refused) {
      expect(reply.json.error).toMatchObject({
        code: 'rate_limited',
        status: 429,
        message: expect.stringContaining('allows 5 at once and 2 per second'),
      })
      expect(limits(reply)).toMatchObject({ 'retry-after': '1', 'x-ratelimit-remaining': '0' })
      expect(reply.headers['cache-control']).toBe('no-store')
    }
    expect((await ask(other)).status).toBe(200)
    expect((await ask(keys.good)).status).toBe(200)
    vi.advanceTimersByTime(1000)
    expect((await ask(key)).status).toBe(200)
    // The first may be the one that the timer began before the last answer.
    for (const _ of [1, 2]) await keys.access.meter.flush()
    expect(await keys.stores.usage.answersOf(key.slice(8, 16), '2026-11')).toBe(6)
  })
})

describe('the hard stop at 120 % of the month', () => {
  test('the 600th answer of the plan free is the last; Retry-After is the first of next month', async () => {
    const key = await freeKey(599)
    expect((await ask(key)).headers['x-monthly-usage']).toBe('600')
    const reply = await ask(key)
    expect(reply.status).toBe(429)
    expect(reply.json.error).toMatchObject({
      code: 'quota_exceeded',
      message: expect.stringMatching(/500 calculations.* 600\b.*1 December 2026/),
    })
    expect(limits(reply)).toMatchObject({
      'retry-after': '820800',
      'x-monthly-usage': '600',
      'x-usage-warning': 'over-limit-grace',
    })
    // Not even a 304, and the key can still look at its usage.
    expect((await ask(key, QUESTION, { 'if-none-match': '*' })).status).toBe(429)
    expect((await ask(key, '/v1/usage')).status).toBe(200)
    vi.setSystemTime(Date.parse('2026-12-01T00:00:00Z'))
    vi.advanceTimersByTime(5000)
    const anew = await ask(key)
    expect([anew.status, anew.headers['x-monthly-usage']]).toEqual([200, '1'])
  })
})

test('while nothing is booked and the database fails: 503 with Retry-After, and nothing of the reason', async () => {
  const key = await freeKey(300)
  // Known, and with a tenth of the 300 that are left: one is given.
  expect((await ask(key)).status).toBe(200)
  const failing = vi.spyOn(keys.access.session, 'transaction').mockRejectedValue(new Error('/var/secret'))
  const statuses: number[] = []
  for (let i = 0; i < 29; i++) {
    vi.advanceTimersByTime(500)
    statuses.push((await ask(key)).status)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await ask(key)
  failing.mockRestore()
  expect([refused.status, refused.json.error.code]).toEqual([503, 'unavailable'])
  expect(refused.headers['retry-after']).toBe('1')
  expect(refused.text).not.toContain('secret')
})

test('a key whose plan is none of ours is not let through without limits', async () => {
  const key = await keys.stored({ plan: 'gold' })
  const reply = await ask(key)
  expect(reply.status).toBe(503)
  expect(reply.json.error.code).toBe('unavailable')
})

describe('an address with too many failed keys', () => {
  const fail = (header = `Bearer ${keys.unknown}`) => app.get(QUESTION, { authorization: header })

  test('gets 429 with Retry-After for more of them, and answers for keys that are known', async () => {
    expect((await ask(keys.good)).status).toBe(200)
    for (let i = 0; i < 60; i++) expect((await fail(i % 2 ? 'Bearer nonsense' : undefined)).status).toBe(401)
    for (const header of [undefined, 'Bearer nonsense', 'Basic x']) {
      const reply = await fail(header)
      expect(reply.status).toBe(429)
      expect(reply.headers['retry-after']).toBe('1')
      expect(reply.json.error.code).toBe('rate_limited')
    }
    // No key is no try.
    expect((await app.get(QUESTION)).status).toBe(401)
    expect((await ask(keys.good)).status).toBe(200)
    vi.advanceTimersByTime(1000)
    expect((await fail()).status).toBe(401)
    expect((await fail()).status).toBe(429)
  })

  test('is the one that the connection comes from, whatever a header says, until a proxy is trusted', async () => {
    const from = (address: string) => ({
      authorization: 'Bearer nonsense',
      'x-forwarded-for': `${address}, 192.0.2.7`,
    })
    for (let i = 0; i < 60; i++) await app.get(QUESTION, from(`198.51.100.${i}`))
    expect((await app.get(QUESTION, from('203.0.113.1'))).status).toBe(429)

    const proxied = await testAccess()
    const behind = await testApp({ access: proxied.access, trustProxy: 2 })
    for (let i = 0; i < 60; i++) await behind.get(QUESTION, from('198.51.100.1'))
    expect((await behind.get(QUESTION, from('198.51.100.1'))).status).toBe(429)
    expect((await behind.get(QUESTION, from('203.0.113.1'))).status).toBe(401)
    await behind.close()
    await proxied.stores.close()
  })
})
