/** How long answers take while a server is well loaded, at 70 % of what it can do at most: ours and a constant in turns. */
import { median, summary } from '../lib/stats.ts'
import { inTurns, percentile, timedLoad } from '../lib/timed.ts'
import type { Settings } from '../settings.ts'

export interface Loaded {
  /** Requests a second that client and server reach together when each connection asks without a pause. */
  saturationPerSecond: number
  /** Of each round. */
  rounds: Latencies[]
}

export interface Latencies {
  perSecond: number
  p50Ms: number
  p99Ms: number
  p999Ms: number
  maxMs: number
}

export interface TailResult {
  raw: Loaded
  own: Loaded
  /** Of the medians of p99. */
  ratio: number
  /** How far the p99 of the raw server went apart, as a share of its median. */
  rawVaries: number
}

export interface Target {
  port: number
  requests: readonly Buffer[]
}

const SHARE = 0.7
const HTTP_OK = 200

/** `raw`: a server that takes the least that an answer can cost. */
export async function measureTail(raw: Target, own: Target, settings: Settings): Promise<TailResult> {
  const loads = [loadOf(raw, settings), loadOf(own, settings)] as const
  const both = [await saturated(loads[0], settings), await saturated(loads[1], settings)] as const
  for (let round = 0; round < settings.tailRounds; round++) {
    for (const [at, load] of loads.entries()) {
      const one = both[at] as Loaded
      one.rounds.push(latencies(await load(settings.tailSeconds, SHARE * one.saturationPerSecond)))
    }
  }
  const [rawP99, ownP99] = both.map(({ rounds }) => rounds.map(({ p99Ms }) => p99Ms)) as [number[], number[]]
  const { median: middle, min, max } = summary(rawP99)
  return {
    raw: both[0],
    own: both[1],
    ratio: median(ownP99) / middle,
    rawVaries: (max - min) / middle,
  }
}

type Load = (seconds: number, perSecond?: number) => ReturnType<typeof timedLoad>

function loadOf({ port, requests }: Target, { connections, roundRequestsMax }: Settings): Load {
  const next = inTurns(requests)
  return (seconds, perSecond) => {
    const limits = { connections, seconds, requests: roundRequestsMax }
    return timedLoad(port, next, { ...limits, ...(perSecond !== undefined && { perSecond }) })
  }
}

async function saturated(load: Load, { warmUpSeconds, saturationSeconds }: Settings): Promise<Loaded> {
  await load(warmUpSeconds)
  const { requests, seconds } = await load(saturationSeconds)
  return { saturationPerSecond: requests / seconds, rounds: [] }
}

function latencies({ latenciesMs, requests, statuses, seconds }: Awaited<ReturnType<Load>>): Latencies {
  if (statuses[HTTP_OK] !== requests) throw new Error(`not all were answered: ${JSON.stringify(statuses)}`)
  return {
    perSecond: requests / seconds,
    p50Ms: percentile(latenciesMs, 0.5),
    p99Ms: percentile(latenciesMs, 0.99),
    p999Ms: percentile(latenciesMs, 0.999),
    maxMs: percentile(latenciesMs, 1),
  }
}
