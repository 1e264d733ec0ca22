/**
 * Answers that the key of a job may still have, for an attempt at a chunk. What is booked is the attempt's own: it is
 * saved with the chunk or not at all, and an attempt that did not come to its end is followed by another, which frees it.
 */

import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { type Problem, problem } from '../../engine/errors.ts'
import { dayIn, monthOf } from '../../platform/access/calendar.ts'
import type { Database } from '../../platform/access/database.ts'
import { overQuota } from '../../platform/access/limits/refusal.ts'
import { type LimitedPlan, limitsOf } from '../../platform/access/plans.ts'
import type { Session } from '../../platform/access/session.ts'
import type { UsageRow } from '../../platform/access/usage/counts.ts'
import { bookAlone, endLeases } from '../../platform/ledger/leases.ts'
import type { Allowance } from '../batch/allowance.ts'
import { Reservations } from '../batch/reservations.ts'
import { StoppedBatch } from '../batch/stopped.ts'
import { NOBODY } from './job.ts'
import type { ChunkName } from './queue.ts'

/** Whether the key is still good, and its plan, is looked up again after this time. */
const KEY_FRESH_FOR_MS = 5000
export const REVOKED = problem('unauthorized.job_key_revoked', {})

export interface ChunkAllowance extends Allowance {
  /** What was given, as usage of an endpoint: for the transaction that saves the chunk. */
  usage(endpoint: string): UsageRow[]
  /** The same of limited keys, by month: what has to be booked. */
  leased(): ReadonlyMap<string, number>
  /** Frees what was not saved. */
  end(): Promise<void>
}

export interface ChunkAttempt {
  /** The id of the key. */
  readonly owner: string
  /** Who holds the leases of the attempt. */
  readonly holder: string
}

const chunkName = ({ jobId, firstRow }: ChunkName) => `job ${jobId} ${firstRow}`

/** Who holds the leases of one attempt: another one at the same rows is somebody else. */
export const chunkHolder = (chunk: ChunkName): string => `${chunkName(chunk)} ${randomUUID()}`

/** Ends the leases of all attempts at a chunk; gives the answers that one of them had booked, by month. */
export async function endAttempts(
  tx: Transaction<Database>,
  chunk: ChunkName,
  own?: string,
): Promise<ReadonlyMap<string, number>> {
  const ended = await tx
    .deleteFrom('usage_leases')
    .where('holder', 'like', `${chunkName(chunk)} %`)
    .returning(['holder', 'month', 'answers'])
    .execute()
  return new Map(
    ended.flatMap(({ holder, month, answers }) => (holder === own ? [[month, Number(answers)]] : [])),
  )
}

/** What was reserved: in which month, and whether it is booked. */
interface Source {
  readonly month: string
  readonly isLeased: boolean
}

export function chunkAllowance(session: Session, { owner, holder }: ChunkAttempt): ChunkAllowance {
  const open = new Reservations<Source>()
  const given = new Map<string, number>()
  const leased = new Map<string, number>()
  const planOf = planLookUp(session, owner)
  /** Booked and not needed: the next rows have it. */
  const spare = new Map<string, number>()
  let isAnyBooked = false
  return {
    async reserve(wanted) {
      const month = monthOf(Date.now())
      const plan = await planOf()
      if (plan === undefined) {
        open.add({ month, isLeased: false }, wanted)
        return wanted
      }
      const again = Math.min(wanted, spare.get(month) ?? 0)
      if (again > 0) {
        add(spare, month, -again)
        open.add({ month, isLeased: true }, again)
        return again
      }
      isAnyBooked = true
      const ask = { keyId: owner, month, holder, wanted }
      const { outcome, granted } = await session.transaction((tx) => bookAlone(tx, ask))
      if (outcome === 'unauthorized') throw new StoppedBatch(REVOKED)
      if (granted === 0) throw new StoppedBatch(overQuota(plan, month).problems[0] as Problem)
      open.add({ month, isLeased: true }, granted)
      return granted
    },
    settle(answered, unused) {
      for (const part of open.settle(answered, unused)) {
        const { month, isLeased } = part.source
        add(given, month, part.given)
        if (!isLeased) continue
        add(leased, month, part.given)
        add(spare, month, part.unused)
      }
    },
    usage: (endpoint) =>
      [...given].map(([month, answers]) => ({
        keyId: owner,
        day: dayIn(month, Date.now()),
        endpoint,
        answers,
      })),
    leased: () => leased,
    async end() {
      if (isAnyBooked) await session.transaction((tx) => endLeases(tx, [holder]))
    },
  }
}

/** Undefined where there are no limits. Throws a StoppedBatch for a key that was revoked. */
function planLookUp(session: Session, owner: string): () => Promise<LimitedPlan | undefined> {
  let known: { readonly plan: LimitedPlan | undefined; readonly atMs: number } | undefined
  return async () => {
    if (owner === NOBODY) return undefined
    const nowMs = performance.now()
    if (known && nowMs - known.atMs <= KEY_FRESH_FOR_MS) return known.plan
    const key = await session.read((db) => keyOf(db, owner))
    if (key === undefined || key.revoked_at !== null) throw new StoppedBatch(REVOKED)
    known = { plan: limitsOf(key.plan), atMs: nowMs }
    return known.plan
  }
}

/** Of the key that made a job. */
export function keyOf(db: Kysely<Database> | Transaction<Database>, owner: string) {
  return db.selectFrom('api_keys').select(['plan', 'revoked_at']).where('id', '=', owner).executeTakeFirst()
}

function add(sums: Map<string, number>, month: string, answers: number): void {
  if (answers !== 0) sums.set(month, (sums.get(month) ?? 0) + answers)
}
