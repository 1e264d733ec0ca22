/** everygram doctor: whether an installation is whole and can run, without running it. */

import { parseArgs } from 'node:util'
import { message } from '../../../messages/messages.ts'
import { scrub } from '../../http/log/scrub.ts'
import { type Config, readConfig } from '../../process/config.ts'
import { installedEditions } from '../../process/data/editions.ts'
import { parsed, UsageError } from '../usage.ts'
import { checkEditions, checkRelease, checkSignature } from './files.ts'
import { type Finding, failed, found, ok } from './finding.ts'
import { checkClock, checkFolder, checkNode } from './machine.ts'
import { checkDatabase, checkUpstream, checkValkey } from './services.ts'

const DOCTOR_HELP = `everygram doctor [--json]

Checks this installation with the settings of the environment, as a server would have them: every file of the release by
its SHA-256, its signature, the rows of every edition, Node.js, the configuration, the clock, the data folder and its disk,
the database, and Valkey, a geocoder and a road engine where they are set. It needs no running server and changes nothing.

  --json  one object: ok, and checks with check, state, message and advice

One line a check: ok, warning or failed. Ends with 0 when nothing has failed, else with 1.

  everygram doctor
  DATA_DIR=/var/lib/everygram everygram doctor --json`

export async function doctor(args: string[]): Promise<void> {
  const options = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const
  const { values, positionals } = parsed(() => parseArgs({ args, options, allowPositionals: true }))
  if (values.help) return console.log(DOCTOR_HELP)
  if (positionals.length > 0)
    throw new UsageError(message('cli.no_arguments', { command: 'doctor', value: positionals.join(' ') }))
  const findings = (await checks(process.env)).map(scrubbed)
  const isWell = findings.every(({ state }) => state !== 'failed')
  if (values.json) console.log(JSON.stringify({ ok: isWell, checks: findings }, null, 2))
  else print(findings)
  if (!isWell) process.exitCode = 1
}

async function checks(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const [config, configured] = configuration(environment)
  const all = [
    await found('Node.js', () => checkNode()),
    await found('release', () => checkRelease()),
    await found('signature', () => checkSignature()),
    await found('editions', () => checkEditions(config?.editionsDir, config?.overlay)),
    configured,
    await found('clock', () => checkClock()),
  ]
  if (!config) return all.flat()
  all.push(await found('data folder', () => checkFolder(config)))
  all.push(await found('database', () => checkDatabase(config)))
  all.push(await found('Valkey', () => checkValkey(config.valkeyUrl)))
  all.push(await checkUpstream(config))
  return all.flat()
}

function configuration(environment: NodeJS.ProcessEnv): [Config | undefined, Finding[]] {
  const advice = 'docs/operations.md has every setting.'
  try {
    const config = readConfig(environment)
    const { edition, overlay: overlayFile, editionsDir: thirdPartyDir } = config
    const served = installedEditions({ edition, overlayFile, thirdPartyDir }).edition
    const keys = config.auth ? 'with keys' : 'for everybody, without keys'
    return [
      config,
      [ok('configuration', `edition ${served.name}, ${keys}, at ${config.host}:${config.port}`)],
    ]
  } catch (error) {
    return [undefined, [failed('configuration', (error as Error).message, advice)]]
  }
}

/** Beside a password of a URL, nothing that a terminal would take as a command of its own. */
function scrubbed({ check, state, message, advice }: Finding): Finding {
  return { check, state, message: scrub(message), ...(advice !== undefined && { advice }) }
}

const STATE_WIDTH = 8
const CHECK_WIDTH = 14

function print(findings: readonly Finding[]): void {
  for (const { check, state, message, advice } of findings) {
    const line = message
      .split('\n')
      .map((part) => part.trim())
      .join('; ')
    const rest = advice === undefined ? '' : `. ${advice}`
    console.log(`${state.padEnd(STATE_WIDTH)} ${check.padEnd(CHECK_WIDTH)} ${line}${rest}`)
  }
}
