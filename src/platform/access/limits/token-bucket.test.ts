import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bucket, dividedRate, type Rate, secondsUntil, tokensAt } from './token-bucket.ts'

const FREE: Rate = { burst: 5, perSecond: 2 }

/** How many of the requests at these times (ms, rising) a bucket lets through. */
function granted(rate: Rate, times: readonly number[]): number {
  let bucket: Bucket | undefined
  let count = 0
  for (const atMs of times) {
    const tokens = tokensAt(bucket, rate, atMs)
    if (tokens >= 1) count++
    bucket = { tokens: tokens >= 1 ? tokens - 1 : tokens, atMs }
  }
  return count
}

describe('a burst of 5 refilled with 2 a second', () => {
  test.each([
    ['all at once: the burst', Array.from({ length: 20 }, () => 0), 5],
    ['and one more half a second later', [0, 0, 0, 0, 0, 0, 500], 6],
    ['but none before', [0, 0, 0, 0, 0, 0, 499], 5],
    ['after a long pause the burst again, no more', [0, 0, 0, 0, 0, ...Array(9).fill(60_000)], 10],
    // Ten seconds at one request each 100 ms: 5 + 2 x 9.9 = 24.8.
    ['in a steady stream: the burst and the flow', Array.from({ length: 100 }, (_, i) => i * 100), 24],
  ])('%s', (_, times, expected) => {
    expect(granted(FREE, times)).toBe(expected)
  })
})

test('whatever comes, no more than burst + rate x time gets through', () => {
  const rates = fc.record({
    burst: fc.integer({ min: 1, max: 75 }),
    perSecond: fc.integer({ min: 1, max: 25 }),
  })
  const gaps = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(rates, gaps, (rate, between) => {
      let now = 0
      const times = between.map((gap) => (now += gap))
      const elapsedSeconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000
      const most = rate.burst + rate.perSecond * elapsedSeconds
      // A millionth for fractions that binary numbers cannot hold.
      expect(granted(rate, times)).toBeLessThanOrEqual(most + 1e-6)
    }),
  )
})

test('seconds to wait are whole, and enough', () => {
  expect(secondsUntil(1, 0, FREE)).toBe(1)
  expect(secondsUntil(5, 0, FREE)).toBe(3)
  expect(secondsUntil(5, 4.9, FREE)).toBe(1)
  expect(secondsUntil(1, 3, FREE)).toBe(0)
})

test('divided among instances', () => {
  expect(dividedRate(FREE, 1)).toEqual(FREE)
  expect(dividedRate(FREE, 2)).toEqual({ burst: 2, perSecond: 1 })
  expect(dividedRate(FREE, 8)).toEqual({ burst: 1, perSecond: 0.25 })
})
