/** Bodies of requests that are read while they are answered: bounded in bytes and time, and never in memory as a whole. */
import type { Readable } from 'node:stream'
import { StoppedBatch } from '../../batch/stopped.ts'

export interface StreamBounds {
  readonly bytesMax: number
  /** From the end of the headers to the last answer. */
  readonly timeMs: number
}

/** Throws a StoppedBatch where a bound is passed or the sender has gone. */
export async function* boundedChunks(
  payload: Readable,
  { bytesMax, timeMs }: StreamBounds,
): AsyncGenerator<Buffer> {
  const until = performance.now() + timeMs
  let bytes = 0
  try {
    for await (const chunk of payload as AsyncIterable<Buffer>) {
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
  }
}
