/** Jobs as their owners see them: made, found, listed, ended. */
import { randomBytes } from 'node:crypto'
import { ApiError } from '../../engine/errors.ts'
import { tellJob } from '../../engine/helpers/events.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Chunk } from './cut.ts'
import { type Ending, endJob, sweepChunks } from './ending.ts'
import { JOB_LIMITS, type Job, type JobQuestion, type Maker } from './job.ts'
import { packed } from './packed.ts'
import type { ChunkQueue } from './queue.ts'
import { inDays, jobOf, newRow, timeIn } from './rows.ts'

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

  /** `days`: how long a job is kept after its end, and how long it is known after that that it was. */
  constructor(session: Session, queue: ChunkQueue, days: number) {
    this.#session = session
    this.#queue = queue
    this.#days = days
  }

  /** A job whose rows are to be added. Throws an ApiError where its owner has too many. */
  async begin(question: JobQuestion, maker: Maker): Promise<string> {
    const id = randomBytes(ID_BYTES).toString('hex')
    await this.#session.transaction(async (tx) => {
      const states = await tx
        .selectFrom('jobs')
        .select('state')
        .where('owner', '=', question.owner)
        .where('state', '!=', 'deleted')
        .execute()
      refuseMore(states.length, states.filter(({ state }) => UNFINISHED.includes(state)).length)
      await tx
        .insertInto('jobs')
        .values(newRow(id, question, maker, timeIn(RECEIVED_WITHIN_MS)))
        .execute()
    })
    return id
  }

  async addChunk(id: string, { firstRow, rows, text }: Chunk): Promise<void> {
    const input = await packed(text)
    const chunk = { job_id: id, first_row: firstRow, rows, attempts: 0, totals: null, input, result: null }
    await this.#session.transaction((tx) => tx.insertInto('job_chunks').values(chunk).execute())
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
    await this.#session.transaction((tx) =>
      tx.updateTable('jobs').set({ state: 'deleted' }).where('id', '=', id).execute(),
    )
    await sweepChunks(this.#session, id)
    await this.#session.transaction((tx) => tx.deleteFrom('jobs').where('id', '=', id).execute())
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
    const ended = await this.#session.transaction((tx) => endJob(tx, id, { state, days: this.#days }))
    if (ended) {
      await sweepChunks(this.#session, id)
      this.#session.forgetDeleted()
    }
    return ended
  }
}

function refuseMore(kept: number, unfinished: number): void {
  if (unfinished >= JOB_LIMITS.unfinishedMax) {
    const message = `${unfinished} jobs of this key have not ended, which is as many as may. Send it when one of them has ended, or cancel one.`
    throw new ApiError({ code: 'rate_limited', message })
  }
  if (kept < JOB_LIMITS.keptMax) return
  const message = `There are ${kept} jobs of this key, which is as many as may be kept. Delete those whose results you have.`
  throw new ApiError({ code: 'rate_limited', message })
}
