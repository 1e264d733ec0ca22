/** The meter of a process that counts for itself: of the only process, or of the primary of several workers. */
import { LeasePool } from '../ledger/pool.ts'
import { dayIn, monthOf } from './calendar.ts'
import type { Buckets } from './limits/buckets.ts'
import { memoryBuckets } from './limits/memory.ts'
import type { Ask, Meter, Reserved, Standing } from './meter.ts'
import type { UsageRow } from './usage/counts.ts'
import { openRecorder, type Recorder } from './usage/recorder.ts'
import type { UsageStore } from './usage/store.ts'

/** What an operator wants to know: callbacks for the log and the metrics. */
export interface MeterEvents {
  /** This instance begins to limit rates alone since Valkey is away (true), or no longer does. */
  onLimiterFallback?: ((isActive: boolean, error?: Error) => void) | undefined
  /** Usage cannot be saved (the error), or can be saved again. */
  onUsageOutage?: ((error: Error | undefined) => void) | undefined
  /** Another server counts on the same folder, and has bursts of its own. */
  onFolderShared?: ((dataDir: string) => void) | undefined
  /** The process ends with answers that could not be saved. */
  onUsageLost?: ((answers: number) => void) | undefined
}

export interface MeterOptions extends MeterEvents {
  /** A Valkey or Redis server where all instances have their buckets together. */
  valkeyUrl?: string | undefined
  /** How many instances share the keys. */
  instances: number
}

export interface LocalMeter extends Meter {
  /** Answers of keys without limits that a worker counted. */
  addRows(rows: readonly UsageRow[]): void
  /** Answers that a worker had reserved when it died: they may have been given, and stay booked. */
  lose(reserved: Reserved, answers: number): void
  /** Saves what was counted; false when the database failed. */
  flush(): Promise<boolean>
}

export async function openMeter(store: UsageStore, options: MeterOptions): Promise<LocalMeter> {
  await store.forgetWriters(Date.now())
  const pool: LeasePool = new LeasePool(() => recorder.flush())
  const recorder = openRecorder({ store, leases: pool, onOutage: options.onUsageOutage })
  const buckets = await openBuckets(options)
  return {
    take: (ask) => take({ pool, recorder, buckets }, ask),
    reserve: (keyId, wanted) => pool.reserve(keyId, wanted),
    settle({ keyId, month }, { given, unused, endpoint }) {
      pool.settle(keyId, month, { given, unused })
      if (given > 0) recorder.count(keyId, endpoint, given, dayIn(month, Date.now()))
    },
    lose: ({ keyId, month }, answers) => pool.lose(keyId, month, answers),
    count: (keyId, endpoint, answers) => recorder.count(keyId, endpoint, answers),
    addRows: (rows) => recorder.addRows(rows),
    flush: () => recorder.flush(),
    async close() {
      await buckets.close()
      const lost = await recorder.close()
      if (lost > 0) options.onUsageLost?.(lost)
    },
  }
}

interface Parts {
  readonly pool: LeasePool
  readonly recorder: Recorder
  readonly buckets: Buckets
}

async function take(parts: Parts, ask: Ask): Promise<Standing> {
  return ask.counts ? takeAnswer(parts, ask) : takeToken(parts, ask)
}

async function takeToken({ pool, recorder, buckets }: Parts, { keyId, plan }: Ask): Promise<Standing> {
  const month = monthOf(Date.now())
  const counted = recorder.known(keyId, month) ?? (await recorder.load(keyId, month))
  const { isGranted, ...bucket } = await buckets.take(keyId, plan)
  const answers = counted + pool.reserved(keyId, month)
  return { outcome: isGranted ? 'granted' : 'rate_limited', month, answers, ...bucket }
}

/** The answer first, which is given back without a token: what is over the month takes none. */
async function takeAnswer({ pool, recorder, buckets }: Parts, { keyId, plan }: Ask): Promise<Standing> {
  const { outcome, month, taken } = await pool.reserve(keyId, 1)
  const isReserved = outcome === 'granted'
  const others = Math.max(0, pool.reserved(keyId, month) - 1)
  const answers = isReserved ? (recorder.known(keyId, month) ?? 0) + others : taken
  const { isGranted, ...bucket } = await buckets.take(keyId, plan, !isReserved)
  if (!isReserved || isGranted) return { outcome, month, answers, ...bucket }
  pool.settle(keyId, month, { given: 0, unused: 1 })
  return { outcome: 'rate_limited', month, answers, ...bucket }
}

async function openBuckets({ valkeyUrl, instances, onLimiterFallback }: MeterOptions): Promise<Buckets> {
  if (valkeyUrl === undefined) return memoryBuckets(instances)
  // Loaded only where it is used: it takes time at the start.
  const { valkeyBuckets } = await import('./limits/valkey.ts')
  return valkeyBuckets({ url: valkeyUrl, instances, onFallback: onLimiterFallback })
}
