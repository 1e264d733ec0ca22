/** Bodies of requests that are read while they are answered: bounded in bytes and time, and never in memory as a whole. */
import type { Readable } from 'node:stream'
import { ApiError } from '../../../engine/errors.ts'
import { StoppedBatch } from '../../batch/run.ts'
import { beginBody } from './early-answer.ts'

export interface StreamBounds {
  readonly bytesMax: number
  /** From the end of the headers to the last answer. */
  readonly timeMs: number
  /** Aborted when the server closes: what came so far is answered, and nobody is waited for. */
  readonly closing: AbortSignal
}

/** Throws a StoppedBatch where a bound is passed, the sender has gone, or the server closes. */
export async function* boundedChunks(
  payload: Readable,
  { bytesMax, timeMs, closing }: StreamBounds,
): AsyncGenerator<Buffer> {
  const until = performance.now() + timeMs
  let bytes = 0
  // Wakes whoever waits for more of the body.
  const stop = () => payload.emit('error', closed())
  payload.on('error', () => {})
  closing.addEventListener('abort', stop)
  try {
    beginBody(payload)
    // Whatever of the body is left is drained when the answer is sent.
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (closing.aborted) throw closed()
      bytes += chunk.length
      if (bytes > bytesMax)
        throw new StoppedBatch(
          'payload_too_large',
          `The body has more than ${bytesMax} bytes, which is the limit.`,
        )
      if (performance.now() > until)
        throw new StoppedBatch('request_timeout', `The batch took longer than ${timeMs} milliseconds.`)
      yield chunk
    }
  } catch (error) {
    if (error instanceof StoppedBatch) throw error
    if (error instanceof ApiError) throw new StoppedBatch(error.code, error.message)
    throw new StoppedBatch('bad_request', 'The body was cut off.')
  } finally {
    closing.removeEventListener('abort', stop)
  }
}

const closed = () =>
  new StoppedBatch(
    'unavailable',
    'The server is shutting down. Send the rows that were not answered again in a moment.',
  )
