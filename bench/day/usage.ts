/** What was counted of a key. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Stores } from '../../src/platform/access/open-database.ts'

/** Usage is saved every second: some more for a machine that is busy. */
const SETTLED_MS = 3000
const POLL_MS = 200
const POLLS_MAX = 100

/** Of this month, and of the next one where midnight came between. Waits until it is `expected` or stays what it is. */
export async function usageOf(stores: Stores, keyId: string, expected: number): Promise<number> {
  for (let i = 0; i < POLLS_MAX && (await sum(stores, keyId)) < expected; i++) await pause(POLL_MS)
  await pause(SETTLED_MS)
  return sum(stores, keyId)
}

async function sum(stores: Stores, keyId: string): Promise<number> {
  const now = new Date()
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1))
  const months = [now, next].map((date) => date.toISOString().slice(0, 'YYYY-MM'.length))
  const answers = await Promise.all(months.map((month) => stores.usage.answersOf(keyId, month)))
  return answers.reduce((all, one) => all + one, 0)
}
