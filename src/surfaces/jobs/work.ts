/** A chunk between its rows and its answers, as the database has it: begun any number of times, written once. */
import type { Transaction } from 'kysely'
import { tellJob, tellJobRows } from '../../engine/helpers/events.ts'
import { dayOf, monthOf } from '../../platform/access/calendar.ts'
import type { Database } from '../../platform/access/database.ts'
import { hardStop, limitsOf } from '../../platform/access/plans.ts'
import type { Session } from '../../platform/access/session.ts'
import { addUsage } from '../../platform/access/usage/store.ts'
import type { TotalsState } from '../batch/totals.ts'
import { bytesOfChunk } from './account.ts'
import { endJob, stopJob, sweepChunks } from './ending.ts'
import { failedRow } from './failed-row.ts'
import { halve } from './halve.ts'
import { type Job, type JobReason, NOBODY } from './job.ts'
import type { ChunkName, ChunkQueue, Taken } from './queue.ts'
import { inDays, jobOf, timeIn } from './rows.ts'
import { isStorageFull, type Storage } from './storage.ts'

/** Answers of jobs are counted where the request was sent. */
const ENDPOINT = '/v1/batch'
/**
 * How often a row is begun by itself: one that ends the process each time must not do so for ever. A chunk of more rows
 * is halved each time that it is begun again, so that whatever ends processes costs one row, and never a job.
 */
const ATTEMPTS_MAX = 5

export interface Work {
  readonly taken: Taken
  readonly job: Job
  readonly rows: number
  /** This one is it, from 1. */
  readonly attempt: number
  /** A fault of ours is the error of its row then. */
  readonly isLastAttempt: boolean
  readonly input: Uint8Array
  /** Answers that its key may still have in this month. */
  readonly left: number
}

/** The first rows of a chunk, answered. */
export interface ChunkResult {
  readonly rows: number
  readonly totals: TotalsState
  readonly result: Uint8Array
  /** The rows that are left, where there are any. */
  readonly rest: Uint8Array | undefined
}

/**
 * `saved`; `lost`: somebody else has answered it, or the job has ended; `over`: the month has fewer answers than it had;
 * `full`: there is no room for the answers, and the job has ended before its last row.
 */
export type Saved = 'saved' | 'lost' | 'over' | 'full'

export interface WorkStoreOptions {
  readonly session: Session
  readonly queue: ChunkQueue
  /** How long a job is kept after its end. */
  readonly days: number
  readonly storage: Storage
  /** Told of a row that is given up, since whatever began it has ended. */
  onGivenUp(job: string, row: number): void
}

export class WorkStore {
  readonly #session: Session
  readonly #queue: ChunkQueue
  readonly #days: number
  readonly #storage: Storage
  readonly #onGivenUp: WorkStoreOptions['onGivenUp']

  constructor({ session, queue, days, storage, onGivenUp }: WorkStoreOptions) {
    this.#session = session
    this.#queue = queue
    this.#days = days
    this.#storage = storage
    this.#onGivenUp = onGivenUp
  }

  /** What there is to do for a chunk; undefined where it needs no work any more, which the queue is told. */
  async begin(taken: Taken): Promise<Work | undefined> {
    await halve(this.#session, this.#queue, taken)
    const work = await this.#begun(taken)
    if (work === undefined || work.attempt <= ATTEMPTS_MAX || work.rows > 1) return work
    this.#onGivenUp(work.job.id, taken.firstRow)
    await this.save(work, await failedRow(work.job.form, taken.firstRow, work.input))
    return undefined
  }

  #begun(taken: Taken): Promise<Work | undefined> {
    return this.#session.transaction(async (tx) => {
      const found = await openChunk(tx, taken)
      const key = found && (await keyOf(tx, found.job.owner))
      const isWanted = found && (await this.#isWanted(tx, found, key?.revoked_at ?? null))
      if (!found || !isWanted) {
        await this.#queue.finish(tx, taken)
        return undefined
      }
      const { job, rows, attempts, input } = found
      await tx
        .updateTable('job_chunks')
        .set({ attempts: attempts + 1 })
        .where('job_id', '=', taken.jobId)
        .where('first_row', '=', taken.firstRow)
        .execute()
      await startJob(tx, job)
      const left = key ? await leftOf(tx, job.owner, key.plan) : Number.POSITIVE_INFINITY
      const attempt = attempts + 1
      return { taken, job, rows, attempt, isLastAttempt: attempt >= ATTEMPTS_MAX, input, left }
    })
  }

  /** Answers, usage, progress and queue in one: all of it, or nothing. */
  async save(work: Work, answered: ChunkResult): Promise<Saved> {
    const { id, owner } = work.job
    const write = () => this.#session.transaction((tx) => this.#write(tx, work, answered))
    try {
      const isDone = await this.#storage.withRoom(owner, write)
      if (isDone) tellJob('done')
      tellJobRows(answered.totals)
      return 'saved'
    } catch (error) {
      if (isStorageFull(error)) return this.#stop(id, error)
      const isLost = error instanceof Unsaved && error.why === 'lost'
      // Nothing is wrong with the rows: this attempt is none.
      if (!isLost) await this.#unbegin(work).catch(() => {})
      if (error instanceof Unsaved) return error.why
      throw error
    }
  }

  /** There is no room for what was answered: what is there is kept, and says why there is no more. */
  async #stop(id: string, { code, message }: JobReason): Promise<'full'> {
    const stopped = { code, message: `The results of this job no longer fit. ${message}` }
    await this.#session.free((tx) => stopJob(tx, id, { days: this.#days, stopped }))
    await sweepChunks(this.#session, id, { isOpen: true })
    return 'full'
  }

  async #unbegin({ taken: { jobId, firstRow }, attempt }: Work): Promise<void> {
    await this.#session.transaction((tx) =>
      tx
        .updateTable('job_chunks')
        .set({ attempts: attempt - 1 })
        .where('job_id', '=', jobId)
        .where('first_row', '=', firstRow)
        .where('attempts', '=', attempt)
        .execute(),
    )
  }

  async #isWanted(tx: Transaction<Database>, { job }: OpenChunk, revokedAt: string | null): Promise<boolean> {
    if (revokedAt === null) return true
    const error = { code: 'unauthorized', message: 'The API key that created this job was revoked.' } as const
    await endJob(tx, job.id, { state: 'failed', days: this.#days, error })
    return false
  }

  /** Whether it was the last chunk. The job comes first, in every transaction: none waits for another in a circle. */
  async #write(tx: Transaction<Database>, { taken, job, rows, left, input }: Work, answered: ChunkResult) {
    const { totals, rest, result } = answered
    const restBytes = rest ? bytesOfChunk(rest.byteLength) : 0
    const more = bytesOfChunk(result.byteLength) + restBytes - bytesOfChunk(input.byteLength)
    const progress = await tx
      .updateTable('jobs')
      .set((is) => ({
        bytes: is('bytes', '+', more),
        rows_done: is('rows_done', '+', answered.rows),
        rows_failed: is('rows_failed', '+', totals.failed),
        changed_at: timeIn(0),
      }))
      .where('id', '=', job.id)
      .where('state', '=', 'running')
      .returning(['rows', 'rows_done'])
      .executeTakeFirst()
    if (progress === undefined) throw new Unsaved('lost')
    await writeChunk(tx, taken, rows, answered)
    if (rest) await this.#cutOff(tx, taken, rows, answered.rows, rest)
    if (job.owner !== NOBODY && totals.ok > 0) await count(tx, job.owner, totals.ok, left)
    await this.#queue.finish(tx, taken)
    if (more > 0) await this.#storage.refuseTooMuch(tx, job.owner)
    const isDone = progress.rows_done === progress.rows
    const now = timeIn(0)
    if (isDone)
      await tx
        .updateTable('jobs')
        .set({ state: 'done', ended_at: now, expires_at: inDays(this.#days) })
        .where('id', '=', job.id)
        .execute()
    return isDone
  }

  /** The rows that are left are a chunk of their own. */
  async #cutOff(tx: Transaction<Database>, taken: Taken, rows: number, done: number, input: Uint8Array) {
    const name: ChunkName = { jobId: taken.jobId, firstRow: taken.firstRow + done }
    await tx
      .insertInto('job_chunks')
      .values({
        job_id: name.jobId,
        first_row: name.firstRow,
        rows: rows - done,
        attempts: 0,
        totals: null,
        input,
        result: null,
      })
      .execute()
    await this.#queue.add(tx, [name])
  }
}

/** Rolls back, and says why. */
class Unsaved extends Error {
  override readonly name = 'Unsaved'
  readonly why: Exclude<Saved, 'saved'>

  constructor(why: Exclude<Saved, 'saved'>) {
    super(why)
    this.why = why
  }
}

interface OpenChunk {
  readonly job: Job
  readonly rows: number
  readonly attempts: number
  readonly input: Uint8Array
}

async function openChunk(
  tx: Transaction<Database>,
  { jobId, firstRow }: ChunkName,
): Promise<OpenChunk | undefined> {
  const job = await tx
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()
  if (job === undefined) return undefined
  const chunk = await tx
    .selectFrom('job_chunks')
    .select(['rows', 'attempts', 'input'])
    .where('job_id', '=', jobId)
    .where('first_row', '=', firstRow)
    .where('totals', 'is', null)
    .executeTakeFirst()
  const { rows = 0, attempts = 0, input } = chunk ?? {}
  return input ? { job: jobOf(job), rows, attempts, input } : undefined
}

async function keyOf(tx: Transaction<Database>, owner: string) {
  if (owner === NOBODY) return undefined
  return tx.selectFrom('api_keys').select(['plan', 'revoked_at']).where('id', '=', owner).executeTakeFirst()
}

async function startJob(tx: Transaction<Database>, { id, state }: Job): Promise<void> {
  if (state !== 'queued') return
  const now = timeIn(0)
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ state: 'running', started_at: now, changed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) tellJob('running')
}

async function leftOf(tx: Transaction<Database>, owner: string, planName: string): Promise<number> {
  const plan = limitsOf(planName)
  if (plan === undefined) return Number.POSITIVE_INFINITY
  const row = await tx
    .selectFrom('usage_months')
    .select('answers')
    .where('key_id', '=', owner)
    .where('month', '=', monthOf(Date.now()))
    .executeTakeFirst()
  return Math.max(0, hardStop(plan) - Number(row?.answers ?? 0))
}

async function writeChunk(
  tx: Transaction<Database>,
  { jobId, firstRow }: ChunkName,
  asked: number,
  { rows, totals, result }: ChunkResult,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('job_chunks')
    .set({ rows, totals: JSON.stringify(totals), input: null, result })
    .where('job_id', '=', jobId)
    .where('first_row', '=', firstRow)
    // Somebody else may have cut it meanwhile.
    .where('rows', '=', asked)
    .where('totals', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Unsaved('lost')
}

/** Other answers of the key may have been counted since this chunk was begun: the month stays below its hard stop. */
async function count(tx: Transaction<Database>, owner: string, answers: number, left: number): Promise<void> {
  const row = { keyId: owner, day: dayOf(Date.now()), endpoint: ENDPOINT, answers }
  const [total] = await addUsage(tx, [row])
  if (left === Number.POSITIVE_INFINITY) return
  const key = await keyOf(tx, owner)
  const plan = limitsOf(key?.plan ?? '')
  if (plan && (total?.answers ?? 0) > hardStop(plan)) throw new Unsaved('over')
}
