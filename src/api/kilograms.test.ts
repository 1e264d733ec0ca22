import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kgOf, kgText } from './kilograms.ts'

test.each([
  [0, '0'],
  [1, '0.001'],
  [40, '0.04'],
  [500, '0.5'],
  [1000, '1'],
  [31_200, '31.2'],
  [999_999_999_999, '999999999.999'],
  [1_000_000_000_001, '1000000000.001'],
  [0.5, '0.0005'],
  [-1500, '-1.5'],
])('%d grams are %s kg', (grams, kg) => {
  expect(kgText(grams)).toBe(kg)
})

test('as JSON writes the number', () => {
  const grams = fc.oneof(
    fc.integer({ min: 0, max: 2_000_000 }),
    fc.maxSafeNat(),
    fc.integer({ min: 0, max: 2_000_000_000 }).map((micrograms) => micrograms / 1_000_000),
  )
  fc.assert(
    fc.property(grams, (amount) => {
      expect(kgText(amount)).toBe(JSON.stringify(kgOf(amount)))
    }),
    { numRuns: 5000 },
  )
})
