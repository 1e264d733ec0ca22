/** From a body to a job: its rows are stored as they come, and nothing is left of one that does not come whole. */

import { ApiError, problem } from '../../engine/errors.ts'
import type { StoreChunk } from '../batch/store-chunk.ts'
import { type BodyOfRows, chunksOf } from './cut.ts'
import type { Job, JobQuestion, Maker } from './job.ts'
import type { JobStore } from './store.ts'

export interface Received extends JobQuestion, BodyOfRows {
  /** How long the body says that it is. */
  readonly declaredBytes?: number | undefined
  /** Given with a request that may come twice. */
  readonly idempotencyKey: string | undefined
  /** SHA-256 over what is asked, in hex; when all rows were read. */
  bodyHash(): string
  /** Reads what is left of the body. */
  drain(): Promise<void>
}

/** The job that was made, or that the same request has made before. Throws an ApiError for what is no job. */
export async function receiveJob(
  store: JobStore,
  maker: Maker,
  given: Received,
  storeChunk: StoreChunk,
): Promise<Job> {
  const { owner, idempotencyKey: key } = given
  const known = key === undefined ? undefined : await store.madeWith(owner, key)
  if (known !== undefined) {
    await given.drain()
    return sameJob(known, given.bodyHash())
  }
  const id = await store.begin(given, maker, given.declaredBytes)
  try {
    let rows = 0
    for await (const chunk of chunksOf(given, storeChunk)) {
      await store.addChunk(id, owner, chunk)
      rows += chunk.rows
    }
    return await store.enqueue(id, rows, { key, bodyHash: given.bodyHash() })
  } catch (error) {
    await store.discard(id)
    // Of two that come at the same time one is later.
    const first = key === undefined ? undefined : await store.madeWith(owner, key)
    if (first === undefined) throw error
    return sameJob(first, given.bodyHash())
  }
}

function sameJob({ job, bodyHash }: { job: Job; bodyHash: string | null }, given: string): Job {
  if (bodyHash === given) return job
  throw new ApiError(problem('idempotency_key_reused.job', { id: job.id }, { field: 'Idempotency-Key' }))
}
