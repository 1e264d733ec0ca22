/** Many rows in one request, answered while they are sent: POST /v1/batch. */
import { listed } from './batch-lists.ts'
import { streamed } from './batch-stream.ts'
import type { BatchCall, BatchOptions, Rows } from './batch-types.ts'
import type { Send } from './send.ts'

export function batchCall(send: Send): BatchCall {
  const call = (rows: Rows, options: BatchOptions = {}) => {
    const path = `/v1/batch?fields=${options.fields ?? 'short'}`
    const way = (options.isStreamed ?? canStream()) ? streamed : listed
    return way(send, path, rows, options)
  }
  return call as BatchCall
}

/** Deno and Bun say so too. Browsers read an answer only when all is sent, with which a long batch stands still. */
function canStream(): boolean {
  const { process } = globalThis as { process?: { versions?: { node?: string } } }
  return process?.versions?.node !== undefined
}
