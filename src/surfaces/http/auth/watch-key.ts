/** Whether a key is still good, while work of it waits for its client and asks for nothing. */
import type { Gate } from '../../../platform/access/gate.ts'
import { revoked } from '../../../platform/access/limits/refusal.ts'
import { StoppedBatch } from '../../batch/stopped.ts'

/** With the time for which a look-up counts, the work of a revoked key ends within 15 seconds. */
const LOOKED_AT_EVERY_MS = 2000

export interface KeyWatch {
  /** Aborted with a StoppedBatch. */
  readonly ended: AbortSignal
  end(): void
}

export function watchKey(gate: Pick<Gate, 'current'>, id: string): KeyWatch {
  const ending = new AbortController()
  const look = async () => {
    try {
      if (await gate.current(id)) return
    } catch {
      // Without the database it goes on with what is known; the next step of the work asks for itself.
      return
    }
    clearInterval(timer)
    ending.abort(new StoppedBatch(revoked().problems[0]))
  }
  const timer = setInterval(() => void look(), LOOKED_AT_EVERY_MS)
  timer.unref()
  return { ended: ending.signal, end: () => clearInterval(timer) }
}
