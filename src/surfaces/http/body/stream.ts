/** Bodies of requests that are read while their rows are calculated: bounded in bytes and time, and never in memory as a whole. */
import type { Readable } from 'node:stream'
import { ApiError, problem } from '../../../engine/errors.ts'
import { StoppedBatch } from '../../batch/stopped.ts'
import { beginBody } from './early-answer.ts'

export interface StreamBounds {
  readonly bytesMax: number
  /** From the end of the headers to the last answer. */
  readonly timeMs: number
  /** Where one is aborted with a StoppedBatch, what came so far is answered, and nothing more is waited for. */
  readonly endedBy: readonly AbortSignal[]
}

/** Throws a StoppedBatch where a bound is passed or the sender has gone, and the one that a signal is aborted with. */
export async function* boundedChunks(
  payload: Readable,
  { bytesMax, timeMs, endedBy }: StreamBounds,
): AsyncGenerator<Buffer> {
  const until = performance.now() + timeMs
  let bytes = 0
  // Wakes whoever waits for more of the body.
  const stop = ({ target }: Event) => payload.emit('error', (target as AbortSignal).reason)
  payload.on('error', () => {})
  for (const signal of endedBy) signal.addEventListener('abort', stop)
  try {
    beginBody(payload)
    // Whatever of the body is left is drained when the answer is sent.
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      throwEnded(endedBy)
      bytes += chunk.length
      if (bytes > bytesMax) throw new StoppedBatch(problem('payload_too_large.bytes', { maximum: bytesMax }))
      if (performance.now() > until) throw new StoppedBatch(problem('request_timeout.batch', { ms: timeMs }))
      yield chunk
    }
  } catch (error) {
    throw stopped(error)
  } finally {
    for (const signal of endedBy) signal.removeEventListener('abort', stop)
  }
}

function throwEnded(signals: readonly AbortSignal[]): void {
  for (const signal of signals) signal.throwIfAborted()
}

function stopped(error: unknown): StoppedBatch {
  if (error instanceof StoppedBatch) return error
  if (error instanceof ApiError) return new StoppedBatch(error.problems[0])
  return new StoppedBatch(problem('bad_request.cut', {}))
}
