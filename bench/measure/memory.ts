/** Resident memory of the real server while it answers very many requests. */
import { type Batch, load } from '../lib/load.ts'
import type { Server } from '../lib/server.ts'
import { slope } from '../lib/stats.ts'
import type { Settings } from '../settings.ts'

export interface MemoryResult {
  requests: number
  requestsPerSample: number
  /** Before the first request, then after every `requestsPerSample`. */
  samplesMb: number[]
  lastMb: number
  maxMb: number
  /** Least squares over the second half of the samples. */
  slopeMbPer100k: number
}

const BYTES_PER_MB = 1e6
const PER_100K = 100_000
/** An end for a machine far slower than any of today. */
const SAMPLE_SECONDS_MAX = 120

export async function measureMemory(
  server: Server,
  batches: readonly Batch[],
  { connections, memoryRequests, memorySamples }: Settings,
): Promise<MemoryResult> {
  const requestsPerSample = memoryRequests / memorySamples
  const sample = async () => (await server.usage()).rssBytes / BYTES_PER_MB
  const samplesMb = [await sample()]
  let requests = 0
  for (let i = 0; i < memorySamples; i++) {
    const limits = { connections, seconds: SAMPLE_SECONDS_MAX, requests: requestsPerSample }
    requests += (await load(server.port, batches, limits)).requests
    samplesMb.push(await sample())
  }
  const secondHalf = samplesMb.slice(-Math.ceil(memorySamples / 2) - 1)
  return {
    requests,
    requestsPerSample,
    samplesMb,
    lastMb: samplesMb.at(-1) ?? Number.NaN,
    maxMb: Math.max(...samplesMb),
    slopeMbPer100k: (slope(secondHalf) * PER_100K) / requestsPerSample,
  }
}
