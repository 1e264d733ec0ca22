/** The command line: everygram <command>. */

import { near } from '../../engine/helpers/near.ts'
import { message } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import { PLAN_NAMES } from '../../platform/access/plans.ts'
import { scrub } from '../http/log/scrub.ts'
import { RELEASE } from '../process/package-root.ts'
import { askOnce } from './ask/ask.ts'
import { COMMANDS } from './ask/commands.ts'
import { COMMAND_WORDS, completion } from './ask/completion.ts'
import { calc } from './calc/calc.ts'
import { template } from './calc/template.ts'
import { calibration } from './calibration.ts'
import { checkData } from './check-data.ts'
import { distances } from './distances.ts'
import { doctor } from './doctor/doctor.ts'
import { edition } from './edition/edition.ts'
import { errorText } from './error-text.ts'
import { exportEdition } from './export.ts'
import { keys } from './keys.ts'
import { mcp } from './mcp.ts'
import { report } from './report.ts'
import { say } from './say.ts'
import { serve } from './serve.ts'
import { sign } from './sign.ts'
import { UsageError } from './usage.ts'
import { verifyFiles } from './verify.ts'

const names = COMMANDS.map(({ name }) => name).filter((name) => name !== 'hotel')

const USAGE = `everygram ${RELEASE}: the open, self-hosted emissions API

  everygram hotel --country GB --nights 3      one calculation, without a server; also ${names.join(', ')}
  everygram calc FILE [-o OUT]                 calculate every row of a CSV, XLSX or NDJSON file, without a server
  everygram report FILE -o DIR                 an inventory of rows or results: CSV, XLSX, and a statement of methods
  everygram export --parquet DIR               an edition for DuckDB and Spark: Parquet and SQL
  everygram distances FILE -o OUT              the distances between pairs of places in a file, for a database
  everygram template hotel.xlsx                an input sheet for calc, with drop-downs
  everygram completion bash|zsh                completion for the shell: eval "$(everygram completion bash)"
  everygram mcp                                calculations as tools for an assistant, on standard input and output
  everygram serve [--workers [N]]              start the server: one process, or a primary and N workers (all cores)
  everygram keys create [--plan PLAN] [--name NAME] [--expires YYYY-MM-DD]
                                               create an API key; it is shown only once
  everygram keys generate                      print a key without storing it, for BOOTSTRAP_KEY_FILE
  everygram keys list                          list the keys
  everygram keys plan ID PLAN                  change the plan of a key
  everygram keys rotate ID [--overlap HOURS]   give a key a new secret; the previous one works until the overlap ends
  everygram keys revoke ID                     revoke a key; a running server refuses it within 11 seconds
  everygram keys usage [ID] [--month YYYY-MM]  results counted for a key by day and endpoint, or for all keys
  everygram check-data [--signatures]          check every data edition, row by row, and its signature
  everygram calibration [--add FILE]           how many published values lie inside the ranges of our results
  everygram doctor [--json]                    check this installation: files, database, disk, clock, settings
  everygram edition new|set|diff|seal          prepare the next revision of an edition, and release it
  everygram sign --key FILE EDITION...         sign an edition, or the release, with minisign
  everygram verify FILE...                     recalculate saved results and compare them

    curl -s -H "Authorization: Bearer $KEY" 'http://localhost:3000/v1/hotel/emissions?country=GB&nights=3' > stay.json
    everygram verify stay.json

Most commands have more help: everygram COMMAND --help.

Plans are ${PLAN_NAMES.join(', ')} (the default). Keys are kept under
DATA_DIR (./var), or in the PostgreSQL database of DATABASE_URL. All settings are environment variables: see docs/operations.md.`

const ANSWERING = COMMANDS.map(({ name }) => name)

function unknownCommand(value: string): Message {
  const [suggestion = ''] = near(value, [...COMMAND_WORDS, ...ANSWERING])
  return message('cli.unknown_command', { value, suggestion, has_suggestion: suggestion !== '' })
}

/** Of these the help of all says everything. */
const SAID_IN_USAGE = ['serve', 'keys', 'completion']

async function run(command: string, rest: string[]): Promise<void> {
  switch (command) {
    case 'calc':
      return calc(rest)
    case 'report':
      return report(rest)
    case 'export':
      return exportEdition(rest)
    case 'distances':
      return distances(rest)
    case 'mcp':
      return mcp(rest)
    case 'keys':
      return keys(rest)
    case 'calibration':
      return calibration(rest)
    case 'check-data':
      return checkData(rest)
    case 'doctor':
      return doctor(rest)
    case 'edition':
      return edition(rest)
    case 'verify':
      return verifyFiles(rest)
    case 'sign':
      return sign(rest)
    case 'help':
    case '--help':
    case '-h':
    case '':
      console.log(USAGE)
      return
    case 'version':
    case '--version':
      console.log(RELEASE)
      return
    case 'template':
      return template(rest)
    case 'completion':
      return completion(rest)
    default:
      if (!(await askOnce([command, ...rest]))) throw new UsageError(unknownCommand(command))
  }
}

/**
 * `args`: behind the name of the program. `isWarm` is called when it is done, of a server when it is ready. What goes
 * wrong is said on standard error, with the exit code 1 or 2.
 */
export async function runCommand(args: readonly string[], isWarm: () => void): Promise<void> {
  const [command = '', ...rest] = args
  try {
    if (SAID_IN_USAGE.includes(command) && rest.includes('--help')) return console.log(USAGE)
    if (command === 'serve') return await serve(rest, isWarm)
    await run(command, rest)
    isWarm()
  } catch (error) {
    console.error(`everygram: ${scrub(errorText(error))}`)
    if (error instanceof UsageError) say(message('cli.help_hint', {}))
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}
