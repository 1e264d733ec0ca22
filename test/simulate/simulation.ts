/** The state of a run: what was done, what was answered, and what was found to be wrong. */
import { setTimeout as pause } from 'node:timers/promises'
import { Answers } from './answers.ts'
import type { OpenRequest } from './client.ts'
import { type Reply, type Sent, send } from './client.ts'
import type { House } from './house.ts'
import type { Schedule } from './steps.ts'

/** Something that must hold and did not. */
export interface Finding {
  readonly rule: Rule
  readonly says: string
}

export type Rule =
  | 'answers above the stop'
  | 'answers that cannot be used'
  | 'usage'
  | 'revoked'
  | 'storage'
  | 'room to delete'
  | 'geography'
  | 'status'
  | 'cut'
  | 'recovery'
  | 'rows'
  | 'jobs'
  | 'log'
  | 'end'
  | 'pauses'

/** A batch that is open. */
export interface Held {
  readonly name: string
  readonly key: number
  readonly at: number
  readonly request: OpenRequest
  readonly fromMs: number
  sent: number
}

export interface SimulatedJob {
  readonly name: string
  readonly key: number
  readonly path: string
  readonly rows: number
  readonly fromMs: number
  /** Whether its rows are those of stays(), which have answers. */
  readonly isOfStays: boolean
  /** What a client has asked of it. */
  ended?: 'cancelled' | 'deleted'
}

/** What a fault may delay after it is over: leases that run out, connections that are opened again. */
const AFTERMATH_MS = 4000
const TRIES = 8
const FINDINGS_MAX = 4
const RECOVERED_WITHIN_MS = 20_000
const RECOVERY_TRY_MS = 5000
const POLL_MS = 100
const QUESTION = '/v1/hotel/emissions?country=GB&nights=3'

export class Simulation {
  readonly answers = new Answers()
  readonly findings: Finding[] = []
  readonly held: Held[] = []
  readonly jobs: SimulatedJob[] = []
  readonly schedule: Schedule
  readonly house: House
  /** Work that was open when a process was killed: each may have booked a lease. */
  lost = 0
  readonly #faults: { readonly fromMs: number; toMs: number }[] = []
  #names = 0

  constructor(schedule: Schedule, house: House) {
    this.schedule = schedule
    this.house = house
  }

  /** By the clock of the servers. */
  now(): number {
    return Date.now() + (this.house.machine?.aheadMs ?? 0)
  }

  /** One that is not used again. */
  name(what: string): string {
    this.#names++
    return `${what}${this.#names}`
  }

  /** The first ones of a rule: what goes on for long need not be said each time. */
  find(rule: Rule, says: string): void {
    const before = this.findings.filter((finding) => finding.rule === rule)
    if (before.length < FINDINGS_MAX) this.findings.push({ rule, says })
  }

  instance(at: number) {
    const { instances } = this.house
    const found = instances[at % instances.length]
    if (found === undefined) throw new Error('a house has an instance')
    return found
  }

  key(number: number) {
    const key = this.house.keys[number]
    if (key === undefined) throw new Error(`there is no key ${number}`)
    return key
  }

  /** While it lasts, and a while after it, a server may be unavailable. */
  async fault<Value>(work: () => Promise<Value>): Promise<Value> {
    const fault = { fromMs: performance.now(), toMs: Number.POSITIVE_INFINITY }
    this.#faults.push(fault)
    try {
      return await work()
    } finally {
      fault.toMs = performance.now() + AFTERMATH_MS
    }
  }

  hadFault(sinceMs: number): boolean {
    return this.#faults.some(({ toMs }) => toMs >= sinceMs)
  }

  /** Sends a request, judges that it was answered, and tries again where it came too fast. */
  async ask(at: number, key: number | undefined, path: string, sent: Sent = {}): Promise<Reply> {
    for (let tried = 1; ; tried++) {
      const fromMs = performance.now()
      const keyed = key === undefined ? sent : { ...sent, key: this.key(key).key }
      const reply = await send(`${this.instance(at).url}${path}`, keyed)
      this.judge(reply, `${sent.method ?? 'GET'} ${path}`, fromMs)
      if (!isTooFast(reply) || tried === TRIES) return reply
      await pause(RATE_PAUSE_MS)
    }
  }

  judge({ status, isCut, text }: Reply, what: string, fromMs: number): void {
    const isExcused = this.hadFault(fromMs)
    const isBudget = status === STORAGE_FULL && this.schedule.theme === 'storage'
    if (status >= SERVER_ERROR && !isBudget && !(isExcused && UNAVAILABLE.includes(status)))
      this.find('status', `${what}: ${status} ${text.slice(0, SHOWN)}`)
    if (isCut && !isExcused) this.find('cut', `${what}: the connection ended without a whole answer`)
  }

  /** A question of a key without limits. Its answer is counted. */
  async question(at: number, sent: Sent = {}): Promise<Reply> {
    const fromMs = this.now()
    const reply = await this.ask(at, 2, QUESTION, sent)
    this.give({ key: 2, what: 'GET', fromMs }, reply, reply.status === OK ? 1 : 0)
    return reply
  }

  /** Notes what a request was answered; `count`: answers, where it came whole. */
  give(
    { key, what, fromMs }: { key: number; what: string; fromMs: number },
    reply: Reply,
    count: number,
  ): void {
    // What did not arrive may have been counted.
    const most = reply.isCut ? Math.max(count, 1) : count
    this.answers.add({ key, what, fromMs, toMs: this.now(), least: count, most })
  }

  /** Waits until every instance answers again. */
  async recover(): Promise<void> {
    for (const [at] of this.house.instances.entries()) {
      const until = performance.now() + RECOVERED_WITHIN_MS
      let last: Reply
      do {
        // One that was handed to a worker just before it was killed is not answered by another.
        last = await this.question(at, { timeoutMs: RECOVERY_TRY_MS })
        if (last.status === OK) break
        await pause(POLL_MS)
      } while (performance.now() < until)
      if (last.status !== OK)
        this.find('recovery', `after its end a fault goes on: ${last.status} ${last.text.slice(0, SHOWN)}`)
    }
  }
}

const OK = 200
const SERVER_ERROR = 500
const STORAGE_FULL = 507
const UNAVAILABLE = [503, STORAGE_FULL]
const TOO_MANY = 429
const RATE_PAUSE_MS = 600
const SHOWN = 200

const isTooFast = ({ status, text }: Reply) => status === TOO_MANY && text.includes('"rate_limited"')
