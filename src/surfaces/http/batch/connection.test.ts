/** Batches over real connections: what closes a CSV, clients that are slow, that stop reading, and that hang up. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { testAccess } from '../../../../test/support/access.ts'
import { services } from '../../../../test/support/app.ts'
import type { App } from '../app.ts'
import { type AppOptions, buildApp } from '../assembly.ts'
import { BATCHES_AT_ONCE } from '../auth/work-limits.ts'
import { CONNECTION_LIMITS, type ConnectionLimits } from '../connections/connections.ts'

const open: App[] = []
afterEach(async () => {
  for (const app of open.splice(0)) {
    app.server.closeAllConnections()
    await app.close()
  }
})

async function listening(limits: Partial<ConnectionLimits>, options: AppOptions = {}): Promise<number> {
  const connections = { ...CONNECTION_LIMITS, checkEveryMs: 10, ...limits }
  const app = await buildApp(services, { connections, ...options })
  open.push(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

function post(port: number, type: string, headers: Record<string, string> = {}, query = ''): ClientRequest {
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/v1/batch${query}`,
    headers: { 'content-type': type, ...headers },
  })
  request.on('error', () => {})
  return request
}

async function answerTo(request: ClientRequest): Promise<{ response: IncomingMessage; text: string }> {
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let text = ''
  response.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  response.on('error', () => {})
  await new Promise((resolve) => response.once('close', resolve))
  return { response, text }
}

const NIGHT = '{"type":"hotel","params":{"country":"GB","nights":1}}\n'
const closingOf = (text: string) => JSON.parse(text.trim().split('\n').at(-1) ?? '').closing

test('what closes a CSV comes as a trailer: counts, totals, and the hash of what was received', async () => {
  const port = await listening({})
  const request = post(port, 'text/csv', {}, '?type=hotel')
  request.end('id,country,nights\nr1,GB,3\nr2,GB,0\nr3,GB,2\n')
  const { response, text } = await answerTo(request)
  expect(response.headers.trailer?.toLowerCase()).toBe('everygram-closing')
  expect(response.headers['transfer-encoding']).toBe('chunked')
  const closing = JSON.parse(response.trailers['everygram-closing'] ?? '')
  // 5 nights of 10.4 kg
  expect(closing).toMatchObject({
    rows: 3,
    ok: 2,
    failed: 1,
    co2e_kg: 52,
    scopes: { scope_3_category_6: 52 },
    complete: true,
    sha256: createHash('sha256').update(text).digest('hex'),
  })
  expect(text.trim().split('\n')).toHaveLength(4)
})

test('rows that come slowly are answered, far beyond the time of other requests', async () => {
  const port = await listening({ headersMs: 200, requestMs: 200 })
  const request = post(port, 'application/x-ndjson')
  const answered = answerTo(request)
  for (let row = 0; row < 10; row++) {
    request.write(NIGHT)
    await pause(80)
  }
  request.end()
  const { response, text } = await answered
  expect(response.statusCode).toBe(200)
  expect(closingOf(text)).toMatchObject({ rows: 10, ok: 10, complete: true })
})

test('who sends nothing more is not waited for', async () => {
  const port = await listening({ idleMs: 200 })
  const request = post(port, 'application/x-ndjson')
  request.write(NIGHT)
  const { text } = await answerTo(request)
  expect(text).toContain('"co2e_kg":10.4')
  expect(text).not.toContain('closing')
})

test('nobody drips for ever: a stream has an end, which is said', async () => {
  const port = await listening({ streamMs: 300 })
  const request = post(port, 'application/x-ndjson')
  const answered = answerTo(request)
  const dripping = setInterval(() => request.write(NIGHT), 50)
  const { text } = await answered
  clearInterval(dripping)
  expect(closingOf(text)).toMatchObject({ complete: false, stopped: { code: 'request_timeout' } })
})

test('who does not read is let go, with a body that was sent as a whole', async () => {
  const port = await listening({ streamMs: 200, idleMs: 200 })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  // Nothing of the answer is taken: some 60 MB do not fit between server and client.
  const body = Buffer.from(NIGHT.repeat(200_000))
  socket.pause()
  socket.write(
    `POST /v1/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body)
  const app = open[0] as App
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
  while ((await connections()) > 0) await pause(20)
  socket.destroy()
})

test('after a batch its connection has the time of every other request', async () => {
  const port = await listening({ headersMs: 200, requestMs: 300 })
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('latin1').on('data', (part) => {
    text += part
  })
  socket.on('error', () => {})
  socket.write(
    `POST /v1/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nContent-Length: ${NIGHT.length}\r\n\r\n${NIGHT}`,
  )
  while (!text.includes('closing')) await pause(10)
  socket.write('GET /livez HTTP/1.1\r\nHost: x\r\nX: ')
  const dripping = setInterval(() => socket.writable && socket.write('x'), 20)
  await once(socket, 'close')
  clearInterval(dripping)
  expect(text).toContain('HTTP/1.1 408')
})

test.each(['text/csv', 'application/x-ndjson'])(
  '%s that is cut in the middle: others are answered',
  async (type) => {
    const port = await listening({})
    const cut = post(port, type, {}, type === 'text/csv' ? '?type=hotel' : '')
    cut.write(type === 'text/csv' ? `country,nights\n${'GB,1\n'.repeat(500)}GB,` : `${NIGHT}{"type":"ho`)
    const [response] = (await once(cut, 'response')) as [IncomingMessage]
    response.on('error', () => {})
    cut.destroy()
    await pause(50)
    const next = post(port, 'application/x-ndjson')
    next.end(NIGHT)
    expect(closingOf((await answerTo(next)).text)).toMatchObject({ ok: 1, complete: true })
  },
)

test('who hangs up in the middle leaves nothing behind: others are answered, and the key may send again', async () => {
  const { access, good, stores } = await testAccess()
  const port = await listening({}, { access })
  const key = { authorization: `Bearer ${good}` }
  for (let round = 0; round < 3; round++) {
    const cut = Array.from({ length: BATCHES_AT_ONCE }, () => post(port, 'application/x-ndjson', key))
    for (const request of cut) request.write(NIGHT.repeat(1000))
    await Promise.all(cut.map((request) => once(request, 'response')))
    for (const request of cut) request.destroy()
    let found: { response: IncomingMessage; text: string }
    do {
      const next = post(port, 'application/x-ndjson', key)
      next.end(NIGHT)
      found = await answerTo(next)
    } while (found.response.statusCode === 429)
    expect(closingOf(found.text)).toMatchObject({ ok: 1, complete: true })
  }
  await stores.close()
})

test.each([65_536, 70_000, 95_774, 1_000_000])(
  '%i quotes that are no CSV are answered whole',
  async (bytes) => {
    const port = await listening({})
    const send = async (query: string) => {
      const request = post(port, 'text/csv', { 'content-length': `${bytes}`, connection: 'close' }, query)
      request.end('"'.repeat(bytes))
      const { response, text } = await answerTo(request)
      expect(response.complete).toBe(true)
      return { status: response.statusCode, text }
    }
    const { status, text } = await send('')
    // Longer than a line may be, nothing says what its columns are: an error row.
    if (status === 200) expect(text.trim().split('\n')[1]).toMatch(/^1,,,error,.*validation_error/)
    else expect([status, JSON.parse(text).error.code]).toEqual([422, 'validation_error'])
    expect([200, 422]).toContain((await send('?type=hotel')).status)
  },
)
