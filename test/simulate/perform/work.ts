/** What a client asks: single questions, batches, jobs. */
import type { Reply, Sent } from '../client.ts'
import { open } from '../client.ts'
import { readStays, stays } from '../rows.ts'
import type { Held, SimulatedJob, Simulation } from '../simulation.ts'

const OK = 200
const ACCEPTED = 202
const NDJSON = { 'content-type': 'application/x-ndjson' }
const JSON_TYPE = { 'content-type': 'application/json' }
const QUESTION = '/v1/hotel/emissions?country=GB&nights=3'
export const BATCH = '/v1/batch'

export async function ask(
  sim: Simulation,
  at: number,
  key: number,
  method: string,
  count = 1,
): Promise<void> {
  for (let i = 0; i < count; i++) await single(sim, at, key, QUESTION, { method })
}

/** Any request that is one answer where it is 200. */
async function single(sim: Simulation, at: number, key: number, path: string, sent: Sent): Promise<Reply> {
  const fromMs = sim.now()
  const reply = await sim.ask(at, key, path, sent)
  sim.give(
    { key, what: `${sent.method} ${path}`, fromMs },
    reply,
    reply.status === OK && !reply.isCut ? 1 : 0,
  )
  return reply
}

/** A result of the key without limits, verified by another. */
export async function verify(sim: Simulation, at: number, key: number): Promise<void> {
  const { text, status } = await sim.question(at)
  if (status !== OK) return
  await single(sim, at, key, '/v1/verify', { method: 'POST', headers: JSON_TYPE, body: text })
}

export async function callTool(sim: Simulation, at: number, key: number): Promise<void> {
  const params = { name: 'calculate', arguments: { type: 'hotel', params: { country: 'GB', nights: 3 } } }
  const fromMs = sim.now()
  const reply = await sim.ask(at, key, '/mcp', {
    method: 'POST',
    headers: { ...JSON_TYPE, accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  })
  // At the stop the call is answered with an error within a 200.
  const isGiven = reply.status === OK && reply.text.includes('31.2')
  sim.give({ key, what: 'POST /mcp', fromMs }, reply, isGiven ? 1 : 0)
}

/** Sends a batch whole; gives how many rows were answered. */
export async function batch(sim: Simulation, at: number, key: number, rows: number): Promise<number> {
  const name = sim.name('b')
  const fromMs = sim.now()
  const reply = await sim.ask(at, key, BATCH, { method: 'POST', headers: NDJSON, body: stays(name, rows) })
  return noteBatch(sim, { name, key, fromMs, sent: rows }, reply)
}

/** Several at once, each of another instance. */
export async function batches(sim: Simulation, at: number, key: number, rows: number, count: number) {
  await Promise.all(Array.from({ length: count }, (_, i) => batch(sim, at + i, key, rows)))
}

/** Notes what a batch was answered. */
export function noteBatch(
  sim: Simulation,
  { name, key, fromMs, sent }: Pick<Held, 'name' | 'key' | 'fromMs' | 'sent'>,
  reply: Reply,
): number {
  const isStream = reply.status === OK
  const { ok, closing, faults } = readStays(name, isStream ? reply.text : '')
  for (const fault of faults) sim.find('rows', `batch ${name}: ${fault}`)
  if (isStream && !reply.isCut && closing === undefined)
    sim.find('rows', `batch ${name}: it ended well without its closing line`)
  // Where there is no closing line, rows may have been answered that did not arrive.
  const mayBeMore = closing === undefined && (isStream || reply.status === 0)
  const most = mayBeMore ? sent : ok
  sim.answers.add({ key, what: `batch ${name}`, fromMs, toMs: sim.now(), least: ok, most })
  return ok
}

export function hold(sim: Simulation, at: number, key: number, rows: number): void {
  const name = sim.name('h')
  const { url } = sim.instance(at)
  const request = open(`${url}${BATCH}`, { method: 'POST', key: sim.key(key).key, headers: NDJSON })
  request.write(stays(name, rows))
  sim.held.push({ name, key, at, request, fromMs: sim.now(), sent: rows })
}

/** The oldest that is held sends more and ends. */
export async function release(sim: Simulation, rows: number): Promise<void> {
  const held = sim.held.shift()
  if (held === undefined) return
  const fromMs = performance.now()
  held.request.write(stays(held.name, rows, held.sent + 1))
  held.sent += rows
  held.request.end()
  const reply = await held.request.reply
  // One that a fault has ended before is judged where that happened.
  if (!sim.hadFault(0)) sim.judge(reply, `batch ${held.name}`, fromMs)
  noteBatch(sim, held, reply)
}

/** A client hangs up in the middle. */
export async function cut(sim: Simulation, at: number, key: number, rows: number): Promise<void> {
  hold(sim, at, key, rows)
  const held = sim.held.pop()
  if (held === undefined) return
  await Promise.race([held.request.reply, firstByte(held)])
  held.request.cut()
  const reply = await held.request.reply
  noteBatch(sim, held, { ...reply, isCut: true })
}

const FIRST_BYTE_MS = 20
const POLLS = 50

async function firstByte({ request }: Held): Promise<void> {
  for (let poll = 0; poll < POLLS && request.text() === ''; poll++)
    await new Promise((resolve) => setTimeout(resolve, FIRST_BYTE_MS))
}

/** Undefined where it was not accepted. */
export async function makeJob(
  sim: Simulation,
  at: number,
  key: number,
  { name, body, rows, isOfStays = false }: { name: string; body: string; rows: number; isOfStays?: boolean },
): Promise<SimulatedJob | undefined> {
  const fromMs = sim.now()
  const headers = { ...NDJSON, prefer: 'respond-async' }
  const reply = await sim.ask(at, key, BATCH, { method: 'POST', headers, body })
  // Where the answer did not arrive the job may be there, and its rows be answered.
  if (reply.status === 0)
    sim.answers.add({ key, what: `job ${name}`, fromMs, toMs: fromMs, least: 0, most: rows })
  if (reply.status !== ACCEPTED) return undefined
  const job = { name, key, rows, fromMs, isOfStays, path: String(reply.headers.location) }
  sim.jobs.push(job)
  return job
}

export async function jobOfStays(sim: Simulation, at: number, key: number, rows: number) {
  const name = sim.name('j')
  return makeJob(sim, at, key, { name, body: stays(name, rows), rows, isOfStays: true })
}
