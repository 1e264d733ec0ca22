/** everygram report FILE -o DIR: an inventory of a file. */

import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { BOUNDARIES } from '../../contract/params/boundary.ts'
import { ENGLISH, LANGUAGES, type Language } from '../../messages/locale.ts'
import { message } from '../../messages/messages.ts'
import { contextWith, installedGeography } from '../process/context.ts'
import { installedEditions } from '../process/data/editions.ts'
import { RELEASE } from '../process/package-root.ts'
import { isDetermined } from '../report/amounts.ts'
import { type Inventory, isBlank } from '../report/inventory.ts'
import { reasonMessage } from '../report/reason.ts'
import { type ReportGroups, reported } from '../report/report.ts'
import { isProblem, type ReportInput } from '../report/row.ts'
import { endingWithCode } from './calc/ending.ts'
import { INPUT_OPTIONS, type InputOptions, inputOptions, oneOf } from './calc/input.ts'
import { untilInterrupted } from './calc/interruption.ts'
import { progress } from './calc/progress.ts'
import { refuseOverwriting, writeInventory } from './report-files.ts'
import { reportRows } from './report-rows.ts'
import { say } from './say.ts'
import { parsed, UsageError } from './usage.ts'

export const REPORT_HELP = `everygram report FILE -o DIR [options]

An inventory of a file, offline. FILE is an input file as everygram calc reads it (CSV, XLSX, NDJSON), which is calculated in
full, or a result of calc or POST /v1/batch, which is used as it is. DIR has
  inventory.csv    a line for each row and scope, with its result, data quality, edition and calculation id
  inventory.xlsx   by scope and category, in the lines of ESRS E1-6, data quality, sources, problems
  statement.html   a page of methodology and sources, for print
Scope 2 is reported location-based and market-based, never added together; biogenic CO2 and gases outside of the Kyoto
Protocol are reported separately. An input file gives more than its results: gases, biogenic CO2, all factors of a row.

  -o, --out DIR              made where it is not there; one with an inventory in it is refused without --force
  --organisation NAME        for the statement; left to be filled in without it
  --period TEXT              the same: "2025", "April 2025 to March 2026"
  --boundary NAME            standard, ttw, wtw or wtw_rf, for rows that do not choose (wtw: with upstream emissions and grid losses)
  --gwp NAME                 published, ar4, ar5 or ar6, the same (ar6, as ESRS and IFRS S2 want it)
  --lang en|de               the language of the workbook and the statement (en); inventory.csv is the same in both
  --type, --map, --set, --sheet, --edition, --separator, --decimal, --encoding, --force
                             as everygram calc has them

OVERLAY names a CSV of your own factors.
Ends with 0 when every row is in the inventory, with 2 when one is not, with 1 when it could not be made, and with 130 when it
was ended by Ctrl-C; then nothing is written.

  everygram report activities-2025.xlsx -o inventory-2025 --organisation "Example Ltd" --period 2025`

const OPTIONS = {
  ...INPUT_OPTIONS,
  organisation: { type: 'string' },
  period: { type: 'string' },
  lang: { type: 'string' },
  boundary: { type: 'string' },
  gwp: { type: 'string' },
} as const

/** As options of the shell's completion. */
export const REPORT_OPTION_NAMES = Object.keys(OPTIONS)

const ROW_FAILED_CODE = 2

export const report = (args: string[]): Promise<void> => endingWithCode(() => readAndRun(args))

async function readAndRun(args: string[]): Promise<number> {
  const { values, positionals } = parsed(() => parseArgs({ args, options: OPTIONS, allowPositionals: true }))
  if (values.help) {
    console.log(REPORT_HELP)
    return 0
  }
  const { out: dir, organisation, period } = values
  const language = oneOf('--lang', values.lang ?? ENGLISH, LANGUAGES) as Language
  if (dir === undefined || dir === '') throw new UsageError(message('cli.report_needs_folder', {}))
  const boundary = oneOf('--boundary', values.boundary ?? 'wtw', BOUNDARIES)
  const gwp = oneOf('--gwp', values.gwp ?? 'ar6', GWP_CHOICES)
  return run(inputOptions('report', values, positionals), {
    dir,
    organisation,
    period,
    language,
    boundary,
    gwp,
  })
}

interface Wanted {
  readonly dir: string
  readonly organisation: string | undefined
  readonly period: string | undefined
  readonly language: Language
  readonly boundary: string
  readonly gwp: string
}

const GWP_CHOICES = ['published', 'ar4', 'ar5', 'ar6'] as const

async function run(input: InputOptions, { dir, boundary, gwp, ...wanted }: Wanted): Promise<number> {
  await refuseOverwriting(dir, input.file, input.isForced)
  const overlayFile = process.env.OVERLAY || undefined
  const served = installedEditions({ edition: input.edition, overlayFile })
  const context = contextWith(served, installedGeography({}))
  const { groups, isOfResults } = await reportRows(input, context, { boundary, gwp })
  const about = { of: basename(input.file), release: RELEASE, ...wanted }
  const lines = reported(shown(untilInterrupted(groups)), context.editions)
  const inventory = await writeInventory(dir, lines, about)
  printSummary(inventory, dir, isOfResults)
  return inventory.failed > 0 ? ROW_FAILED_CODE : 0
}

/** Shows the progress. */
async function* shown(groups: ReportGroups): AsyncGenerator<readonly ReportInput[]> {
  const shown = progress()
  let failed = 0
  for await (const group of groups) {
    for (const row of group) {
      if (isProblem(row)) failed++
      shown.row(failed)
    }
    yield group
  }
  shown.end()
}

const PRINTED_MAX = 20

function printSummary(inventory: Inventory, folder: string, is_results: boolean): void {
  const { problems, failed, rows, total, outside, forcing } = inventory
  const [outsideKg, forcingKg] = [kilogramsOf(outside), kilogramsOf(forcing)]
  for (const problem of problems.slice(0, PRINTED_MAX)) {
    const { sheet = '', ref } = problem
    const where = { has_sheet: sheet !== '', sheet, ref }
    say(message('cli.report_row_failed', { ...where, problems: problem.problems.map(reasonMessage) }))
  }
  if (failed > PRINTED_MAX) say(message('cli.more_failed', { count: failed - PRINTED_MAX }))
  say(
    message('cli.reported', {
      ok: rows - failed,
      count: rows,
      is_results,
      is_blank: isBlank(inventory),
      kg: total.location.kg,
      is_market_determined: isDetermined(total.market),
      market_kg: total.market.kg,
      has_outside: outsideKg > 0,
      outside_kg: outsideKg,
      has_forcing: forcingKg > 0,
      forcing_kg: forcingKg,
      folder,
    }),
  )
}

const kilogramsOf = (lines: Inventory['lines']): number =>
  Math.round(lines.reduce((sum, { kg }) => sum + kg, 0) * GRAMS_PER_KG) / GRAMS_PER_KG

const GRAMS_PER_KG = 1000
