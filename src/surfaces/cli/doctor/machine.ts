/** What the machine gives: Node.js, the clock, the data folder and its disk. */
import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../../process/config.ts'
import { readRegister } from '../../process/data/register.ts'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../../process/package-root.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

export function checkNode(version: string = process.versions.node): Finding[] {
  const { engines } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8'))
  const least = String(engines.node).replace(/^>=/, '')
  return isAtLeast(version, least)
    ? [ok('Node.js', `${version}; ${least} or newer is needed`)]
    : [failed('Node.js', `${version} is too old`, `Install Node.js ${least} or newer.`)]
}

function isAtLeast(version: string, least: string): boolean {
  const [have, need] = [version, least].map((text) => text.split('.').map(Number))
  const at = need?.findIndex((number, index) => number !== have?.[index]) ?? -1
  return at < 0 || (have?.[at] ?? 0) > (need?.[at] ?? 0)
}

/** The clock decides which edition is the default, when keys expire and which month an answer counts for. */
export function checkClock(now: number = Date.now()): Finding[] {
  const since = readRegister(PACKAGE_DATA).defaults.at(-1)?.since ?? ''
  const today = new Date(now).toISOString()
  return today.slice(0, since.length) >= since
    ? [ok('clock', today)]
    : [
        failed(
          'clock',
          `it says ${today}, before this release's newest edition (${since})`,
          'Set the clock of the machine, best by NTP.',
        ),
      ]
}

const OTHERS = 0o077
/** An hour of a busy server, its journals and what SQLite writes meanwhile. */
const FREE_BYTES_MIN = 100_000_000
const BYTES_A_MB = 1_000_000

type Folder = Pick<Config, 'dataDir' | 'databaseUrl'> & { readonly storageBytesMax?: number }

/** Who may read and write DATA_DIR, and how much fits into it. */
export function checkFolder({ dataDir, databaseUrl, storageBytesMax = FREE_BYTES_MIN }: Folder): Finding[] {
  if (!existsSync(dataDir)) {
    const above = nearestFolder(dataDir)
    return [
      isWritable(above)
        ? ok('data folder', `${dataDir} is not there yet; the first start makes it`)
        : failed(
            'data folder',
            `${dataDir} is not there, and ${above} cannot be written`,
            'Make it, or set DATA_DIR to a folder that the server may write.',
          ),
    ]
  }
  if (!isWritable(dataDir))
    return [
      failed(
        'data folder',
        `${dataDir} cannot be written`,
        'Give it to the user that runs the server: chown, or set DATA_DIR.',
      ),
    ]
  return [...modes(dataDir), disk(dataDir, databaseUrl === undefined ? storageBytesMax : FREE_BYTES_MIN)]
}

function modes(dataDir: string): Finding[] {
  const open = ['', ...readdirSync(dataDir)]
    .map((name) => join(dataDir, name))
    .filter((path) => (statSync(path).mode & OTHERS) !== 0)
  // What lies in a folder that is closed to others is closed to them as well.
  if (!open.includes(join(dataDir, ''))) return [ok('data folder', `${dataDir} is open to its user alone`)]
  return [
    warning(
      'data folder',
      `${dataDir} is open to other users: it holds hashes of keys, usage and what people sent`,
      `chmod 700 ${dataDir}`,
    ),
  ]
}

/** `wanted`: what the server may keep there, in bytes. */
function disk(dataDir: string, wanted: number): Finding {
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  const said = `${megabytes(free)} MB are free at ${dataDir}`
  if (free < FREE_BYTES_MIN)
    return failed('disk', said, 'Make room: usage and jobs cannot be saved on a full disk.')
  return free < wanted
    ? warning(
        'disk',
        `${said}, and STORAGE_LIMIT allows ${megabytes(wanted)} MB`,
        'Make room, or set STORAGE_LIMIT to less.',
      )
    : ok('disk', said)
}

const megabytes = (bytes: number) => Math.floor(bytes / BYTES_A_MB)

function nearestFolder(path: string): string {
  const above = dirname(path)
  return existsSync(above) || above === path ? above : nearestFolder(above)
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
