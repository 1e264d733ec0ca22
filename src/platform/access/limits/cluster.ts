/**
 * Workers of one machine count and limit in their primary process, so that limits are not multiplied. A worker gathers
 * what it has to say for a turn of its event loop; what it counted goes first, then the end of reservations.
 */
import type { Cluster, Worker } from 'node:cluster'
import { dayOf } from '../calendar.ts'
import type { LocalMeter } from '../local-meter.ts'
import type { Meter } from '../meter.ts'
import { Counts, type UsageRow } from '../usage/counts.ts'
import type { Ask, Standing } from './limiter.ts'

/** How long answers of unlimited keys wait for company: with the flush of a second, a kill -9 loses little more. */
const COUNTS_EVERY_MS = 100

interface Letter {
  settled: { ticket: number; counted: boolean }[]
  asks: { ticket: number; ask: Ask }[]
}

interface FromWorker {
  everygramMeter: Letter & { counts: UsageRow[] }
}

interface FromPrimary {
  everygramStandings: { ticket: number; standing: Standing | undefined }[]
}

interface Reservation {
  keyId: string
  standing: Standing
}

/** In the primary process: answers the meters of all workers, those there and those to come. */
export function servePrimaryLimits(cluster: Cluster, meter: LocalMeter): void {
  const reservations = new Map<number, Map<number, Reservation>>()
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isFromWorker(message)) return
    let own = reservations.get(worker.id)
    if (own === undefined) {
      own = new Map()
      reservations.set(worker.id, own)
    }
    void serve(meter, worker, own, message.everygramMeter)
  })
  // What a worker that died had reserved was never answered.
  cluster.on('exit', (worker: Worker) => {
    for (const { keyId, standing } of reservations.get(worker.id)?.values() ?? [])
      meter.settle(keyId, standing, false)
    reservations.delete(worker.id)
  })
}

async function serve(
  meter: LocalMeter,
  worker: Worker,
  reservations: Map<number, Reservation>,
  { counts, settled, asks }: FromWorker['everygramMeter'],
): Promise<void> {
  meter.addRows(counts)
  for (const { ticket, counted } of settled) {
    const reservation = reservations.get(ticket)
    if (reservation === undefined) continue
    reservations.delete(ticket)
    meter.settle(reservation.keyId, reservation.standing, counted)
  }
  if (asks.length === 0) return
  const answer = async ({ ticket, ask }: { ticket: number; ask: Ask }) => {
    try {
      const standing = await meter.take(ask)
      if (standing.outcome === 'granted' && ask.counts)
        reservations.set(ticket, { keyId: ask.keyId, standing })
      return { ticket, standing }
    } catch {
      return { ticket, standing: undefined }
    }
  }
  const standings = await Promise.all(asks.map(answer))
  // One that has just gone need not hear it.
  worker.send({ everygramStandings: standings } satisfies FromPrimary, undefined, undefined, () => {})
}

/** In a worker: asks the primary process over its channel. */
export function workerMeter(channel: NodeJS.Process = process): Meter {
  const waiting = new Map<number, { resolve: (standing: Standing) => void; reject: (error: Error) => void }>()
  const box = postbox(channel)
  let tickets = 0
  channel.on('message', (message: unknown) => {
    if (!isFromPrimary(message)) return
    for (const { ticket, standing } of message.everygramStandings) {
      const asked = waiting.get(ticket)
      waiting.delete(ticket)
      if (standing) asked?.resolve({ ...standing, ticket })
      else asked?.reject(new Error('the primary process cannot tell the limits'))
    }
  })
  channel.on('disconnect', () => {
    for (const { reject } of waiting.values()) reject(primaryGone())
    waiting.clear()
  })
  return {
    take(ask) {
      if (!channel.connected) return Promise.reject(primaryGone())
      tickets += 1
      const ticket = tickets
      box.ask({ ticket, ask })
      return new Promise((resolve, reject) => waiting.set(ticket, { resolve, reject }))
    },
    settle: (_keyId, { ticket = 0 }, counted) => box.settle({ ticket, counted }),
    count: (keyId, endpoint) => box.count(keyId, endpoint),
    close: () => box.close(),
  }
}

/** Gathers what a worker has to say, and sends it after each turn of the event loop; counts alone can wait a little. */
function postbox(channel: NodeJS.Process) {
  const nothing = (): Letter => ({ settled: [], asks: [] })
  let letter = nothing()
  let counts = new Counts()
  let isPlanned = false

  const send = (done: () => void = () => {}) => {
    const message: FromWorker = { everygramMeter: { ...letter, counts: counts.rows() } }
    isPlanned = false
    letter = nothing()
    counts = new Counts()
    if (channel.connected) channel.send?.(message, undefined, undefined, done)
    else done()
  }
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    setImmediate(() => send())
  }
  const timer = setInterval(() => {
    if (!counts.isEmpty) send()
  }, COUNTS_EVERY_MS)
  timer.unref()
  return {
    ask(asked: Letter['asks'][number]) {
      letter.asks.push(asked)
      plan()
    },
    settle(settled: Letter['settled'][number]) {
      letter.settled.push(settled)
      plan()
    },
    count: (keyId: string, endpoint: string) => counts.add(keyId, dayOf(Date.now()), endpoint),
    close() {
      clearInterval(timer)
      return new Promise<void>((resolve) => send(resolve))
    },
  }
}

const primaryGone = () => new Error('the primary process is gone')

function isFromWorker(message: unknown): message is FromWorker {
  return typeof message === 'object' && message !== null && 'everygramMeter' in message
}

function isFromPrimary(message: unknown): message is FromPrimary {
  return typeof message === 'object' && message !== null && 'everygramStandings' in message
}
