/** everygram distances FILE: the ways of the distinct pairs of places of a file, for databases that know none. */
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { type AskRow, rowAsker } from '../batch/ask-row.ts'
import { isGood, type Row } from '../batch/row.ts'
import { Turns } from '../batch/turns.ts'
import { contextWith, installedGeography } from '../process/context.ts'
import { servedFrom } from '../process/data/editions.ts'
import { EDITIONS_DIR } from '../process/package-root.ts'
import { CalcError, isOfFile } from './calc/error.ts'
import { opened } from './calc/open.ts'
import { type CalcOptions, calcOptions } from './calc/options.ts'
import { progress } from './calc/progress.ts'
import { distanceRows, type Pair, pairOf, type Way } from './distances/rows.ts'
import { writeDistances } from './distances/write.ts'
import { UsageError } from './usage.ts'

export const DISTANCES_HELP = `everygram distances FILE -o OUT.csv|OUT.parquet [options]

The table of the distances between the distinct pairs of places of a file, offline, for databases that know no places: FILE is
read as everygram calc reads it (CSV, XLSX, NDJSON), and its rows of travel and freight are asked. OUT has a line for each leg
of each pair: the names and the mode as FILE has them, by which the two are joined; the leg, its mode and distance_km; the
places that were taken, the kilometres in each country, how the distance was found, and the codes of its notices. A pair
without a way has a line with the reason.

  -o, --out OUT          where the table goes: .csv or .parquet
  --type, --map, --set, --sheet, --edition, --separator, --decimal, --encoding, --force
                         as everygram calc has them

Ends with 0 when every pair has a way, with 2 when one has none, and with 1 when the table could not be made.

  everygram distances trips.csv -o distances.parquet --type travel`

const CODES = { notRun: 1, pairFailed: 2 }
/** Of the longest table that is kept in memory: some gigabyte. */
const PAIRS_MAX = 1_000_000
const FORMS = ['.csv', '.parquet']

export async function distances(args: string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(DISTANCES_HELP)
    return
  }
  try {
    process.exitCode = await run(args)
  } catch (error) {
    if (!isOfFile(error)) throw error
    console.error(`everygram: ${error.message}`)
    process.exitCode = CODES.notRun
  }
}

async function run(args: string[]): Promise<number> {
  const { out, options } = optionsOf(args)
  if (!options.isForced && (await stat(out).catch(() => undefined)))
    throw new CalcError(`${out} is there already: move it, give another name with -o, or --force.`)
  const context = contextWith(servedFrom(EDITIONS_DIR, { edition: options.edition }), installedGeography({}))
  const { readers, bytesRead } = await opened(options, context)
  const { size } = await stat(options.file)
  const shown = progress(bytesRead && (() => bytesRead() / size))
  const found = waysFound(rowAsker({ context, isFull: true }))
  const turns = new Turns()
  for (const { rows } of readers) {
    for await (const row of singly(rows)) {
      await found.add(row)
      shown.row(found.failed)
      if (turns.isOver(true)) await turns.next()
    }
  }
  shown.end()
  const { ways, asked, failed } = found
  if (ways.size === 0) throw new CalcError('The file has no rows of travel or freight with places.')
  await writeDistances(out, [...ways.values()].flat())
  const without = failed > 0 ? `, ${failed} without a way` : ''
  console.error(`everygram: ${ways.size} pairs of ${asked} rows in ${out}${without}`)
  return failed > 0 ? CODES.pairFailed : 0
}

async function* singly<T>(groups: AsyncIterable<readonly T[]>): AsyncGenerator<T> {
  for await (const group of groups) yield* group
}

/** Each pair is asked once. */
function waysFound(ask: AskRow) {
  const ways = new Map<string, Way[]>()
  const found = { ways, asked: 0, failed: 0, add }
  async function add(row: Row): Promise<void> {
    const pair = pairOf(row)
    if (pair === undefined) return
    found.asked++
    if (ways.has(pair.key)) return
    if (ways.size >= PAIRS_MAX) throw new CalcError(`The file has more than ${PAIRS_MAX} pairs: split it.`)
    const answer = await ask(questionOf(pair))
    if (!isGood(answer)) found.failed++
    ways.set(pair.key, distanceRows(pair, answer))
  }
  return found
}

const questionOf = ({ type, params }: Pair): Row => ({
  number: 1,
  id: undefined,
  key: undefined,
  read: () => ({ type, params }),
})

/** calc's, but for where the results go. */
function optionsOf(args: readonly string[]): { out: string; options: CalcOptions } {
  const at = args.findIndex((arg) => arg === '-o' || arg === '--out' || arg.startsWith('--out='))
  const arg = args[at] ?? ''
  const isJoined = arg.startsWith('--out=')
  const out = isJoined ? arg.slice('--out='.length) : (args[at + 1] ?? '')
  if (at === -1 || !FORMS.includes(extname(out).toLowerCase()))
    throw new UsageError(`distances takes -o with a name that ends in ${FORMS.join(' or ')}`)
  const options = calcOptions(args.filter((_, i) => i !== at && (isJoined || i !== at + 1)))
  if (options === undefined) throw new UsageError('distances takes one file')
  return { out, options }
}
