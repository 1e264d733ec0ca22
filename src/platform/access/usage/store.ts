/** Where usage is kept. One set of Kysely queries serves every database. */
import { setImmediate as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import {
  bookLease,
  forgetLeases,
  type Grant,
  type LeaseAsk,
  type Lowered,
  lowerLeases,
} from '../../ledger/leases.ts'
import { MONTH_CHARACTERS, monthOf } from '../calendar.ts'
import type { Database } from '../database.ts'
import type { Session } from '../session.ts'
import { compare, type UsageRow } from './counts.ts'

/** The batches of a writer are numbered from 1; a number is taken once. */
export interface Batch {
  /** Also the holder of its leases. */
  writer: string
  number: number
  rows: readonly UsageRow[]
  /** What of its leases is saved with these rows, or is given back. */
  lowered?: readonly Lowered[]
  /** Leases that it wants beside. */
  asks?: readonly Omit<LeaseAsk, 'holder'>[]
}

export interface SavedBatch {
  /** Of all keys and months of the batch, as they are then. */
  totals: MonthTotal[]
  /** One for each ask, in their order. */
  grants: Grant[]
}

export interface MonthTotal {
  keyId: string
  /** YYYY-MM, UTC. */
  month: string
  answers: number
}

/** A statement takes 32,766 parameters at most (SQLite), and a row has four. */
const ROWS_A_STATEMENT = 1000
/** A writer that has been silent for this long is no more. */
const WRITERS_KEPT_MS = 90 * 86_400_000
/** Longer than any month: the one before is kept while a clock may still go back into it. */
const LEASES_KEPT_MS = 40 * 86_400_000

export class UsageStore {
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  /**
   * Adds a batch, unless it was added before: its answers, what they take off the leases of the writer, and the leases
   * that it asks for, all of it or nothing.
   */
  async save({ writer, number, rows, lowered = [], asks = [] }: Batch): Promise<SavedBatch> {
    return this.#session.transaction(async (tx) => {
      const isNew = await claim(tx, writer, number)
      const totals = await addUsage(tx, rows, { isNew, beside: asks })
      if (isNew) for await (const part of parts(lowered)) await lowerLeases(tx, writer, part)
      return { totals, grants: await book(tx, { writer, asks, totals, isNew }) }
    })
  }

  /** The answers of a key in a month (YYYY-MM). */
  async answersOf(keyId: string, month: string): Promise<number> {
    const row = await this.#session.read((db) =>
      db
        .selectFrom('usage_months')
        .select('answers')
        .where('key_id', '=', keyId)
        .where('month', '=', month)
        .executeTakeFirst(),
    )
    return Number(row?.answers ?? 0)
  }

  /** The answers of a key in a month by day and endpoint, oldest first. */
  async days(keyId: string, month: string): Promise<UsageRow[]> {
    const rows = await this.#session.read((db) =>
      db
        .selectFrom('usage_days')
        .selectAll()
        .where('key_id', '=', keyId)
        .where('day', '>=', `${month}-01`)
        .where('day', '<=', `${month}-31`)
        .orderBy('day')
        .orderBy('endpoint')
        .execute(),
    )
    return rows.map(({ key_id, day, endpoint, answers }) => ({
      keyId: key_id,
      day,
      endpoint,
      answers: Number(answers),
    }))
  }

  /** The totals of all keys that had answers in a month. */
  async months(month: string): Promise<MonthTotal[]> {
    const rows = await this.#session.read((db) =>
      db.selectFrom('usage_months').selectAll().where('month', '=', month).orderBy('key_id').execute(),
    )
    return rows.map(total)
  }

  /** Forgets writers that ended long ago, and leases of months that nobody answers for any more. */
  async forgetWriters(now: number): Promise<void> {
    const before = new Date(now - WRITERS_KEPT_MS).toISOString()
    await this.#session.transaction(async (tx) => {
      await tx.deleteFrom('usage_writers').where('written_at', '<', before).execute()
      await forgetLeases(tx, monthOf(now - LEASES_KEPT_MS))
    })
  }
}

interface Adding {
  /** False: adds nothing, and gives the totals all the same. */
  readonly isNew?: boolean
  /** Keys and months whose totals are wanted beside. */
  readonly beside?: readonly Pick<MonthTotal, 'keyId' | 'month'>[]
}

/**
 * Adds answers within a transaction of something else, all or none of it, and gives the totals of their keys and months
 * as they are then. The transaction holds the rows of these months until it ends.
 */
export async function addUsage(
  tx: Transaction<Database>,
  rows: readonly UsageRow[],
  { isNew = true, beside = [] }: Adding = {},
): Promise<MonthTotal[]> {
  if (isNew) for await (const part of parts(rows)) await addDays(tx, part)
  const totals: MonthTotal[] = []
  for await (const part of parts(monthTotals(rows, beside)))
    totals.push(...(await addMonths(tx, part, isNew)))
  return totals
}

interface Booking {
  readonly writer: string
  readonly asks: NonNullable<Batch['asks']>
  /** Of the months that are asked for, at least. */
  readonly totals: readonly MonthTotal[]
  readonly isNew: boolean
}

async function book(tx: Transaction<Database>, { writer, asks, totals, isNew }: Booking): Promise<Grant[]> {
  const saved = new Map(totals.map(({ keyId, month, answers }) => [`${keyId} ${month}`, answers]))
  const grants: Grant[] = []
  for (const ask of asks) {
    const answers = saved.get(`${ask.keyId} ${ask.month}`) ?? 0
    grants.push(await bookLease(tx, { ...ask, holder: writer }, answers, isNew))
  }
  return grants
}

/** Notes the number of a batch; false when it was noted before, and so its answers were added. */
async function claim(tx: Transaction<Database>, writer: string, number: number): Promise<boolean> {
  const result = await tx
    .insertInto('usage_writers')
    .values({ id: writer, last_batch: number, written_at: new Date().toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          last_batch: eb.ref('excluded.last_batch'),
          written_at: eb.ref('excluded.written_at'),
        }))
        .whereRef('usage_writers.last_batch', '<', 'excluded.last_batch'),
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

async function addDays(tx: Transaction<Database>, rows: readonly UsageRow[]): Promise<void> {
  const values = rows.map(({ keyId, day, endpoint, answers }) => ({ key_id: keyId, day, endpoint, answers }))
  await tx
    .insertInto('usage_days')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['key_id', 'day', 'endpoint'])
        .doUpdateSet((eb) => ({ answers: eb('usage_days.answers', '+', eb.ref('excluded.answers')) })),
    )
    .execute()
}

/** Adds to the totals, or adds nothing to them, and gives them as they are then. */
async function addMonths(
  tx: Transaction<Database>,
  totals: readonly MonthTotal[],
  isNew: boolean,
): Promise<MonthTotal[]> {
  const rows = await tx
    .insertInto('usage_months')
    .values(
      totals.map(({ keyId, month, answers }) => ({ key_id: keyId, month, answers: isNew ? answers : 0 })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['key_id', 'month'])
        .doUpdateSet((eb) => ({ answers: eb('usage_months.answers', '+', eb.ref('excluded.answers')) })),
    )
    .returningAll()
    .execute()
  return rows.map(total)
}

function total(row: Database['usage_months']): MonthTotal {
  return { keyId: row.key_id, month: row.month, answers: Number(row.answers) }
}

/** The rows of a batch by key and month, in an order that all writers have: none waits for another in a circle. */
function monthTotals(rows: readonly UsageRow[], beside: Adding['beside'] = []): MonthTotal[] {
  const totals = new Map<string, MonthTotal>()
  const add = (keyId: string, month: string, answers: number) => {
    const name = `${keyId} ${month}`
    const known = totals.get(name)
    if (known) known.answers += answers
    else totals.set(name, { keyId, month, answers })
  }
  for (const { keyId, day, answers } of rows) add(keyId, day.slice(0, MONTH_CHARACTERS), answers)
  for (const { keyId, month } of beside) add(keyId, month, 0)
  return [...totals].sort(([a], [b]) => compare(a, b)).map(([, total]) => total)
}

/** With a pause after each for requests that have come: SQLite writes while everything else in this process waits. */
async function* parts<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    yield rows.slice(at, at + ROWS_A_STATEMENT)
    await pause()
  }
}
