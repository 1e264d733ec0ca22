import { expect, test } from 'vitest'
import { restartPauses } from './restarts.ts'

test('a worker that keeps crashing is started again ever later, up to half a minute', () => {
  const pause = restartPauses()
  const pauses = Array.from({ length: 12 }, () => pause(10))
  // 100 ms, doubled each time: 100 x 2^8 = 25,600, then the limit.
  expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000, 30_000])
})

test('after a minute of good life it begins anew', () => {
  const pause = restartPauses()
  expect([pause(10), pause(10), pause(60_000), pause(10)]).toEqual([100, 200, 100, 200])
})
