/** everygram distances FILE: the ways of the distinct pairs of places of a file, for databases that know none. */

import { access, constants, stat } from 'node:fs/promises'
import { dirname, extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { message } from '../../messages/messages.ts'
import { type AnswerRow, rowAnswerer } from '../batch/answer-row.ts'
import { EventLoopYielder } from '../batch/event-loop-yielder.ts'
import { isGood, type Row } from '../batch/row.ts'
import { contextWith, installedGeography } from '../process/context.ts'
import { installedEditions } from '../process/data/editions.ts'
import { endingWithCode } from './calc/ending.ts'
import { CalcError } from './calc/error.ts'
import { INPUT_OPTIONS, type InputOptions, inputOptions } from './calc/input.ts'
import { untilInterrupted } from './calc/interruption.ts'
import { type OpenFile, opened } from './calc/open.ts'
import { progress } from './calc/progress.ts'
import { distanceRows, pairOf, type Way } from './distances/rows.ts'
import { writeDistances } from './distances/write.ts'
import { say } from './say.ts'
import { parsed, UsageError } from './usage.ts'

export const DISTANCES_HELP = `everygram distances FILE -o OUT.csv|OUT.parquet [options]

The table of the distances between the distinct pairs of places of a file, offline, for databases that know no places: FILE is
read as everygram calc reads it (CSV, XLSX, NDJSON), and its rows of travel and freight are used. OUT has a line for each leg
of each pair: the names and the mode as FILE has them, by which the two are joined; the leg, its mode and distance_km; the
places that were taken, the kilometres in each country, how the distance was found, and the codes of its notices. A pair
without a way has a line with the reason.

  -o, --out OUT          where the table goes: .csv or .parquet
  --type, --map, --set, --sheet, --edition, --separator, --decimal, --encoding, --force
                         as everygram calc has them

Ends with 0 when every pair has a way, with 2 when one has none, with 1 when the table could not be made, and with 130 when it
was ended by Ctrl-C; then nothing is written.

  everygram distances trips.csv -o distances.parquet --type travel`

/** As options of the shell's completion. */
export const DISTANCES_OPTION_NAMES = Object.keys(INPUT_OPTIONS)

const PAIR_FAILED_CODE = 2
/** Of the longest table that is kept in memory: some gigabyte. */
const PAIRS_MAX = 1_000_000
const FILE_FORMATS = ['.csv', '.parquet']

export const distances = (args: string[]): Promise<void> => endingWithCode(() => readAndRun(args))

async function readAndRun(args: string[]): Promise<number> {
  const { values, positionals } = parsed(() =>
    parseArgs({ args, options: INPUT_OPTIONS, allowPositionals: true }),
  )
  if (values.help) {
    console.log(DISTANCES_HELP)
    return 0
  }
  const { out = '' } = values
  if (!FILE_FORMATS.includes(extname(out).toLowerCase()))
    throw new UsageError(message('cli.distances_out', { alternatives: FILE_FORMATS }))
  const input = inputOptions('distances', values, positionals)
  if (resolve(out) === resolve(input.file))
    throw new UsageError(message('cli.overwrites_input', { file: input.file }))
  return run(input, out)
}

async function run(input: InputOptions, out: string): Promise<number> {
  if (!input.isForced && (await stat(out).catch(() => undefined)))
    throw new CalcError(message('cli.file_exists', { file: out }))
  // Checked now, not when all is calculated.
  await access(dirname(resolve(out)), constants.W_OK)
  const context = contextWith(installedEditions({ edition: input.edition }), installedGeography({}))
  const found = waysFound(rowAnswerer({ context, isFull: true }))
  await askAll(found, input.file, await opened(input, context))
  const { ways, asked, failed } = found
  if (ways.size === 0) throw new CalcError(message('cli.distances_none', {}))
  await writeDistances(out, [...ways.values()].flat())
  say(
    message('cli.distances_written', {
      pairs: ways.size,
      count: asked,
      file: out,
      has_failed: failed > 0,
      failed,
    }),
  )
  return failed > 0 ? PAIR_FAILED_CODE : 0
}

async function askAll(
  found: ReturnType<typeof waysFound>,
  file: string,
  { readers, bytesRead }: OpenFile,
): Promise<void> {
  const { size } = await stat(file)
  const shown = progress(bytesRead && (() => bytesRead() / size))
  const yielder = new EventLoopYielder()
  for (const { rows } of readers) {
    for await (const group of untilInterrupted(rows)) {
      for (const row of group) {
        await found.add(row)
        shown.row(found.failed)
        if (yielder.isDue()) await yielder.pause()
      }
    }
  }
  shown.end()
}

/** Each pair is asked once. */
function waysFound(answerRow: AnswerRow) {
  const ways = new Map<string, Way[]>()
  const found = { ways, asked: 0, failed: 0, add }
  async function add(row: Row): Promise<void> {
    const pair = pairOf(row)
    if (pair === undefined) return
    found.asked++
    if (ways.has(pair.key)) return
    if (ways.size >= PAIRS_MAX) throw new CalcError(message('cli.distances_too_many', { max: PAIRS_MAX }))
    const answer = await answerRow({ question: pair })
    if (!isGood(answer)) found.failed++
    ways.set(pair.key, distanceRows(pair, answer))
  }
  return found
}
