/**
 * Workers of one machine count and limit in their primary process, so that limits are not multiplied. A worker gathers
 * what it has to say for a turn of its event loop; what it settled goes before what it asks for.
 */
import type { Cluster, Worker } from 'node:cluster'
import type { Reservation } from '../../ledger/pool.ts'
import { dayOf } from '../calendar.ts'
import type { LocalMeter } from '../local-meter.ts'
import type { Ask, Counted, Meter, Reserved, Standing } from '../meter.ts'
import { Counts, type UsageRow } from '../usage/counts.ts'

/** How long answers of unlimited keys wait for company: with the flush of a second, a kill -9 loses little more. */
const COUNTS_EVERY_MS = 100

/** What a worker wants to know: a request, or answers for a batch. */
type Question = { readonly ask: Ask } | { readonly keyId: string; readonly wanted: number }
type Reply = Standing | Reservation

interface Letter {
  settled: (Counted & { ticket: number })[]
  asked: { ticket: number; question: Question }[]
}

interface FromWorker {
  everygramMeter: Letter & { counts: UsageRow[] }
}

interface FromPrimary {
  everygramReplies: { ticket: number; reply: Reply | undefined }[]
}

/** Answers that a worker has reserved and not settled, by its tickets. */
type Outstanding = Map<number, Reserved & { left: number }>

/** In the primary process: answers the meters of all workers, those there and those to come. */
export function servePrimaryLimits(cluster: Cluster, meter: LocalMeter): void {
  const outstanding = new Map<number, Outstanding>()
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isFromWorker(message)) return
    let own = outstanding.get(worker.id)
    if (own === undefined) {
      own = new Map()
      outstanding.set(worker.id, own)
    }
    void serve(meter, worker, own, message.everygramMeter)
  })
  // After all that it said. A worker that ends well has settled everything: what is left may have been answered.
  cluster.on('disconnect', (worker: Worker) => {
    const own = outstanding.get(worker.id)
    outstanding.delete(worker.id)
    for (const reserved of own?.values() ?? []) meter.lose(reserved, reserved.left)
    own?.clear()
  })
}

async function serve(
  meter: LocalMeter,
  worker: Worker,
  outstanding: Outstanding,
  { counts, settled, asked }: FromWorker['everygramMeter'],
): Promise<void> {
  meter.addRows(counts)
  for (const { ticket, ...counted } of settled) settle(meter, outstanding, ticket, counted)
  if (asked.length === 0) return
  const replies = asked.map(async ({ ticket, question }) => {
    const reply = await replyTo(meter, question).catch(() => undefined)
    const reserved = reply && reservedBy(question, reply)
    if (!reserved) return { ticket, reply }
    // Nobody has heard of it: nothing was answered with it.
    if (worker.isConnected()) outstanding.set(ticket, reserved)
    else meter.settle(reserved, { given: 0, unused: reserved.left, endpoint: '' })
    return { ticket, reply }
  })
  const message = { everygramReplies: await Promise.all(replies) } satisfies FromPrimary
  // One that has just gone need not hear it.
  worker.send(message, undefined, undefined, () => {})
}

function replyTo(meter: LocalMeter, question: Question): Promise<Reply> {
  return 'ask' in question ? meter.take(question.ask) : meter.reserve(question.keyId, question.wanted)
}

function reservedBy(question: Question, reply: Reply): (Reserved & { left: number }) | undefined {
  if (reply.outcome !== 'granted') return undefined
  const { month } = reply
  if (!('ask' in question))
    return { keyId: question.keyId, month, left: 'granted' in reply ? reply.granted : 0 }
  const { keyId, counts } = question.ask
  return counts ? { keyId, month, left: 1 } : undefined
}

function settle(meter: LocalMeter, outstanding: Outstanding, ticket: number, counted: Counted): void {
  const reserved = outstanding.get(ticket)
  if (reserved === undefined) return
  reserved.left -= counted.given + counted.unused
  if (reserved.left <= 0) outstanding.delete(ticket)
  meter.settle(reserved, counted)
}

/** In a worker: asks the primary process over its channel. */
export function workerMeter(channel: NodeJS.Process = process): Meter {
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>()
  const box = postbox(channel)
  let tickets = 0
  channel.on('message', (message: unknown) => {
    if (!isFromPrimary(message)) return
    for (const { ticket, reply } of message.everygramReplies) {
      const asked = waiting.get(ticket)
      waiting.delete(ticket)
      if (reply) asked?.resolve({ ...reply, ticket })
      else asked?.reject(new Error('the primary process cannot tell the limits'))
    }
  })
  channel.on('disconnect', () => {
    for (const { reject } of waiting.values()) reject(primaryGone())
    waiting.clear()
  })
  const ask = (question: Question): Promise<Reply> => {
    if (!channel.connected) return Promise.reject(primaryGone())
    tickets += 1
    const ticket = tickets
    box.ask({ ticket, question })
    return new Promise((resolve, reject) => waiting.set(ticket, { resolve, reject }))
  }
  return {
    take: (asked) => ask({ ask: asked }) as Promise<Standing>,
    reserve: (keyId, wanted) => ask({ keyId, wanted }) as Promise<Reservation>,
    settle: ({ ticket = 0 }, counted) => box.settle({ ticket, ...counted }),
    count: (keyId, endpoint, answers) => box.count(keyId, endpoint, answers),
    close: () => box.close(),
  }
}

/** Gathers what a worker has to say, and sends it after each turn of the event loop; counts alone can wait a little. */
function postbox(channel: NodeJS.Process) {
  const nothing = (): Letter => ({ settled: [], asked: [] })
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
    ask(asked: Letter['asked'][number]) {
      letter.asked.push(asked)
      plan()
    },
    settle(settled: Letter['settled'][number]) {
      letter.settled.push(settled)
      plan()
    },
    count: (keyId: string, endpoint: string, answers: number) =>
      counts.add(keyId, dayOf(Date.now()), endpoint, answers),
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
  return typeof message === 'object' && message !== null && 'everygramReplies' in message
}
