/** A chunk between its rows and its answers, as the database has it: begun any number of times, written once. */

import type { Transaction } from 'kysely'
import { type ApiError, messageOf, type Problem, problem } from '../../engine/errors.ts'
import { tellJob, tellJobRows } from '../../engine/helpers/events.ts'
import type { Database } from '../../platform/access/database.ts'
import type { Session } from '../../platform/access/session.ts'
import { addUsage } from '../../platform/access/usage/store.ts'
import { tooManyErrors } from '../batch/too-many-errors.ts'
import type { TotalsState } from '../batch/totals.ts'
import { bytesOfChunk } from './account.ts'
import { type ChunkAllowance, chunkAllowance, chunkHolder, endAttempts, keyOf, REVOKED } from './allowance.ts'
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
  readonly input: Uint8Array
  /** By whom answers are booked for this attempt. */
  readonly holder: string
}

/** The first rows of a chunk, answered. */
export interface ChunkResult {
  readonly rows: number
  readonly totals: TotalsState
  readonly result: Uint8Array
  /** The rows that are left, where there are any that are to be answered. */
  readonly rest: Uint8Array | undefined
  /** Why no more rows of the job may be answered. */
  readonly stopped?: JobReason | undefined
}

/**
 * `saved`; `lost`: somebody else has answered it, or has begun it anew, or the job has ended; `full`: there is no room for
 * the answers, and the job has ended before its last row.
 */
export type Saved = 'saved' | 'lost' | 'full'

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
    const failed = await failedRow(work.job.form, taken.firstRow, work.input)
    await this.save(work, failed, this.allowance(work))
    return undefined
  }

  #begun(taken: Taken): Promise<Work | undefined> {
    return this.#session.transaction(async (tx) => {
      const found = await openChunk(tx, taken)
      const key = found && found.job.owner !== NOBODY ? await keyOf(tx, found.job.owner) : undefined
      const isWanted = found && (await this.#isWanted(tx, found, key?.revoked_at ?? null))
      if (!found || !isWanted) {
        await this.#queue.finish(tx, taken)
        return undefined
      }
      const { job, rows, attempts, input } = found
      // An attempt before this one has not come to its end, and its answers were given to nobody.
      await endAttempts(tx, taken)
      await tx
        .updateTable('job_chunks')
        .set({ attempts: attempts + 1 })
        .where('job_id', '=', taken.jobId)
        .where('first_row', '=', taken.firstRow)
        .execute()
      await startJob(tx, job)
      const attempt = attempts + 1
      const holder = chunkHolder(taken)
      return { taken, job, rows, attempt, input, holder }
    })
  }

  /** What the answers of a chunk are reserved by. It is ended by whoever does not save them. */
  allowance({ job: { owner }, holder }: Work): ChunkAllowance {
    return chunkAllowance(this.#session, { owner, holder })
  }

  /** Answers, usage, progress and queue in one: all of it, or nothing. `allowance`: of the same work. */
  async save(work: Work, answered: ChunkResult, allowance: ChunkAllowance): Promise<Saved> {
    const { id, owner } = work.job
    const write = () => this.#session.transaction((tx) => this.#write(tx, { work, answered, allowance }))
    try {
      const end = await this.#storage.withRoom(owner, write)
      if (end === 'done') tellJob('done')
      if (end !== 'failed') tellJobRows(answered.totals)
      if (end === 'stopped') await sweepChunks(this.#session, id, { isOpen: true })
      return 'saved'
    } catch (error) {
      if (isStorageFull(error)) return this.#stop(id, error)
      if (error instanceof Lost) return 'lost'
      // Nothing is wrong with the rows: this attempt is none.
      await this.unbegin(work).catch(() => {})
      throw error
    }
  }

  /** There is no room for what was answered: what is there is kept, and says why there is no more. */
  async #stop(id: string, { problems: [first] }: ApiError): Promise<'full'> {
    const stopped = problem('storage_full.results', { reason: messageOf(first as Problem) })
    await this.#session.free((tx) => stopJob(tx, id, { days: this.#days, stopped }))
    await sweepChunks(this.#session, id, { isOpen: true })
    return 'full'
  }

  /** Its process has not ended: what kept it from its answers was another fault. */
  async unbegin({ taken: { jobId, firstRow }, attempt }: Work): Promise<void> {
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

  /** Its rows cannot be read back: it would be tried for ever, and all other jobs would wait behind it. */
  async fail(taken: Taken): Promise<void> {
    const error = problem('internal_error.job_damaged', {})
    await this.#session.free(async (tx) => {
      await endJob(tx, taken.jobId, { state: 'failed', days: this.#days, error })
      await this.#queue.finish(tx, taken)
    })
  }

  async #isWanted(tx: Transaction<Database>, { job }: OpenChunk, revokedAt: string | null): Promise<boolean> {
    if (revokedAt === null) return true
    const error = REVOKED
    await endJob(tx, job.id, { state: 'failed', days: this.#days, error })
    return false
  }

  /**
   * How the job ended with it, if it did. The job comes first, in every transaction: none waits for another in a circle.
   */
  async #write(
    tx: Transaction<Database>,
    { work, answered, allowance }: Writing,
  ): Promise<'done' | 'stopped' | 'failed' | undefined> {
    const { taken, job, rows, input } = work
    const { totals, rest, result } = answered
    const restBytes = rest ? bytesOfChunk(rest.byteLength) : 0
    const more =
      answered.rows === 0 ? 0 : bytesOfChunk(result.byteLength) + restBytes - bytesOfChunk(input.byteLength)
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
      .returning(['rows', 'rows_done', 'rows_failed'])
      .executeTakeFirst()
    if (progress === undefined) throw new Lost()
    await this.#queue.finish(tx, taken)
    if (answered.stopped?.code === 'unauthorized') {
      await endJob(tx, job.id, { state: 'failed', days: this.#days, error: answered.stopped })
      return 'failed'
    }
    if (more > 0) await this.#storage.refuseTooMuch(tx, job.owner)
    if (answered.rows > 0) await writeChunk(tx, taken, rows, answered)
    if (rest) await this.#cutOff(tx, taken, rows, answered.rows, rest)
    if (job.owner !== NOBODY) await count(tx, work, totals.ok, allowance)
    const isWhole = progress.rows_done === progress.rows
    const stopped = answered.stopped ?? tooManyErrors(progress.rows_done, progress.rows_failed)
    if (!isWhole && stopped !== undefined) {
      await stopJob(tx, job.id, { days: this.#days, stopped })
      return 'stopped'
    }
    if (!isWhole) return undefined
    const now = timeIn(0)
    await tx
      .updateTable('jobs')
      .set({
        state: 'done',
        ended_at: now,
        expires_at: inDays(this.#days),
      })
      .where('id', '=', job.id)
      .execute()
    return 'done'
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

/** Rolls back: the chunk is somebody else's. */
class Lost extends Error {
  override readonly name = 'Lost'
}

interface Writing {
  readonly work: Work
  readonly answered: ChunkResult
  readonly allowance: ChunkAllowance
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
  if (numUpdatedRows === 0n) throw new Lost()
}

/** Saves what was given, and ends what it was booked by. `answered`: the rows that were. */
async function count(
  tx: Transaction<Database>,
  { taken, holder }: Work,
  answered: number,
  allowance: ChunkAllowance,
): Promise<void> {
  const usage = allowance.usage(ENDPOINT)
  const given = usage.reduce((sum, { answers }) => sum + answers, 0)
  if (given !== answered) throw new Error(`${answered} answers of a chunk, and ${given} are settled`)
  await addUsage(tx, usage)
  const booked = await endAttempts(tx, taken, holder)
  // Another attempt has freed them, and gives the answers itself.
  for (const [month, answers] of allowance.leased()) if ((booked.get(month) ?? 0) < answers) throw new Lost()
}
