import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Decimal, decimal } from './decimal.ts'
import { apportion } from './quantity.ts'
import { splitBy } from './shares.ts'

const weight = fc.oneof(
  fc.constant(decimal(0)),
  fc.nat(10).map(decimal),
  fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.nat(30))
    .map(([digits, scale]): Decimal => ({ digits, scale })),
)
const total = fc.oneof(
  fc.nat(20),
  fc.nat(1_000_000),
  fc.integer({ min: 2 ** 31 - 5, max: 2 ** 31 + 5 }),
  fc.maxSafeNat(),
)

test('splits as apportion does, whatever the weights and the total', () => {
  fc.assert(
    fc.property(fc.array(weight, { minLength: 1, maxLength: 6 }), fc.array(total), (weights, totals) => {
      const split = splitBy(weights)
      for (const one of totals) expect(split(one)).toEqual(apportion(one, weights))
    }),
    { numRuns: 2000 },
  )
})

describe('by hand', () => {
  // 10 x 1/3 is 3.33 for each: the gram that is left goes to the first.
  test('thirds', () => expect(splitBy([1, 1, 1].map(decimal))(10)).toEqual([4, 3, 3]))
  // 7 x 0.7 is 4.9, 7 x 0.2 is 1.4, 7 x 0.1 is 0.7: of two grams one goes to each of the largest rests.
  test('rests', () => expect(splitBy([7, 2, 1].map(decimal))(7)).toEqual([5, 1, 1]))
  test('nothing', () => expect(splitBy([0, 0].map(decimal))(5)).toEqual([5, 0]))
  test('one alone', () => expect(splitBy([0, 3].map(decimal))(5)).toEqual([0, 5]))
})
