/** What is not HTTP, or too much of it, over a real connection. */
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { services, type TestApp, testApp } from '../../../../test/support/app.ts'
import { answers, exchange } from '../../../../test/support/socket.ts'
import type { App } from '../app.ts'
import { buildApp } from '../assembly.ts'

let app: App
let port: number
/** Validates error bodies against the OpenAPI document. */
let documented: TestApp
beforeAll(async () => {
  documented = await testApp()
  app = await buildApp(services)
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await documented.close()
})

const HOST = 'Host: localhost\r\nConnection: close'
const PATH = '/v1/hotel/emissions'
const kilobytes = (n: number) => 'x'.repeat(n * 1000)

async function expectRefused(status: number, code: string, ...parts: string[]): Promise<void> {
  const [answer, ...more] = answers(await exchange(port, ...parts))
  expect(more).toEqual([])
  expect(answer?.status).toBe(status)
  expect(answer?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const { error } = JSON.parse(answer?.body ?? '')
  expect(error).toMatchObject({ code, status, request_id: answer?.headers['x-request-id'] })
  documented.checker.check({
    path: PATH,
    status,
    headers: answer?.headers ?? {},
    body: answer?.body ?? '',
  })
}

describe('400 for what is no well-formed request', () => {
  test.each([
    ['words', 'good morning\r\n\r\n'],
    ['no target', `GET HTTP/1.1\r\n${HOST}\r\n\r\n`],
    ['an unknown version', `GET ${PATH} HTTP/9.9\r\n${HOST}\r\n\r\n`],
    ['an unknown method', `FETCH ${PATH} HTTP/1.1\r\n${HOST}\r\n\r\n`],
    ['a header without a colon', `GET ${PATH} HTTP/1.1\r\n${HOST}\r\nnonsense\r\n\r\n`],
    ['a null byte in a header', `GET ${PATH} HTTP/1.1\r\n${HOST}\r\nx: a\0b\r\n\r\n`],
    ['a raw space in the target', `GET ${PATH}?country=G B HTTP/1.1\r\n${HOST}\r\n\r\n`],
    ['two lengths', `GET ${PATH} HTTP/1.1\r\n${HOST}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx`],
    ['a length that is none', `GET ${PATH} HTTP/1.1\r\n${HOST}\r\nContent-Length: x\r\n\r\n`],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['no host', `GET ${PATH} HTTP/1.1\r\nConnection: close\r\n\r\n`],
  ])('%s', async (_, bytes) => {
    await expectRefused(400, 'bad_request', bytes)
  })
})

describe('414 for a URL that is too long', () => {
  const asked = (n: number) => `GET ${PATH}?${kilobytes(n)} HTTP/1.1\r\n${HOST}\r\n\r\n`

  test.each([9, 30, 33, 40, 60, 100])('%i kB', async (n) => {
    await expectRefused(414, 'uri_too_long', asked(n))
  })

  test('in packets as a network makes them', async () => {
    const bytes = asked(100)
    const packets = [bytes.slice(0, 20_000), bytes.slice(20_000, 40_000), bytes.slice(40_000)]
    await expectRefused(414, 'uri_too_long', ...packets)
  })

  test.each([3, 9, 100, 200])('a path of %i kB', async (n) => {
    await expectRefused(414, 'uri_too_long', `GET /${kilobytes(n)} HTTP/1.1\r\n${HOST}\r\n\r\n`)
  })

  test('1 MB: too much it is, if not clear of what', async () => {
    const given = answers(await exchange(port, asked(1000)))
    expect(given).toHaveLength(1)
    expect([414, 431]).toContain(given[0]?.status)
    expect(JSON.parse(given[0]?.body ?? '').error.code).toMatch(/^(uri_too_long|headers_too_large)$/)
  })
})

describe('431 for headers that are too large', () => {
  test('and for a URL that Node cannot take at all', async () => {
    const line = `GET ${PATH}?${kilobytes(500)} HTTP/1.1`
    await expectRefused(431, 'headers_too_large', `${line}\r\n${HOST}\r\n\r\n`)
  })

  test.each([40, 100, 1000])('%i kB', async (n) => {
    const head = `GET ${PATH} HTTP/1.1\r\n${HOST}\r\nCookie: `
    await expectRefused(431, 'headers_too_large', `${head}${kilobytes(n)}\r\n\r\n`)
  })

  test('in many of them', async () => {
    const many = Array.from({ length: 50 }, (_, i) => `x-${i}: ${kilobytes(1)}`).join('\r\n')
    await expectRefused(431, 'headers_too_large', `GET ${PATH} HTTP/1.1\r\n${HOST}\r\n${many}\r\n\r\n`)
  })

  test('in packets as a network makes them', async () => {
    const head = `GET ${PATH} HTTP/1.1\r\n${HOST}\r\nCookie: `
    await expectRefused(431, 'headers_too_large', head, kilobytes(20), kilobytes(20), '\r\n\r\n')
  })
})

describe('one answer, and the end of the connection', () => {
  const get = `GET ${PATH}?country=GB&nights=3 HTTP/1.1\r\nHost: x`
  const post = 'POST /v1/batch?type=hotel HTTP/1.1\r\nHost: x\r\nContent-Type: text/csv'
  const rows = 'country,nights\nGB,3\n'
  const chunked = 'Transfer-Encoding: chunked'

  test.each([
    ['a coding that is not known', 400, `${get}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a coding that is not known of a POST', 400, `${post}\r\nTransfer-Encoding: xchunked\r\n\r\n${rows}`],
    ['a coding beside chunked', 400, `${get}\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`],
    ['a coding and a length', 400, `${get}\r\n${chunked}\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`],
    ['a bad chunk of a GET', 200, `${get}\r\n${chunked}\r\n\r\nzz\r\nx`],
    ['a bad chunk of nothing', 404, `GET /nowhere HTTP/1.1\r\nHost: x\r\n${chunked}\r\n\r\nzz\r\nx`],
    [
      'a bad chunk of a list',
      400,
      `POST /v1/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${chunked}\r\n\r\n1\r\n[\r\nzz\r\nx`,
    ],
    [
      'a bad chunk for verify',
      400,
      `POST /v1/verify HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${chunked}\r\n\r\n1\r\n[\r\nzz\r\nx`,
    ],
    ['a bad chunk of a batch, whose end says so', 200, `${post}\r\n${chunked}\r\n\r\n-1\r\nx`],
    ['garbage behind a GET', 200, `${get}\r\n\r\ngarbage\r\n\r\n`],
    ['garbage behind a body', 200, `${get}\r\nContent-Length: 5\r\n\r\nhello\0garbage\r\n\r\n`],
    [
      'garbage behind a list',
      200,
      `POST /v1/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[]\0garbage\r\n\r\n`,
    ],
    ['much garbage behind a GET', 200, `${get}\r\n\r\n\0${kilobytes(3000)}`],
  ])('%s', async (_, status, bytes) => {
    const text = await exchange(port, bytes)
    const found = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => Number(code))
    expect(found).toEqual([status])
  })

  test('a bad chunk in the middle of a batch: what came is answered, and it says that it was cut', async () => {
    const text = await exchange(
      port,
      `${post}\r\n${chunked}\r\n\r\n`,
      `${rows.length.toString(16)}\r\n${rows}\r\n`,
      'zz\r\n',
      'more',
    )
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1)
    if (text.startsWith('HTTP/1.1 200')) expect(text).toContain('"complete":false')
    else expect(text).toContain('cut off')
  })
})

describe('what the server takes', () => {
  test('headers of 20 kB', async () => {
    const text = await exchange(port, `GET /livez HTTP/1.1\r\n${HOST}\r\nCookie: ${kilobytes(20)}\r\n\r\n`)
    expect(answers(text).map(({ status }) => status)).toEqual([200])
  })

  test('a GET with a body, and another one after it on the same connection', async () => {
    const url = `${PATH}?country=GB&nights=3`
    const first = `GET ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\nhello`
    const text = await exchange(port, first, `GET ${url} HTTP/1.1\r\n${HOST}\r\n\r\n`)
    const given = answers(text)
    expect(given.map(({ status }) => status)).toEqual([200, 200])
    for (const { body } of given) expect(JSON.parse(body).data.attributes.emissions.co2e).toBe(31.2)
  })

  test('a POST with a body is refused, and the connection goes on', async () => {
    const post = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n${kilobytes(60)}`
    const text = await exchange(port, post, `GET /livez HTTP/1.1\r\n${HOST}\r\n\r\n`)
    expect(answers(text).map(({ status }) => status)).toEqual([405, 200])
  })

  test.each(['TRACE', 'PROPFIND', 'MKCOL'])('another method of HTTP: %s', async (method) => {
    const text = await exchange(port, `${method} ${PATH} HTTP/1.1\r\n${HOST}\r\n\r\n`)
    const [answer] = answers(text)
    expect(answer?.status).toBe(405)
    expect(answer?.headers.allow).toBe('GET, HEAD')
    expect(JSON.parse(answer?.body ?? '').error.code).toBe('method_not_allowed')
  })

  test('HEAD at a path that does not exist: no body follows', async () => {
    const text = await exchange(port, `HEAD /nowhere HTTP/1.1\r\n${HOST}\r\n\r\n`)
    expect(text).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
    expect(text.slice(text.indexOf('\r\n\r\n'))).toBe('\r\n\r\n')
  })

  test('an absolute URL, as proxies send it', async () => {
    const url = `http://localhost${PATH}?country=GB&nights=3`
    const text = await exchange(port, `GET ${url} HTTP/1.1\r\n${HOST}\r\n\r\n`)
    expect(answers(text).map(({ status }) => status)).toEqual([200])
  })
})
