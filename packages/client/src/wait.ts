/** When a request is sent again. */
import type { EverygramError } from './error.ts'

/** No answer, too many requests, and servers that are starting, stopping or behind a proxy that does not reach them. */
const PASSING = [0, 429, 502, 503, 504]
/** Without Retry-After: the first wait, doubled each time. */
const FIRST_MS = 300
/** Clients that were refused at once do not come back at once. */
const SPREAD_MS = 300

/** Milliseconds before attempt number `attempt` (0 is the first that failed); undefined for what waiting does not mend. */
export function waitMs({ status, code, retryAfterMs }: EverygramError, attempt: number): number | undefined {
  if (!PASSING.includes(status) || code === 'cut_batch') return undefined
  return (retryAfterMs ?? FIRST_MS * 2 ** attempt) + Math.random() * SPREAD_MS
}

/** Rejects with the reason of the signal as soon as it is aborted. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', abort, { once: true })
  })
}
