import { expect, test } from 'vitest'
import { edition } from '../../../../test/support/app.ts'
import { decimal } from '../../../core/decimal.ts'
import { gramsFromQuotient } from '../../../core/quantity.ts'
import { addRationals, multiplyRationals, type Rational, rational } from '../../../core/rational.ts'
import { lostPerKwh } from '../grid-losses.ts'
import type { Grid } from './grid.ts'
import { gridsOf } from './grids.ts'
import { tractionEmissions } from './traction.ts'

function grid(direct: string, upstream: string, lossPercent: string): Grid {
  const any = gridsOf(edition).byCountry.get('FR') as Grid
  return {
    ...any,
    direct: rational(decimal(direct)),
    upstream: rational(decimal(upstream)),
    lostDirect: lost(direct, lossPercent),
    lostUpstream: lost(upstream, lossPercent),
  }
}

/** loss / (100 - loss) on top of what arrives. */
const lost = (grams: string, percent: string) =>
  multiplyRationals(rational(decimal(grams)), lostPerKwh(decimal(percent)))

const grams = ({ numerator, denominator }: Rational) => gramsFromQuotient(numerator, denominator)

test('kWh at the plug, over what arrives of each kWh generated, by the metres in each country', () => {
  // 0.2 kWh/km × 90 km = 18 kWh, 10 % lost: 20 kWh generated, × 100 g = 2,000 g direct, × 20 g = 400 g upstream.
  // 0.2 kWh/km × 10 km = 2 kWh, 20 % lost: 2.5 kWh generated, × 400 g = 1,000 g direct, × 40 g = 100 g upstream.
  const { direct, upstream } = tractionEmissions(decimal('0.2'), [
    { grid: grid('100', '20', '10'), distanceMetres: 90_000 },
    { grid: grid('400', '40', '20'), distanceMetres: 10_000 },
  ])
  expect(grams(direct)).toBe(3000)
  expect(grams(upstream)).toBe(500)
  expect(grams(addRationals(direct, upstream))).toBe(3500)
})

test('nothing is rounded on the way: three countries of a third each', () => {
  // 0.3 kWh/km × 1 m = 0.0003 kWh; 7 % lost: × 100 / 93 × 93 g = 0.03 g a metre; a thousand such metres are 30 g.
  const stretches = [333, 333, 334].map((distanceMetres) => ({ grid: grid('93', '0', '7'), distanceMetres }))
  const { direct } = tractionEmissions(decimal('0.3'), stretches)
  expect(grams(direct)).toBe(30)
})

test('no distance is no emissions', () => {
  const { direct } = tractionEmissions(decimal('0.2'), [])
  expect(grams(direct)).toBe(0)
})
