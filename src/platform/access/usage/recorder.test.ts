import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tempFolder } from '../../../../test/support/temp.ts'
import { dayOf, monthOf } from '../calendar.ts'
import { openStores, type Stores } from '../open-database.ts'
import { openRecorder, type Recorder } from './recorder.ts'
import type { Batch, UsageStore } from './store.ts'

const TODAY = dayOf(Date.now())
const MONTH = monthOf(Date.now())
/** Never by itself within a test. */
const flushEveryMs = 3_600_000

let stores: Stores
const recorders: Recorder[] = []
beforeEach(async () => {
  stores = await openStores({ dataDir: tempFolder() })
})
afterEach(async () => {
  for (const recorder of recorders.splice(0)) await recorder.close()
  await stores.close()
})

function recorder(store: UsageStore = stores.usage, onOutage?: (error: Error | undefined) => void) {
  const opened = openRecorder({ store, onOutage, flushEveryMs })
  recorders.push(opened)
  return opened
}

/** The database of the test, with faults: `save` decides what happens to a batch. */
function faulty(save: (batch: Batch) => ReturnType<UsageStore['save']>): UsageStore {
  return { save, answersOf: (id: string, month: string) => stores.usage.answersOf(id, month) } as UsageStore
}

const down = () => Promise.reject(new Error('the database is away'))

test('answers are saved by key, day and endpoint, and by month', async () => {
  const { count, flush } = recorder()
  for (let i = 0; i < 3; i++) count('a', '/v1/hotel/emissions')
  count('a', '/v1/fuel/emissions')
  count('b', '/v1/hotel/emissions')
  expect(await flush()).toBe(true)
  count('a', '/v1/hotel/emissions')
  expect(await flush()).toBe(true)
  expect(await stores.usage.days('a', MONTH)).toEqual([
    { keyId: 'a', day: TODAY, endpoint: '/v1/fuel/emissions', answers: 1 },
    { keyId: 'a', day: TODAY, endpoint: '/v1/hotel/emissions', answers: 4 },
  ])
  expect(await stores.usage.months(MONTH)).toEqual([
    { keyId: 'a', month: MONTH, answers: 5 },
    { keyId: 'b', month: MONTH, answers: 1 },
  ])
})

test('what is known of a month is what is saved and what is not yet', async () => {
  const { count, flush, known, load, unsaved } = recorder()
  const other = recorder()
  other.count('a', '/v1/hotel/emissions')
  await other.flush()
  count('a', '/v1/hotel/emissions')
  expect(known('a', MONTH)).toBeUndefined()
  expect(await load('a', MONTH)).toBe(2)
  expect(unsaved('a', MONTH)).toBe(1)
  // What another instance saves is seen with the next flush.
  other.count('a', '/v1/hotel/emissions')
  await other.flush()
  expect(known('a', MONTH)).toBe(2)
  await flush()
  expect(known('a', MONTH)).toBe(3)
  expect(unsaved('a', MONTH)).toBe(0)
  expect(known('a', '1999-01')).toBeUndefined()
})

describe('a database that fails', () => {
  test('nothing is lost, and all is there when it is back', async () => {
    let isDown = true
    const told: (string | undefined)[] = []
    const { count, flush, load } = recorder(
      faulty((batch) => (isDown ? down() : stores.usage.save(batch))),
      (error) => told.push(error?.message),
    )
    for (let i = 0; i < 4; i++) {
      count('a', '/v1/hotel/emissions')
      expect(await flush()).toBe(false)
    }
    expect(await load('a', MONTH)).toBe(4)
    isDown = false
    while (await stores.usage.answersOf('a', MONTH).then((answers) => answers < 4)) await flush()
    expect(await stores.usage.answersOf('a', MONTH)).toBe(4)
    expect(told).toEqual(['the database is away', undefined])
  })

  test('after it has saved, but before it could say so: nothing is counted twice', async () => {
    let losesAnswers = true
    const { count, flush, known } = recorder(
      faulty(async (batch) => {
        const saved = await stores.usage.save(batch)
        if (losesAnswers) return down()
        return saved
      }),
    )
    count('a', '/v1/hotel/emissions')
    for (let i = 0; i < 3; i++) expect(await flush()).toBe(false)
    count('a', '/v1/hotel/emissions')
    expect(await stores.usage.answersOf('a', MONTH)).toBe(1)
    losesAnswers = false
    expect(await flush()).toBe(true)
    expect(await flush()).toBe(true)
    expect(await stores.usage.answersOf('a', MONTH)).toBe(2)
    expect(known('a', MONTH)).toBe(2)
    const saved = await stores.usage.days('a', MONTH)
    expect(saved.map(({ answers }) => answers)).toEqual([2])
  })

  test('at the end it is told how much could not be saved', async () => {
    const { count, close } = openRecorder({ store: faulty(down), flushEveryMs, closeWithinMs: 0 })
    for (let i = 0; i < 3; i++) count('a', '/v1/hotel/emissions')
    expect(await close()).toBe(3)
  })
})

test('at the end a database that is away is waited for', async () => {
  let asked = 0
  const store = faulty((batch) => (++asked < 3 ? down() : stores.usage.save(batch)))
  const { count, close } = openRecorder({ store, flushEveryMs })
  count('a', '/v1/hotel/emissions')
  expect(await close()).toBe(0)
  expect(await stores.usage.answersOf('a', MONTH)).toBe(1)
})

test('a database that fails is not asked for the same key with every request', async () => {
  let asked = 0
  const store = { answersOf: () => down().finally(() => asked++) } as unknown as UsageStore
  const { known, load, close } = openRecorder({ store, flushEveryMs })
  expect(await load('a', MONTH)).toBe(0)
  expect(known('a', MONTH)).toBe(0)
  expect(asked).toBe(1)
  await close()
})

test('the end saves what is left', async () => {
  const { count, close } = openRecorder({ store: stores.usage, flushEveryMs })
  count('a', '/v1/hotel/emissions')
  expect(await close()).toBe(0)
  expect(await stores.usage.answersOf('a', MONTH)).toBe(1)
})

test('a batch of many rows is saved whole', async () => {
  const rows = Array.from({ length: 2500 }, (_, i) => ({
    keyId: `key${i}`,
    day: TODAY,
    endpoint: '/v1/hotel/emissions',
    answers: 2,
  }))
  expect((await stores.usage.save({ writer: 'w', number: 1, rows })).totals).toHaveLength(2500)
  const saved = await stores.usage.months(MONTH)
  expect(saved.reduce((sum, { answers }) => sum + answers, 0)).toBe(5000)
})

test('a writer that has been silent for long is forgotten, others not', async () => {
  const rows = [{ keyId: 'a', day: TODAY, endpoint: '/v1/hotel/emissions', answers: 1 }]
  const DAY_MS = 86_400_000
  await stores.usage.save({ writer: 'w', number: 1, rows })
  await stores.usage.forgetWriters(Date.now() + 89 * DAY_MS)
  await stores.usage.save({ writer: 'w', number: 1, rows })
  expect(await stores.usage.answersOf('a', MONTH)).toBe(1)
  await stores.usage.forgetWriters(Date.now() + 91 * DAY_MS)
  await stores.usage.save({ writer: 'w', number: 1, rows })
  expect(await stores.usage.answersOf('a', MONTH)).toBe(2)
})
