/** Requests that are answered before their body ended, over real connections: the answer is read, and nobody waits. */
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testAccess } from '../../../../test/support/access.ts'
import { services } from '../../../../test/support/app.ts'
import type { App } from '../app.ts'
import { buildApp } from '../assembly.ts'

const portOf = ({ server }: App) => (server.address() as AddressInfo).port
const MEGABYTES_4 = 4_000_000
const SMALL = 50_000
const PIECE = 65_536
/** Far below the 15 seconds of a request that is not whole, and above the 5 that a connection lingers. */
const LONGEST_MS = 8000

let open: App
let keyed: App
let closeStores: () => Promise<void>
let ports: { readonly open: number; readonly keyed: number }
beforeAll(async () => {
  const { access, stores } = await testAccess()
  closeStores = () => stores.close()
  open = await buildApp(services)
  keyed = await buildApp(services, { access })
  await Promise.all([open, keyed].map((app) => app.listen({ host: '127.0.0.1', port: 0 })))
  ports = { open: portOf(open), keyed: portOf(keyed) }
})
afterAll(async () => {
  for (const app of [open, keyed]) app.server.closeAllConnections()
  await Promise.all([open.close(), keyed.close()])
  await closeStores()
})

interface Shape {
  readonly name: string
  readonly line: string
  readonly headers: string
  readonly body: (bytes: number) => string
  readonly status: number
  readonly isKeyed?: boolean
  /** What is too large when it is large. */
  readonly isLarge?: boolean
  /** Whether the connection ends in any case. */
  readonly ends?: boolean
}

const filled = (begin: string, fill: string, bytes: number) =>
  begin + fill.repeat(Math.ceil((bytes - begin.length) / fill.length)).slice(0, bytes - begin.length)
const rows = (bytes: number) => filled('[', '{},', bytes)
const csv = 'Content-Type: text/csv'
const json = 'Content-Type: application/json'

const SHAPES: readonly Shape[] = [
  {
    name: 'CSV with a column twice',
    line: 'POST /v1/batch?type=hotel',
    headers: csv,
    body: (n) => filled('a,a\n', '1,2\n', n),
    status: 422,
  },
  {
    name: 'a parameter that is not known',
    line: 'POST /v1/batch?x=1',
    headers: 'Content-Type: application/x-ndjson',
    body: (n) => filled('', '{}\n', n),
    status: 422,
  },
  {
    name: 'a list of too many rows',
    line: 'POST /v1/batch',
    headers: json,
    body: rows,
    status: 413,
    ends: true,
  },
  {
    name: 'a body of another type',
    line: 'POST /v1/batch',
    headers: 'Content-Type: text/plain',
    body: rows,
    status: 415,
    ends: true,
  },
  {
    name: 'a compressed body',
    line: 'POST /v1/batch',
    headers: `${csv}\r\nContent-Encoding: gzip`,
    body: rows,
    status: 415,
  },
  {
    name: 'too large for verify',
    line: 'POST /v1/verify',
    headers: json,
    body: (n) => filled('"', 'x', n),
    status: 413,
    isLarge: true,
  },
  {
    name: 'too large for a message',
    line: 'POST /mcp',
    headers: json,
    body: (n) => filled('"', 'x', n),
    status: 413,
    isLarge: true,
  },
  {
    name: 'too deep for verify',
    line: 'POST /v1/verify',
    headers: json,
    body: (n) => filled('', '[', Math.min(n, 1_000_000)),
    status: 422,
    ends: true,
  },
  { name: 'nothing there', line: 'POST /nowhere', headers: csv, body: rows, status: 404 },
  { name: 'another method', line: 'POST /v1/hotel/emissions', headers: json, body: rows, status: 405 },
  {
    name: 'GET with a body',
    line: 'GET /v1/hotel/emissions?country=GB&nights=3',
    headers: csv,
    body: rows,
    status: 200,
  },
  { name: 'no key', line: 'POST /v1/batch', headers: csv, body: rows, status: 401, isKeyed: true },
  {
    name: 'no key for one',
    line: 'GET /v1/hotel/emissions?country=GB&nights=3',
    headers: csv,
    body: rows,
    status: 401,
    isKeyed: true,
  },
]

interface Heard {
  text: string
  /** Whether the connection ended in order; false: it was reset. Undefined while it is open. */
  isInOrder?: boolean
}

function listenTo(socket: Socket): Heard {
  const heard: Heard = { text: '' }
  socket.setEncoding('latin1').on('data', (part) => {
    heard.text += part
  })
  socket.once('end', () => {
    heard.isInOrder ??= true
  })
  socket.on('error', () => {
    heard.isInOrder ??= false
  })
  return heard
}

async function until(isSo: () => boolean): Promise<boolean> {
  const end = performance.now() + LONGEST_MS
  while (!isSo() && performance.now() < end) await pause(5)
  return isSo()
}

const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
const NEXT = 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'

interface Sent {
  readonly bytes: number
  readonly isChunked: boolean
  readonly pauseMs: number
  readonly expects?: boolean
}

/** Sends all of it, unless the connection ends before, and a request after it. */
async function send(socket: Socket, { line, headers, body }: Shape, sent: Sent, heard: Heard): Promise<void> {
  const text = body(sent.bytes)
  const length = sent.isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${text.length}`
  const expects = sent.expects ? 'Expect: 100-continue\r\n' : ''
  socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n${expects}${length}\r\n\r\n`)
  if (
    sent.expects &&
    (await until(() => heard.text.includes('\r\n\r\n'))) &&
    !heard.text.startsWith('HTTP/1.1 100')
  )
    return
  for (let at = 0; at < text.length && socket.writable; at += PIECE) {
    const piece = text.slice(at, at + PIECE)
    const isFree = socket.write(sent.isChunked ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece)
    if (sent.pauseMs > 0) await pause(sent.pauseMs)
    else if (!isFree)
      await Promise.race([
        new Promise((resolve) => socket.once('drain', resolve)),
        new Promise((resolve) => socket.once('close', resolve)),
      ])
  }
  if (socket.writable) socket.write(`${sent.isChunked ? '0\r\n\r\n' : ''}${NEXT}`)
}

const WAYS = [
  { way: 'at once', isChunked: false, pauseMs: 0 },
  { way: 'in chunks', isChunked: true, pauseMs: 0 },
  { way: 'slowly', isChunked: false, pauseMs: 10 },
  { way: 'slowly in chunks', isChunked: true, pauseMs: 10 },
]

describe.each(WAYS)('sent $way', (way) => {
  test.concurrent.each(SHAPES)('$name, 4 MB: the answer is read, and the connection ends', async (shape) => {
    const socket = connect({ port: shape.isKeyed ? ports.keyed : ports.open, host: '127.0.0.1' })
    const heard = listenTo(socket)
    void send(socket, shape, { ...way, bytes: MEGABYTES_4 }, heard)
    expect(await until(() => statuses(heard.text).length > 0 && heard.isInOrder !== undefined)).toBe(true)
    socket.destroy()
    expect(heard.isInOrder).toBe(true)
    expect(statuses(heard.text)).toEqual([shape.status])
    if (!way.isChunked) expect(heard.text.toLowerCase()).toContain('\r\nconnection: close\r\n')
  })

  test.concurrent.each(SHAPES.filter(({ isLarge }) => !isLarge))(
    '$name, 50 kB: the next request is answered',
    async (shape) => {
      const socket = connect({ port: shape.isKeyed ? ports.keyed : ports.open, host: '127.0.0.1' })
      const heard = listenTo(socket)
      await send(socket, shape, { ...way, bytes: SMALL }, heard)
      const isOver = () => statuses(heard.text).length === 2 || heard.isInOrder !== undefined
      expect(await until(isOver)).toBe(true)
      socket.destroy()
      // What is found while the body is read ends the connection.
      if (shape.ends) expect(heard.isInOrder).toBe(true)
      expect(statuses(heard.text)).toEqual(shape.ends ? [shape.status] : [shape.status, 200])
    },
  )
})

test.concurrent.each(SHAPES.filter(({ status }) => status !== 422 && status !== 413 && status !== 200))(
  'who asks before sending is refused without a 100: $name',
  async (shape) => {
    const socket = connect({ port: shape.isKeyed ? ports.keyed : ports.open, host: '127.0.0.1' })
    const heard = listenTo(socket)
    await send(socket, shape, { bytes: SMALL, isChunked: false, pauseMs: 0, expects: true }, heard)
    expect(await until(() => heard.isInOrder !== undefined)).toBe(true)
    expect(statuses(heard.text)).toEqual([shape.status])
    socket.destroy()
  },
)

test('who asks before sending, and may: 100 and then the answer', async () => {
  const socket = connect({ port: ports.open, host: '127.0.0.1' })
  const heard = listenTo(socket)
  const body = () => 'country,nights\nGB,3\n'
  const shape = { name: '', line: 'POST /v1/batch?type=hotel', headers: csv, body, status: 200 }
  await send(socket, shape, { bytes: 0, isChunked: false, pauseMs: 0, expects: true }, heard)
  expect(await until(() => statuses(heard.text).length === 3)).toBe(true)
  expect(statuses(heard.text)).toEqual([100, 200, 200])
  expect(heard.text).toContain('31.2')
  socket.destroy()
})

test('a body that stops in the middle: its answer is the only one, and the connection ends soon', async () => {
  const socket = connect({ port: ports.open, host: '127.0.0.1' })
  const heard = listenTo(socket)
  socket.write(
    `POST /v1/batch?type=hotel HTTP/1.1\r\nHost: x\r\n${csv}\r\nContent-Length: 60000\r\n\r\na,a\n${'1,2\n'.repeat(100)}`,
  )
  await until(() => heard.isInOrder !== undefined)
  expect(statuses(heard.text)).toEqual([422])
  expect(heard.isInOrder).toBe(true)
  socket.destroy()
})

test('fetch reads a refusal of a body that it still sends, and asks again', async () => {
  for (const { line, headers, body, status } of SHAPES.filter(
    ({ isKeyed, line }) => !isKeyed && !line.startsWith('GET'),
  )) {
    const [method, path] = line.split(' ')
    const fields = Object.fromEntries(headers.split('\r\n').map((field) => field.split(': ')))
    const url = `http://127.0.0.1:${ports.open}${path}`
    const answer = await fetch(url, { method, headers: fields, body: body(MEGABYTES_4) } as RequestInit)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error: { status } })
  }
  expect((await fetch(`http://127.0.0.1:${ports.open}/livez`)).status).toBe(200)
})
