/** What contributions in proportion to one quantity are for so much of it: what is fixed is multiplied once. */
import { type Contribution, massOf } from './contribution.ts'
import { toCommonDenominator } from './numbers/common-denominator.ts'
import { multiply, tenTo } from './numbers/decimal.ts'
import { significant } from './numbers/quantity.ts'
import type { Rational } from './numbers/rational.ts'

/** Quantity and kilograms of each contribution, one after another, as they are shown. */
export type Multiples = (quantity: Rational) => number[]

/** `ofOne`: the contributions for a quantity of 1. */
export function multiples(ofOne: readonly Contribution[]): Multiples {
  const rates = ofOne.flatMap((one) => [short(one.quantity), short(massOf(one))])
  return ({ numerator, denominator }) =>
    rates.map((rate) =>
      significant(multiply(numerator, rate.numerator), multiply(denominator, rate.denominator)),
    )
}

/** Longer ones have no end as decimals, or hardly any. */
const DECIMALS_MAX = 30

/** The same in lowest terms; over 1 where it has an end as a decimal. */
function short(rate: Rational): Rational {
  const { numerators, denominator } = toCommonDenominator([rate])
  const [numerator = 0n] = numerators
  for (let scale = 0; scale <= DECIMALS_MAX; scale++) {
    if (tenTo(scale) % denominator !== 0n) continue
    const digits = numerator * (tenTo(scale) / denominator)
    return { numerator: { digits, scale }, denominator: { digits: 1n, scale: 0 } }
  }
  return { numerator: { digits: numerator, scale: 0 }, denominator: { digits: denominator, scale: 0 } }
}
