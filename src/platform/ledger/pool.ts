/**
 * The leases of a process: answers of limited keys that are booked in the database for it, so that most requests of a
 * key take theirs at once. What is booked is free, reserved for an answer on its way, or given and not saved yet; with
 * each batch of usage it goes down by what that batch saves, in the same transaction.
 */
import { monthOf } from '../access/calendar.ts'
import type { Grant, GrantOutcome, LeaseAsk, Lowered } from './leases.ts'

/** A lease for single answers: a key writes to the database once for as many. */
export const LEASE_ANSWERS = 100
/** What is free and was not asked for so long is given back with the next batch, for other processes. */
const IDLE_MS = 1000
/** A key that was refused is not asked for again before: whoever goes on asking costs the database nothing. */
const REFUSED_FOR_MS = 1000
/** After a failure of the database nobody waits for it again before. */
const PAUSE_AFTER_FAILURE_MS = 1000

export interface Reservation {
  readonly outcome: Exclude<GrantOutcome, 'unknown'>
  /** Answers that may be given, at least 1 where it was granted. They are settled once, in parts or whole. */
  readonly granted: number
  /** YYYY-MM: they count in this month, whenever they are given. */
  readonly month: string
  /** Where it was refused: what is saved and booked of the month. */
  readonly taken: number
}

export interface Settled {
  /** Answers that were given and count. */
  readonly given: number
  /** Answers that somebody else may have. */
  readonly unused: number
}

/** What a batch of usage takes along to the database. */
export interface Sealed {
  readonly lowered: Lowered[]
  readonly asks: Omit<LeaseAsk, 'holder'>[]
}

interface Waiting {
  readonly wanted: number
  resolve(reservation: Reservation): void
  reject(error: Error): void
}

interface Lease {
  readonly keyId: string
  readonly month: string
  free: number
  reserved: number
  /** Given, and in no batch yet. */
  given: number
  /** Reserved by somebody who is gone, and may have been given: booked until the month ends. */
  lost: number
  usedAtMs: number
  waiting: Waiting[]
  refused: { readonly reservation: Reservation; readonly untilMs: number } | undefined
}

export class LeasePool {
  readonly #leases = new Map<string, Lease>()
  readonly #wanting = new Set<Lease>()
  readonly #send: () => Promise<boolean>
  #isSending = false
  #failure: { readonly error: Error; readonly untilMs: number } | undefined

  /** `send` brings a batch to the database with what seal() gives, and says whether it came there. */
  constructor(send: () => Promise<boolean>) {
    this.#send = send
  }

  /**
   * Books as many answers of this month, or fewer. Rejects while nothing is booked here and the database fails.
   * `wanted`: at least 1.
   */
  async reserve(keyId: string, wanted: number): Promise<Reservation> {
    const nowMs = performance.now()
    const lease = this.#leaseOf(keyId, monthOf(Date.now()))
    lease.usedAtMs = nowMs
    if (lease.free > 0 && lease.waiting.length === 0) return taken(lease, wanted)
    if (lease.refused && nowMs < lease.refused.untilMs) return lease.refused.reservation
    if (this.#failure && nowMs < this.#failure.untilMs) throw this.#failure.error
    const reservation = new Promise<Reservation>((resolve, reject) => {
      lease.waiting.push({ wanted, resolve, reject })
    })
    this.#wanting.add(lease)
    void this.#ask()
    return reservation
  }

  /** Ends a reservation or a part of it. */
  settle(keyId: string, month: string, { given, unused }: Settled): void {
    const lease = this.#leaseOf(keyId, month)
    lease.reserved -= given + unused
    lease.given += given
    lease.free += unused
  }

  /** A reservation whose end nobody can tell: its answers stay booked. */
  lose(keyId: string, month: string, answers: number): void {
    const lease = this.#leaseOf(keyId, month)
    lease.reserved -= answers
    lease.lost += answers
  }

  /** Answers that are reserved and not settled. */
  reserved(keyId: string, month: string): number {
    return this.#leases.get(nameOf(keyId, month))?.reserved ?? 0
  }

  /** What goes with the next batch. `isLast`: all that is free is given back. */
  seal(isLast = false): Sealed {
    const nowMs = performance.now()
    const thisMonth = monthOf(Date.now())
    const lowered: Lowered[] = []
    for (const lease of this.#leases.values()) {
      const isIdle = nowMs - lease.usedAtMs >= IDLE_MS || lease.month !== thisMonth
      const returned = isIdle || isLast ? lease.free : 0
      const answers = lease.given + returned
      lease.free -= returned
      lease.given = 0
      if (answers > 0) lowered.push({ keyId: lease.keyId, month: lease.month, answers })
      else if (isIdle && isEmpty(lease)) this.#leases.delete(nameOf(lease.keyId, lease.month))
    }
    const asks = [...this.#wanting].map(({ keyId, month, waiting }) => {
      const sum = waiting.reduce((total, { wanted }) => total + wanted, 0)
      return { keyId, month, wanted: Math.max(sum, LEASE_ANSWERS) }
    })
    return { lowered, asks }
  }

  /** The batch came to the database, which has granted this. */
  confirmed(grants: readonly Grant[]): void {
    this.#failure = undefined
    for (const grant of grants) this.#granted(grant)
  }

  #granted({ keyId, month, outcome, held, taken: all }: Grant): void {
    const lease = this.#leaseOf(keyId, month)
    // All that is booked for this process and is nothing else is free, also what an earlier batch was granted unheard.
    lease.free = Math.max(0, held - lease.reserved - lease.given - lease.lost)
    while (lease.waiting.length > 0 && lease.free > 0) {
      const next = lease.waiting.shift()
      next?.resolve(taken(lease, next.wanted))
    }
    if (outcome === 'quota_exceeded' || outcome === 'unauthorized') {
      const reservation = { outcome, granted: 0, month, taken: all }
      for (const { resolve } of lease.waiting.splice(0)) resolve(reservation)
      if (lease.free === 0) lease.refused = { reservation, untilMs: performance.now() + REFUSED_FOR_MS }
    } else {
      lease.refused = undefined
    }
    if (lease.waiting.length === 0) this.#wanting.delete(lease)
  }

  /** Asks for as long as somebody waits; when the database fails, all of them hear of it. */
  async #ask(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    while (this.#wanting.size > 0) {
      // A fault of ours leaves nobody waiting either.
      const isSent = await this.#send().catch(() => false)
      if (!isSent) this.#failed()
    }
    this.#isSending = false
  }

  #failed(): void {
    const error = new Error('the database cannot be asked for answers of the month')
    this.#failure = { error, untilMs: performance.now() + PAUSE_AFTER_FAILURE_MS }
    for (const lease of this.#wanting) for (const { reject } of lease.waiting.splice(0)) reject(error)
    this.#wanting.clear()
  }

  #leaseOf(keyId: string, month: string): Lease {
    const name = nameOf(keyId, month)
    const known = this.#leases.get(name)
    if (known !== undefined) return known
    const lease: Lease = {
      keyId,
      month,
      free: 0,
      reserved: 0,
      given: 0,
      lost: 0,
      usedAtMs: performance.now(),
      waiting: [],
      refused: undefined,
    }
    this.#leases.set(name, lease)
    return lease
  }
}

const nameOf = (keyId: string, month: string) => `${keyId} ${month}`

const isEmpty = ({ free, reserved, given, lost, waiting }: Lease) =>
  free + reserved + given + lost === 0 && waiting.length === 0

function taken(lease: Lease, wanted: number): Reservation {
  const granted = Math.min(wanted, lease.free)
  lease.free -= granted
  lease.reserved += granted
  return { outcome: 'granted', granted, month: lease.month, taken: 0 }
}
