/** How the client asks: errors, retries, what it keeps, and how a call is ended. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { EverygramError, everygram } from '../../packages/client/src/everygram.ts'
import { sleep, waitMs } from '../../packages/client/src/wait.ts'
import { testAccess } from '../support/access.ts'
import { serviceUrl, toldUrl } from '../support/listening.ts'

const STAY = { country: 'GB', nights: 3 }

interface Told {
  status: number
  headers?: Record<string, string>
  body?: string
  /** The connection is cut after the body, or before all where there is none. */
  isCut?: true
}

const GOOD: Told = { status: 200, body: '{"data":[],"meta":{}}' }
const refused = (status: number, headers: Record<string, string> = {}): Told => {
  return {
    status,
    headers,
    body: JSON.stringify({ error: { code: 'rate_limited', message: 'Wait.', status } }),
  }
}
/** Asks for no wait. */
const AT_ONCE = { 'retry-after': '0' }

/** A server with these answers, one a request, and the requests that it got. */
async function telling(...answers: Told[]) {
  const requests: IncomingMessage[] = []
  const url = await toldUrl((request, reply: ServerResponse) => {
    const { status, headers, body, isCut } = answers[requests.push(request) - 1] ?? GOOD
    const cut = () => request.socket.destroy()
    if (isCut && body === undefined) cut()
    else if (isCut) reply.writeHead(status, headers).write(body, cut)
    else reply.writeHead(status, headers).end(body)
  })
  return { url, requests }
}

async function errorFrom(call: Promise<unknown>): Promise<EverygramError> {
  const error = await call.catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(EverygramError)
  return error as EverygramError
}

describe('retries', () => {
  test.each([
    ['too many requests', refused(429, AT_ONCE)],
    ['unavailable', refused(503, AT_ONCE)],
    ['a date that is over', refused(503, { 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' })],
    ['a proxy without its server', { ...refused(502, AT_ONCE), body: '<html>' }],
    ['a cut connection', { status: 0, isCut: true }],
    ['a cut answer', { ...GOOD, body: '{"data":[', isCut: true }],
  ] satisfies [string, Told][])('%s', async (_, first) => {
    const { url, requests } = await telling(first)
    expect(await everygram({ url }).hotelFactors()).toEqual({ data: [], meta: {} })
    expect(requests).toHaveLength(2)
  })

  test('as often as is said, and no more', async () => {
    const { url, requests } = await telling(...Array.from({ length: 9 }, () => refused(429, AT_ONCE)))
    expect((await errorFrom(everygram({ url, retries: 3 }).hotelFactors())).status).toBe(429)
    expect(requests).toHaveLength(4)
  })

  test.each([400, 401, 404, 422, 500])('not %i', async (status) => {
    const { url, requests } = await telling(refused(status, AT_ONCE))
    expect((await errorFrom(everygram({ url }).hotelFactors())).status).toBe(status)
    expect(requests).toHaveLength(1)
  })

  test('a wait until next month is not waited for but said', async () => {
    const { url, requests } = await telling(refused(429, { 'retry-after': '864000' }))
    expect((await errorFrom(everygram({ url }).hotelFactors())).retryAfterMs).toBe(864_000_000)
    expect(requests).toHaveLength(1)
  })

  test('a wait ends with its signal', async () => {
    const { url, requests } = await telling(refused(429, { 'retry-after': '20' }))
    const controller = new AbortController()
    const call = everygram({ url }).hotelFactors({}, { signal: controller.signal })
    while (requests.length === 0) await sleep(5)
    setTimeout(() => controller.abort(new Error('enough')), 50)
    await expect(call).rejects.toThrow('enough')
  })

  test('the service of a plan is asked until it answers', async () => {
    const { access, stored } = await testAccess()
    const api = everygram({
      url: await serviceUrl({ access }),
      key: await stored({ plan: 'free' }),
      retries: 9,
    })
    // A burst of 5, then 2 a second.
    const answers = await Promise.all(Array.from({ length: 7 }, () => api.hotelEmissions(STAY)))
    expect(answers.map(({ data }) => data.attributes.emissions.co2e)).toEqual(Array(7).fill(31.2))
  })
})

describe('the wait', () => {
  const error = (retryAfterMs?: number) => new EverygramError('no_answer', '', { status: 503, retryAfterMs })

  test('is at least Retry-After, and not the same for all', () => {
    const waits = Array.from({ length: 50 }, () => waitMs(error(7000), 0) ?? 0)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(7000)
    expect(Math.max(...waits)).toBeLessThan(8000)
    expect(new Set(waits).size).toBeGreaterThan(1)
  })

  test('without it doubles', () => {
    const least = [0, 1, 2, 3].map((attempt) =>
      Math.min(...Array.from({ length: 50 }, () => waitMs(error(), attempt) ?? 0)),
    )
    for (const [index, bound] of [300, 600, 1200, 2400].entries())
      expect(least[index]).toBeGreaterThanOrEqual(bound)
  })
})

describe('what is no answer', () => {
  test('no server', async () => {
    const { status, code, message, body } = await errorFrom(
      everygram({ url: 'http://127.0.0.1:9', retries: 0 }).hotelFactors(),
    )
    expect({ status, code, body }).toEqual({ status: 0, code: 'no_answer', body: undefined })
    expect(message).toMatch(/^There was no answer/)
  })

  test.each([
    ['a page', 200, '<html>'],
    ['a page of a proxy', 404, '<html>'],
    ['JSON of something else', 404, '{"message":"Not Found"}'],
    ['nothing', 200, ''],
  ])('%s', async (_, status, body) => {
    const { url } = await telling({ status, body })
    const error = await errorFrom(everygram({ url }).hotelFactors())
    expect(error).toMatchObject({ code: 'unreadable_answer', status })
  })

  test.each(['localhost:3000', '/v1', ''])('%j is no url', (url) => {
    expect(() => everygram({ url })).toThrow(/^url must begin with http:\/\/ or https:\/\//)
  })
})

test.each([
  ['/docs/errors#no_route', 'SERVER/docs/errors#no_route'],
  ['https://docs.example.org/errors', 'https://docs.example.org/errors'],
  [undefined, undefined],
])('the page of an error: %s', async (doc_url, expected) => {
  const error = { code: 'no_route', message: 'None.', status: 422, doc_url }
  const { url } = await telling({ status: 422, body: JSON.stringify({ error }) })
  expect((await errorFrom(everygram({ url }).hotelFactors())).docUrl).toBe(expected?.replace('SERVER', url))
})

describe('of the service', () => {
  let url: string
  beforeAll(async () => {
    url = await serviceUrl()
  })

  test('several faults are listed, with what to send', async () => {
    const call = everygram({ url }).fuelEmissions({ fuel_type: 'deisel' as 'diesel', amount: 0 })
    const { code, errors, body } = await errorFrom(call)
    expect(code).toBe('invalid_fuel_type')
    expect(errors.map(({ field }) => field)).toEqual(['fuel_type', 'amount'])
    expect(errors[0]?.suggestion).toBe('diesel')
    expect(body?.available_fuel_types).toContain('diesel')
  })

  test('a path before that of the API, and a slash at its end', async () => {
    const { url: proxy, requests } = await telling()
    await everygram({ url: `${proxy}/emissions/` }).hotelFactors()
    expect(requests[0]?.url).toBe('/emissions/v1/hotel/factors')
  })

  test('the key and nothing else goes with a request', async () => {
    const { url: told, requests } = await telling()
    await everygram({ url: told, key: 'eg_live_x' }).hotelFactors()
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer eg_live_x',
      accept: 'application/json',
    })
    expect(requests[0]?.headers).not.toHaveProperty('if-none-match')
  })

  test('what is known is asked for with its tag, and taken where it holds', async () => {
    const statuses: number[] = []
    const counting = async (address: string, init: RequestInit) => {
      const response = await fetch(address, init)
      statuses.push(response.status)
      return response
    }
    const api = everygram({ url, fetch: counting })
    const first = await api.hotelEmissions(STAY)
    first.data.attributes.notices.length = 0
    first.data.attributes.emissions.co2e = 0
    const second = await api.hotelEmissions(STAY)
    expect(statuses).toEqual([200, 304])
    // What a caller did to an answer is not in the next one.
    expect(second.data.attributes.emissions.co2e).toBe(31.2)
    await api.hotelEmissions({ ...STAY, nights: 4 })
    expect(statuses).toEqual([200, 304, 200])
    await everygram({ url, fetch: counting, keptCharacters: 0 }).hotelEmissions(STAY)
    expect(statuses).toEqual([200, 304, 200, 200])
  })

  test('an aborted call rejects with the reason', async () => {
    const reason = new Error('changed my mind')
    const api = everygram({ url })
    await expect(api.hotelEmissions(STAY, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    await expect(api.hotelEmissions(STAY, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})
