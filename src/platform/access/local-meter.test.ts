/** Limits of a process: the month's answers are booked in its database. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { record } from '../../../test/support/key-record.ts'
import { FaultySession } from '../../../test/support/ledger/faulty-session.ts'
import { tempFolder } from '../../../test/support/temp.ts'
import { newKey } from './key.ts'
import { type LocalMeter, openMeter } from './local-meter.ts'
import type { Standing } from './meter.ts'
import { openStores, type Stores } from './open-database.ts'
import { type LimitedPlan, limitsOf } from './plans.ts'
import { UsageStore } from './usage/store.ts'

const SCALE = limitsOf('scale') as LimitedPlan
/** docs/access.md: 120 % of 200,000. */
const HARD_STOP = 240_000
const endpoint = '/v1/hotel/emissions'
const FAKED = ['Date', 'performance', 'setInterval', 'clearInterval'] as const

let stores: Stores
let session: FaultySession
let meter: LocalMeter
let keyId: string
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T23:59:00Z'), toFake: [...FAKED] })
  stores = await openStores({ dataDir: tempFolder() })
  session = new FaultySession(stores.session)
  meter = await openMeter(new UsageStore(session), { instances: 1 })
  const key = newKey()
  keyId = key.id
  await stores.keys.add(record(key, { plan: 'scale' }))
})
afterEach(async () => {
  session.isAway = false
  await meter.close()
  await stores.close()
  vi.useRealTimers()
})

async function used(answers: number, month = '2026-11'): Promise<void> {
  const row = { keyId, day: `${month}-01`, endpoint, answers }
  await stores.usage.save({ writer: 'before', number: 1, rows: [row] })
}

/** Takes one, with a token for it. */
function take(counts = true): Promise<Standing> {
  vi.advanceTimersByTime(100)
  return meter.take({ keyId, plan: SCALE, counts })
}

function settle({ month }: Standing, isGood: boolean): void {
  const [given, unused] = isGood ? [1, 0] : [0, 1]
  meter.settle({ keyId, month }, { given, unused, endpoint })
}

const leases = () => stores.session.read((db) => db.selectFrom('usage_leases').selectAll().execute())

test('a hundred answers are booked at once, and the database is asked for the next when they are given', async () => {
  let writes = 0
  const transaction = session.transaction.bind(session)
  session.transaction = (work) => {
    writes++
    return transaction(work)
  }
  for (let answer = 0; answer < 1000; answer++) {
    const standing = await meter.take({ keyId, plan: SCALE, counts: true })
    if (standing.outcome === 'granted') settle(standing, true)
    else answer--
    // 25 a second, without a whole second for the flush of it.
    if (standing.tokens < 1) vi.advanceTimersByTime(40)
    expect(standing.answers).toBe(answer + (standing.outcome === 'granted' ? 0 : 1))
  }
  // 10 leases, and the flush of each of 38 seconds.
  expect(writes).toBeLessThanOrEqual(10 + 38)
})

test('the last answers of the month, and not one more; one that did not count is given back', async () => {
  await used(HARD_STOP - 2)
  const first = await take()
  expect(await take()).toMatchObject({ outcome: 'granted', answers: HARD_STOP - 1 })
  expect(await take()).toMatchObject({ outcome: 'quota_exceeded', answers: HARD_STOP })
  settle(first, false)
  expect(await take()).toMatchObject({ outcome: 'granted', answers: HARD_STOP - 1 })
  expect(await take()).toMatchObject({ outcome: 'quota_exceeded' })
})

test('what is over the month costs no token, and what does not count is let through', async () => {
  await used(HARD_STOP)
  for (let i = 0; i < 100; i++)
    expect(await meter.take({ keyId, plan: SCALE, counts: true })).toMatchObject({
      outcome: 'quota_exceeded',
      tokens: SCALE.burst,
    })
  expect(await meter.take({ keyId, plan: SCALE, counts: false })).toMatchObject({
    outcome: 'granted',
    tokens: SCALE.burst - 1,
    answers: HARD_STOP,
  })
})

test('whoever has no token keeps no answer booked', async () => {
  await used(HARD_STOP - 90)
  const taken = await Promise.all(
    Array.from({ length: 80 }, () => meter.take({ keyId, plan: SCALE, counts: true })),
  )
  expect(taken.filter(({ outcome }) => outcome === 'granted')).toHaveLength(SCALE.burst)
  for (const standing of taken) if (standing.outcome === 'granted') settle(standing, false)
  vi.advanceTimersByTime(2500)
  for (const _ of [1, 2]) await meter.flush()
  expect(await leases()).toEqual([])
})

test('the next month starts anew, and what was booked before counts where it was booked', async () => {
  await used(HARD_STOP - 1)
  const last = await take()
  expect(await take()).toMatchObject({ outcome: 'quota_exceeded', month: '2026-11' })
  vi.setSystemTime(Date.parse('2026-12-01T00:00:10Z'))
  const first = await take()
  expect(first).toMatchObject({ outcome: 'granted', month: '2026-12', answers: 0 })
  for (const standing of [last, first]) settle(standing, true)
  await meter.close()
  expect(await stores.usage.days(keyId, '2026-11')).toMatchObject([
    { day: '2026-11-01' },
    { day: '2026-11-30', answers: 1 },
  ])
  expect(await stores.usage.days(keyId, '2026-12')).toMatchObject([{ day: '2026-12-01', answers: 1 }])
  expect(await leases()).toEqual([])
})

test('while the database is away a key goes on with what is booked, and then hears so', async () => {
  await used(HARD_STOP - 30)
  // A tenth of the 30 that are left.
  settle(await take(), true)
  session.isAway = true
  for (const _ of [1, 2]) settle(await take(), true)
  await expect(take()).rejects.toThrow('cannot be asked')
  session.isAway = false
  // For a second nobody waits for it again.
  await expect(take()).rejects.toThrow('cannot be asked')
  vi.advanceTimersByTime(1000)
  expect(await take()).toMatchObject({ outcome: 'granted' })
})

test('a grant whose confirmation is lost is not lost', async () => {
  session.losesConfirmation = true
  await expect(take()).rejects.toThrow()
  vi.advanceTimersByTime(1000)
  await meter.flush()
  vi.advanceTimersByTime(2500)
  for (const _ of [1, 2]) await meter.flush()
  expect(await leases()).toEqual([])
})

test('what was saved unheard is taken off a lease once', async () => {
  const { month } = await meter.reserve(keyId, 100)
  meter.settle({ keyId, month }, { given: 30, unused: 0, endpoint })
  session.losesConfirmation = true
  expect(await meter.flush()).toBe(false)
  expect(await meter.flush()).toBe(true)
  expect(await leases()).toMatchObject([{ answers: 70 }])
  expect(await stores.usage.answersOf(keyId, month)).toBe(30)
})

test('a revoked key has no further lease', async () => {
  await stores.keys.revoke(keyId, new Date().toISOString())
  expect(await take()).toMatchObject({ outcome: 'unauthorized' })
  expect(await meter.reserve(keyId, 50)).toMatchObject({ outcome: 'unauthorized', granted: 0 })
})

test('a plan that was changed counts with the next lease', async () => {
  await used(700)
  await stores.keys.setPlan(keyId, 'free')
  expect(await meter.reserve(keyId, 50)).toMatchObject({ outcome: 'quota_exceeded' })
})
