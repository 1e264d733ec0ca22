/** everygram calc FILE: every row of a file answered, offline. */

import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ENGINE_VERSION } from '../../../engine/identity.ts'
import { message } from '../../../messages/messages.ts'
import { contextWith, installedGeography } from '../../process/context.ts'
import { installedEditions } from '../../process/data/editions.ts'
import { RELEASE } from '../../process/package-root.ts'
import { say } from '../say.ts'
import { endingWithCode } from './ending.ts'
import { CalcError } from './error.ts'
import { INTERRUPTED_CODE, interruption } from './interruption.ts'
import { openJournal, type RunIdentity, runDigest } from './journal.ts'
import { type OpenFile, opened } from './open.ts'
import { CALC_HELP, type CalcOptions, calcOptions, JOURNAL } from './options.ts'
import { csvResults, ndjsonResults, type Results, xlsxResults } from './results.ts'
import { CalcRun, type RunParts } from './run.ts'

export const calc = (args: string[]): Promise<void> =>
  endingWithCode(async () => {
    const options = calcOptions(args)
    if (options) return run(options)
    console.log(CALC_HELP)
    return 0
  })

async function run(options: CalcOptions): Promise<number> {
  const { size } = await stat(options.file)
  await stat(dirname(options.out))
  if (!options.isForced && !options.isDryRun && (await exists(options.out)))
    throw new CalcError(message('cli.file_exists', { file: options.out }))
  const served = installedEditions({
    edition: options.edition,
    overlayFile: process.env.OVERLAY || undefined,
  })
  const context = contextWith(served, installedGeography({}))
  const identity: RunIdentity = {
    run: 2,
    release: RELEASE,
    engine: ENGINE_VERSION,
    edition: context.edition.name,
    edition_hash: context.edition.hash,
    bytes: size,
    options: JSON.stringify({
      ...options,
      map: [...options.map],
      set: [...options.set],
      isResumed: undefined,
      isForced: undefined,
      isJson: undefined,
    }),
  }
  const sheets = await opened(options, context)
  const journal = options.isDryRun
    ? undefined
    : await openJournal(`${options.out}${JOURNAL}`, identity, options.isResumed)
  const shareRead = sheets.bytesRead && (() => (sheets.bytesRead?.() ?? 0) / size)
  return await answerAll(sheets, options, { context, identity, journal, shareRead })
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

async function answerAll(
  opened: OpenFile,
  options: CalcOptions,
  parts: Omit<RunParts, 'results'>,
): Promise<number> {
  if (opened.readers.length > 1 && options.outFormat === 'csv')
    throw new CalcError(message('cli.several_sheets', {}))
  const results = options.isDryRun ? undefined : resultsOf(options, opened, parts.identity)
  const calcRun = new CalcRun(options, { ...parts, results })
  const interrupt = interruption()
  try {
    for (const reader of opened.readers) {
      await calcRun.sheet(reader, interrupt.is)
      if (interrupt.is()) break
    }
    if (!interrupt.is()) return await calcRun.end()
    await calcRun.stop()
    say(message(options.isDryRun ? 'cli.stopped' : 'cli.stopped.resume', {}))
    return INTERRUPTED_CODE
  } catch (error) {
    await calcRun.stop()
    throw error
  } finally {
    interrupt.end()
  }
}

function resultsOf(
  { out, outFormat, form }: CalcOptions,
  { csvStyle }: OpenFile,
  identity: RunIdentity,
): Results {
  if (outFormat === 'xlsx') return xlsxResults(out)
  if (outFormat === 'ndjson') return ndjsonResults(out, () => runDigest(identity))
  if (form === 'ndjson') throw new CalcError(message('cli.ndjson_out', {}))
  return csvResults(out, csvStyle, say)
}
