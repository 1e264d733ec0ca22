/**
 * Answers of a key's month that are booked before they are given, in the database that all processes share: what is
 * saved (`usage_months`) and what is booked never passes the hard stop together. All of it runs in the transaction of
 * whoever calls; who books holds the row of the key's month first, so that two never see the same answers left.
 */
import type { Transaction } from 'kysely'
import type { Database } from '../access/database.ts'
import { hardStop, limitsOf, PLAN_NAMES } from '../access/plans.ts'

/** A lease is at most this part of what the month has left: nine tenths are always there for others. */
const LEASES_OF_THE_REST = 10

export interface LeaseAsk {
  readonly keyId: string
  /** YYYY-MM, UTC. */
  readonly month: string
  /** Who may give the answers: a process, or an attempt at a chunk of a job. */
  readonly holder: string
  /** Answers, at least 1. */
  readonly wanted: number
}

/** `unauthorized`: the key was revoked. `unknown`: it was asked before, and what was said then did not arrive. */
export type GrantOutcome = 'granted' | 'quota_exceeded' | 'unauthorized' | 'unknown'

export interface Grant {
  readonly keyId: string
  readonly month: string
  readonly outcome: GrantOutcome
  /** Answers that were booked now. */
  readonly granted: number
  /** All that the holder has booked of this month, with these. */
  readonly held: number
  /** What is saved and booked of the month, by whomever, with these. */
  readonly taken: number
}

/** Answers that a holder has booked no longer, since they are saved now or given back. */
export interface Lowered {
  readonly keyId: string
  readonly month: string
  readonly answers: number
}

/** `saved`: the answers of the key's month, whose row this transaction holds. `isNew` false: books nothing. */
export async function bookLease(
  tx: Transaction<Database>,
  { keyId, month, holder, wanted }: LeaseAsk,
  saved: number,
  isNew = true,
): Promise<Grant> {
  const { booked, held } = await leasesOf(tx, keyId, month, holder)
  const refused = { keyId, month, granted: 0, held, taken: saved + booked }
  if (!isNew) return { ...refused, outcome: 'unknown' }
  const stop = await stopOf(tx, keyId)
  if (stop === undefined) return { ...refused, outcome: 'unauthorized' }
  const left = stop - saved - booked
  if (left <= 0) return { ...refused, outcome: 'quota_exceeded' }
  const granted = Math.min(wanted, Math.max(1, Math.floor(left / LEASES_OF_THE_REST)))
  await addLeases(tx, holder, [{ keyId, month, answers: granted }])
  const total = { held: held + granted, taken: saved + booked + granted }
  return { keyId, month, outcome: 'granted', granted, ...total }
}

/** The same by itself, for a holder that saves its answers in a transaction of its own. */
export async function bookAlone(tx: Transaction<Database>, ask: LeaseAsk): Promise<Grant> {
  return bookLease(tx, ask, await holdMonth(tx, ask))
}

/** Takes off what a holder has saved or gives back. In the order of the keys, as all that change leases of several. */
export async function lowerLeases(
  tx: Transaction<Database>,
  holder: string,
  lowered: readonly Lowered[],
): Promise<void> {
  await addLeases(
    tx,
    holder,
    lowered.map((lease) => ({ ...lease, answers: -lease.answers })),
  )
  await tx.deleteFrom('usage_leases').where('holder', '=', holder).where('answers', '<=', 0).execute()
}

/** Ends leases whole; gives what they were. */
export async function endLeases(
  tx: Transaction<Database>,
  holders: readonly string[],
): Promise<{ keyId: string; month: string; holder: string; answers: number }[]> {
  const rows = await tx.deleteFrom('usage_leases').where('holder', 'in', holders).returningAll().execute()
  return rows.map(({ key_id, month, holder, answers }) => ({
    keyId: key_id,
    month,
    holder,
    answers: Number(answers),
  }))
}

/** Leases of months before `month` (YYYY-MM), which bind nothing any more. */
export async function forgetLeases(tx: Transaction<Database>, month: string): Promise<void> {
  await tx.deleteFrom('usage_leases').where('month', '<', month).execute()
}

/** Holds the row of a month until the transaction ends; gives what is saved in it. */
async function holdMonth(tx: Transaction<Database>, { keyId, month }: LeaseAsk): Promise<number> {
  const row = await tx
    .insertInto('usage_months')
    .values({ key_id: keyId, month, answers: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['key_id', 'month'])
        .doUpdateSet((is) => ({ answers: is.ref('usage_months.answers') })),
    )
    .returning('answers')
    .executeTakeFirstOrThrow()
  return Number(row.answers)
}

async function leasesOf(tx: Transaction<Database>, keyId: string, month: string, holder: string) {
  const rows = await tx
    .selectFrom('usage_leases')
    .select(['holder', 'answers'])
    .where('key_id', '=', keyId)
    .where('month', '=', month)
    .execute()
  const booked = rows.reduce((sum, row) => sum + Number(row.answers), 0)
  return { booked, held: Number(rows.find((row) => row.holder === holder)?.answers ?? 0) }
}

/** The hard stop of a key by its plan as it is now; undefined where it was revoked. */
async function stopOf(tx: Transaction<Database>, keyId: string): Promise<number | undefined> {
  const key = await tx
    .selectFrom('api_keys')
    .select(['plan', 'revoked_at'])
    .where('id', '=', keyId)
    .executeTakeFirst()
  if (key === undefined || key.revoked_at !== null) return undefined
  // Whoever is put on a plan that there is not gets nothing; it must not keep what others have answered from being saved.
  if (!PLAN_NAMES.includes(key.plan)) return 0
  const plan = limitsOf(key.plan)
  return plan === undefined ? Number.MAX_SAFE_INTEGER : hardStop(plan)
}

async function addLeases(
  tx: Transaction<Database>,
  holder: string,
  leases: readonly Lowered[],
): Promise<void> {
  await tx
    .insertInto('usage_leases')
    .values(leases.map(({ keyId, month, answers }) => ({ key_id: keyId, month, holder, answers })))
    .onConflict((conflict) =>
      conflict
        .columns(['key_id', 'month', 'holder'])
        .doUpdateSet((is) => ({ answers: is('usage_leases.answers', '+', is.ref('excluded.answers')) })),
    )
    .execute()
}
