/** The options of everygram calc. */
import { existsSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findRowType, ROW_TYPES, unknownType } from '../../batch/row-types.ts'
import { plainHeader } from '../../files/column-words.ts'
import { ENCODINGS, type Encoding, type Given } from '../../files/detect.ts'
import { parsed, UsageError } from '../usage.ts'

export const CALC_HELP = `everygram calc FILE [-o OUT] [options]

Answers every row of a file, offline: CSV, XLSX or NDJSON in; the same or another of them out, with the columns that were
there first and ours after them. Columns are found by their names in English, German and French; what was found is said
before the work begins. A row that cannot be answered is named with its column, value and what to put, and the others go on.

  -o, --out OUT          where the results go: .csv, .xlsx or .ndjson (FILE.results.<form of FILE>)
  --type TYPE            what every row is: ${[...ROW_TYPES.keys()].join(', ')}.
                         Without it a column 'type', the name of a sheet, or the columns say it
  --map 'COLUMN=PARAM'   a column by hand, as often as needed; 'COLUMN=' leaves one out
  --set PARAM=VALUE      for all rows that do not say it, as often as needed: --set origin_country=DE
  --sheet NAME           of XLSX, one sheet alone
  --dry-run              say what was found and which rows would fail, and write nothing
  --resume               go on where a run was ended; refused for another file, edition or other options
  --shard I/N            every Nth row from the Ith on: N machines share a file
  --shards N             the same for an indexed Job of Kubernetes: I is JOB_COMPLETION_INDEX + 1, and --resume goes on
                         where there is something to go on with
  --edition EDITION      a data edition or a year for all rows that name none: 2024.1, 2024
  --fields short|full    of NDJSON out: figures, or whole answers that everygram verify can check (short)
  --separator CHAR       of CSV, where it is detected wrongly
  --decimal , or .       the same
  --encoding NAME        the same: ${ENCODINGS.join(', ')}
  --json                 the closing totals as JSON on standard output
  --force                write over results that are there

OVERLAY names a CSV of your own figures.
Ends with 0 when every row was answered, with 2 when a row was not, with 1 when the run could not be made, and with 130 when
it was ended by Ctrl-C (then --resume goes on).

  everygram calc trips.xlsx
  everygram calc nights.csv -o nights.results.xlsx
  everygram calc meters.csv --type electricity --map 'Zählerstand=kwh' --dry-run`

/** Ends the name of what a run keeps beside its results. */
export const JOURNAL = '.journal'

export type Form = 'csv' | 'xlsx' | 'ndjson'

export interface CalcOptions {
  readonly file: string
  readonly form: Form
  readonly out: string
  readonly outForm: Form
  readonly type: string | undefined
  /** Parameters by the plain names of columns. */
  readonly map: ReadonlyMap<string, string>
  /** Values by parameters, for rows that do not say them. */
  readonly set: ReadonlyMap<string, string>
  readonly sheet: string | undefined
  readonly isDryRun: boolean
  readonly isResumed: boolean
  readonly isForced: boolean
  readonly isJson: boolean
  readonly isFull: boolean
  readonly shard: { readonly index: number; readonly count: number } | undefined
  readonly edition: string | undefined
  readonly csv: Given
}

export const CALC_OPTIONS = {
  out: { type: 'string', short: 'o' },
  type: { type: 'string' },
  map: { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
  sheet: { type: 'string' },
  'dry-run': { type: 'boolean' },
  resume: { type: 'boolean' },
  shard: { type: 'string' },
  shards: { type: 'string' },
  edition: { type: 'string' },
  fields: { type: 'string' },
  separator: { type: 'string' },
  decimal: { type: 'string' },
  encoding: { type: 'string' },
  json: { type: 'boolean' },
  force: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** As options of the shell's completion. */
export const CALC_OPTION_NAMES = Object.keys(CALC_OPTIONS)

/** Undefined where help is asked for. */
export function calcOptions(args: string[]): CalcOptions | undefined {
  const { values, positionals } = parsed(() =>
    parseArgs({ args, options: CALC_OPTIONS, allowPositionals: true }),
  )
  if (values.help) return undefined
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0)
    throw new UsageError('calc takes one file: everygram calc trips.xlsx')
  const form = formOf(file)
  const shard = shardOf(givenShard(values))
  const out = values.out ?? defaultOut(file, shard)
  if (resolve(out) === resolve(file))
    throw new UsageError(`the results would be written over ${file}: give another name with -o`)
  const outForm = formOf(out)
  const isFull = oneOf('--fields', values.fields ?? 'short', ['short', 'full']) === 'full'
  if (isFull && outForm !== 'ndjson') throw new UsageError('--fields full goes with results as .ndjson')
  return {
    file,
    form,
    out,
    outForm,
    type: typeOf(values.type),
    map: mapOf(values.map ?? []),
    set: setOf(values.set ?? [], form),
    sheet: values.sheet,
    isDryRun: values['dry-run'] === true,
    isResumed: values.resume === true && (values.shards === undefined || existsSync(`${out}${JOURNAL}`)),
    isForced: values.force === true,
    isJson: values.json === true,
    isFull,
    shard,
    edition: values.edition,
    csv: {
      separator: separatorOf(values.separator),
      decimal:
        values.decimal === undefined
          ? undefined
          : (oneOf('--decimal', values.decimal, [',', '.']) as ',' | '.'),
      encoding:
        values.encoding === undefined
          ? undefined
          : (oneOf('--encoding', values.encoding.toLowerCase(), ENCODINGS) as Encoding),
    },
  }
}

const FORMS: ReadonlyMap<string, Form> = new Map([
  ['.csv', 'csv'],
  ['.tsv', 'csv'],
  ['.txt', 'csv'],
  ['.xlsx', 'xlsx'],
  ['.ndjson', 'ndjson'],
  ['.jsonl', 'ndjson'],
])

function formOf(file: string): Form {
  const extension = extname(file).toLowerCase()
  const form = FORMS.get(extension)
  if (form) return form
  const old = ['.xls', '.xlsm', '.xlsb', '.ods'].includes(extension) ? ': save it as .xlsx or .csv' : ''
  throw new UsageError(`everygram reads and writes .csv, .xlsx and .ndjson, got '${basename(file)}'${old}`)
}

function defaultOut(file: string, shard: CalcOptions['shard']): string {
  const extension = extname(file)
  const part = shard ? `.${shard.index}of${shard.count}` : ''
  const written = FORMS.get(extension.toLowerCase()) === 'csv' ? '.csv' : extension
  return join(dirname(file), `${basename(file, extension)}.results${part}${written}`)
}

function typeOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const type = findRowType(text)
  if (type === undefined) throw new UsageError(`--type: ${unknownType(text).message}`)
  return type
}

function mapOf(pairs: readonly string[]): Map<string, string> {
  return new Map(
    pairs.map((pair) => {
      const at = pair.lastIndexOf('=')
      if (at <= 0) throw new UsageError(`--map takes 'Column=parameter', got '${pair}'`)
      return [plainHeader(pair.slice(0, at)), pair.slice(at + 1).trim()]
    }),
  )
}

function setOf(pairs: readonly string[], form: Form): Map<string, string> {
  if (pairs.length > 0 && form === 'ndjson') throw new UsageError('--set goes with .csv and .xlsx')
  return new Map(
    pairs.map((pair) => {
      const [, name = '', value = ''] = /^([a-z_]+)=(.+)$/.exec(pair.trim()) ?? []
      if (name === '') throw new UsageError(`--set takes parameter=value, got '${pair}'`)
      return [name, value.trim()]
    }),
  )
}

const SHARDS_MAX = 100_000

function shardOf(text: string | undefined): CalcOptions['shard'] {
  if (text === undefined) return undefined
  const [, index, count] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []
  const shard = { index: Number(index), count: Number(count) }
  if (shard.index >= 1 && shard.index <= shard.count && shard.count <= SHARDS_MAX) return shard
  throw new UsageError(`--shard takes I/N, such as 2/8 for the second of eight, got '${text}'`)
}

/** Kubernetes counts from 0 (Job, completionMode: Indexed). */
function givenShard({ shard, shards }: { shard?: string; shards?: string }): string | undefined {
  if (shards === undefined) return shard
  if (shard !== undefined) throw new UsageError('--shard and --shards name a part each: give one of them')
  const index = process.env.JOB_COMPLETION_INDEX ?? ''
  if (/^\d{1,6}$/.test(index) && /^\d{1,6}$/.test(shards) && Number(index) < Number(shards))
    return `${Number(index) + 1}/${shards}`
  throw new UsageError(
    `--shards takes the number of parts, above JOB_COMPLETION_INDEX, which an indexed Job of Kubernetes sets; got '${shards}' with '${index}'`,
  )
}

function oneOf(option: string, given: string, allowed: readonly string[]): string {
  if (allowed.includes(given)) return given
  throw new UsageError(`${option} takes one of ${allowed.join(' ')}, got '${given}'`)
}

function separatorOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const separator = text === 'tab' || text === '\\t' ? '\t' : text
  if (separator.length === 1) return separator
  throw new UsageError(`--separator takes one character, or tab, got '${text}'`)
}
