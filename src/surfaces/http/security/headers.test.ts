/** What every answer carries, and what none does. */
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { services } from '../../../../test/support/app.ts'
import { answers, exchange } from '../../../../test/support/socket.ts'
import { DOCS_DIR } from '../../process/package-root.ts'
import type { App } from '../app.ts'
import { buildApp } from '../assembly.ts'

let app: App
let port: number
beforeAll(async () => {
  app = await buildApp(services, { docs: DOCS_DIR })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const ask = (line: string, ...headers: string[]) =>
  exchange(port, [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'))

/** A tag from an answer, to get a 304. */
const tag = async (path: string) => String((await app.inject(path)).headers.etag)

test.each([
  ['an answer', 'GET /v1/hotel/emissions?country=GB&nights=3 HTTP/1.1', 200],
  ['a probe', 'GET /readyz HTTP/1.1', 200],
  ['the API root', 'GET / HTTP/1.1', 200],
  ['the document', 'GET /openapi.json HTTP/1.1', 200],
  ['the documentation', 'GET /docs HTTP/1.1', 200],
  ['a wrong parameter', 'GET /v1/hotel/emissions?country=XX HTTP/1.1', 422],
  ['another method', 'DELETE /v1/hotel/emissions HTTP/1.1', 405],
  ['a path that is not there', 'GET /nowhere HTTP/1.1', 404],
  ['a path that cannot be decoded', 'GET /%zz HTTP/1.1', 404],
  ['a request that is none', 'GET / HTTP/9.9', 400],
])('%s', async (_, line, status) => {
  const [answer] = answers(await ask(line))
  expect(answer?.status).toBe(status)
  expect(answer?.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  })
  const isPage = line.startsWith('GET /docs')
  expect(answer?.headers['content-security-policy']).toMatch(
    isPage ? /^default-src 'none'; script-src 'self';/ : /^default-src 'none'; frame-ancestors 'none'$/,
  )
  // Nothing says what runs here, and in which version.
  for (const name of ['server', 'x-powered-by', 'via']) expect(answer?.headers).not.toHaveProperty(name)
  expect(answer?.body.includes('Fastify') || answer?.body.includes(process.version)).toBe(false)
})

test.each([
  ['GET', '/v1/hotel/factors'],
  ['HEAD', '/v1/hotel/factors'],
  ['GET', '/docs'],
  ['HEAD', '/docs'],
])('304 to %s %s has them too, and no length', async (method, path) => {
  const text = await ask(`${method} ${path} HTTP/1.1`, `If-None-Match: ${await tag(path)}`)
  const [head = '', body] = text.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 304 /)
  expect(head).toMatch(/^x-content-type-options: nosniff$/m)
  expect(head).toMatch(/^etag: W\//m)
  expect(head).toMatch(/^x-request-id: /m)
  expect(head).not.toMatch(/^content-length/im)
  expect(body).toBe('')
})
