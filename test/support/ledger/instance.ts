/** A process that answers keys of limited plans, without the rest of a server: it may end well, or be killed. */
import { setImmediate as turn } from 'node:timers/promises'
import { KnownKeys } from '../../../src/platform/access/known-keys.ts'
import { type LocalMeter, openMeter } from '../../../src/platform/access/local-meter.ts'
import { type DatabaseOptions, openStores, type Stores } from '../../../src/platform/access/open-database.ts'
import { type LimitedPlan, limitsOf } from '../../../src/platform/access/plans.ts'
import type { Session } from '../../../src/platform/access/session.ts'
import { type KeyRecord, KeyStore } from '../../../src/platform/access/store.ts'
import { UsageStore } from '../../../src/platform/access/usage/store.ts'
import { StoppedBatch } from '../../../src/surfaces/batch/stopped.ts'
import { Totals } from '../../../src/surfaces/batch/totals.ts'
import { keyAllowance } from '../../../src/surfaces/http/auth/key-allowance.ts'
import { sqliteQueue } from '../../../src/surfaces/jobs/sqlite-queue.ts'
import { Storage } from '../../../src/surfaces/jobs/storage.ts'
import { WorkStore } from '../../../src/surfaces/jobs/work.ts'
import { FaultySession, LostConfirmation } from './faulty-session.ts'

export const FREE = limitsOf('free') as LimitedPlan
export const MAKER = { edition: '2025', editionHash: 'hash', engine: '1', identity: 'one' }

/** Room for all jobs of a schedule. */
export const storageOf = (session: Session) => new Storage(session, { bytesMax: 1_000_000_000, days: 7 })

/** Told of answers when they are given. */
export type OnGiven = (keyId: string, answers: number) => void

export interface Instance {
  readonly session: FaultySession
  readonly meter: LocalMeter
  /** A request, as GET, HEAD and POST /v1/verify are; true where it was answered or failed by itself. */
  get(key: KeyRecord, isGood: boolean, onGiven: OnGiven): Promise<boolean>
  /** Rows of a batch or, with one of them, a call of an assistant; the number that was answered. */
  rows(key: KeyRecord, wanted: number, bad: number, onGiven: OnGiven): Promise<number>
  /** The next chunk of a job. `isCut`: it is not saved. */
  chunk(isCut: boolean, onGiven: OnGiven): Promise<void>
  stop(): Promise<void>
  /** Nothing of it reaches the database from now on. */
  kill(): void
  /** After a kill, when all that was on its way has failed. */
  close(): Promise<void>
}

export async function openInstance(options: DatabaseOptions): Promise<Instance> {
  const stores: Stores = await openStores(options)
  const session = new FaultySession(stores.session)
  const meter = await openMeter(new UsageStore(session), { instances: 1 })
  const known = new KnownKeys(new KeyStore(session))
  const current = (id: string) => known.current(id)
  const gate = { meter, current, isKnown: () => true, authenticate: async () => undefined }
  const queue = sqliteQueue(session, MAKER.identity, () => ({ isTaken: false, leave: () => {} }))
  const storage = storageOf(session)
  const work = new WorkStore({ session, queue, days: 7, storage, onGivenUp: () => {} })
  return {
    session,
    meter,
    async get(key, isGood, onGiven) {
      // As the check of the key does, which comes before.
      if ((await current(key.id).catch(() => undefined)) === undefined) return false
      const standing = await meter.take({ keyId: key.id, plan: FREE, counts: true }).catch(() => undefined)
      if (standing?.outcome !== 'granted') return standing?.outcome === 'rate_limited'
      await turn()
      if (session.isDead) return false
      if (isGood) onGiven(key.id, 1)
      const [given, unused] = isGood ? [1, 0] : [0, 1]
      meter.settle({ keyId: key.id, month: standing.month }, { given, unused, endpoint: '/v1/x' })
      return true
    },
    async rows(key, wanted, bad, onGiven) {
      const allowance = keyAllowance(gate, key, '/v1/batch')
      const booked = await allowance.reserve(wanted).catch(stoppedAs0)
      if (booked === 0) return 0
      await turn()
      if (session.isDead) return 0
      const unused = Math.min(bad, booked - 1)
      if (booked > unused) onGiven(key.id, booked - unused)
      allowance.settle(booked - unused, unused)
      return booked
    },
    async chunk(isCut, onGiven) {
      const taken = await queue.take()
      const begun = taken && (await work.begin(taken))
      if (begun === undefined) return
      const allowance = work.allowance(begun)
      let stopped: StoppedBatch | undefined
      let given = 0
      while (given < begun.rows && !stopped) {
        const booked = await allowance.reserve(Math.min(50, begun.rows - given)).catch((error) => {
          if (!(error instanceof StoppedBatch)) throw error
          stopped = error
          return 0
        })
        given += booked
        allowance.settle(booked, 0)
        await turn()
      }
      if (isCut) return allowance.end()
      const totals = { ...new Totals().state, ok: given }
      const reason = stopped && { stopped: stopped.reason }
      const answered = { rows: given, totals, result: Buffer.from('x'), rest: undefined, ...reason }
      // Nobody can fetch what is not saved.
      const saved = await work.save(begun, answered, allowance).catch((error) => {
        if (error instanceof LostConfirmation) return 'saved'
        throw error
      })
      if (saved !== 'saved') return allowance.end()
      if (stopped?.code !== 'unauthorized') onGiven(begun.job.owner, given)
    },
    async stop() {
      await meter.close()
      await stores.close()
    },
    kill() {
      session.isDead = true
    },
    close: () => stores.close(),
  }
}

function stoppedAs0(error: unknown): number {
  if (error instanceof StoppedBatch) return 0
  throw error
}
