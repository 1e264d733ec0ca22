/** Methods, paths and bodies that no endpoint asks for. */
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

type Method = NonNullable<InjectOptions['method']>

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const QUESTION = '/v1/hotel/emissions?country=GB&nights=3'
const OTHERS: Method[] = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']
const BODIES: [string, string | undefined, string | undefined][] = [
  ['no body', undefined, undefined],
  ['JSON', 'application/json', '{"country":"GB"}'],
  ['broken JSON', 'application/json', '{"country":'],
  ['an empty JSON body', 'application/json', ''],
  ['a form', 'application/x-www-form-urlencoded', 'country=GB'],
  ['a multipart body without a boundary', 'multipart/form-data', 'x'],
  ['XML', 'application/xml; charset=utf-16', '<a/>'],
  ['an unknown type', 'x-thing/*; q="', 'x'],
  ['no type at all', undefined, 'country=GB'],
  ['a type that is none', 'rubbish', 'x'],
  ['an empty type', '', 'x'],
  ['a type with other letters', 'application/jsön', 'x'],
  ['a large body', 'application/json', `"${'x'.repeat(2_000_000)}"`],
]

describe('405 with Allow, whatever comes with it', () => {
  test.each(BODIES)('%s', async (_, type, payload) => {
    for (const method of OTHERS) {
      const headers = type === undefined ? {} : { 'content-type': type }
      const reply = await app.send({ method, url: QUESTION, headers, ...(payload && { payload }) })
      expect(reply.status, `${method}: ${reply.text}`).toBe(405)
      expect(reply.headers.allow).toBe('GET, HEAD')
      expect(reply.json.error).toMatchObject({ code: 'method_not_allowed', status: 405 })
      for (const part of [method, "'/v1/hotel/emissions'", 'GET, HEAD']) {
        expect(reply.json.error.message).toContain(part)
      }
    }
  })

  test.each(['/v1/hotel/factors', '/v1/hotel/compare', '/v1/fuel/emissions', '/v1/fuel/types'])(
    '%s',
    async (url) => {
      for (const method of OTHERS) expect((await app.send({ method, url })).status).toBe(405)
    },
  )
})

describe('404 for what is not there, with any method', () => {
  test.each([
    '/nowhere',
    '/v1',
    '/v2/hotel/emissions',
    '/v1/hotel',
    '/v1/hotel/emissions/',
    '/v1/hotel/Emissions',
    '//v1/hotel/emissions',
    '/v1/hotel/emissions%00',
    '/%zz',
    '/..%2f..%2fpackage.json',
    '/__proto__',
    '/index.php?id=1',
  ])('%s', async (url) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const { status, json } = await app.send({ method, url })
      expect(status).toBe(404)
      expect(json.error).toMatchObject({ code: 'not_found', status: 404 })
    }
  })

  test('below /docs', async () => {
    const { status, json } = await app.get('/docs/..%2f..%2fpackage.json')
    expect([status, json.error.code]).toEqual([404, 'not_found'])
  })

  test('the path is quoted with its first 80 characters', async () => {
    const { json } = await app.get(`/${'a'.repeat(500)}`)
    expect(json.error.message).toContain(`'/${'a'.repeat(79)}…'`)
  })
})

describe('GET asks, whatever comes with it', () => {
  test.each(BODIES)('%s', async (_, type, payload) => {
    const headers = type === undefined ? {} : { 'content-type': type }
    const reply = await app.send({ method: 'GET', url: QUESTION, headers, ...(payload && { payload }) })
    expect(reply.status).toBe(200)
    expect(reply.json.data.attributes.emissions.co2e).toBe(31.2)
  })
})

describe('HEAD has the headers of GET and no body', () => {
  test.each([QUESTION, '/v1/hotel/factors', '/v1/fuel/types', '/v1/hotel/emissions', '/'])(
    '%s',
    async (url) => {
      const headers = { 'x-request-id': 'mine' }
      const [get, head] = [await app.get(url, headers), await app.send({ method: 'HEAD', url, headers })]
      expect(head.status).toBe(get.status)
      expect(head.text).toBe('')
      const lasting = ({ date, ...rest }: Record<string, unknown>) => rest
      expect(lasting(head.headers)).toEqual(lasting(get.headers))
    },
  )
})

describe('414 for a query string over 8 kB', () => {
  const asked = (length: number) => `/v1/fuel/types?${'x'.repeat(length)}`

  test('8192 characters are fine', async () => {
    expect((await app.get(asked(8192))).status).toBe(200)
  })

  test.each([8193, 20_000])('%i are not', async (length) => {
    const { status, json } = await app.get(asked(length))
    expect(status).toBe(414)
    expect(json.error).toMatchObject({
      code: 'uri_too_long',
      values: { count: length, maximum: 8192 },
    })
  })
})

describe('414 for a path over 2 kB, before anything is looked for', () => {
  const path = (length: number) => `/${'a'.repeat(length - 1)}`

  test('2048 characters are one that does not exist', async () => {
    expect((await app.get(path(2048))).status).toBe(404)
    expect((await app.get(`${path(2048)}?${'x'.repeat(8192)}`)).status).toBe(404)
  })

  test.each<[string, Method, string]>([
    ['2049 characters', 'GET', path(2049)],
    ['with a query', 'GET', `${path(2049)}?x=1`],
    ['200,000 characters', 'GET', path(200_000)],
    ['with another method', 'POST', path(2049)],
    ['in a folder', 'GET', `/docs/static${path(5000)}`],
    ['below an endpoint', 'GET', `/v1/fuel/types${path(5000)}`],
    ['that cannot be decoded', 'GET', `/%zz${path(5000)}`],
    ['cut within a percent code', 'GET', `/a${'%20'.repeat(1000)}`],
    ['of nothing but slashes', 'GET', '/'.repeat(5000)],
  ])('%s', async (_, method, url) => {
    const { status, json, text } = await app.send({ method, url })
    expect(status).toBe(414)
    expect(json.error).toMatchObject({ key: 'uri_too_long.path', values: { maximum: 2048 } })
    expect(text.length).toBeLessThan(500)
  })
})
