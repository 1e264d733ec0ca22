/** Request targets as a socket carries them: what is in memory goes through a URL parser that tidies paths up. */
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../../src/surfaces/http/app.ts'
import { buildApp } from '../../src/surfaces/http/assembly.ts'
import { services } from '../support/app.ts'

let app: App
beforeAll(async () => {
  app = await buildApp(services)
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

test.each([
  '/v1/hotel/../fuel/types',
  '/v1/./fuel/types',
  '/v1/fuel/types/.',
  '/v1/fuel/types/..',
  '/v1/hotel/emissions/../../../../etc/passwd',
  '/../../etc/passwd',
  '/docs/static/../../package.json',
  '/docs/static/../../../../../../etc/passwd',
  '//v1/fuel/types',
  '/v1\\fuel\\types',
  "/v1/'<script>",
])('%s is no path of ours', async (target) => {
  const { status, error } = await ask(target)
  expect(status).toBe(404)
  expect(error).toMatchObject({ code: 'not_found', status: 404 })
  expect(error.message).toContain(`'${target}'`)
})

test.each([
  ['a null byte', '/v1/fuel/types?category=\u0000'],
  ['a line feed', '/v1/fuel/types?category=\nsolid'],
  ['no slash', 'v1/fuel/types'],
])('%s in the request line is no request', async (_, target) => {
  const { status, error } = await ask(target)
  expect(status).toBe(400)
  expect(error).toMatchObject({ code: 'bad_request', status: 400 })
  expect(error.request_id).toMatch(/\S/)
})

test.each([['\r\nHost: evil.example'], ['\r\nhost: localhost']])(
  'two Host headers are refused: %j',
  async (second) => {
    const answer = await exchange(
      `GET /v1/fuel/types HTTP/1.1\r\nHost: localhost${second}\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('more than one Host header')
  },
)

/** The JSON of the error that answers a GET of `target`. */
async function ask(target: string) {
  const answer = await exchange(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), error: JSON.parse(body).error }
}

function exchange(request: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()))
    socket.on('error', reject)
  })
}
