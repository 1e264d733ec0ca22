/** What the server works with beside its own files: the database, Valkey, a geocoder, a road engine. */
import { type DatabaseState, inspectDatabase } from '../../../platform/access/inspect.ts'
import { valkeyClock } from '../../../platform/access/limits/inspect-valkey.ts'
import type { Config } from '../../process/config.ts'
import { type Finding, failed, found, ok, warning } from './finding.ts'

/** Two clocks may differ so much: a second at the end of a month moves few answers. */
const CLOCKS_APART_MS = 5000
const MS_PER_SECOND = 1000

export async function checkDatabase(config: Config): Promise<Finding[]> {
  const name = config.databaseUrl === undefined ? 'SQLite' : 'PostgreSQL'
  let state: DatabaseState
  try {
    state = await inspectDatabase(config)
  } catch (error) {
    const advice =
      config.databaseUrl === undefined
        ? 'Put the file back from a backup: docs/operations.md.'
        : 'Check DATABASE_URL, that the server runs, and its pg_hba.conf.'
    return [failed('database', `${name} cannot be opened: ${reasonOf(error)}`, advice)]
  }
  const clocks = state.clockMs === undefined ? [] : [clock('PostgreSQL', state.clockMs)]
  return [databaseFinding(name, state), ...clocks]
}

function databaseFinding(name: string, state: DatabaseState): Finding {
  const { exists, pending, unknown, damage, readOnly, isServed } = state
  if (damage)
    return failed(
      'database',
      `the file is damaged: ${damage}`,
      'Put it back from a backup: docs/operations.md.',
    )
  if (unknown.length > 0)
    return failed(
      'database',
      `a newer release has changed it (${unknown.join(', ')})`,
      'Run that release, or put back the backup from before it.',
    )
  if (readOnly)
    return failed(
      'database',
      `${name} cannot be written: ${readOnly}`,
      'Name the primary in DATABASE_URL, with a user that owns the schema.',
    )
  if (!exists) return ok('database', `${name}: there is none yet; the first start makes it`)
  const server = isServed ? ', and a server runs on it' : ''
  return ok(
    'database',
    pending.length === 0
      ? `${name} is in the form of this release${server}`
      : `${name}: the next start changes its form (${pending.join(', ')})${server}`,
  )
}

export async function checkValkey(url: string | undefined): Promise<Finding[]> {
  if (url === undefined) return []
  try {
    return [ok('Valkey', 'can be reached'), clock('Valkey', await valkeyClock(url))]
  } catch (error) {
    return [
      failed(
        'Valkey',
        `cannot be reached: ${reasonOf(error)}`,
        'Check VALKEY_URL; without it each instance gives its part of a limit.',
      ),
    ]
  }
}

function clock(name: string, theirs: number): Finding {
  const apartMs = Math.abs(Date.now() - theirs)
  return apartMs <= CLOCKS_APART_MS
    ? ok('clock', `as that of ${name}`)
    : failed(
        'clock',
        `${Math.round(apartMs / MS_PER_SECOND)} s apart from that of ${name}`,
        'Set both by NTP: the month of an answer and the life of a key hang on it.',
      )
}

const TIMEOUT_MS = 5000
const SERVER_ERROR = 500

export async function checkUpstream({ geocoderUrl, roadEngine }: Config): Promise<Finding[]> {
  const urls: [string, string | undefined, string][] = [
    ['geocoder', geocoderUrl, 'GEOCODER_URL'],
    ['road engine', roadEngine?.url, 'ROAD_ENGINE_URL'],
  ]
  const all = urls.map(([name, url, variable]) =>
    url === undefined ? [] : found(name, async () => [await reached(name, url, variable)]),
  )
  return (await Promise.all(all)).flat()
}

/** Any answer but a fault of its own will do: what it is asked later has a form of its own. */
async function reached(name: string, url: string, variable: string): Promise<Finding> {
  const { origin } = new URL(url)
  const advice = `Check ${variable}; until it answers, the built-in data do, with a notice.`
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' })
    await answer.body?.cancel()
    return answer.status < SERVER_ERROR
      ? ok(name, `${origin} answers`)
      : warning(name, `${origin} answers with ${answer.status}`, advice)
  } catch (error) {
    return warning(name, `${origin} cannot be reached: ${reasonOf(error)}`, advice)
  }
}

/** What fetch says is in its cause; some errors have a code alone. */
function reasonOf(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: Error }
  return cause?.message || message || code || 'no reason is given'
}
