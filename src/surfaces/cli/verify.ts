/** everygram verify FILE…: whether saved results are still the same. */

import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { chosenEdition } from '../../contract/choose-edition.ts'
import type { Context } from '../../contract/operation.ts'
import { messageOf } from '../../engine/errors.ts'
import { message, textOf } from '../../messages/messages.ts'
import { terminalLanguage } from '../../messages/terminal.ts'
import type { Message } from '../../messages/values.ts'
import { WordedError } from '../../messages/worded-error.ts'
import { readConfig } from '../process/config.ts'
import { installedContext } from '../process/context.ts'
import { installedEditions } from '../process/data/editions.ts'
import { verificationLines } from '../verify/lines.ts'
import { presentVerification } from '../verify/present.ts'
import type { Instead } from '../verify/question.ts'
import { cannot } from '../verify/reasons.ts'
import { recordedValue } from '../verify/recorded.ts'
import { VERDICTS, type Verdict, type Verification, verify, verifyRecorded } from '../verify/verify.ts'
import { isOfFile } from './calc/error.ts'
import { savedResults } from './saved-results.ts'
import type { SavedResult } from './saved-tables.ts'
import { say } from './say.ts'
import { parsed, UsageError } from './usage.ts'

const VERIFY_HELP = `everygram verify [--edition EDITION] [--request URL] [--json] FILE...

Recalculates each result from its meta.request, with the data edition that it names, offline, and prints:
  same     every value is the same
  differs  which factor or field, from what to what, of which edition
  cannot   why: an edition, overlay, geography, engine or external service that is not here

FILE is an answer of the API as JSON, a list of answers, one a line (NDJSON), the results of a batch, a job or calc in
short or in full (JSON, NDJSON, CSV, XLSX), the inventory.csv of a report, with --request one value (format=value), or -
for standard input. Rows that failed have no result; they are counted.

  --edition EDITION  check against another edition: 2025.2, or 2025 for its latest revision
  --request URL      the request of a response without meta.request, or of one value: its URL, or path and query
  --json             one line of JSON per result, as from POST /v1/verify

Set OVERLAY, ROAD_ENGINE, ROAD_ENGINE_URL and GEOCODER_URL as on the server that gave the results.
Ends with 0 when all answers are the same, with 1 when one is not, with 2 when it was called wrongly.

  curl -s -H "Authorization: Bearer $KEY" 'http://localhost:3000/v1/hotel/emissions?country=GB&nights=3' > stay.json
  everygram verify stay.json
  everygram verify --edition 2026 stay.json`

export async function verifyFiles(args: string[]): Promise<void> {
  const { files, instead, isJson } = asked(args)
  if (files === undefined) {
    console.log(VERIFY_HELP)
    return
  }
  const contexts = contextsHere()
  const check = { contexts, instead: withEdition(instead, contexts[0]) }
  const counts: Counts = { same: 0, differs: 0, cannot: 0, empty: 0 }
  endWhereNobodyReads()
  for (const file of files) {
    for await (const kept of readable(file)) {
      if (kept.isEmpty) {
        counts.empty++
        continue
      }
      const verification = await verified(kept, check)
      counts[verification.verdict]++
      await print(
        isJson
          ? [jsonLine(contexts[0], kept, verification)]
          : verificationLines(kept.name, verification, terminalLanguage(process.stdout)),
      )
    }
  }
  await sayTotals(counts, isJson)
}

/** By verdict; `empty`: rows that had no result. */
type Counts = Record<Verdict | 'empty', number>

async function sayTotals(counts: Counts, isJson: boolean): Promise<void> {
  const { same, empty } = counts
  const language = terminalLanguage(process.stdout)
  const all = VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0)
  if (all > 1 && !isJson) {
    const { differs, cannot } = counts
    await print([textOf(message('cli.verify_totals', { count: all, same, differs, cannot }), language)])
  }
  if (empty > 0) say(message('cli.verify_empty', { count: empty }))
  if (all === 0) say(message('cli.verify_none', {}))
  if (all === 0 || same < all) process.exitCode = 1
}

/** `everygram verify FILE | head`: not all was checked, so it does not end with 0. */
function endWhereNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(1)
  })
}

/** Without files where help is asked for. */
function asked(args: string[]) {
  const options = {
    edition: { type: 'string' },
    request: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const
  const { values, positionals } = parsed(() => parseArgs({ args, options, allowPositionals: true }))
  const instead: Instead = { edition: values.edition, request: values.request }
  const isJson = values.json === true
  if (values.help) return { files: undefined, instead, isJson }
  if (positionals.length === 0) throw new UsageError(message('cli.verify_needs_file', {}))
  return { files: positionals, instead, isJson }
}

type Contexts = readonly [Context, ...Context[]]

/** As the settings have it, and bare: an operator's figures and services need not have been there when an answer was made. */
function contextsHere(): Contexts {
  const config = readConfig(process.env)
  const { overlay: overlayFile, roadEngine, geocoderUrl } = config
  const context = installedContext(installedEditions({ overlayFile }), config)
  if (!overlayFile && !roadEngine && !geocoderUrl) return [context]
  return [
    context,
    installedContext(installedEditions(), { ...config, roadEngine: undefined, geocoderUrl: undefined }),
  ]
}

function withEdition(instead: Instead, { editions }: Context): Instead {
  if (instead.edition === undefined) return instead
  const edition = chosenEdition(editions.register, { edition: instead.edition })
  if (typeof edition === 'object')
    throw new UsageError(message('cli.verify_edition', { reason: messageOf(edition) }))
  return { ...instead, edition }
}

async function* readable(file: string): AsyncGenerator<SavedResult> {
  try {
    yield* savedResults(file)
  } catch (error) {
    if (!isOfFile(error)) throw error
    yield { name: file, fault: faultOf(error) }
  }
}

function faultOf(error: Error): Message {
  if (error instanceof WordedError) return error.said
  const { code = '' } = error as NodeJS.ErrnoException
  return message('cli.saved.unreadable', { code })
}

interface Check {
  readonly contexts: Contexts
  readonly instead: Instead
}

async function verified(kept: SavedResult, { contexts, instead }: Check): Promise<Verification> {
  const { value, fault, text } = kept
  // A line that is no JSON may be a value, of whose address nothing is known.
  const isValue = text !== undefined && (fault === undefined || instead.request !== undefined)
  const recorded = isValue ? recordedValue(text) : kept.recorded
  if (fault !== undefined && !isValue) {
    return {
      verdict: 'cannot',
      reason: cannot('verify.not_an_answer.file', { reason: fault }),
      remarks: [],
      differences: [],
    }
  }
  let best: Verification | undefined
  for (const context of contexts) {
    const verification = recorded
      ? await verifyRecorded(context, recorded, instead)
      : await verify(context, value, instead)
    const isBetter = best === undefined || rank(verification) < rank(best)
    if (isBetter) best = verification
    if (verification.verdict === 'same') break
  }
  return best as Verification
}

const rank = ({ verdict }: Verification) => VERDICTS.indexOf(verdict)

function jsonLine(context: Context, { name, value, text }: SavedResult, verification: Verification): string {
  const presented = presentVerification(context, JSON.stringify(value ?? text ?? null), verification)
  return JSON.stringify({ file: name, ...presented })
}

/** Waits where whoever reads is slower. */
async function print(lines: readonly string[]): Promise<void> {
  if (!process.stdout.write(`${lines.join('\n')}\n`)) await once(process.stdout, 'drain')
}
