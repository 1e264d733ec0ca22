import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ROUTES = [
  ['/v1/batch', 'application/x-ndjson'],
  ['/v1/batch', 'application/json'],
  ['/v1/batch?type=hotel', 'text/csv'],
  ['/v1/verify', 'application/json'],
  ['/mcp', 'application/json'],
] as const

test.each(ROUTES)('%s takes no compressed %s', async (url, type) => {
  for (const coding of ['gzip', 'br', 'identity, gzip', 'x']) {
    const headers = { 'content-type': type, 'content-encoding': coding, host: 'localhost' }
    const reply = await app.send({ method: 'POST', url, headers, body: gzipSync('[]') as never })
    expect(reply.status).toBe(415)
    expect(reply.headers['accept-encoding']).toBe('identity')
    expect(reply.json.error).toMatchObject({ code: 'unsupported_media_type', field: 'Content-Encoding' })
    expect(reply.json.error.message).toBe(
      `Send the body uncompressed, without the header Content-Encoding; you sent '${coding}'.`,
    )
  }
})

test('identity is what every body is', async () => {
  const headers = { 'content-type': 'text/csv', 'content-encoding': 'Identity' }
  const reply = await app.send({
    method: 'POST',
    url: '/v1/batch?type=hotel',
    headers,
    body: 'country,nights\nGB,3\n',
  })
  expect(reply.status).toBe(200)
})
