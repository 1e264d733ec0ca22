/** everygram report FILE -o DIR: an inventory of a file. */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { contextWith, installedGeography } from '../process/context.ts'
import { servedFrom } from '../process/data/editions.ts'
import { EDITIONS_DIR, RELEASE } from '../process/package-root.ts'
import type { Inventory } from '../report/inventory.ts'
import { reported } from '../report/report.ts'
import { inventorySheets } from '../report/sheets.ts'
import { statementHtml } from '../report/statement.ts'
import { workbook } from '../report/workbook.ts'
import { CalcError, isOfFile } from './calc/error.ts'
import { CALC_OPTIONS, type CalcOptions, calcOptions } from './calc/options.ts'
import { reportRows } from './report-rows.ts'
import { parsed, UsageError } from './usage.ts'

export const REPORT_HELP = `everygram report FILE -o DIR [options]

An inventory of a file, offline. FILE is an input file as everygram calc reads it (CSV, XLSX, NDJSON), which is answered in
full, or a result of calc or POST /v1/batch, which is taken as it is. DIR has
  inventory.csv    a line for each row and scope, with its figure, tier, edition and calculation id
  inventory.xlsx   by scope and category, as ESRS E1-6 asks for it, data quality, sources, problems
  statement.html   a page of methods and sources, for print
Scope 2 stands by location and by market, never added together; biogenic CO2 and gases outside of the Kyoto Protocol stand
apart. An input file gives more than its results: gases, biogenic CO2, all figures behind a row.

  -o, --out DIR              made where it is not there; one with an inventory in it is refused without --force
  --organisation NAME        for the statement; left to be filled in without it
  --period TEXT              the same: "2025", "April 2025 to March 2026"
  --type, --map, --set, --sheet, --edition, --separator, --decimal, --encoding, --force
                             as everygram calc has them

Ends with 0 when every row is in the inventory, with 2 when one is not, and with 1 when it could not be made.

  everygram report activities-2025.xlsx -o inventory-2025 --organisation "Example Ltd" --period 2025`

const OWN = { organisation: { type: 'string' }, period: { type: 'string' } } as const
/** As options of the shell's completion. */
export const REPORT_OPTION_NAMES = [
  'out',
  'organisation',
  'period',
  'type',
  'map',
  'set',
  'sheet',
  'edition',
  'force',
  'help',
]

const CODES = { notRun: 1, rowFailed: 2 }
const FILES = { csv: 'inventory.csv', xlsx: 'inventory.xlsx', html: 'statement.html' }

export async function report(args: string[]): Promise<void> {
  const options = { ...CALC_OPTIONS, ...OWN } as const
  const { values } = parsed(() => parseArgs({ args, options, allowPositionals: true }))
  if (values.help) {
    console.log(REPORT_HELP)
    return
  }
  const { out: dir, organisation, period } = values
  if (dir === undefined || dir === '') throw new UsageError('report takes -o DIR')
  const read = calcOptions(withoutOwn(args))
  if (read === undefined) throw new UsageError('report takes one file')
  try {
    process.exitCode = await run(read, { dir, organisation, period })
  } catch (error) {
    if (!isOfFile(error)) throw error
    console.error(`everygram: ${error.message}`)
    process.exitCode = CODES.notRun
  }
}

interface Wanted {
  readonly dir: string
  readonly organisation: string | undefined
  readonly period: string | undefined
}

async function run(options: CalcOptions, { dir, organisation, period }: Wanted): Promise<number> {
  await mkdir(dir, { recursive: true })
  const there = (await readdir(dir)).find((name) => Object.values(FILES).includes(name))
  if (there !== undefined && !options.isForced)
    throw new CalcError(`${join(dir, there)} is there already: give another folder with -o, or --force.`)
  const overlayFile = process.env.OVERLAY || undefined
  const served = servedFrom(EDITIONS_DIR, { edition: options.edition, overlayFile })
  const context = contextWith(served, installedGeography({}))
  const { groups, isOfResults } = await reportRows(options, context)
  const about = { of: basename(options.file), release: RELEASE, organisation, period }
  const inventory = await writeCsv(join(dir, FILES.csv), reported(groups, context.editions))
  await writeFile(join(dir, FILES.xlsx), await workbook(inventorySheets(inventory, about)))
  await writeFile(join(dir, FILES.html), statementHtml(inventory, about))
  say(inventory, dir, isOfResults)
  return inventory.failed > 0 ? CODES.rowFailed : 0
}

async function writeCsv(file: string, pieces: AsyncGenerator<string, Inventory>): Promise<Inventory> {
  const out = createWriteStream(file)
  const failed = new Promise<never>((_, reject) => out.once('error', reject))
  failed.catch(() => {})
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) {
      out.end()
      await Promise.race([once(out, 'finish'), failed])
      return value
    }
    if (!out.write(value)) await Promise.race([once(out, 'drain'), failed])
  }
}

const PRINTED_MAX = 20

function say({ problems, failed, rows, total }: Inventory, dir: string, isOfResults: boolean): void {
  for (const { ref, problem } of problems.slice(0, PRINTED_MAX))
    console.error(`everygram: row ${ref}: ${problem}`)
  if (failed > PRINTED_MAX) console.error(`everygram: and ${failed - PRINTED_MAX} more rows with a problem`)
  const of = isOfResults ? 'rows of results' : 'rows'
  console.error(
    `everygram: ${rows - failed} of ${rows} ${of}, ${total.locationKg} kg CO2e location-based, ${total.marketKg} market-based, in ${dir}`,
  )
}

/** What calc takes of them: where results go is not for it. */
function withoutOwn(args: readonly string[]): string[] {
  const own = new Set(['-o', '--out', ...Object.keys(OWN).map((name) => `--${name}`)])
  return args.filter((arg, at) => !own.has(arg.split('=')[0] ?? '') && !own.has(args[at - 1] ?? ''))
}
