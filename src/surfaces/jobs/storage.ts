/** Room for jobs: how many bytes and results a key may keep by its plan, and how many bytes all of them together. */
import type { Transaction } from 'kysely'
import { ApiError, problem } from '../../engine/errors.ts'
import type { Database } from '../../platform/access/database.ts'
import { type LimitedPlan, limitsOf } from '../../platform/access/plans.ts'
import type { Session } from '../../platform/access/session.ts'
import { takenBytes } from './account.ts'
import { endJob, sweepChunks } from './ending.ts'
import { JOB_LIMITS, NOBODY } from './job.ts'

/** Rows shrink to a tenth where they are stored; a body of rows does not shrink to less than this part. */
const SHRINKS_AT_BEST = 100

export interface StorageLimits {
  /** For the jobs of everybody together. */
  readonly bytesMax: number
  /** How long it is known of a job that it was deleted. */
  readonly days: number
}

export class Storage {
  readonly #session: Session
  readonly #limits: StorageLimits

  constructor(session: Session, limits: StorageLimits) {
    this.#session = session
    this.#limits = limits
  }

  /**
   * Whether an owner may send one more job. `declaredBytes`: how long its body says that it is. Throws an ApiError,
   * `storage_full`, where as many results are kept as may be, where no room is left, and where so long a body cannot fit.
   */
  async refuseNew(tx: Transaction<Database>, owner: string, kept: number, declaredBytes = 0): Promise<void> {
    const plan = await planOf(tx, owner)
    const keptMax = owner === NOBODY ? JOB_LIMITS.nobodysKeptMax : plan?.resultsKept
    if (keptMax !== undefined && kept >= keptMax)
      throw new ApiError(problem('storage_full.jobs', { count: kept, ...planNamed(plan) }))
    await this.#refuse(tx, owner, plan, Math.max(1, declaredBytes / SHRINKS_AT_BEST))
  }

  /** After what a transaction writes was booked. Throws an ApiError, `storage_full`, where it is too much. */
  async refuseTooMuch(tx: Transaction<Database>, owner: string): Promise<void> {
    await this.#refuse(tx, owner, await planOf(tx, owner), 0)
  }

  async #refuse(tx: Transaction<Database>, owner: string, plan: LimitedPlan | undefined, more: number) {
    const { byOwner, inAll } = await takenBytes(tx, owner)
    if (plan && byOwner + more > plan.storedBytes)
      throw new ApiError(
        problem('storage_full.plan', { megabytes: megabytes(plan.storedBytes), plan: plan.name }),
      )
    if (inAll + more > this.#limits.bytesMax)
      throw new ApiError(problem('storage_full.server', { megabytes: megabytes(this.#limits.bytesMax) }))
  }

  /**
   * Does what needs room. Where there is none on a server that asks for no keys, the jobs that ended first are given up
   * for it, one by one: of a key's nothing is.
   */
  async withRoom<Value>(owner: string, work: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (owner !== NOBODY || !isStorageFull(error) || !(await this.#giveUpOldest())) throw error
      }
    }
  }

  /** False where nobody's jobs are all unfinished. */
  async #giveUpOldest(): Promise<boolean> {
    const oldest = await this.#session.read((db) =>
      db
        .selectFrom('jobs')
        .select('id')
        .where('owner', '=', NOBODY)
        .where('state', 'in', ['done', 'failed', 'cancelled'])
        .orderBy('ended_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),
    )
    if (oldest === undefined) return false
    const { days } = this.#limits
    await this.#session.free((tx) => endJob(tx, oldest.id, { state: 'deleted', days }))
    await sweepChunks(this.#session, oldest.id)
    return true
  }
}

export const isStorageFull = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'storage_full'

async function planOf(tx: Transaction<Database>, owner: string): Promise<LimitedPlan | undefined> {
  if (owner === NOBODY) return undefined
  const key = await tx.selectFrom('api_keys').select('plan').where('id', '=', owner).executeTakeFirst()
  return key && limitsOf(key.plan)
}

/** Absent on a server without keys. */
const planNamed = (plan: LimitedPlan | undefined) => ({
  has_plan: plan !== undefined,
  plan: plan?.name ?? '',
})

const BYTES_PER_MB = 1_000_000

const megabytes = (bytes: number) => Math.floor(bytes / BYTES_PER_MB)
