/**
 * What everygram calc costs: the CPU of a CSV of hotel nights over that of copying the file with the same CSV library, and
 * the memory and time that large files take. Built as bench/batch.ts says:
 *
 *   node bench/var/calc.js csv 200000           copied and calculated in turns
 *   node bench/var/calc.js memory csv 5000000   resident memory and time; csv, ndjson or xlsx
 *
 * docs/batch.md has what was measured.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { stringify } from 'csv-stringify'
import { calc } from '../src/surfaces/cli/calc/calc.ts'
import { workbook } from '../src/surfaces/report/workbook.ts'
import { summary } from './lib/stats.ts'

const DIR = 'bench/var/calc'
const ROUNDS = 7
const MB = 1_048_576
const SAMPLE_EVERY_MS = 50
const COUNTRIES = ['GB', 'FR', 'DE', 'US', 'SE', 'IN', 'JP', 'ES']
const NIGHTS_MAX = 30
const ROOMS_MAX = 12
const HEAD = ['Date', 'Traveller', 'Hotel', 'Country', 'Nights', 'Rooms', 'Cost centre']
const TOGETHER = 1000

function row(at: number): (string | number)[] {
  const country = COUNTRIES[at % COUNTRIES.length] as string
  const day = String(1 + (at % 28)).padStart(2, '0')
  return [
    `2025-03-${day}`,
    `Traveller ${at % 977}`,
    `Hotel ${at % 4001}, ${country}`,
    country,
    1 + (at % NIGHTS_MAX),
    1 + (Math.floor(at / NIGHTS_MAX) % ROOMS_MAX),
    `CC-${at % 61}`,
  ]
}

function* csvOf(count: number): Generator<string> {
  yield `${HEAD.join(',')}\n`
  for (let at = 0; at < count; at += TOGETHER) {
    let text = ''
    for (let one = at; one < Math.min(at + TOGETHER, count); one++) {
      text += `${row(one)
        .map((cell) => (String(cell).includes(',') ? `"${cell}"` : cell))
        .join(',')}\n`
    }
    yield text
  }
}

function* ndjsonOf(count: number): Generator<string> {
  for (let at = 0; at < count; at++) {
    const [, , , country, nights, rooms] = row(at)
    yield `${JSON.stringify({ id: at, type: 'hotel', params: { country, nights, rooms } })}\n`
  }
}

async function written(form: string, count: number): Promise<string> {
  const file = join(DIR, `nights-${count}.${form}`)
  await mkdir(DIR, { recursive: true })
  if (await stat(file).catch(() => undefined)) return file
  if (form === 'xlsx') {
    const rows = [HEAD, ...Array.from({ length: count }, (_, at) => row(at))]
    await pipeline(Readable.from([await workbook([{ name: 'hotel', rows }])]), createWriteStream(file))
  } else {
    const lines = form === 'ndjson' ? ndjsonOf(count) : csvOf(count)
    await pipeline(Readable.from(lines), createWriteStream(file))
  }
  return file
}

const copy = (file: string) =>
  pipeline(createReadStream(file), parse(), stringify(), createWriteStream(`${file}.copy`))

async function calculated(file: string): Promise<void> {
  await calc([file, '--force', '-o', join(DIR, 'out.csv')])
}

async function cpuSeconds(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

async function csv(count: number): Promise<void> {
  const file = await written('csv', count)
  const ratios: number[] = []
  const costs: [number, number][] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const [copied, answered] = [await cpuSeconds(() => copy(file)), await cpuSeconds(() => calculated(file))]
    // The first warms up.
    if (round > 0) {
      ratios.push(answered / copied)
      costs.push([copied, answered])
    }
  }
  const micros = (which: 0 | 1) => summary(costs.map((one) => (one[which] / count) * 1e6))
  console.log(`copied     ${shown(micros(0))} µs of CPU a row`)
  console.log(`calculated ${shown(micros(1))} µs of CPU a row`)
  console.log(`calculated over copied: ${shown(summary(ratios))}`)
}

const shown = ({ median, min, max }: ReturnType<typeof summary>) =>
  `${median.toFixed(2)} (${min.toFixed(2)} to ${max.toFixed(2)})`

async function memory(form: string, count: number): Promise<void> {
  const file = await written(form, count)
  const sizes: number[] = []
  const sampling = setInterval(() => sizes.push(process.memoryUsage.rss() / MB), SAMPLE_EVERY_MS)
  const began = performance.now()
  const out = join(DIR, `out.${form === 'ndjson' ? 'ndjson' : 'csv'}`)
  await calc([file, '--force', '-o', out])
  clearInterval(sampling)
  const seconds = (performance.now() - began) / 1000
  const half = sizes.slice(sizes.length >> 1)
  console.log(
    `${count} rows of ${form}: ${seconds.toFixed(1)} s, resident memory at most ${Math.max(...sizes).toFixed(0)} MB, in the second half ${shown(summary(half))} MB`,
  )
  await rm(out)
}

const [, , what = 'csv', ...given] = process.argv
if (what === 'write') await written(given[0] ?? 'csv', Number(given[1] ?? 100_000))
else if (what === 'memory') await memory(given[0] ?? 'csv', Number(given[1] ?? 1_000_000))
else await csv(Number(given[0] ?? 200_000))
