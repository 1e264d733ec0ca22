import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessWith } from '../../../../test/support/access.ts'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

const OWN = 'https://shop.example'
const QUESTION = '/v1/hotel/emissions?country=GB&nights=3'
const refusing = accessWith()
const preflight = (origin: string) => ({
  method: 'OPTIONS' as const,
  url: QUESTION,
  headers: {
    origin,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization',
  },
})

let [off, some, any] = [] as unknown as [TestApp, TestApp, TestApp]
beforeAll(async () => {
  off = await testApp({ access: refusing })
  some = await testApp({ access: refusing, corsOrigins: [OWN, 'http://localhost:5173'] })
  any = await testApp({ corsOrigins: ['*'] })
})
afterAll(() => Promise.all([off, some, any].map((app) => app.close())))

describe('without CORS_ORIGINS', () => {
  test('no page may read an answer', async () => {
    const { headers } = await off.get('/', { origin: OWN })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    // By the form that is asked for alone: a browser is led to the app.
    expect(headers.vary).toBe('Accept')
  })

  test('a preflight is refused as any other method', async () => {
    const reply = await off.send(preflight(OWN))
    expect(reply.status).toBe(405)
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('with origins', () => {
  test.each([OWN, 'http://localhost:5173'])('a preflight from %s needs no key', async (origin) => {
    const { status, headers, text } = await some.send(preflight(origin))
    expect({ status, text }).toEqual({ status: 204, text: '' })
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, HEAD, POST, DELETE',
      vary: 'Origin',
    })
    // Browsers compare names without regard to letter case, and take no * for this one.
    const allowed = String(headers['access-control-allow-headers']).toLowerCase().split(', ')
    expect(allowed).toContain('authorization')
    // Clients of the contract send it with GET, and a page that does asks for it.
    expect(allowed).toContain('content-type')
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test('an answer, and an error, may be read, with the headers that clients need', async () => {
    for (const url of ['/', QUESTION, '/nowhere']) {
      const { headers } = await some.get(url, { origin: OWN })
      // A browser is led from / to the app; the question is refused, as nobody has a key here.
      const vary = url === '/' ? 'Origin, Accept' : 'Origin'
      expect(headers).toMatchObject({ 'access-control-allow-origin': OWN, vary })
      const exposed = String(headers['access-control-expose-headers']).toLowerCase().split(', ')
      expect(exposed).toEqual(
        expect.arrayContaining(['etag', 'retry-after', 'x-request-id', 'x-ratelimit-remaining']),
      )
    }
  })

  test.each([
    'https://shop.example.evil.example',
    'http://shop.example',
    'https://shop.example:8443',
    'null',
  ])('not from %s', async (origin) => {
    const reply = await some.send(preflight(origin))
    expect(reply.status).toBe(405)
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
    const { headers } = await some.get('/', { origin })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    // A cache must not hand this answer to a page that may read it.
    expect(headers.vary).toBe('Origin, Accept')
  })

  test('OPTIONS that is no preflight is refused as before', async () => {
    const { status } = await some.send({ method: 'OPTIONS', url: QUESTION, headers: { origin: OWN } })
    expect(status).toBe(405)
  })
})

test('CORS_ORIGINS=*: every page, and the answer does not depend on the origin', async () => {
  const { status, headers } = await any.get(QUESTION, { origin: 'https://anyone.example' })
  expect(status).toBe(200)
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers.vary).toBe('Accept')
  expect((await any.send(preflight('https://anyone.example'))).status).toBe(204)
})
