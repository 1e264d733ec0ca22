/** What jobs take in the store, in bytes that lie on the disk: kept in the transactions that write them. */
import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/access/database.ts'
import type { Session } from '../../platform/access/session.ts'

/** Of a chunk beside its rows and answers: its entry, its totals, two indexes, and the half-filled page at its end. */
const CHUNK_BYTES = 2048
/** Of a job beside its chunks: its entry and five indexes. */
export const JOB_BYTES = 1024

/** Of a chunk whose rows or answers are so long, packed. */
export const bytesOfChunk = (packedBytes: number): number => packedBytes + CHUNK_BYTES

/** The same of a chunk that is stored. Lengths stand before what is long: neither database reads that. */
export const packedLength = sql<number>`coalesce(length(input), 0) + coalesce(length(result), 0)`

/** Adds to what a job takes, or takes away. */
export async function book(tx: Transaction<Database>, id: string, bytes: number): Promise<void> {
  await tx
    .updateTable('jobs')
    .set((is) => ({ bytes: is('bytes', '+', bytes) }))
    .where('id', '=', id)
    .execute()
}

/** Any number: of the one lock under which room is looked for. */
const ROOM_LOCK = 22_507

export interface Taken {
  /** By the jobs of one owner. */
  readonly byOwner: number
  readonly inAll: number
}

/**
 * What jobs take, this transaction's with it. Whoever asks is alone with it until its end, so that two that find room do
 * not take the same; SQLite has one writer anyway.
 */
export async function takenBytes(tx: Transaction<Database>, owner: string): Promise<Taken> {
  if (tx.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(${sql.lit(ROOM_LOCK)})`.execute(tx)
  const { byOwner, inAll } = await tx
    .selectFrom('jobs')
    .select(({ fn, eb }) => [
      fn.sum<string | number | null>('bytes').as('inAll'),
      fn
        .sum<string | number | null>(eb.case().when('owner', '=', owner).then(eb.ref('bytes')).else(0).end())
        .as('byOwner'),
    ])
    .executeTakeFirstOrThrow()
  return { byOwner: Number(byOwner ?? 0), inAll: Number(inAll ?? 0) }
}

/** Chunks whose lengths are looked at in one turn. */
const TOGETHER = 1000

/** What a job takes, added up from its chunks. */
export async function recount(session: Session, id: string): Promise<number> {
  let bytes = JOB_BYTES
  let after = 0
  for (;;) {
    const chunks = await session.read((db) => lengths(db, id, after))
    for (const { packed } of chunks) bytes += bytesOfChunk(Number(packed))
    const last = chunks.at(-1)
    if (last === undefined || chunks.length < TOGETHER) return bytes
    after = last.first_row
  }
}

function lengths(db: Kysely<Database>, id: string, after: number) {
  return db
    .selectFrom('job_chunks')
    .select(['first_row', packedLength.as('packed')])
    .where('job_id', '=', id)
    .where('first_row', '>', after)
    .orderBy('first_row')
    .limit(TOGETHER)
    .execute()
}

/**
 * Mends the account of jobs that were written since a time: release 1.0.0 keeps none, and may run before this release
 * and beside it. Says how many were wrong.
 */
export async function mendAccounts(session: Session, since: string): Promise<number> {
  const jobs = await session.read((db) =>
    db
      .selectFrom('jobs')
      .select(['id', 'bytes', 'changed_at'])
      .where('changed_at', '>=', since)
      // A body that is coming is written without a note of the time.
      .where('state', '!=', 'receiving')
      .execute(),
  )
  let mended = 0
  for (const { id, bytes, changed_at } of jobs) {
    const counted = await recount(session, id)
    if (counted === Number(bytes)) continue
    const { numUpdatedRows } = await session.transaction((tx) =>
      tx
        .updateTable('jobs')
        .set({ bytes: counted })
        .where('id', '=', id)
        // What was written meanwhile is looked at in the next round.
        .where('changed_at', '=', changed_at)
        .where('bytes', '=', bytes)
        .executeTakeFirst(),
    )
    if (numUpdatedRows > 0n) mended++
  }
  return mended
}
