/** everygram export --parquet DIR: an edition for databases. */

import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Context } from '../../contract/operation.ts'
import { message } from '../../messages/messages.ts'
import { contextWith, installedGeography } from '../process/context.ts'
import { installedEditions } from '../process/data/editions.ts'
import { exportedFiles } from '../warehouse/export.ts'
import { endingWithCode } from './calc/ending.ts'
import { CalcError } from './calc/error.ts'
import { say } from './say.ts'
import { parsed, UsageError } from './usage.ts'

export const EXPORT_HELP = `everygram export --parquet DIR [--edition EDITION | --year YEAR] [--force]

Writes a data edition for databases, offline: its tables as Parquet with exact decimals, its rates (what a unit of every
question emits, worked out by the engine), and the SQL that multiplies them to the engine's own grams: everygram.sql for
DuckDB, everygram-spark.sql for Spark. Each file says in its footer of which edition it is and whose figures are in it.
It takes up to a minute: some hundred thousand requests are calculated.

  --parquet DIR       the folder, made where it is not there; one with files in it is refused without --force
  --edition EDITION   a data edition, or a year for its latest revision: 2024.1, 2024 (the default of the release)
  --year YEAR         the same, for a year alone
  --force             write over the files of an earlier export

Your own figures (OVERLAY) are not exported: while OVERLAY is set, the command is refused.
Ends with 0 when all was written, else with 1.

  everygram export --parquet everygram-2025 --edition 2025
  duckdb -init everygram-2025/everygram.sql -c "SELECT * FROM everygram_hotel('stays.csv')"`

const OPTIONS = {
  parquet: { type: 'string' },
  edition: { type: 'string' },
  year: { type: 'string' },
  force: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** As options of the shell's completion. */
export const EXPORT_OPTION_NAMES = Object.keys(OPTIONS)

export const exportEdition = (args: string[]): Promise<void> => endingWithCode(() => readAndRun(args))

async function readAndRun(args: string[]): Promise<number> {
  const { values } = parsed(() => parseArgs({ args, options: OPTIONS }))
  if (values.help) {
    console.log(EXPORT_HELP)
    return 0
  }
  const { parquet: dir, edition, year } = values
  if (dir === undefined || dir === '') throw new UsageError(message('cli.export_needs_folder', {}))
  if (edition !== undefined && year !== undefined) throw new UsageError(message('cli.export_edition', {}))
  if (process.env.OVERLAY) throw new CalcError(message('cli.export_overlay', {}))
  const context = contextWith(installedEditions({ edition: edition ?? year }), installedGeography({}))
  await mkdir(dir, { recursive: true })
  if (!values.force && (await readdir(dir)).length > 0)
    throw new CalcError(message('cli.folder_not_empty', { folder: dir }))
  await write(dir, context)
  return 0
}

async function write(dir: string, context: Context): Promise<void> {
  let [files, rows] = [0, 0]
  for await (const file of exportedFiles(context, resolve(dir))) {
    const path = join(dir, file.path)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, file.bytes)
    files++
    rows += file.rows ?? 0
    if (file.path.startsWith('rates/'))
      say(message('cli.export_table', { file: file.path, count: file.rows ?? 0 }))
  }
  const { name, hash } = context.edition
  say(message('cli.export_written', { code: name, hash, folder: dir, files, count: rows }))
}
