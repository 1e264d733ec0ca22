/** Jobs as their owners see them: made, found, listed, ended. */
import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { ApiError, problem } from '../../engine/errors.ts'
import { tellJob } from '../../engine/helpers/events.ts'
import type { Database } from '../../platform/access/database.ts'
import { DiskFullError } from '../../platform/access/disk-full.ts'
import type { Session } from '../../platform/access/session.ts'
import { book, bytesOfChunk } from './account.ts'
import type { Chunk } from './cut.ts'
import { type Ending, endJob, forgetOldest, sweepChunks } from './ending.ts'
import { JOB_LIMITS, type Job, type JobQuestion, type Maker } from './job.ts'
import { packed } from './packed.ts'
import type { ChunkQueue } from './queue.ts'
import { inDays, jobOf, newRow, timeIn } from './rows.ts'
import type { Storage } from './storage.ts'

const ID_BYTES = 16
/** Twice as long as a body may take: what is left of a process that died meanwhile. */
const RECEIVED_WITHIN_MS = 7_200_000
const UNFINISHED = ['receiving', 'queued', 'running']

/** Makes a request that comes twice make one job. */
export interface Once {
  readonly key: string | undefined
  /** SHA-256 over what is asked, in hex. */
  readonly bodyHash: string
}

export class JobStore {
  readonly #session: Session
  readonly #queue: ChunkQueue
  readonly #days: number
  readonly #storage: Storage

  /** `days`: how long a job is kept after its end, and how long it is known after that that it was. */
  constructor(session: Session, queue: ChunkQueue, days: number, storage: Storage) {
    this.#session = session
    this.#queue = queue
    this.#days = days
    this.#storage = storage
  }

  /**
   * A job whose rows are to be added. `declaredBytes`: how long its body says that it is. Throws an ApiError where its
   * owner has too many (`rate_limited`) and where there is no room (`storage_full`), a DiskFullError where the disk has none:
   * then nothing is written.
   */
  async begin(question: JobQuestion, maker: Maker, declaredBytes?: number): Promise<string> {
    const id = randomBytes(ID_BYTES).toString('hex')
    const { owner } = question
    if (!(await this.#session.keepReserve())) throw new DiskFullError()
    await this.#written(owner, async (tx) => {
      const jobs = await tx.selectFrom('jobs').select(['id', 'state']).where('owner', '=', owner).execute()
      const kept = jobs.filter(({ state }) => state !== 'deleted')
      refuseUnfinished(kept.filter(({ state }) => UNFINISHED.includes(state)).length)
      await this.#storage.refuseNew(tx, owner, kept.length, declaredBytes)
      await forgetOldest(tx, owner, jobs.length - kept.length)
      await tx
        .insertInto('jobs')
        .values(newRow(id, question, maker, timeIn(RECEIVED_WITHIN_MS)))
        .execute()
    })
    return id
  }

  /** Throws an ApiError, `storage_full`, where there is no room for it: then it is not written. */
  async addChunk(id: string, owner: string, { firstRow, rows, text }: Chunk): Promise<void> {
    const input = await packed(text)
    const chunk = { job_id: id, first_row: firstRow, rows, attempts: 0, totals: null, input, result: null }
    await this.#written(owner, async (tx) => {
      await book(tx, id, bytesOfChunk(input.byteLength))
      await this.#storage.refuseTooMuch(tx, owner)
      await tx.insertInto('job_chunks').values(chunk).execute()
    })
  }

  async #written(owner: string, work: (tx: Transaction<Database>) => Promise<unknown>): Promise<void> {
    await this.#storage.withRoom(owner, () => this.#session.transaction(work))
  }

  /** All its rows are there: whoever is free may answer them. Rejects where its key was taken meanwhile. */
  async enqueue(id: string, rows: number, { key, bodyHash }: Once): Promise<Job> {
    return this.#session.transaction(async (tx) => {
      const row = await tx
        .updateTable('jobs')
        .set({
          state: 'queued',
          rows,
          changed_at: timeIn(0),
          expires_at: inDays(this.#days),
          idempotency_key: key ?? null,
          body_hash: bodyHash,
        })
        .where('id', '=', id)
        .where('state', '=', 'receiving')
        .returningAll()
        .executeTakeFirstOrThrow()
      const chunks = await tx
        .selectFrom('job_chunks')
        .select(['job_id as jobId', 'first_row as firstRow'])
        .where('job_id', '=', id)
        .orderBy('first_row')
        .execute()
      await this.#queue.add(tx, chunks)
      tellJob('queued')
      return jobOf(row)
    })
  }

  /** One that never was. */
  async discard(id: string): Promise<void> {
    await this.#session.free((tx) =>
      tx.updateTable('jobs').set({ state: 'deleted' }).where('id', '=', id).execute(),
    )
    await sweepChunks(this.#session, id)
    await this.#session.free((tx) => tx.deleteFrom('jobs').where('id', '=', id).execute())
    await this.#session.keepReserve()
  }

  /** The job that was made with an Idempotency-Key, and the hash of what was asked with it. */
  async madeWith(owner: string, key: string): Promise<{ job: Job; bodyHash: string | null } | undefined> {
    const row = await this.#session.read((db) =>
      db
        .selectFrom('jobs')
        .selectAll()
        .where('owner', '=', owner)
        .where('idempotency_key', '=', key)
        .executeTakeFirst(),
    )
    return row && { job: jobOf(row), bodyHash: row.body_hash }
  }

  /** Undefined where there is none, or where it is another key's. */
  async find(owner: string, id: string): Promise<Job | undefined> {
    const row = await this.#session.read((db) =>
      db
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', owner)
        .where('state', '!=', 'receiving')
        .executeTakeFirst(),
    )
    return row && jobOf(row)
  }

  /** The newest first; `before`: the last one of the page before. */
  async list(owner: string, limit: number, before: Job | undefined): Promise<Job[]> {
    const rows = await this.#session.read((db) => {
      const all = db
        .selectFrom('jobs')
        .selectAll()
        .where('owner', '=', owner)
        .where('state', 'not in', ['receiving', 'deleted'])
      const rest = before
        ? all.where((is) =>
            is.or([
              is('created_at', '<', before.createdAt),
              is.and([is('created_at', '=', before.createdAt), is('id', '<', before.id)]),
            ]),
          )
        : all
      return rest.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    })
    return rows.map(jobOf)
  }

  /** Ends it and deletes its rows and answers at once; says whether there was anything to end. */
  async end(id: string, state: Extract<Ending['state'], 'cancelled' | 'deleted'>): Promise<boolean> {
    const ended = await this.#session.free((tx) => endJob(tx, id, { state, days: this.#days }))
    if (ended) {
      await sweepChunks(this.#session, id)
      await this.#session.forgetDeleted()
    }
    return ended
  }
}

function refuseUnfinished(unfinished: number): void {
  if (unfinished < JOB_LIMITS.unfinishedMax) return
  throw new ApiError(problem('rate_limited.unfinished_jobs', { count: unfinished }))
}
