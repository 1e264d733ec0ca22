/** What is shown of an exact quotient. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Decimal, decimal } from './decimal.ts'
import { apportionExact, gramsFromMicrograms, metresFromKm, significant } from './quantity.ts'

test.each([
  // 1 / 3, and 2 / 3 of which the sixteenth digit rounds up.
  ['1', '3', 0.333333333333333],
  ['2', '3', 0.666666666666667],
  // 10^5 / 1.000000000000001 = 99999.9999999999000…: its first digit is a hair below that of a power of ten.
  ['100000', '1.000000000000001', 99999.9999999999],
  // 1 - 10^-17 has seventeen nines, which are 1 in fifteen digits.
  ['0.99999999999999999', '1', 1],
  ['0', '7', 0],
])('%s over %s to fifteen digits', (numerator, denominator, shown) => {
  expect(significant(decimal(numerator), decimal(denominator))).toBe(shown)
})

const SIGNIFICANT_DIGITS = 15
const whole = fc.oneof(fc.bigInt({ min: 1n, max: 10n ** 6n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
const exact = fc.record({ digits: whole, scale: fc.integer({ min: 0, max: 25 }) })

function expectNearest(numerator: Decimal, denominator: Decimal): void {
  const [, digits = '', exponent] =
    /^([\d.]+)e([+-]\d+)$/.exec(significant(numerator, denominator).toExponential()) ?? []
  const mantissa = BigInt(digits.replace('.', '').padEnd(SIGNIFICANT_DIGITS, '0'))
  expect(String(mantissa)).toHaveLength(SIGNIFICANT_DIGITS)
  // With `mantissa x 10^power` for the figure: 2 |n - figure x d| <= d x 10^power, all of it times a power of ten.
  const power = Number(exponent) - SIGNIFICANT_DIGITS + 1
  const shift = Math.max(0, -power, numerator.scale)
  const top = numerator.digits * 10n ** BigInt(shift - numerator.scale + denominator.scale)
  const unit = denominator.digits * 10n ** BigInt(shift + power)
  const off = top - mantissa * unit
  expect(2n * (off < 0n ? -off : off) <= unit).toBe(true)
}

test('it is the nearest of fifteen digits', () => {
  fc.assert(fc.property(exact, exact, expectNearest), { numRuns: 5000 })
})

/** Of fifteen digits. */
const mantissa = fc.bigInt({ min: 10n ** 14n, max: 10n ** 15n - 2n })

test('it is so where doubles hold both, at half a digit and on either side of it', () => {
  // (m + 1/2 - 1/6), (m + 1/2) and (m + 1/2 + 1/6), times a power of ten: 6m + 2, 6m + 3 and 6m + 4 over 6.
  const property = fc.property(mantissa, fc.integer({ min: 0, max: 14 }), (m, power) => {
    const bottom = decimal(6 * 10 ** power)
    const shown = [2n, 3n, 4n].map((more) => {
      const top = { digits: 6n * m + more, scale: 0 }
      expectNearest(top, bottom)
      return significant(top, bottom)
    })
    expect(shown).toEqual([m, m + 1n, m + 1n].map((digits) => Number(`${digits}e-${power}`)))
  })
  fc.assert(property, { numRuns: 2000 })
})

test('two parts: what is left goes to the larger rest, of two alike to the first', () => {
  const parts = (total: bigint, ...weights: number[]) => apportionExact(total, weights.map(decimal))
  // 7 in halves is 3.5 each; in thirds 2.33 and 4.67, and the other way round.
  expect(parts(7n, 1, 1)).toEqual([4n, 3n])
  expect(parts(7n, 1, 2)).toEqual([2n, 5n])
  expect(parts(7n, 2, 1)).toEqual([5n, 2n])
  expect(parts(7n, 0, 1)).toEqual([0n, 7n])
})

test('micrograms as grams, below and above what a double holds', () => {
  // 2^53 = 9007199254740992; above it, 123456789012345678 micrograms are 123456789012.345678 g.
  expect(gramsFromMicrograms(1n)).toBe(0.000001)
  expect(gramsFromMicrograms(1_234_567n)).toBe(1.234567)
  expect(gramsFromMicrograms(123_456_789_012_345_678n)).toBe(Number('123456789012.345678'))
})

describe('metres', () => {
  test.each([
    [0, 0],
    [0.0004, 0],
    [0.0005, 1],
    [699.9994, 699_999],
    [699.9995, 700_000],
    // As floats 2.0005 x 1000 is 2000.5000000000002.
    [1.0005, 1001],
    [2.0005, 2001],
    [12.34, 12_340],
    [40_075.017, 40_075_017],
    [100_000.0005, 100_000_001],
    [5_000_000.0005, 5_000_000_001],
  ])('%s km', (km, metres) => {
    expect(metresFromKm(km)).toBe(metres)
  })

  test('are those of the decimal value, however close to a half', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e8 }),
        fc.integer({ min: 0, max: 9999 }),
        (metres, tenThousandths) => {
          const km = Number(`${metres}.${String(tenThousandths).padStart(4, '0')}e-3`)
          // Whole numbers alone: ten-thousandths of a metre, of which 5,000 and more round up.
          expect(metresFromKm(km)).toBe(tenThousandths >= 5000 ? metres + 1 : metres)
        },
      ),
    )
  })
})
