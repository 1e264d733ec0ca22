/** Hostile requests over real connections: each connection is answered and ends, and the server goes on as it was. */
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../../src/surfaces/http/app.ts'
import { buildApp } from '../../src/surfaces/http/assembly.ts'
import { CONNECTION_LIMITS } from '../../src/surfaces/http/connections/connections.ts'
import { services } from '../support/app.ts'
import { runs } from '../support/long.ts'
import { chance, hostileRequest } from './hostile-bytes.ts'

const { numRuns: REQUESTS, seed: SEED = Date.now() % 1_000_000_007 } = runs(3000, 450_000) as {
  numRuns: number
  seed?: number
}
const TOGETHER = 24
/** On one connection, one behind the other. */
const PIPELINED_MAX = 3
/** Longer than any limit of a connection here. */
const UNANSWERED_MS = 15_000
const MS_A_REQUEST = 10

let app: App
let port: number
beforeAll(async () => {
  const connections = {
    ...CONNECTION_LIMITS,
    requestMs: 3000,
    headersMs: 2000,
    idleMs: 5000,
    keepAliveMs: 2000,
    checkEveryMs: 100,
  }
  app = await buildApp(services, { connections })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
  // It is made with the first request, for longer than a connection may be idle here.
  await app.inject('/openapi.json')
})
afterAll(async () => {
  app.server.closeAllConnections()
  await app.close()
})

interface Exchanged {
  readonly statuses: readonly number[]
  /** Whether the server ended the connection in time. */
  readonly hasEnded: boolean
}

/** The last request of a connection says so: where those before it are whole, the connection ends behind it. */
const LAST = Buffer.from('GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')

/** Sends all, and reads until the connection ends. */
function exchanged(requests: readonly Buffer[]): Promise<Exchanged> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const parts: string[] = []
    const over = (hasEnded: boolean) => {
      clearTimeout(late)
      socket.destroy()
      const statuses = [...parts.join('').matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, code]) =>
        Number(code),
      )
      resolve({ statuses, hasEnded })
    }
    const late = setTimeout(over, UNANSWERED_MS, false)
    socket.setEncoding('latin1').on('data', (part: string) => parts.push(part))
    socket.on('error', () => {})
    socket.once('close', () => over(true))
    socket.write(Buffer.concat([...requests, LAST]))
  })
}

/** Answered, by no fault of ours, and over. */
const isGood = ({ statuses, hasEnded }: Exchanged) =>
  hasEnded && statuses.length > 0 && statuses.every((status) => status < FAULT)
const FAULT = 500

const shown = (requests: readonly Buffer[]) =>
  JSON.stringify(Buffer.concat(requests).toString('latin1').slice(0, SHOWN))
const SHOWN = 2000
const SEEDS_APART = 7919

test(`${REQUESTS} hostile requests, seed ${SEED}`, {
  timeout: 60_000 + REQUESTS * MS_A_REQUEST,
}, async () => {
  const seen = new Set<number>()
  let sent = 0
  let connection = 0
  const worker = async () => {
    while (sent < REQUESTS) {
      // A connection is the same one however fast the others are.
      const seed = SEED + ++connection * SEEDS_APART
      const next = chance(seed)
      const requests = Array.from({ length: 1 + next(PIPELINED_MAX) }, () => hostileRequest(next))
      sent += requests.length
      const found = await exchanged(requests)
      for (const status of found.statuses) seen.add(status)
      if (!isGood(found)) throw new Error(`${JSON.stringify(found)} to chance(${seed}): ${shown(requests)}`)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, worker))
  for (const status of [200, 400, 404, 405, 415, 422]) expect(seen).toContain(status)
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200)
  const answer = await fetch(`http://127.0.0.1:${port}/v1/hotel/emissions?country=GB&nights=3`)
  expect(await answer.json()).toMatchObject({ data: { attributes: { emissions: { co2e: 31.2 } } } })
})
