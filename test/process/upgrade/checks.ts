/** What must hold of a database of release 1.0.0 under this one, whichever it is. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../../src/platform/access/database.ts'
import type { Session } from '../../../src/platform/access/session.ts'
import { recount } from '../../../src/surfaces/jobs/account.ts'
import { ask, type Client, isDone, untilJob } from '../../support/job-client.ts'
import { FREE, IDEMPOTENCY_KEY, IDEMPOTENT_ROWS, REVOKED, UNLIMITED } from './keys.ts'

const WITHIN_MS = 30_000
/** Of the job that was begun. */
const ROWS = 108

/** The rows of the job that was begun which are answered: one of its two chunks. */
export interface Answered {
  readonly first: number
  readonly last: number
}

export async function checkUpgraded(url: string, session: Session, answered: Answered): Promise<void> {
  const as = ({ key }: { key: string }): Client => ({ url, key })
  await checkKeys(as)
  await checkJobs(as, session, answered)
  // Release 1.0.0 writes no account: what it has written is added up.
  const jobs = await session.read((db) => db.selectFrom('jobs').select(['id', 'bytes']).execute())
  expect(jobs).toHaveLength(5)
  for (const { id, bytes } of jobs) expect(await recount(session, id)).toBe(Number(bytes))
}

type As = (key: { key: string }) => Client

async function checkKeys(as: As): Promise<void> {
  const question = '/v1/hotel/emissions?country=GB&nights=3'
  expect((await ask(as(UNLIMITED), question)).status).toBe(200)
  expect((await ask(as(REVOKED), question)).status).toBe(401)
  const answer = await ask(as(FREE), question)
  expect(answer.status).toBe(200)
  // Three of before, and this one.
  expect(answer.headers.get('x-monthly-usage')).toBe('4')
  expect(answer.headers.get('x-monthly-limit')).toBe('500')
}

async function checkJobs(as: As, session: Session, { first, last }: Answered): Promise<void> {
  const client = as(UNLIMITED)
  const data = await listed(client)
  const [begun, once, kept] = data
  expect(data).toHaveLength(3)
  expect(kept).toMatchObject({ state: 'done', rows: 150, rows_done: 150, errors: 1 })
  // 150 rows, and the line that closes them.
  const lines = (await (await ask(client, kept.links.result)).text()).trim().split('\n')
  expect(lines).toHaveLength(151)
  expect(JSON.parse(lines[150] ?? '').closing).toMatchObject({
    rows: 150,
    ok: 149,
    failed: 1,
    complete: true,
  })
  expect((await ask(client, kept.links.report)).status).toBe(200)
  const deleted = await session.read((db) =>
    db.selectFrom('jobs').select('id').where('state', '=', 'deleted').executeTakeFirstOrThrow(),
  )
  expect((await ask(client, `/v1/jobs/${deleted.id}`)).status).toBe(410)

  const headers = {
    prefer: 'respond-async',
    'content-type': 'application/x-ndjson',
    'idempotency-key': IDEMPOTENCY_KEY,
  }
  const again = await ask(client, '/v1/batch?fields=full', { method: 'POST', headers, body: IDEMPOTENT_ROWS })
  expect([again.status, again.headers.get('location')]).toEqual([202, once.links.self])

  // It was begun by another release: what is answered is kept, and it says that the rest is not.
  const stopped = await untilJob(client, begun.links.self, isDone, WITHIN_MS)
  const answered = last - first + 1
  expect(stopped).toMatchObject({ rows: ROWS, rows_done: answered, stopped: { code: 'unavailable' } })
  const rows = (await (await ask(client, begun.links.result)).text()).trim().split('\n')
  expect(rows).toHaveLength(answered + 1)
  expect([JSON.parse(rows[0] ?? '').row, JSON.parse(rows[answered - 1] ?? '').row]).toEqual([first, last])
  expect(JSON.parse(rows[answered] ?? '').closing).toMatchObject({ rows: answered, complete: false })

  // Nobody had begun it: it is answered here. Nights 2, 3 and 4 at 10.4 kg: 93.6 kg.
  const [waiting] = await listed(as(FREE))
  await untilJob(as(FREE), waiting.links.self, isDone, WITHIN_MS)
  const closing = (await (await ask(as(FREE), waiting.links.result)).text()).trim().split('\n').at(-1) ?? ''
  expect(JSON.parse(closing).closing).toMatchObject({ rows: 3, ok: 3, co2e_kg: 93.6, complete: true })
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
async function listed(client: Client): Promise<any[]> {
  const { data } = (await (await ask(client, '/v1/jobs')).json()) as { data: unknown[] }
  return data
}

const KNOWN_TO_1_0_0 = ['001_api_keys', '002_plans_and_rotation', '003_usage', '004_jobs']

/**
 * What release 1.0.0 asks of a database at its start, and what it writes: it refuses one that has run migrations which it
 * does not know, and names no columns but its own.
 */
export async function checkGoingBack(db: Kysely<Database>): Promise<void> {
  const none: Migration = { up: () => Promise.reject(new Error('it has run already')) }
  const migrations = Object.fromEntries(KNOWN_TO_1_0_0.map((name) => [name, none]))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  expect(await migrator.migrateToLatest()).toEqual({ error: undefined, results: [] })
  const columns = [
    ['id', 'owner', 'state', 'form', 'edition', 'edition_hash', 'engine', 'identity'],
    ['created_at', 'changed_at', 'expires_at', 'is_full', 'rows', 'rows_done', 'rows_failed'],
  ].flat()
  const values = ['old', 'k', 'queued', 'text/csv', 'e', 'h', '1', 'i', 'c', 'c', 'x', 0, 1, 0, 0]
  await db.transaction().execute(async (tx) => {
    const insert = sql`insert into jobs (${sql.join(columns.map((name) => sql.ref(name)))}) values (${sql.join(values)})`
    await insert.execute(tx)
    const job = await tx.selectFrom('jobs').selectAll().where('id', '=', 'old').executeTakeFirstOrThrow()
    expect(Number(job.bytes)).toBe(0)
    await tx.deleteFrom('jobs').where('id', '=', 'old').execute()
  })
}
