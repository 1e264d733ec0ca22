import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryBuckets } from './memory.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-30T23:59:50Z') }))
afterEach(() => void vi.useRealTimers())

/** As the plan free has it. */
const FREE = { burst: 5, perSecond: 2 }

test('a burst, then what flows back; keys do not touch each other', async () => {
  const buckets = memoryBuckets(1)
  const granted = async (keyId: string, times: number) => {
    const taken: boolean[] = []
    for (let i = 0; i < times; i++) taken.push((await buckets.take(keyId, FREE)).isGranted)
    return taken
  }
  expect(await granted('a', 7)).toEqual([...Array(5).fill(true), false, false])
  expect(await granted('b', 1)).toEqual([true])
  // 2 a second: one after 500 ms.
  vi.advanceTimersByTime(500)
  expect(await granted('a', 2)).toEqual([true, false])
})

test('who looks takes nothing', async () => {
  const buckets = memoryBuckets(1)
  for (let i = 0; i < 9; i++)
    expect(await buckets.take('a', FREE, true)).toEqual({ isGranted: true, rate: FREE, tokens: 5 })
  expect(await buckets.take('a', FREE)).toMatchObject({ tokens: 4 })
})

test('one of two instances that cannot count together gives half of the burst and of the rate', async () => {
  const buckets = memoryBuckets(2)
  // Half of 5 is 2.
  for (const isGranted of [true, true, false])
    expect(await buckets.take('a', FREE)).toMatchObject({ isGranted, rate: { burst: 2, perSecond: 1 } })
})
