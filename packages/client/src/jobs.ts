/** Batches that are answered later: POST /v1/batch with Prefer: respond-async, and the result when it is there. */
import { readAnswers } from './batch-stream.ts'
import type { AnyRow, BatchClosing, Rows } from './batch-types.ts'
import type { CallOptions } from './call.ts'
import type { JobAnswer } from './generated/types.ts'
import { rowSource } from './row-source.ts'
import { readJson, type Send } from './send.ts'

export interface BatchJobOptions extends CallOptions {
  /** short when absent: the figure, its range, scopes, factor and notices. full: the whole answer. */
  readonly fields?: 'short' | 'full'
  /** Sent again with the same rows, it gives the job that was made before. */
  readonly idempotencyKey?: string
}

export interface JobRowsOptions extends CallOptions {
  /** Told counts and totals when they have been checked. */
  readonly onClosing?: (closing: BatchClosing) => void
}

/** Makes a job of rows. In browsers rows come as a list. */
export type BatchJobCall = (rows: Rows, options?: BatchJobOptions) => Promise<JobAnswer>

/**
 * The answers of a job that is done, in the order of its rows. Rejects with an EverygramError (`job_not_done`) before it
 * is, and where its result is cut or does not hold what its closing line says.
 */
export type JobRowsCall = (
  params: { readonly job_id: string },
  options?: JobRowsOptions,
) => AsyncGenerator<AnyRow, void>

export function batchJobCall(send: Send): BatchJobCall {
  return (rows, { fields = 'short', idempotencyKey, signal } = {}) => {
    const isList = Array.isArray(rows)
    const source = rowSource(rows)
    const headers = {
      'content-type': 'application/x-ndjson',
      prefer: 'respond-async',
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    }
    const body = isList ? () => rows.map((row) => `${JSON.stringify(row)}\n`).join('') : source.body
    // A job that was made, and whose answer was lost, is not to be made again.
    const isRepeatable = isList && idempotencyKey !== undefined
    const request = {
      method: 'POST',
      path: `/v1/batch?fields=${fields}`,
      headers,
      body,
      isRepeatable,
      signal,
    }
    return send<JobAnswer>(request, readJson).catch((cause) => {
      source.rethrow()
      throw cause
    })
  }
}

export function jobRowsCall(send: Send): JobRowsCall {
  return async function* jobRows({ job_id: id }, { signal, onClosing } = {}) {
    const request = { path: `/v1/jobs/${encodeURIComponent(id)}/result`, signal }
    const response = await send(request, async (given) => given)
    const closing = yield* readAnswers(response, (given) => given?.rows ?? 0)
    onClosing?.(closing)
  }
}
