/** Servers of a simulation with their stores and keys, and what is known of them from outside. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { type TestDatabase, testDatabase } from '../services/support/postgres.ts'
import { proxyTo, type TestProxy } from '../services/support/proxy.ts'
import { type OwnServer, ownServer } from '../services/support/redis-server.ts'
import { type Environment, run } from '../support/process.ts'
import { DiskAndClock, withoutShim } from './disk-and-clock.ts'
import { type Geocoder, slowGeocoder } from './geocoder.ts'
import { install } from './installed.ts'
import { type Instance, instance } from './instance.ts'
import { isPair, type Schedule } from './steps.ts'

export interface Key {
  readonly id: string
  readonly key: string
}

export interface House {
  readonly folder: string
  /** Where the program lies, to be damaged. */
  readonly program: string
  readonly instances: readonly Instance[]
  /** 0 and 1 of the plan free, 2 without limits. */
  readonly keys: readonly Key[]
  /** Absent where there is no shim. */
  readonly machine: DiskAndClock | undefined
  /** The file of SQLite; absent with PostgreSQL. */
  readonly file: string | undefined
  readonly dataDir: string
  /** The way of both instances to PostgreSQL. */
  readonly toDatabase: TestProxy | undefined
  /** Past everything, for what an operator does: `everygram keys …`. */
  operate(...args: string[]): Promise<string>
  /** What the database has of a job. */
  stateOfJob(id: string): Promise<string | undefined>
  close(): Promise<void>
}

const POSTGRES_PORT = 5432
/** What jobs may take in all. */
export const STORAGE_LIMIT_MB = 12
const SHUTDOWN_SECONDS = 3
const PLANS = [['--plan', 'free'], ['--plan', 'free'], []]

/** `root`: of a checkout that was built. `folder`: a new one for all files. */
export async function openHouse(schedule: Schedule, root: string, folder: string): Promise<House> {
  const closing: (() => unknown)[] = []
  const closeAll = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    return { ...(await opened(schedule, root, folder, (close) => closing.push(close))), close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

type AtEnd = (close: () => unknown) => void

async function opened(
  schedule: Schedule,
  root: string,
  folder: string,
  atEnd: AtEnd,
): Promise<Omit<House, 'close'>> {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const program = schedule.theme === 'geography' ? install(root, join(folder, 'program')) : root
  const stores = await openStores(schedule, atEnd)
  const geocoder = await geocoderFor(schedule, atEnd)
  const machine = withoutShim() === undefined ? new DiskAndClock(dataDir, join(folder, 'control')) : undefined
  const environment: Environment = {
    AUTH: 'on',
    DATA_DIR: dataDir,
    STORAGE_LIMIT: `${STORAGE_LIMIT_MB} MB`,
    SHUTDOWN_TIMEOUT: String(SHUTDOWN_SECONDS),
    ...(geocoder && { GEOCODER_URL: geocoder.url }),
    ...stores.environment,
    ...machine?.environment,
  }
  const operate = async (...args: string[]) => {
    const past = stores.database ? { ...environment, DATABASE_URL: stores.database.url } : environment
    const { code, stdout, stderr } = await run(process.execPath, ['dist/cli.js', ...args], past, program)
    if (code !== 0) throw new Error(`everygram ${args.join(' ')} ended with ${code}: ${stderr}`)
    return stdout
  }
  const keys: Key[] = []
  for (const plan of PLANS) {
    const key = (await operate('keys', 'create', ...plan)).trim()
    keys.push({ key, id: key.slice('eg_live_'.length, 'eg_live_'.length + 8) })
  }
  const instances = await instancesOf(schedule, folder, program, environment)
  atEnd(() => Promise.all(instances.map((one) => one.end('SIGKILL'))))
  await Promise.all(instances.map((one) => one.start()))
  const file = stores.database ? undefined : join(dataDir, 'everygram.sqlite')
  return {
    folder,
    program,
    instances,
    keys,
    machine,
    file,
    dataDir,
    toDatabase: stores.toDatabase,
    operate,
    stateOfJob: (id) => (stores.database ? stateIn(stores.database, id) : stateInFile(file ?? '', id)),
  }
}

interface Stores {
  readonly environment: Environment
  readonly database?: TestDatabase
  readonly toDatabase?: TestProxy
}

async function openStores({ house }: Schedule, atEnd: AtEnd): Promise<Stores> {
  if (!isPair(house)) return { environment: {} }
  const database = await testDatabase()
  atEnd(() => database.drop())
  const toDatabase = await proxyTo(database.url, POSTGRES_PORT)
  atEnd(() => toDatabase.close())
  const valkey: OwnServer | undefined = house === 'pair-valkey' ? await ownServer() : undefined
  if (valkey) atEnd(() => valkey.kill())
  const environment = { DATABASE_URL: toDatabase.url, ...(valkey && { VALKEY_URL: valkey.url }) }
  return { environment, database, toDatabase }
}

/** Some themes need jobs that take long: their rows wait for it. */
async function geocoderFor({ theme }: Schedule, atEnd: AtEnd): Promise<Geocoder | undefined> {
  if (theme !== 'disk' && theme !== 'revoke') return undefined
  const geocoder = await slowGeocoder()
  atEnd(() => geocoder.close())
  return geocoder
}

async function instancesOf(
  { house, workers }: Schedule,
  folder: string,
  program: string,
  environment: Environment,
): Promise<Instance[]> {
  const args = house === 'workers' ? ['dist/cli.js', 'serve', '--workers', String(workers)] : ['dist/main.js']
  if (!isPair(house)) return [await instance({ args, folder: program, environment })]
  const [one, two] = ['one', 'two'].map((name) => join(folder, name))
  const at = (dataDir = '') =>
    instance({ args, folder: program, environment: { ...environment, DATA_DIR: dataDir } })
  return [await at(one), await at(two)]
}

async function stateIn(database: TestDatabase, id: string): Promise<string | undefined> {
  return (await database.query('select state from jobs where id = $1', [id])).rows[0]?.state
}

async function stateInFile(file: string, id: string): Promise<string | undefined> {
  const sqlite = new Sqlite(file, { readonly: true })
  try {
    return (sqlite.prepare('select state from jobs where id = ?').get(id) as { state?: string } | undefined)
      ?.state
  } finally {
    sqlite.close()
  }
}
