import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberText, thousandthText } from './number-text.ts'

test.each([
  [0, '0'],
  [-0, '0'],
  [12, '12'],
  [0.1, '0.1'],
  [31.2, '31.2'],
  [1.05, '1.05'],
  [0.001, '0.001'],
  [100.020003, '100.020003'],
  [0.000001, '0.000001'],
  [0.0000015, '0.0000015'],
  [1e-7, '1e-7'],
  [166.048648521, '166.048648521'],
  [0.1 + 0.2, '0.30000000000000004'],
  [123456789012.345, '123456789012.345'],
  [1e21, '1e+21'],
  [-1.5, '-1.5'],
  [Number.NaN, 'null'],
  [Number.POSITIVE_INFINITY, 'null'],
])('%d', (value, text) => {
  expect(numberText(value)).toBe(text)
})

test('as JSON has them', () => {
  const decimals = fc
    .tuple(fc.integer({ min: 0, max: 2 ** 50 }), fc.integer({ min: 0, max: 12 }))
    .map(([digits, scale]) => digits / 10 ** scale)
  fc.assert(
    fc.property(fc.oneof(decimals, fc.double()), (value) => {
      expect(numberText(value)).toBe(JSON.stringify(value))
    }),
    { numRuns: 20_000 },
  )
})

test('thousandths of whole numbers', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.maxSafeNat()), (whole) => {
      expect(thousandthText(whole)).toBe(JSON.stringify(whole / 1000))
    }),
    { numRuns: 5000 },
  )
})
