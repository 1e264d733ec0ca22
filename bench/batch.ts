/**
 * What a row of a batch costs, and what memory it takes, whatever the number of rows. Built first, as a server is:
 *
 *   npx esbuild bench/batch.ts --bundle --platform=node --format=esm --outfile=bench/var/batch.mjs --external:libsql \
 *     --banner:js="import{createRequire}from'node:module';const require=createRequire(import.meta.url);"
 *   node bench/var/batch.mjs rows 400000        CPU of a row in short and in full, by domain
 *   node bench/var/batch.mjs memory 1000000     resident memory while so many rows pass
 *   node bench/var/batch.mjs freight            5,000 shipments of 800 pairs, and again
 *
 * CPU is that of the whole process, collector and compiler included; every row is another question, so nothing is found
 * again. docs/batch.md has what was measured.
 */
import { rowAsker } from '../src/batch/ask-row.ts'
import { jsonLine } from '../src/batch/json-line.ts'
import { ndjsonRows } from '../src/batch/ndjson.ts'
import { runBatch } from '../src/batch/run.ts'
import { openContext } from './lib/context.ts'

const PIECE = 65_536
const WARM_UP = 20_000
/** A full answer takes ten times as long and more. */
const FULL_SHARE = 20
const MB = 1_048_576
const COUNTRIES = ['GB', 'FR', 'DE', 'US', 'SE', 'IN', 'JP', 'ES']
const FUELS = ['diesel', 'natural_gas', 'petrol', 'lpg']
const NIGHTS_MAX = 365
const ROOMS_MAX = 100

const of = <T>(list: readonly T[], at: number) => list[at % list.length] as T

type Params = Record<string, string | number>

const ROWS: Readonly<Record<string, (at: number) => Params>> = {
  hotel: (at) => ({
    country: of(COUNTRIES, at),
    nights: 1 + (at % NIGHTS_MAX),
    rooms: 1 + (Math.floor(at / NIGHTS_MAX) % ROOMS_MAX),
  }),
  fuel: (at) => ({ fuel_type: of(FUELS, at), amount: 1 + at * 1.25 }),
  electricity: (at) => ({ country: of(COUNTRIES, at), kwh: 1 + at * 12.5 }),
}

const context = openContext()

async function* pieces(type: string, count: number, params: (at: number) => Params) {
  let piece = ''
  for (let at = 0; at < count; at++) {
    piece += `${JSON.stringify({ id: `r${at}`, type, params: params(at) })}\n`
    if (piece.length < PIECE) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}

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
async function rowCost(type: string, count: number, isFull: boolean): Promise<number> {
  const params = ROWS[type] as (at: number) => Params
  const all: Buffer[] = []
  for await (const piece of pieces(type, count, params)) all.push(piece)
  const stream = async function* () {
    yield* all
  }
  const began = cpuMicros()
  await pass(stream(), isFull)
  return (cpuMicros() - began) / count
}

async function rows(count: number): Promise<void> {
  for (const type of Object.keys(ROWS)) {
    await rowCost(type, WARM_UP, false)
    const short = await rowCost(type, count, false)
    await rowCost(type, WARM_UP / FULL_SHARE, true)
    const full = await rowCost(type, count / FULL_SHARE, true)
    console.log(`${type}: short ${short.toFixed(1)}, full ${full.toFixed(1)} µs of CPU a row`)
  }
}

async function memory(count: number): Promise<void> {
  let highest = 0
  const closing = await pass(pieces('hotel', count, ROWS.hotel as (at: number) => Params), false, () => {
    highest = Math.max(highest, process.memoryUsage.rss())
  })
  console.log(`${closing.ok} rows: at most ${(highest / MB).toFixed(0)} MB resident`)
}

const SHIPMENTS = 5000
const PAIRS = 800
const FROM = [
  'NL,Rotterdam',
  'DE,Hamburg',
  'BE,Antwerp',
  'GB,Felixstowe',
  'FR,Lyon',
  'IT,Milan',
  'ES,Madrid',
  'PL,Warsaw',
  'CN,Shanghai',
  'US,Chicago',
  'IN,Mumbai',
  'JP,Tokyo',
  'BR,Santos',
  'TR,Istanbul',
  'SE,Gothenburg',
  'AT,Vienna',
  'CZ,Prague',
  'PT,Lisbon',
  'DK,Aarhus',
  'KR,Busan',
]
const TO = [
  'GB,London',
  'GB,Leeds',
  'DE,Munich',
  'DE,Berlin',
  'DE,Cologne',
  'FR,Paris',
  'FR,Marseille',
  'IT,Rome',
  'IT,Turin',
  'ES,Barcelona',
  'ES,Seville',
  'NL,Utrecht',
  'BE,Ghent',
  'PL,Krakow',
  'AT,Graz',
  'CH,Zurich',
  'CZ,Brno',
  'HU,Budapest',
  'RO,Bucharest',
  'SE,Stockholm',
  'NO,Oslo',
  'DK,Copenhagen',
  'FI,Helsinki',
  'US,New York',
  'US,Dallas',
  'US,Atlanta',
  'CA,Toronto',
  'MX,Monterrey',
  'BR,Curitiba',
  'ZA,Johannesburg',
  'EG,Cairo',
  'AE,Dubai',
  'IN,Delhi',
  'IN,Chennai',
  'CN,Chengdu',
  'JP,Osaka',
  'AU,Melbourne',
  'VN,Hanoi',
  'TH,Bangkok',
  'SG,Singapore',
]

function shipment(at: number): Params {
  const pair = (at * 7) % PAIRS
  const [from = '', origin = ''] = of(FROM, pair).split(',')
  const [to = '', destination = ''] = (TO[Math.floor(pair / FROM.length)] ?? '').split(',')
  return {
    origin_country: from,
    origin_location: origin,
    destination_country: to,
    destination_location: destination,
    weight: 100 + at,
  }
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

const [, , what = 'rows', count = '400000'] = process.argv
if (what === 'memory') await memory(Number(count))
else if (what === 'freight') await freight()
else await rows(Number(count))
