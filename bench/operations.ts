/** Sections about running the service for others: under load, beside greedy and odd clients, on several cores. */
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { CASES, pathsOf } from './cases.ts'
import { asking, everything } from './lib/everything.ts'
import { requestBytes } from './lib/exchange.ts'
import { type Full, startFull } from './lib/full.ts'
import { COSTLY, type Document, fuzzedRequests, seeded } from './lib/fuzz.ts'
import { cleanEnv } from './lib/server.ts'
import { median, summary } from './lib/stats.ts'
import { measureFuzz } from './measure/fuzz.ts'
import { measureNeighbours } from './measure/neighbours.ts'
import { compare } from './measure/throughput.ts'
import { comparisonText, type Line } from './report.ts'
import { type Context, type Section, withServers } from './section.ts'

/** From here on two workers have cores of their own beside the client and the primary process. */
const CORES_FOR_SPEED = 4
const FUZZ_SEED = 20_261_121
const ms = (value: number) => `${value.toFixed(2)} ms`

/** Of the factor tables: a search for a way takes its time of every answer beside it, and is measured by bench/routes.ts. */
export const allPaths = ({ edition }: Context) =>
  CASES.flatMap((aCase) => pathsOf(aCase, edition)).filter((path) => !COSTLY.test(path))
const requestsOf = (context: Context, key: string) => allPaths(context).map((path) => requestBytes(path, key))

/** Lends a server of its own. */
async function withFull<T>(folder: string, use: (server: Full) => Promise<T>): Promise<T> {
  const server = await startFull(folder)
  return use(server).finally(() => server.stop())
}

async function neighbours(context: Context): Promise<Section> {
  const { folder, settings } = context
  const results = await withFull(folder, (server) =>
    measureNeighbours(
      server,
      requestsOf(context, server.key),
      requestsOf(context, createKey(folder, server.dataDir, 'scale')),
      settings,
    ),
  )
  const { alone, beside, greedy } = results
  const spread = summary(beside.map(({ p99Ms }, i) => p99Ms / (alone[i]?.p99Ms ?? Number.NaN)))
  const medianOf = (rounds: typeof alone) => median(rounds.map(({ p99Ms }) => p99Ms))
  const value = medianOf(beside) / medianOf(alone)
  return {
    lines: [{ goal: 'neighbours', what: `${greedy.perSecond} requests/s`, value, spread }],
    results,
    text: `neighbours: p99 ${ms(medianOf(alone))} alone, ${ms(medianOf(beside))} beside a client at ten times its limit, which got ${JSON.stringify(greedy.statuses)}`,
  }
}

async function fuzz({ folder, settings }: Context): Promise<Section> {
  const results = await withFull(folder, async (server) => {
    // What is opened when it is asked for first (an edition, the postcodes) is no growth.
    for (const errand of everything()) await errand.run(asking(server))
    const document = (await (await fetch(`http://127.0.0.1:${server.port}/openapi.json`)).json()) as Document
    return measureFuzz(server, fuzzedRequests(document, server.key, seeded(FUZZ_SEED)), settings)
  })
  const { requests, statuses, faults, samplesMb, slopeMbPer100k, residentMb } = results
  const samples = samplesMb.map((mb) => mb.toFixed(0)).join(' ')
  return {
    lines: [
      { goal: 'fuzzFaults', what: `${requests} requests`, value: faults },
      { goal: 'fuzzMemory', what: 'retained', value: slopeMbPer100k },
    ],
    results,
    text: `fuzz (seed ${FUZZ_SEED}): answers ${JSON.stringify(statuses)}; retained MB: ${samples}; resident at the end: ${residentMb.toFixed(0)} MB`,
  }
}

/** Two workers against one: what a request costs, and where there are cores for it, their speed. */
async function workers(context: Context): Promise<Section> {
  const { folder, settings } = context
  const pair = withServers(async (started) => {
    const one = started(await startFull(folder, { args: ['serve', '--workers', '1'] }))
    const two = started(await startFull(folder, { args: ['serve', '--workers', '2'], dataDir: one.dataDir }))
    return { raw: one, measured: two, key: one.key }
  })
  const result = await compare('two workers (real) against one (raw)', allPaths(context), pair, {
    ...settings,
    warmUpSeconds: settings.workersWarmUpSeconds,
  })
  const { ratio, cpuRatio } = result
  // Of speeds: a request of two costs so much less of what one of one costs.
  const { median: value, min, max } = cpuRatio
  const lines: Line[] = [
    {
      goal: 'workersCpu',
      what: 'CPU a request',
      value: 1 / value,
      spread: { median: 1 / value, min: 1 / max, max: 1 / min },
    },
  ]
  if (cpus().length >= CORES_FOR_SPEED)
    lines.push({ goal: 'workersSpeed', what: 'requests/s', value: ratio.median, spread: ratio })
  return { lines, results: result, text: comparisonText(result) }
}

/** What METRICS=on costs. */
async function metrics(context: Context): Promise<Section> {
  const { folder, settings } = context
  const pair = withServers(async (started) => {
    const off = started(await startFull(folder))
    const on = started(await startFull(folder, { env: { METRICS: 'on' }, dataDir: off.dataDir }))
    return { raw: off, measured: on, key: off.key }
  })
  const result = await compare('METRICS=on (real) against off (raw)', allPaths(context), pair, settings)
  const value = 100 * (1 / result.cpuRatio.median - 1)
  return {
    lines: [{ goal: 'metrics', what: 'CPU a request', value }],
    results: result,
    text: comparisonText(result),
  }
}

/** As an operator makes a key with a plan. */
function createKey(folder: string, dataDir: string, plan: string): string {
  const args = [join(folder, 'cli.js'), 'keys', 'create', '--plan', plan]
  const options = {
    env: { ...cleanEnv(), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'],
  }
  return execFileSync(process.execPath, args, options).toString().trim()
}

export const OPERATIONS: Record<string, (context: Context) => Promise<Section>> = {
  neighbours,
  fuzz,
  workers,
  metrics,
}
