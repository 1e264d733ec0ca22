/**
 * What a row of a batch costs, and what memory it takes, whatever the number of rows. Built first, as a server is:
 *
 *   npx esbuild bench/batch.ts bench/calc.ts bench/servers/probe.ts --bundle --platform=node --format=esm --outdir=bench/var \
 *     --entry-names=[name] --external:libsql \
 *     --banner:js="import{createRequire}from'node:module';const require=createRequire(import.meta.url);"
 *   node bench/var/batch.js rows 400000        CPU of a row in short and in full, by domain
 *   node bench/var/batch.js beside DIR 5       the same in turns with GETs of the release that is built in DIR, so many rounds
 *   node bench/var/batch.js memory 1000000     resident memory while so many rows pass
 *   node bench/var/batch.js freight            5,000 shipments of 800 pairs, and again
 *
 * CPU is that of the whole process, collector and compiler included; every row is another question, so nothing is found
 * again. docs/batch.md has what was measured.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { rowAsker } from '../src/batch/ask-row.ts'
import { jsonLine } from '../src/batch/json-line.ts'
import { ndjsonRows } from '../src/batch/ndjson.ts'
import { runBatch } from '../src/batch/run.ts'
import { PAIRS, type Params, pieces, ROWS, SHIPMENTS, shipment } from './lib/batch-rows.ts'
import { openContext } from './lib/context.ts'
import { batchesOf, load } from './lib/load.ts'
import { type Server, startServer } from './lib/server.ts'
import { summary } from './lib/stats.ts'
import { prepare } from './verify.ts'

const WARM_UP = 20_000
/** A full answer takes ten times as long and more. */
const FULL_SHARE = 20
const MB = 1_048_576

const context = openContext()

async function pass(
  chunks: AsyncIterable<Buffer>,
  isFull: boolean,
  seen: (bytes: number) => void = () => {},
) {
  const ask = rowAsker({ context, isFull })
  const run = runBatch({
    rows: ndjsonRows(chunks),
    ask,
    writer: { write: jsonLine },
    close: (closing) => JSON.stringify({ closing }),
  })
  let last = ''
  for await (const piece of run) {
    seen(piece.length)
    last = piece
  }
  return JSON.parse(last).closing as { ok: number; failed: number }
}

const cpuMicros = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Microseconds of CPU a row, without what it costs to make the rows. */
async function rowCost(
  type: string,
  count: number,
  work: (chunks: AsyncIterable<Buffer>) => Promise<unknown>,
): Promise<number> {
  const params = ROWS[type] as (at: number) => Params
  const all: Buffer[] = []
  for await (const piece of pieces(type, count, params)) all.push(piece)
  const stream = async function* () {
    yield* all
  }
  const began = cpuMicros()
  await work(stream())
  return (cpuMicros() - began) / count
}

const inShort = (chunks: AsyncIterable<Buffer>) => pass(chunks, false)
const inFull = (chunks: AsyncIterable<Buffer>) => pass(chunks, true)

/** What no answer can cost less than: lines to questions. */
async function readAlone(chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const rows of ndjsonRows(chunks)) for (const row of rows) row.read()
}

async function rows(count: number): Promise<void> {
  for (const type of Object.keys(ROWS)) {
    for (const work of [readAlone, inShort]) await rowCost(type, WARM_UP, work)
    const read = await rowCost(type, count, readAlone)
    const short = await rowCost(type, count, inShort)
    await rowCost(type, WARM_UP / FULL_SHARE, inFull)
    const full = await rowCost(type, count / FULL_SHARE, inFull)
    console.log(
      `${type}: read alone ${read.toFixed(1)}, short ${short.toFixed(1)}, full ${full.toFixed(1)} µs of CPU a row`,
    )
  }
}

const GETS = 20_000
const PATHS = 2000
const KEY_POLL_MS = 20
const ROWS_A_ROUND = 200_000
/** As most clients ask: the next request when the answer is there. */
const LOAD = { connections: 8, pipelining: 1, seconds: 60 }

/** Of a server that answers one question a request; the first round warms up. */
async function getCost(server: Server, key: string, type: string): Promise<number> {
  const params = ROWS[type] as (at: number) => Params
  const paths = Array.from({ length: PATHS }, (_, at) => {
    const texts = Object.entries(params(at)).map(([name, value]): [string, string] => [name, String(value)])
    return `/v1/${type}/emissions?${new URLSearchParams(texts)}`
  })
  const batches = batchesOf(await prepare(server.port, paths, key), LOAD.pipelining)
  const before = await server.usage()
  const { requests } = await load(server.port, batches, { ...LOAD, requests: GETS })
  const after = await server.usage()
  return (after.cpuMicros - before.cpuMicros) / requests
}

async function beside(folder: string, rounds: number): Promise<void> {
  const dataDir = await mkdtemp(join('bench', 'var', 'beside-'))
  const server = await startServer('bench/var', resolve(folder, 'dist/main.js'), {
    DATA_DIR: resolve(dataDir),
  })
  try {
    const key = await firstKey(join(dataDir, 'first-key'))
    for (const type of Object.keys(ROWS)) {
      const found: { get: number; short: number; full: number }[] = []
      for (let round = 0; round <= rounds; round++) {
        const get = await getCost(server, key, type)
        const short = await rowCost(type, ROWS_A_ROUND, inShort)
        const full = await rowCost(type, ROWS_A_ROUND / FULL_SHARE, inFull)
        if (round > 0) found.push({ get, short, full })
      }
      const of = (name: 'get' | 'short' | 'full') => shown(summary(found.map((one) => one[name])))
      const share = (name: 'short' | 'full') => shown(summary(found.map((one) => one.get / one[name])))
      console.log(`${type}: GET ${of('get')}, short ${of('short')}, full ${of('full')} µs of CPU`)
      console.log(`${type}: a GET costs ${share('short')} short rows, ${share('full')} full ones`)
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** It is written a moment after the server listens. */
async function firstKey(file: string): Promise<string> {
  for (;;) {
    const key = await readFile(file, 'utf8').catch(() => '')
    if (key !== '') return key.trim()
    await new Promise((done) => setTimeout(done, KEY_POLL_MS))
  }
}

const shown = ({ median, min, max }: ReturnType<typeof summary>) =>
  `${median.toFixed(1)} (${min.toFixed(1)} to ${max.toFixed(1)})`

async function memory(count: number): Promise<void> {
  let highest = 0
  const closing = await pass(pieces('hotel', count, ROWS.hotel as (at: number) => Params), false, () => {
    highest = Math.max(highest, process.memoryUsage.rss())
  })
  console.log(`${closing.ok} rows: at most ${(highest / MB).toFixed(0)} MB resident`)
}

async function freight(): Promise<void> {
  for (const when of ['at first', 'again', 'again']) {
    const [began, cpu] = [performance.now(), cpuMicros()]
    const { ok, failed } = await pass(pieces('freight', SHIPMENTS, shipment), false)
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
else await rows(Number(given[0] ?? 400_000))
