/**
 * What calculate costs in a process: a whole answer over a GET, a short one over a row of a batch, in turns. Built first:
 *
 *   npm run build
 *   npx esbuild bench/in-process.ts bench/servers/probe.ts --bundle --platform=node --format=esm --outdir=bench/var \
 *     --entry-names=[name] --external:libsql \
 *     --banner:js="import{createRequire}from'node:module';const require=createRequire(import.meta.url);"
 *   node bench/var/in-process.js 5             so many rounds
 *
 * CPU is that of the whole process, collector and compiler included: of a GET that of the server alone, with a key, over
 * connections that are kept alive. The goal of both ratios is at most 1.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { calculate } from '../src/surfaces/in-process/everygram.ts'
import { AMOUNTS, BY_DISTANCE, type Params, type RowKind } from './lib/batch-rows.ts'
import { firstKey, getCost } from './lib/get-cost.ts'
import { cpuMicros, inShort, rowCost } from './lib/row-cost.ts'
import { startServer } from './lib/server.ts'
import { summary } from './lib/stats.ts'

const WHOLE_CALLS = 20_000
const SHORT_CALLS = 100_000
const FIGURES = ['get', 'whole', 'row', 'short'] as const

type Round = Record<(typeof FIGURES)[number], number>
type Call = (name: string, params: Params, options: { fields?: 'short' }) => Promise<unknown>

/** Kinds of rows have names that no type knows. */
const call = calculate as unknown as Call

/** Microseconds of CPU a call, one after the other, without what it costs to make the parameters. */
async function callCost({ type, params }: RowKind, count: number, fields?: 'short'): Promise<number> {
  const asked = Array.from({ length: count }, (_, at) => params(at))
  const options = fields === undefined ? {} : { fields }
  const began = cpuMicros()
  for (const one of asked) await call(`${type}Emissions`, one, options)
  return (cpuMicros() - began) / count
}

async function measure(rounds: number): Promise<void> {
  const dataDir = await mkdtemp(join('bench', 'var', 'in-process-'))
  const server = await startServer('bench/var', resolve('dist/main.js'), { DATA_DIR: resolve(dataDir) })
  try {
    const key = await firstKey(join(dataDir, 'first-key'))
    for (const kind of [...AMOUNTS, ...BY_DISTANCE]) {
      const found: Round[] = []
      // The first warms up.
      for (let round = 0; round <= rounds; round++) {
        const get = await getCost(server, key, kind)
        const whole = await callCost(kind, WHOLE_CALLS)
        const row = await rowCost(kind, SHORT_CALLS, inShort)
        const short = await callCost(kind, SHORT_CALLS, 'short')
        if (round > 0) found.push({ get, whole, row, short })
      }
      print(kind.type, found)
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

function print(name: string, found: readonly Round[]): void {
  const costs = FIGURES.map((figure) => `${figure} ${shown(found.map((one) => one[figure]))}`)
  console.log(`${name}: ${costs.join(', ')} µs of CPU`)
  const [whole, short] = [found.map((one) => one.whole / one.get), found.map((one) => one.short / one.row)]
  console.log(`${name}: whole over a GET ${shown(whole)}, short over a row of a batch ${shown(short)}`)
}

function shown(values: readonly number[]): string {
  const { median, min, max } = summary(values)
  return `${median.toFixed(2)} (${min.toFixed(2)} to ${max.toFixed(2)})`
}

await measure(Number(process.argv[2] ?? 5))
