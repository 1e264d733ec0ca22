/** Bodies of requests that are read while they are answered: bounded in bytes and time, and never in memory as a whole. */
import type { Readable } from 'node:stream'
import { StoppedBatch } from '../../batch/stopped.ts'

export interface StreamBounds {
  readonly bytesMax: number
  /** From the end of the headers to the last answer. */
  readonly timeMs: number
  /** Aborted with a StoppedBatch: nothing more is waited for. */
  readonly ended?: AbortSignal | undefined
}

/** Throws a StoppedBatch where a bound is passed or the sender has gone. */
export async function* boundedChunks(
  payload: Readable,
  { bytesMax, timeMs, ended }: StreamBounds,
): AsyncGenerator<Buffer> {
  const until = performance.now() + timeMs
  const chunks = payload.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>
  const end = ended && aborted(ended)
  let bytes = 0
  try {
    for (;;) {
      const next = chunks.next()
      const { done, value: chunk } = await (end ? Promise.race([next, end.reached]) : next)
      if (done) return
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
    throw new StoppedBatch('bad_request', 'The body was cut off.')
  } finally {
    end?.forget()
  }
}

/** Rejects with the reason of a signal when it is aborted. */
function aborted(signal: AbortSignal) {
  let stop = () => {}
  const reached = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
  // Between two pieces of the body nobody waits for it.
  reached.catch(() => {})
  return { reached, forget: () => signal.removeEventListener('abort', stop) }
}
