import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limitsOf } from '../plans.ts'
import type { Ask, MonthAnswers, Standing } from './limiter.ts'
import { memoryLimiter } from './memory.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-30T23:59:50Z') }))
afterEach(() => void vi.useRealTimers())

const FREE = limitsOf('free')
if (FREE === undefined) throw new Error('there is no plan free')
const ask = (keyId: string, counts = true): Ask => ({ keyId, plan: FREE, counts })

interface TestMonths extends MonthAnswers {
  /** How often the database was asked. */
  asked: number
  count(keyId: string): void
}

/** Months as a test sets them; what is counted here is not saved. */
function months(saved: Record<string, number> = {}): TestMonths {
  const own: Record<string, number> = {}
  const fake: TestMonths = {
    asked: 0,
    count: (keyId: string) => {
      own[keyId] = (own[keyId] ?? 0) + 1
    },
    unsaved: (keyId: string) => own[keyId] ?? 0,
    known: (keyId: string, month: string) =>
      fake.asked > 0 && month === '2026-11' ? (saved[keyId] ?? 0) + fake.unsaved(keyId, month) : undefined,
    load: async (keyId: string, month: string) => {
      fake.asked++
      return month === '2026-11' ? (saved[keyId] ?? 0) + fake.unsaved(keyId, month) : 0
    },
  }
  return fake
}

test('a key is asked for in the database once; then the answer is there at once', async () => {
  const answers = months({ a: 7 })
  const limiter = memoryLimiter({ months: answers, instances: 1 })
  expect(await limiter.take(ask('a'))).toMatchObject({ outcome: 'granted', answers: 7, month: '2026-11' })
  expect(await limiter.take(ask('a'))).toMatchObject({ outcome: 'granted', answers: 8 })
  expect(answers.asked).toBe(1)
})

test('a burst, then what flows back; keys do not touch each other', async () => {
  const limiter = memoryLimiter({ months: months(), instances: 1 })
  const outcomes = async (keyId: string, times: number) => {
    const standings: Standing[] = []
    for (let i = 0; i < times; i++) standings.push(await limiter.take(ask(keyId)))
    return standings.map(({ outcome }) => outcome)
  }
  expect(await outcomes('a', 7)).toEqual([...Array(5).fill('granted'), 'rate_limited', 'rate_limited'])
  expect(await outcomes('b', 1)).toEqual(['granted'])
  // 2 a second: one after 500 ms.
  vi.advanceTimersByTime(500)
  expect(await outcomes('a', 2)).toEqual(['granted', 'rate_limited'])
})

describe('the month', () => {
  /** Takes one, waiting for a token first. */
  const take = async (limiter: ReturnType<typeof memoryLimiter>, asked: Ask) => {
    vi.advanceTimersByTime(500)
    return limiter.take(asked)
  }

  test('600 answers of the plan free, and not one more; a place that did not count is given back', async () => {
    const limiter = memoryLimiter({ months: months({ a: 598 }), instances: 1 })
    const first = await take(limiter, ask('a'))
    expect(await take(limiter, ask('a'))).toMatchObject({ outcome: 'granted', answers: 599 })
    expect(await take(limiter, ask('a'))).toMatchObject({ outcome: 'quota_exceeded', answers: 600 })
    limiter.settle('a', first, false)
    expect(await take(limiter, ask('a'))).toMatchObject({ outcome: 'granted', answers: 599 })
    expect(await take(limiter, ask('a'))).toMatchObject({ outcome: 'quota_exceeded' })
  })

  test('what is over the month costs no token, and what does not count is still let through', async () => {
    const limiter = memoryLimiter({ months: months({ a: 600 }), instances: 1 })
    for (let i = 0; i < 9; i++)
      expect(await limiter.take(ask('a'))).toMatchObject({ outcome: 'quota_exceeded' })
    expect(await limiter.take(ask('a', false))).toMatchObject({ outcome: 'granted', tokens: 4 })
  })

  test('an answer that counted stays counted when it is settled', async () => {
    const answers = months({ a: 10 })
    const limiter = memoryLimiter({ months: answers, instances: 1 })
    const standing = await limiter.take(ask('a'))
    answers.count('a')
    limiter.settle('a', standing, true)
    expect(await limiter.take(ask('a'))).toMatchObject({ answers: 11 })
  })

  test('the next one starts anew, and old places have no part in it', async () => {
    const limiter = memoryLimiter({ months: months({ a: 600 }), instances: 1 })
    expect(await limiter.take(ask('a'))).toMatchObject({ outcome: 'quota_exceeded', month: '2026-11' })
    vi.advanceTimersByTime(10_000)
    const standing = await limiter.take(ask('a'))
    expect(standing).toMatchObject({ outcome: 'granted', month: '2026-12', answers: 0 })
    limiter.settle('a', { ...standing, month: '2026-11' }, false)
    expect(await limiter.take(ask('a'))).toMatchObject({ answers: 1 })
  })
})

test('one of two instances that cannot count together gives half of the burst and of what is left', async () => {
  // Half of 5 is 2; of 600, 590 are used: 5 are this instance's.
  const limiter = memoryLimiter({ months: months({ a: 590 }), instances: 2 })
  let granted = 0
  for (let i = 0; i < 20; i++) {
    const { outcome, rate } = await limiter.take(ask('a'))
    expect(rate).toEqual({ burst: 2, perSecond: 1 })
    if (outcome === 'granted') granted++
    else if (outcome === 'quota_exceeded') break
    vi.advanceTimersByTime(500)
  }
  expect(granted).toBe(5)
})
