/** The meter of a process that counts for itself: of the only process, or of the primary of several workers. */
import type { Limiter } from './limits/limiter.ts'
import { memoryLimiter } from './limits/memory.ts'
import type { Meter } from './meter.ts'
import type { UsageRow } from './usage/counts.ts'
import { openRecorder, type Recorder } from './usage/recorder.ts'
import type { UsageStore } from './usage/store.ts'

/** What an operator wants to know: callbacks for the log and the metrics. */
export interface MeterEvents {
  /** This instance begins to limit alone since Valkey is away (true), or no longer does. */
  onLimiterFallback?: ((isActive: boolean, error?: Error) => void) | undefined
  /** Usage cannot be saved (the error), or can be saved again. */
  onUsageOutage?: ((error: Error | undefined) => void) | undefined
  /** Another server counts on the same folder, and grants each limit anew. */
  onFolderShared?: ((dataDir: string) => void) | undefined
  /** The process ends with answers that could not be saved. */
  onUsageLost?: ((answers: number) => void) | undefined
}

export interface MeterOptions extends MeterEvents {
  /** A Valkey or Redis server where all instances count together. */
  valkeyUrl?: string | undefined
  /** How many instances share the keys. */
  instances: number
}

export interface LocalMeter extends Meter {
  /** Answers that a worker counted. */
  addRows(rows: readonly UsageRow[]): void
  /** Saves what was counted; false when the database failed. */
  flush(): Promise<boolean>
}

export async function openMeter(store: UsageStore, options: MeterOptions): Promise<LocalMeter> {
  await store.forgetWriters(Date.now())
  const recorder = openRecorder({ store, onOutage: options.onUsageOutage })
  const limiter = await openLimiter(recorder, options)
  return {
    take: (ask) => limiter.take(ask),
    settle: (keyId, standing, counted) => limiter.settle(keyId, standing, counted),
    count: (keyId, endpoint) => recorder.count(keyId, endpoint),
    addRows: (rows) => recorder.addRows(rows),
    flush: () => recorder.flush(),
    async close() {
      await limiter.close()
      const lost = await recorder.close()
      if (lost > 0) options.onUsageLost?.(lost)
    },
  }
}

async function openLimiter(
  months: Recorder,
  { valkeyUrl, instances, onLimiterFallback }: MeterOptions,
): Promise<Limiter> {
  if (valkeyUrl === undefined) return memoryLimiter({ months, instances })
  // Loaded only where it is used: it takes time at the start.
  const { valkeyLimiter } = await import('./limits/valkey.ts')
  return valkeyLimiter({ url: valkeyUrl, months, instances, onFallback: onLimiterFallback })
}
