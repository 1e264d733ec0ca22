/**
 * Makes 1.0.0.sqlite.sql and 1.0.0.postgres.sql: what release 1.0.0 leaves behind, killed in the middle of a job. Run once,
 * with a build of that release (git worktree add ../1.0.0 <its commit>; npm ci; npm run build) and the programs sqlite3
 * and pg_dump:
 *
 *     npx tsx test/process/upgrade/make-fixtures.ts ../1.0.0
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { testDatabase } from '../../services/support/postgres.ts'
import { ask, type Client, hotelRows, isDone, sendJob, untilJob } from '../../support/job-client.ts'
import { type Environment, run, startServer } from '../../support/process.ts'
import { FREE, IDEMPOTENCY_KEY, IDEMPOTENT_ROWS, REVOKED, UNLIMITED } from './keys.ts'

const [release = ''] = process.argv.slice(2)
const MAIN = resolve(release, 'dist', 'main.js')
const CLI = resolve(release, 'bin', 'everygram.js')
const HERE = import.meta.dirname
const WITHIN_MS = 60_000
/** Characters of a row that say nothing: a chunk has a megabyte of them, and they take no room when they are packed. */
const LONG = 60_000
const ROWS_OF_A_CHUNK = 18
const PORTS = ['NLRTM', 'CNSHA', 'BRSSZ', 'ZADUR', 'INBOM', 'USHOU', 'AUSYD', 'PECLL', 'NGLOS', 'KRPUS']

/** A chunk that is answered at once, and then one that takes some seconds. */
function slowInTheEnd(): string {
  const note = 'z'.repeat(LONG)
  const quick = Array.from({ length: ROWS_OF_A_CHUNK }, (_, at) => ({
    id: `quick${at + 1}`,
    type: 'hotel',
    params: { country: 'GB', nights: at + 1, note },
  }))
  const slow = PORTS.flatMap((origin) =>
    PORTS.filter((port) => port !== origin).map((destination) => ({
      type: 'freight',
      params: {
        transport_mode: 'sea',
        weight: 1000,
        origin_location: origin,
        destination_location: destination,
      },
    })),
  )
  return [...quick, ...slow].map((row) => JSON.stringify(row)).join('\n')
}

async function fill(environment: Environment): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'everygram-keys-'))
  const start = (given: Environment) => startServer({ ...environment, ...given }, MAIN)
  for (const { id, key } of [FREE, REVOKED, UNLIMITED]) {
    const file = join(folder, id)
    writeFileSync(file, key)
    await (await start({ BOOTSTRAP_KEY_FILE: file })).stop()
  }
  await run(process.execPath, [CLI, 'keys', 'plan', FREE.id, 'free'], environment)
  await run(process.execPath, [CLI, 'keys', 'revoke', REVOKED.id], environment)
  rmSync(folder, { recursive: true })

  const server = await start({})
  const [client, free]: Client[] = [UNLIMITED, FREE].map(({ key }) => ({ url: server.url, key })) as [
    Client,
    Client,
  ]
  for (let nights = 1; nights <= 3; nights++)
    await ask(free as Client, `/v1/hotel/emissions?country=GB&nights=${nights}`)
  const done = async (path: string) => untilJob(client as Client, path, isDone, WITHIN_MS)
  await done(await sendJob(client as Client, hotelRows(150)))
  const headers = {
    prefer: 'respond-async',
    'content-type': 'application/x-ndjson',
    'idempotency-key': IDEMPOTENCY_KEY,
  }
  const once = await ask(client as Client, '/v1/batch?fields=full', {
    method: 'POST',
    headers,
    body: IDEMPOTENT_ROWS,
  })
  await done(once.headers.get('location') ?? '')
  const deleted = await sendJob(client as Client, hotelRows(2))
  await done(deleted)
  await ask(client as Client, deleted, { method: 'DELETE' })
  // Of usage at most a second is lost by what comes now.
  await new Promise((saved) => setTimeout(saved, 2500))
  const begun = await sendJob(client as Client, slowInTheEnd())
  await untilJob(client as Client, begun, ({ rows_done }) => rows_done >= ROWS_OF_A_CHUNK - 1, WITHIN_MS)
  await sendJob(free as Client, hotelRows(3))
  await server.stop('SIGKILL')
}

async function ofSqlite(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'everygram-1.0.0-'))
  await fill({ DATA_DIR: dataDir })
  const dump = execFileSync('sqlite3', [join(dataDir, 'everygram.sqlite'), '.dump'], { encoding: 'utf8' })
  writeFileSync(join(HERE, '1.0.0.sqlite.sql'), dump)
  rmSync(dataDir, { recursive: true })
}

/** Statements alone: what the program psql reads beside them is left out. */
async function ofPostgres(): Promise<void> {
  const database = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'everygram-1.0.0-'))
  await fill({ DATA_DIR: dataDir, DATABASE_URL: database.url })
  const options = ['--inserts', '--no-owner', '--no-privileges', '--no-comments', database.url]
  const dump = execFileSync('pg_dump', options, { encoding: 'utf8' })
  const lines = dump
    .split('\n')
    .filter((line) => !line.startsWith('\\') && !line.startsWith('--') && line !== '')
  writeFileSync(join(HERE, '1.0.0.postgres.sql'), `${lines.join('\n')}\n`)
  await database.drop()
  rmSync(dataDir, { recursive: true })
}

await ofSqlite()
await ofPostgres()
