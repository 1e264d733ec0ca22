/** What clients may do. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { assembleKey, newKey, secretHash } from '../../../src/platform/access/key.ts'
import type { House } from '../house.ts'
import { type Fault, type Finding, mendedBy } from './fault.ts'

const SLOW_CLIENTS = 100
const CONNECTIONS = 1000
const BYTE_EVERY_MS = 500
const HOTEL = '/v1/hotel/emissions?country=GB&nights=3'
const OK = 200
const TOO_MANY = 429
/** Plan `free`: 500 a month and a hard stop at 120 % of them (CONTRACT 9). */
const FREE_PLAN_ANSWERS_MAX = 600
const FREE_PLAN_BURST_MS = 550

export const slowClients: Fault = async ({ house, key }) => {
  const head = `GET ${HOTEL} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key.key}\r\n\r\n`
  const sockets = await connected(house.one.url, SLOW_CLIENTS)
  let at = 0
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(head[at % head.length] ?? '')
    at++
  }, BYTE_EVERY_MS)
  return mendedBy(() => {
    clearInterval(timer)
    for (const socket of sockets) socket.destroy()
  })
}

export const manyConnections: Fault = async ({ house }) => {
  const sockets = await connected(house.two.url, CONNECTIONS)
  for (const socket of sockets) socket.write('GET /livez HTTP/1.1\r\nhost: x\r\n\r\n')
  return mendedBy(() => {
    for (const socket of sockets) socket.destroy()
  })
}

async function connected(url: string, count: number): Promise<Socket[]> {
  const { port, hostname } = new URL(url)
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname))
  for (const socket of sockets) socket.on('error', () => socket.destroy()).resume()
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  return sockets
}

/** As `everygram keys rotate --overlap` does it: both are good for a while, and clients change in between. */
export const keyRotated: Fault = async ({ house, clients, key }) => {
  const { secret } = newKey()
  const until = new Date(Date.now() + OVERLAP_MS).toISOString()
  await house.stores.keys.rotate(key.id, secretHash(secret), until)
  const next = assembleKey(key.id, secret)
  return async () => {
    clients.useKey(next)
    return undefined
  }
}
/** More than the minute after which every instance knows of a change. */
const OVERLAP_MS = 120_000

/** A client that asks on when its month is over gets exactly the answers that its plan has. */
export const quotaReached: Fault = async ({ house }) => {
  const key = await house.addKey('free')
  await presetUsage(house, key.id)
  const asking = askOn(house, key.key)
  return async (): Promise<Finding> => {
    const statuses = await asking.stop()
    const answered = PRESET + statuses.filter((status) => status === OK).length
    const others = statuses.filter((status) => status !== OK && status !== TOO_MANY)
    const isGood = answered === FREE_PLAN_ANSWERS_MAX && others.length === 0
    return { isGood, text: `plan free: ${answered} answers of ${FREE_PLAN_ANSWERS_MAX}, then 429` }
  }
}
const PRESET = 590
const REFUSED_WITHIN_MS = 30_000

async function presetUsage(house: House, keyId: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const row = { keyId, day, endpoint: '/v1/hotel/emissions', answers: PRESET }
  await house.stores.usage.save({ writer: keyId, number: 1, rows: [row] })
}

function askOn(house: House, key: string) {
  const statuses: number[] = []
  let turn = 0
  const timer = setInterval(async () => {
    const { url } = turn++ % 2 === 0 ? house.one : house.two
    const answer = await fetch(`${url}${HOTEL}`, { headers: { authorization: `Bearer ${key}` } })
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }, FREE_PLAN_BURST_MS)
  return {
    /** When it has been refused, or long should have been. */
    async stop() {
      const until = performance.now() + REFUSED_WITHIN_MS
      while (!statuses.includes(TOO_MANY) && performance.now() < until) await pause(FREE_PLAN_BURST_MS)
      clearInterval(timer)
      return statuses
    },
  }
}
