import { expect, test } from 'vitest'
import { distanceSpread } from './trail.ts'

test('nine of ten published distances lie within 1.65 times of the error that a way states', () => {
  // 10 %: 1 + 1.65 x 0.10 = 1.165, and as far below: 1 / 1.165 = 0.858369
  expect(distanceSpread(10).high).toBeCloseTo(1.165, 12)
  expect(distanceSpread(10).low).toBeCloseTo(0.858369, 6)
})
