/** The engine's arithmetic, against fractions that are not its own. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, type Decimal, decimal, digitsAt, multiply, toNumber } from '../../src/engine/numbers/decimal.ts'
import {
  apportion,
  gramsFromKg,
  kgFromGrams,
  roundedDecimal,
  roundedRatio,
} from '../../src/engine/numbers/quantity.ts'
import { at, distance, kgText, roundedTo } from './exact.ts'
import { compared, type Fraction, fraction, product, quotient, rounded, sum } from './fractions.ts'

const asFraction = ({ digits, scale }: Decimal): Fraction => ({ top: digits, bottom: 10n ** BigInt(scale) })
const same = (a: Decimal, b: Fraction) => expect(compared(asFraction(a), b)).toBe(0)

const anyDecimal = fc.record({
  digits: fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
  scale: fc.integer({ min: 0, max: 20 }),
})
const weight = fc.oneof(
  fc.record({ digits: fc.bigInt({ min: 0n, max: 10n ** 12n }), scale: fc.integer({ min: 0, max: 12 }) }),
  fc.record({ digits: fc.bigInt({ min: 0n, max: 9n }), scale: fc.constant(0) }),
)
const weights = fc.array(weight, { minLength: 1, maxLength: 6 })
const total = fc.oneof(fc.nat(), fc.maxSafeNat(), fc.integer({ min: 0, max: 20 }))

const remainderOf = ({ top, bottom }: Fraction): Fraction => ({ top: top % bottom, bottom })
const hasTies = (all: Fraction[]) =>
  all.some((one, index) => all.slice(index + 1).some((other) => compared(one, other) === 0))
const permutation = <T>(all: T[]) =>
  fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })

describe('rounding', () => {
  test.each([
    // A half goes away from zero, on the decimal value and not on its nearest double.
    ['0.0005', 1],
    ['0.00049999999999999999', 0],
    ['0.0015', 2],
    ['0.0025', 3],
    ['1.0005', 1001],
    ['2.6745', 2675],
    ['-0.0005', -1],
    ['-0.0004999', 0],
    ['-0.0015', -2],
    ['-0.0025', -3],
    ['-1.00050', -1001],
    ['31.2', 31200],
    ['0', 0],
    ['9007199254740.991', 9007199254740991],
  ])('%s kg are %i g', (kg, grams) => {
    expect(gramsFromKg(decimal(kg)) + 0).toBe(grams)
  })

  test('any mass: as by exact fractions', () => {
    const property = fc.property(anyDecimal, (mass) => {
      const expected = rounded(product(asFraction(mass), fraction(1000)))
      if (expected > Number.MAX_SAFE_INTEGER || expected < Number.MIN_SAFE_INTEGER)
        expect(() => gramsFromKg(mass)).toThrow(RangeError)
      else expect(BigInt(gramsFromKg(mass))).toBe(expected)
    })
    fc.assert(property, { numRuns: 2000 })
  })

  test('masses on either side of a half, and on it', () => {
    const property = fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.constantFrom(-1n, 0n, 1n),
      (grams, off) => {
        // grams + 0.5 g, less or more by 1e-12 g
        const mass = { digits: BigInt(grams) * 10n ** 12n + 5n * 10n ** 11n + off, scale: 15 }
        const isUp = grams >= 0 ? off >= 0n : off > 0n
        expect(gramsFromKg(mass) + 0).toBe((isUp ? grams + 1 : grams) + 0)
      },
    )
    fc.assert(property)
  })

  test('beyond 2^53 - 1 grams there is no answer, not a wrong one', () => {
    for (const kg of ['9007199254740.9915', '9007199254740.992', '1e13', '-1e13']) {
      expect(() => gramsFromKg(decimal(kg))).toThrow(RangeError)
    }
  })

  test('ratios with any number of decimals', () => {
    const divisor = anyDecimal.filter(({ digits }) => digits !== 0n)
    const property = fc.property(
      anyDecimal,
      divisor,
      fc.integer({ min: 0, max: 6 }),
      (top, bottom, places) => {
        const exact = quotient(asFraction(top), asFraction(bottom))
        expect(roundedRatio(top, bottom, places) + 0).toBe(roundedTo(exact, places) + 0)
      },
    )
    fc.assert(property, { numRuns: 1000 })
    // 1/8 = 0.125, -1/8, 1/20 = 0.05
    expect(roundedRatio(decimal(1), decimal(8), 2)).toBe(0.13)
    expect(roundedRatio(decimal(-1), decimal(8), 2)).toBe(-0.13)
    expect(roundedRatio(decimal(1), decimal(-20), 1)).toBe(-0.1)
  })

  test('decimals with fewer places', () => {
    const property = fc.property(anyDecimal, fc.integer({ min: 0, max: 20 }), (value, places) => {
      const short = roundedDecimal(value, places)
      expect(short.scale).toBeLessThanOrEqual(Math.max(places, 0))
      const exact = rounded(product(asFraction(value), fraction(`1e${places}`)))
      same(short, { top: exact, bottom: 10n ** BigInt(places) })
    })
    fc.assert(property, { numRuns: 1000 })
  })

  test('kilograms of any grams: three decimals, written in full', () => {
    // 1e9 of the largest factor (a therm with well-to-tank) are below 1e13 g.
    const property = fc.property(fc.integer({ min: 0, max: 1e13 }), (grams) => {
      const kg = kgFromGrams(grams)
      expect(JSON.stringify(kg)).toBe(kgText(grams))
      expect(Math.round(kg * 1000)).toBe(grams)
    })
    fc.assert(property, { numRuns: 2000 })
  })
})

describe('apportioning', () => {
  const shareOf = (whole: number, all: Decimal[], one: Decimal): Fraction =>
    quotient(product(fraction(whole), asFraction(one)), sum(...all.map(asFraction)))
  const isNothing = (all: Decimal[]) => all.every(({ digits }) => digits === 0n)

  test('whole parts that add up, none negative, each within one of its exact share', () => {
    const property = fc.property(total, weights, (whole, all) => {
      const parts = apportion(whole, all)
      expect(parts).toHaveLength(all.length)
      expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true)
      expect(parts.reduce((sofar, part) => sofar + BigInt(part), 0n)).toBe(BigInt(whole))
      if (isNothing(all)) return
      for (const [index, one] of all.entries()) {
        const off = distance(fraction(at(parts, index)), shareOf(whole, all, one))
        expect(compared(off, fraction(1))).toBe(-1)
        if (one.digits === 0n) expect(parts[index]).toBe(0)
      }
    })
    fc.assert(property, { numRuns: 2000 })
  })

  test('the largest remainders get what is left', () => {
    const property = fc.property(total, weights, (whole, all) => {
      if (isNothing(all)) return
      const parts = apportion(whole, all)
      const over = all.map((one, index) => {
        const share = shareOf(whole, all, one)
        return { more: BigInt(at(parts, index)) - share.top / share.bottom, remainder: remainderOf(share) }
      })
      for (const winner of over.filter(({ more }) => more === 1n)) {
        for (const loser of over.filter(({ more }) => more === 0n)) {
          expect(compared(winner.remainder, loser.remainder)).toBeGreaterThanOrEqual(0)
        }
      }
    })
    fc.assert(property, { numRuns: 1000 })
  })

  test('the order of the weights is of no matter, but for ties', () => {
    const shuffled = weights.chain((all) => fc.tuple(fc.constant(all), permutation([...all.keys()])))
    const property = fc.property(total, shuffled, (whole, [all, order]) => {
      fc.pre(!isNothing(all) && !hasTies(all.map((one) => remainderOf(shareOf(whole, all, one)))))
      const parts = apportion(whole, all)
      const again = apportion(
        whole,
        order.map((index) => at(all, index)),
      )
      expect(again).toEqual(order.map((index) => at(parts, index)))
    })
    fc.assert(property, { numRuns: 500 })
  })

  test('ties go to the earlier part', () => {
    const one = decimal(1)
    expect(apportion(1, [one, one])).toEqual([1, 0])
    expect(apportion(2, [one, one, one])).toEqual([1, 1, 0])
    expect(apportion(5, [decimal('0.5'), decimal('0.50')])).toEqual([3, 2])
  })

  test('by hand: 100 g by 1 : 2 : 4 are 14.29, 28.57 and 57.14; 10 g by 1 : 1 : 4 are 1.67, 1.67 and 6.67', () => {
    expect(apportion(100, [1, 2, 4].map(decimal))).toEqual([14, 29, 57])
    expect(apportion(10, [1, 1, 4].map(decimal))).toEqual([2, 2, 6])
  })

  test('without any weight the first part takes all', () => {
    expect(apportion(7, [decimal(0), decimal('0.000'), decimal(0)])).toEqual([7, 0, 0])
  })
})

describe('decimals', () => {
  test('any double comes back', () => {
    const property = fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(toNumber(decimal(value)) + 0).toBe(value + 0)
      expect(toNumber(decimal(String(value))) + 0).toBe(value + 0)
    })
    fc.assert(property, { numRuns: 2000 })
  })

  const spelling = fc
    .tuple(
      fc.constantFrom('', '-'),
      fc.stringMatching(/^\d{1,20}$/),
      fc.stringMatching(/^(\.\d{0,20})?$/),
      fc.stringMatching(/^([eE][+-]?\d{1,2})?$/),
    )
    .map((parts) => parts.join(''))

  test('any spelling is taken by its exact value', () => {
    fc.assert(
      fc.property(spelling, (text) => {
        const value = decimal(text)
        expect(value.scale).toBeGreaterThanOrEqual(0)
        same(value, fraction(text))
      }),
      { numRuns: 2000 },
    )
  })

  test('sums and products are exact', () => {
    const property = fc.property(anyDecimal, anyDecimal, (a, b) => {
      same(add(a, b), sum(asFraction(a), asFraction(b)))
      same(multiply(a, b), product(asFraction(a), asFraction(b)))
      expect(digitsAt(a, a.scale + 3)).toBe(a.digits * 1000n)
    })
    fc.assert(property)
  })

  test.each([
    '',
    ' ',
    '.',
    '-',
    '+1',
    '--1',
    '1.2.3',
    'e5',
    '.e5',
    '1e',
    '1e1.5',
    '1e5x',
    '0x10',
    '1,5',
    '1_000',
    ' 1',
    '1 ',
    'NaN',
    'Infinity',
    '\u0661',
    '\uff11',
  ])('%j is no decimal', (text) => {
    expect(() => decimal(text)).toThrow(RangeError)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('nor is %d', (value) => {
    expect(() => decimal(value)).toThrow(RangeError)
  })
})
