/** Two servers under the same load in turns: requests a second, and CPU time a request. */
import { watchOthers } from '../lib/busy.ts'
import { type Batch, batchesOf, load } from '../lib/load.ts'
import type { Server } from '../lib/server.ts'
import { type Summary, summary } from '../lib/stats.ts'
import type { Settings } from '../settings.ts'
import { prepare, verify } from '../verify.ts'

export interface Round {
  requestsPerSecond: number
  /** Of the server process, all threads: independent of the client. */
  cpuMicrosPerRequest: number
  /** Share of the machine, 0 to 1, that processes other than client and server used. */
  others: number
}

export interface Comparison {
  name: string
  /** How many different questions were asked in turn, and the first of them. */
  questions: number
  example: string | undefined
  rounds: { raw: Round[]; measured: Round[] }
  requestsPerSecond: { raw: Summary; measured: Summary }
  cpuMicrosPerRequest: { raw: Summary; measured: Summary }
  /** Median requests a second of the measured server ÷ that of the raw one; spread of the pairs of rounds. */
  ratio: Summary
  /** Median CPU time a request of the raw server ÷ that of the measured one; spread of the pairs. */
  cpuRatio: Summary
  others: Summary
}

/** Two fresh servers, and the key that both are sent. */
export interface Pair {
  raw: Server
  measured: Server
  key: string
}

const MICROS_PER_MS = 1000

/**
 * Measures in several sessions with fresh processes: how V8 happens to optimise a process in its first second can
 * change its speed by a tenth for as long as it lives.
 */
export async function compare(
  name: string,
  paths: readonly string[],
  withPair: (use: (pair: Pair) => Promise<void>) => Promise<void>,
  settings: Settings,
): Promise<Comparison> {
  const rounds: Comparison['rounds'] = { raw: [], measured: [] }
  for (let session = 0; session < settings.sessions; session++) {
    await withPair(async ({ raw, measured, key }) => {
      await verify({ raw: raw.port, measured: measured.port }, paths, key)
      const batches = batchesOf(await prepare(measured.port, paths, key), settings.pipelining)
      for (const server of [raw, measured]) await run(server, batches, settings.warmUpSeconds, settings)
      for (let i = 0; i < settings.roundsPerSession; i++) {
        rounds.raw.push(await run(raw, batches, settings.roundSeconds, settings))
        rounds.measured.push(await run(measured, batches, settings.roundSeconds, settings))
      }
    })
  }
  return { name, questions: paths.length, example: paths[0], rounds, ...compared(rounds) }
}

async function run(
  server: Server,
  batches: readonly Batch[],
  seconds: number,
  { connections, roundRequestsMax }: Settings,
): Promise<Round> {
  const before = await server.usage()
  const others = watchOthers()
  const result = await load(server.port, batches, { connections, seconds, requests: roundRequestsMax })
  const after = await server.usage()
  const cpuMicros = after.cpuMicros - before.cpuMicros
  return {
    requestsPerSecond: result.requests / result.seconds,
    cpuMicrosPerRequest: cpuMicros / result.requests,
    others: others(cpuMicros / MICROS_PER_MS),
  }
}

function compared({ raw, measured }: Comparison['rounds']) {
  const figures = (figure: keyof Round) => ({
    raw: summary(raw.map((round) => round[figure])),
    measured: summary(measured.map((round) => round[figure])),
  })
  const pairs = (ratio: (raw: Round, measured: Round) => number) =>
    summary(raw.map((round, i) => ratio(round, measured[i] as Round)))
  const requestsPerSecond = figures('requestsPerSecond')
  const cpuMicrosPerRequest = figures('cpuMicrosPerRequest')
  return {
    requestsPerSecond,
    cpuMicrosPerRequest,
    others: summary([...raw, ...measured].map(({ others }) => others)),
    ratio: {
      ...pairs((a, b) => b.requestsPerSecond / a.requestsPerSecond),
      median: requestsPerSecond.measured.median / requestsPerSecond.raw.median,
    },
    cpuRatio: {
      ...pairs((a, b) => a.cpuMicrosPerRequest / b.cpuMicrosPerRequest),
      median: cpuMicrosPerRequest.raw.median / cpuMicrosPerRequest.measured.median,
    },
  }
}
