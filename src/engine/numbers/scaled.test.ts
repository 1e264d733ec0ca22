/** In doubles the same grams as in whole numbers of any size. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, decimal, multiply } from './decimal.ts'
import { apportion, DOUBLED_MAX, gramsFromKg, roundedQuotient, wholeQuotient } from './quantity.ts'
import { rational } from './rational.ts'
import { scaled } from './scaled.ts'

const figure = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, scale]) => ({
    digits: BigInt(digits),
    scale,
  }))
const text = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.option(fc.stringMatching(/^\d{1,6}$/)))
  .map(([whole, fraction]) => (fraction === null ? `${whole}` : `${whole}.${fraction}`))

test.each([1, 2, 3, 4])('of %i figures', (count) => {
  fc.assert(
    fc.property(fc.array(figure, { minLength: count, maxLength: count }), text, (figures, quantity) => {
      const found = scaled(
        figures.map((one) => rational(one)),
        1000,
      )(decimal(quantity))
      const parts = figures.map((one) => multiply(one, decimal(quantity)))
      const grams = gramsFromKg(parts.reduce(add))
      expect(found).toEqual({ grams, parts: apportion(grams, parts) })
    }),
    { numRuns: 2000 },
  )
})

test('quotients of doubles are those of whole numbers, next to a whole quotient too', () => {
  const near = fc
    .tuple(
      fc.integer({ min: 1, max: 94_906_265 }),
      fc.integer({ min: 1, max: 47_453_132 }),
      fc.integer({ min: -1, max: 1 }),
    )
    .map(([bottom, times, beside]) => [Math.max(0, bottom * times + beside), bottom] as const)
  const any = fc.tuple(fc.integer({ min: 0, max: DOUBLED_MAX }), fc.integer({ min: 1, max: DOUBLED_MAX }))
  fc.assert(
    fc.property(fc.oneof(near, any), ([top, bottom]) => {
      const [n, d] = [BigInt(top), BigInt(bottom)]
      expect(BigInt(wholeQuotient(top, bottom))).toBe(n / d)
      expect(BigInt(roundedQuotient(top, bottom))).toBe((2n * n + d) / (2n * d))
    }),
    { numRuns: 5000 },
  )
})

test('half a gram goes up: 0.0005 kg', () => {
  expect(scaled([rational(decimal('0.0005'))], 1000)({ digits: 1, scale: 0 })).toEqual({
    grams: 1,
    parts: [1],
  })
})

test('of quotients: 1/3 + 1/6 kg of 5 are 2.5 kg, 2 to 1', () => {
  const third = rational(decimal(1), decimal(3))
  const sixth = rational(decimal('0.5'), decimal(3))
  expect(scaled([third, sixth], 1000)({ digits: 5, scale: 0 })).toEqual({ grams: 2500, parts: [1667, 833] })
})

test('beyond what a double holds', () => {
  // 123,456.789 kg x 999,999,999 = 123,456,788,876,543.211 kg, as whole grams.
  expect(scaled([rational(decimal('123456.789'))], 1000)({ digits: 999_999_999, scale: 3 }).grams).toBe(
    123_456_788_876_543,
  )
})
