import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { gramsFromQuotient } from './quantity.ts'
import {
  addEach,
  addRationals,
  ceiling,
  divideRationals,
  multiplyRationals,
  type Rational,
  rational,
  subtractRationals,
  withCommonDenominator,
} from './rational.ts'

const of = (numerator: number, denominator: number) => rational(decimal(numerator), decimal(denominator))
/** Of 600 g: whole numbers for all quotients of 2, 3, 5 and their products up to 600. */
const of600 = (value: Rational) => {
  const { numerator, denominator } = multiplyRationals(value, of(600, 1))
  return gramsFromQuotient(numerator, denominator)
}

test('sums, differences, products and quotients', () => {
  expect(of600(addRationals(of(1, 2), of(1, 3)))).toBe(500) // 5/6
  expect(of600(addRationals(of(1, 5), of(3, 5)))).toBe(480) // 4/5
  expect(of600(subtractRationals(of(1, 2), of(1, 3)))).toBe(100) // 1/6
  expect(of600(multiplyRationals(of(2, 3), of(1, 5)))).toBe(80) // 2/15
  expect(of600(divideRationals(of(1, 3), of(5, 2)))).toBe(80) // 2/15
})

test('name by name', () => {
  const sum = addEach({ fuel: of(1, 2), power: of(1, 3) }, { fuel: of(1, 3), power: of(1, 5) })
  expect([of600(sum.fuel), of600(sum.power)]).toEqual([500, 320]) // 5/6 and 8/15
})

test.each([
  [7, 2, 4],
  [6, 2, 3],
  [0, 5, 0],
  [0.1, 0.03, 4],
])('the least whole number from %f / %f on is %i', (numerator, denominator, least) => {
  expect(ceiling(of(numerator, denominator))).toBe(least)
})

test('one denominator for all: 1/2, 1/3 and 1/2 are 3/6, 2/6 and 3/6', () => {
  const { numerators, denominator } = withCommonDenominator([of(1, 2), of(1, 3), of(1, 2)])
  expect(numerators).toEqual([decimal(3), decimal(2), decimal(3)])
  expect(denominator).toEqual(decimal(6))
})
