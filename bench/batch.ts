/**
 * What a row of a batch costs, and what memory it takes, whatever the number of rows. Built first, as a server is:
 *
 *   npx esbuild bench/batch.ts bench/calc.ts bench/servers/{probe,length}.ts --bundle --platform=node --format=esm --outdir=bench/var \
 *     --entry-names=[name] --external:libsql \
 *     --banner:js="import{createRequire}from'node:module';const require=createRequire(import.meta.url);"
 *   node bench/var/batch.js rows 100000 5      CPU of short rows over that of a constant, in so many rounds
 *   node bench/var/batch.js beside DIR 5       the same beside whole answers, in turns with GETs of the release that is built in DIR, so many rounds
 *   node bench/var/batch.js memory 1000000     resident memory while so many rows pass
 *   node bench/var/batch.js freight            5,000 shipments of 800 pairs, and again
 *
 * CPU is that of the whole process, collector and compiler included; every row is another question, so nothing is found
 * again. docs/batch.md has what was measured.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  AMOUNTS,
  BETWEEN_PAIRS,
  BY_DISTANCE,
  PAIRS,
  pieces,
  type RowKind,
  SHIPMENTS,
} from './lib/batch-rows.ts'
import { firstKey, getCost, requestCost } from './lib/get-cost.ts'
import { batchesOf } from './lib/load.ts'
import { cpuMicros, inFull, inShort, pass, rowCost } from './lib/row-cost.ts'
import { startServer } from './lib/server.ts'
import { summary } from './lib/stats.ts'
import { prepare } from './verify.ts'

/** A full answer takes ten times as long and more. */
const FULL_SHARE = 20
const MB = 1_048_576

const KINDS: readonly (readonly [name: string, kind: RowKind, share?: number])[] = [
  ...AMOUNTS.map((kind) => [kind.type, kind] as const),
  ...BY_DISTANCE.map((kind) => [`${kind.type}, distance given`, kind] as const),
  // Each round asks for other weights of the same pairs, whose ways are found by the first.
  [`freight between ${PAIRS} pairs`, BETWEEN_PAIRS, FULL_SHARE],
]
/** Of a hotel's answer, which is what the constant is as long as in bench/cost.ts. */
const CONSTANT_BYTES = 3093
const CONSTANT_REQUESTS = 30_000
const CONSTANT_LOAD = { connections: 32, pipelining: 10, seconds: 60 }

/** Short rows over a constant of node:http, in turns; the first round warms up. */
async function rows(count: number, rounds: number): Promise<void> {
  const constant = await startServer('bench/var', 'length.js')
  try {
    const batches = batchesOf(
      await prepare(constant.port, [`/${CONSTANT_BYTES}`], ''),
      CONSTANT_LOAD.pipelining,
    )
    const ofConstant: number[] = []
    const ofRows = KINDS.map((): number[] => [])
    for (let round = 0; round <= rounds; round++) {
      const micros = await requestCost(constant, batches, { ...CONSTANT_LOAD, requests: CONSTANT_REQUESTS })
      if (round > 0) ofConstant.push(micros)
      for (const [at, [, kind, share = 1]] of KINDS.entries()) {
        const cost = await rowCost(kind, count / share, inShort)
        if (round > 0) ofRows[at]?.push(cost)
      }
    }
    const least = summary(ofConstant).median
    const hotel = summary(ofRows[0] ?? []).median
    console.log(`a constant of node:http: ${shown(summary(ofConstant))} µs of CPU a request`)
    for (const [at, [name]] of KINDS.entries()) {
      const costs = summary(ofRows[at] ?? [])
      const ratios = `${(costs.median / least).toFixed(2)} constants, ${(costs.median / hotel).toFixed(1)} hotel rows`
      console.log(`${name}: ${shown(costs)} µs of CPU a row, ${ratios}`)
    }
  } finally {
    await constant.stop()
  }
}

const ROWS_A_ROUND = 200_000

async function beside(folder: string, rounds: number): Promise<void> {
  const dataDir = await mkdtemp(join('bench', 'var', 'beside-'))
  const server = await startServer('bench/var', resolve(folder, 'dist/main.js'), {
    DATA_DIR: resolve(dataDir),
  })
  try {
    const key = await firstKey(join(dataDir, 'first-key'))
    for (const kind of AMOUNTS) {
      const found: { get: number; short: number; full: number }[] = []
      for (let round = 0; round <= rounds; round++) {
        const get = await getCost(server, key, kind)
        const short = await rowCost(kind, ROWS_A_ROUND, inShort)
        const full = await rowCost(kind, ROWS_A_ROUND / FULL_SHARE, inFull)
        if (round > 0) found.push({ get, short, full })
      }
      const of = (name: 'get' | 'short' | 'full') => shown(summary(found.map((one) => one[name])))
      const share = (name: 'short' | 'full') => shown(summary(found.map((one) => one.get / one[name])))
      console.log(`${kind.type}: GET ${of('get')}, short ${of('short')}, full ${of('full')} µs of CPU`)
      console.log(`${kind.type}: a GET costs ${share('short')} short rows, ${share('full')} full ones`)
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

const shown = ({ median, min, max }: ReturnType<typeof summary>) =>
  `${median.toFixed(1)} (${min.toFixed(1)} to ${max.toFixed(1)})`

async function memory(count: number): Promise<void> {
  let highest = 0
  const closing = await pass(pieces(AMOUNTS[0] as RowKind, count), false, () => {
    highest = Math.max(highest, process.memoryUsage.rss())
  })
  console.log(`${closing.ok} rows: at most ${(highest / MB).toFixed(0)} MB resident`)
}

async function freight(): Promise<void> {
  for (const when of ['at first', 'again', 'again']) {
    const [began, cpu] = [performance.now(), cpuMicros()]
    const { ok, failed } = await pass(pieces(BETWEEN_PAIRS, SHIPMENTS), false)
    const seconds = (performance.now() - began) / 1000
    console.log(
      `${SHIPMENTS} shipments of ${PAIRS} pairs ${when}: ${seconds.toFixed(1)} s, ${((cpuMicros() - cpu) / 1e6).toFixed(1)} s of CPU; ${ok} answered, ${failed} not`,
    )
  }
}

const [, , what = 'rows', ...given] = process.argv
if (what === 'memory') await memory(Number(given[0] ?? 1_000_000))
else if (what === 'freight') await freight()
else if (what === 'beside') await beside(given[0] ?? '.', Number(given[1] ?? 5))
else await rows(Number(given[0] ?? 100_000), Number(given[1] ?? 5))
