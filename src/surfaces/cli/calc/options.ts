/** The options of everygram calc. */

import { existsSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROW_TYPES } from '../../../api/request/types.ts'
import { message } from '../../../messages/messages.ts'
import { ENCODINGS } from '../../files/detect.ts'
import { parsed, UsageError } from '../usage.ts'
import {
  FILE_FORMATS,
  type FileFormat,
  fileFormatOf,
  INPUT_OPTIONS,
  type InputOptions,
  inputOptions,
  oneOf,
} from './input.ts'

export const CALC_HELP = `everygram calc FILE [-o OUT] [options]

Calculates every row of a file, offline: CSV, XLSX or NDJSON in; the same or another of them out, with the columns that were
there first and ours after them. Columns are found by their names in English, German and French; what was found is printed
before the work begins. A row that cannot be calculated is listed with its column, value and what to enter; the others continue.

  -o, --out OUT          where the results go: .csv, .xlsx or .ndjson (FILE.results.<form of FILE>)
  --type TYPE            what every row is: ${[...ROW_TYPES.keys()].join(', ')}.
                         Without it, a column 'type', the name of a sheet, or the columns decide
  --map 'COLUMN=PARAM'   a column by hand, as often as needed; 'COLUMN=' leaves one out. One that has no effect is an error,
                         and so is a --set that no row takes
  --set PARAM=VALUE      for all rows without a value of their own, as often as needed: --set origin_country=DE
  --sheet NAME           of XLSX, one sheet alone
  --dry-run              list what was found and which rows would fail, and write nothing
  --resume               continue where a run was stopped; refused for another file, edition or other options
  --shard I/N            every Nth row from the Ith on: N machines share a file
  --shards N             the same for an indexed Job of Kubernetes: I is JOB_COMPLETION_INDEX + 1, and --resume
                         continues where there is something to continue
  --edition EDITION      a data edition or a year for all rows that name none: 2024.1, 2024
  --fields short|full    of NDJSON out: short rows, or whole responses (short); everygram verify checks both
  --separator CHAR       of CSV, where it is detected wrongly
  --decimal , or .       the same
  --encoding NAME        the same: ${ENCODINGS.join(', ')}
  --json                 the closing totals as JSON on standard output
  --force                write over results that are there

OVERLAY names a CSV of your own factors.
Ends with 0 when every row was calculated, with 2 when a row was not, with 1 when the run could not be made, and with 130 when
it was ended by Ctrl-C (then --resume continues).

  everygram calc trips.xlsx
  everygram calc nights.csv -o nights.results.xlsx
  everygram calc meters.csv --type electricity --map 'Zählerstand=kwh' --dry-run`

/** Ends the name of what a run keeps beside its results. */
export const JOURNAL = '.journal'

export interface CalcOptions extends InputOptions {
  readonly out: string
  readonly outFormat: FileFormat
  readonly isDryRun: boolean
  readonly isResumed: boolean
  readonly isJson: boolean
  readonly isFull: boolean
  readonly shard: { readonly index: number; readonly count: number } | undefined
}

const CALC_OPTIONS = {
  ...INPUT_OPTIONS,
  'dry-run': { type: 'boolean' },
  resume: { type: 'boolean' },
  shard: { type: 'string' },
  shards: { type: 'string' },
  fields: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** As options of the shell's completion. */
export const CALC_OPTION_NAMES = Object.keys(CALC_OPTIONS)

/** Undefined where help is asked for. */
export function calcOptions(args: string[]): CalcOptions | undefined {
  const { values, positionals } = parsed(() =>
    parseArgs({ args, options: CALC_OPTIONS, allowPositionals: true }),
  )
  if (values.help) return undefined
  const input = inputOptions('calc', values, positionals)
  const { file } = input
  const shard = shardOf(givenShard(values))
  const out = values.out ?? defaultOut(file, shard)
  if (resolve(out) === resolve(file)) throw new UsageError(message('cli.overwrites_input', { file }))
  const outFormat = fileFormatOf(out)
  const isFull = oneOf('--fields', values.fields ?? 'short', ['short', 'full']) === 'full'
  if (isFull && outFormat !== 'ndjson') throw new UsageError(message('cli.fields_full', {}))
  return {
    ...input,
    out,
    outFormat,
    isDryRun: values['dry-run'] === true,
    isResumed: values.resume === true && (values.shards === undefined || existsSync(`${out}${JOURNAL}`)),
    isJson: values.json === true,
    isFull,
    shard,
  }
}

function defaultOut(file: string, shard: CalcOptions['shard']): string {
  const extension = extname(file)
  const part = shard ? `.${shard.index}of${shard.count}` : ''
  const written = FILE_FORMATS.get(extension.toLowerCase()) === 'csv' ? '.csv' : extension
  return join(dirname(file), `${basename(file, extension)}.results${part}${written}`)
}

const SHARDS_MAX = 100_000

function shardOf(text: string | undefined): CalcOptions['shard'] {
  if (text === undefined) return undefined
  const [, index, count] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []
  const shard = { index: Number(index), count: Number(count) }
  if (shard.index >= 1 && shard.index <= shard.count && shard.count <= SHARDS_MAX) return shard
  throw new UsageError(message('cli.shard_form', { value: text }))
}

/** Kubernetes counts from 0 (Job, completionMode: Indexed). */
function givenShard({ shard, shards }: { shard?: string; shards?: string }): string | undefined {
  if (shards === undefined) return shard
  if (shard !== undefined) throw new UsageError(message('cli.shard_and_shards', {}))
  const index = process.env.JOB_COMPLETION_INDEX ?? ''
  if (/^\d{1,6}$/.test(index) && /^\d{1,6}$/.test(shards) && Number(index) < Number(shards))
    return `${Number(index) + 1}/${shards}`
  throw new UsageError(message('cli.shards_form', { value: shards, second: index }))
}
