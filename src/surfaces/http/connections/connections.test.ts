/** Clients that are slow on purpose, over real connections. The limits are shortened; those of production only differ in length. */
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { services } from '../../../../test/support/app.ts'
import { answers } from '../../../../test/support/socket.ts'
import type { App } from '../app.ts'
import { buildApp } from '../assembly.ts'
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections.ts'

const DRIP_MS = 20
const open: (App | Socket)[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) 'destroy' in one ? one.destroy() : await one.close()
})

async function listening(limits: Partial<ConnectionLimits>): Promise<number> {
  const app = await buildApp(services, { connections: { ...CONNECTION_LIMITS, checkEveryMs: 10, ...limits } })
  open.push(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

/** A connection that notes what comes back, and when the server ended it. */
function opened(port: number) {
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  const started = performance.now()
  const closed = once(socket, 'close').then(() => {
    seen.ended = performance.now() - started
  })
  const seen = { text: '', ended: undefined as number | undefined, socket, closed }
  socket.setEncoding('latin1').on('data', (chunk) => {
    seen.text += chunk
  })
  socket.on('error', () => {})
  return seen
}

/** Sends a character at a time, as slowloris does, until the server has had enough. */
async function drip(socket: Socket, text: string): Promise<void> {
  for (const character of text) {
    if (!socket.writable) return
    socket.write(character)
    await pause(DRIP_MS)
  }
}

const HEAD = 'GET /livez HTTP/1.1\r\nHost: localhost\r\n'
const statusesOf = (text: string) => answers(text).map(({ status }) => status)

test('headers that drip: 408 at the limit, however steadily they come', async () => {
  const port = await listening({ headersMs: 200, requestMs: 300 })
  const slow = opened(port)
  await drip(slow.socket, `${HEAD}X: ${'x'.repeat(100)}`)
  await slow.closed
  const [answer] = answers(slow.text)
  expect(answer?.status).toBe(408)
  expect(JSON.parse(answer?.body ?? '').error).toMatchObject({ code: 'request_timeout', status: 408 })
  // Dripping all of it would have taken 2.9 s.
  expect(slow.ended).toBeLessThan(1500)
})

test('a connection that says nothing is ended too', async () => {
  const port = await listening({ headersMs: 200, requestMs: 300, idleMs: 10_000 })
  const silent = opened(port)
  await silent.closed
  expect(silent.ended).toBeLessThan(1500)
})

test('a body that drips: the request is not kept open', async () => {
  const port = await listening({ headersMs: 200, requestMs: 300 })
  const slow = opened(port)
  slow.socket.write(`${HEAD}Content-Length: 200\r\n\r\n`)
  await drip(slow.socket, 'x'.repeat(100))
  // GET is answered without its body; the connection ends at the limit.
  expect(statusesOf(slow.text)[0]).toBe(200)
  expect(slow.ended).toBeLessThan(1500)
})

test('between requests a connection is kept, and then closed', async () => {
  const port = await listening({ keepAliveMs: 300, headersMs: 5000 })
  const client = opened(port)
  client.socket.write(`${HEAD}\r\n`)
  await pause(150)
  expect(client.ended).toBeUndefined()
  client.socket.write(`${HEAD}\r\n`)
  await client.closed
  expect(statusesOf(client.text)).toEqual([200, 200])
})

test('a connection that is kept is not taken for a slow one', async () => {
  const port = await listening({ keepAliveMs: 5000, idleMs: 100, headersMs: 200, requestMs: 200 })
  const client = opened(port)
  client.socket.write(`${HEAD}\r\n`)
  // Far beyond every limit but that between requests.
  await pause(800)
  client.socket.write(`${HEAD}Connection: close\r\n\r\n`)
  await client.closed
  expect(statusesOf(client.text)).toEqual([200, 200])
})

test('many slow connections do not keep others from being served', async () => {
  const port = await listening({ headersMs: 2000, requestMs: 3000 })
  const slow = Array.from({ length: 200 }, () => opened(port))
  for (const { socket } of slow) socket.write('GET /livez HT')
  const started = performance.now()
  const quick = opened(port)
  quick.socket.write(`${HEAD}Connection: close\r\n\r\n`)
  await quick.closed
  expect(statusesOf(quick.text)).toEqual([200])
  expect(performance.now() - started).toBeLessThan(1000)
  expect(slow.filter(({ ended }) => ended !== undefined)).toEqual([])
})

test('connections beyond the limit are closed at once, and room is made when one goes', async () => {
  const port = await listening({ connectionsMax: 2 })
  const [first, second] = [opened(port), opened(port)]
  for (const { socket } of [first, second]) {
    socket.write(`${HEAD}\r\n`)
    await once(socket, 'data')
  }
  const third = opened(port)
  await third.closed
  expect(third.text).toBe('')
  first.socket.end()
  await first.closed
  const fourth = opened(port)
  fourth.socket.write(`${HEAD}\r\n`)
  await once(fourth.socket, 'data')
  expect(statusesOf(fourth.text)).toEqual([200])
})

test('more headers than any proxy adds: 431', async () => {
  const port = await listening({})
  const client = opened(port)
  const many = Array.from({ length: 101 }, (_, i) => `x-${i}: y\r\n`).join('')
  client.socket.write(`GET /livez HTTP/1.1\r\nHost: localhost\r\n${many}\r\n`)
  await client.closed
  const [answer] = answers(client.text)
  expect(answer?.status).toBe(431)
  expect(JSON.parse(answer?.body ?? '').error.message).toContain('102 headers; the maximum is 100')
})

test('an expectation that nobody knows is ignored: the answer is the usual one', async () => {
  const port = await listening({})
  const asking = opened(port)
  asking.socket.write(`${HEAD}Expect: the-unexpected\r\nConnection: close\r\n\r\n`)
  await asking.closed
  const [answer] = answers(asking.text)
  expect(answer?.status).toBe(200)
  expect(answer?.headers).toHaveProperty('x-request-id')
  expect(answer?.headers).toHaveProperty('x-content-type-options')
})
