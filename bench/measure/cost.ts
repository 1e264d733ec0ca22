/** CPU time of a request to the real server over that of a constant of the same length from node:http, in turns. */
import { exchangeAll, requestBytes } from '../lib/exchange.ts'
import { type Batch, batchesOf, load } from '../lib/load.ts'
import type { Server } from '../lib/server.ts'
import { type Summary, summary } from '../lib/stats.ts'
import type { Settings } from '../settings.ts'
import type { Pair } from './throughput.ts'

export interface Cost {
  readonly name: string
  readonly questions: number
  /** Bytes of the body, in the middle. */
  readonly answerBytes: number
  /** Microseconds of CPU a request, by rounds. */
  readonly rawMicros: readonly number[]
  readonly ownMicros: readonly number[]
  /** Of each round. */
  readonly ratio: Summary
}

export interface CostCase {
  readonly name: string
  readonly paths: readonly string[]
  /** Of a round. */
  readonly requests: number
}

/** An end for a round on a machine that is very busy. */
const ROUND_SECONDS_MAX = 60

/** `withPair`: fresh servers, of which `raw` is servers/length.ts. */
export async function measureCost(
  { name, paths, requests }: CostCase,
  withPair: (use: (pair: Pair) => Promise<void>) => Promise<void>,
  settings: Settings,
): Promise<Cost> {
  const rounds: { raw: number; own: number }[] = []
  let lengths: number[] = []
  for (let session = 0; session < settings.costSessions; session++) {
    await withPair(async ({ raw, measured, key }) => {
      const asked = await prepared(measured.port, paths, key)
      lengths = asked.map(({ bodyBytes }) => bodyBytes)
      const ofRaw = await prepared(
        raw.port,
        lengths.map((bytes) => `/${bytes}`),
        key,
      )
      const [rawBatches, batches] = [ofRaw, asked].map((all) => batchesOf(all, settings.pipelining)) as [
        Batch[],
        Batch[],
      ]
      for (let round = 0; round <= settings.costRounds; round++) {
        const found = {
          raw: await micros(raw, rawBatches, requests, settings),
          own: await micros(measured, batches, requests, settings),
        }
        // The first warms up.
        if (round > 0) rounds.push(found)
      }
    })
  }
  return {
    name,
    questions: paths.length,
    answerBytes: summary(lengths).median,
    rawMicros: rounds.map(({ raw }) => raw),
    ownMicros: rounds.map(({ own }) => own),
    ratio: summary(rounds.map(({ raw, own }) => own / raw)),
  }
}

/** Asked once: what is made when it is asked for first is made. */
async function prepared(port: number, paths: readonly string[], key: string) {
  const requests = paths.map((path) => requestBytes(path, key))
  const answers = await exchangeAll(port, requests)
  return answers.map(({ status, bytes, body }, at) => {
    if (status !== 200) throw new Error(`${paths[at]} is answered with ${status}: ${body}`)
    return { bytes: requests[at] as Buffer, answerBytes: bytes, bodyBytes: Buffer.byteLength(body) }
  })
}

async function micros(
  server: Server,
  batches: readonly Batch[],
  requests: number,
  { connections }: Settings,
): Promise<number> {
  const before = await server.usage()
  const done = await load(server.port, batches, { connections, requests, seconds: ROUND_SECONDS_MAX })
  const after = await server.usage()
  return (after.cpuMicros - before.cpuMicros) / done.requests
}
