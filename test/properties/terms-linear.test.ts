/** More of the same: a result goes with its quantity, whether the amount grows or the terms do. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Measure, Measures } from '../../src/engine/calculation.ts'
import { massOf } from '../../src/engine/contribution.ts'
import { type Plan, planOf } from '../../src/engine/derive/plan.ts'
import type { Rational } from '../../src/engine/numbers/rational.ts'
import type { Term } from '../../src/engine/term.ts'
import { GRAMS, type MassUnit, MICROGRAMS } from '../../src/engine/units.ts'
import { runs } from '../support/long.ts'
import { anySample, inTotal, kilogramsOf } from './any-terms.ts'
import { compared, difference, type Fraction, fraction, fractionOf, isSame, product } from './fractions.ts'

const UNITS: [string, MassUnit][] = [
  ['grams', GRAMS],
  ['micrograms', MICROGRAMS],
]

const whole = (count: number): Rational => ({
  numerator: { digits: BigInt(count), scale: 0 },
  denominator: { digits: 1n, scale: 0 },
})

function multiplied(measure: Measure, count: number): Measure {
  if ('digits' in measure) return { digits: BigInt(measure.digits) * BigInt(count), scale: measure.scale }
  const { numerator, denominator } = measure
  return { numerator: { digits: numerator.digits * BigInt(count), scale: numerator.scale }, denominator }
}

const allTimes = (measures: Measures, count: number): Measures =>
  Object.fromEntries(Object.entries(measures).map(([name, one]) => [name, multiplied(one, count)]))

/** The same terms with so many times the quantity. */
const grown = (terms: readonly Term[], count: number): Term[] =>
  terms.map((term) => ({ ...term, quantity: multiplied(term.quantity, count) as Rational }))

/** All that a plan says of an amount. */
function saidOf(plan: Plan, measures: Measures) {
  const result = plan.result(measures)
  return {
    result,
    amounts: plan.amounts(measures),
    trail: plan.trailFigures(measures),
    range: plan.range(measures),
    shortRow: plan.shortRow(measures),
  }
}

/** 9 is below ten, so that a small sample stays one that doubles hold. */
const count = fc.integer({ min: 2, max: 9 })

describe.each(UNITS)('in %s', (_, unit) => {
  const view = {
    unit,
    breakdown: { direct: { part: 'direct' }, beside: { beside: 'biogenic_co2' } },
  } as const

  test('so many times the amount is the same as terms of so many times the quantity', () => {
    const property = fc.property(anySample(unit), count, ({ terms, measures }, times) => {
      const ofAmount = saidOf(planOf(terms, view), allTimes(measures, times))
      const ofTerms = saidOf(planOf(grown(terms, times), view), measures)
      // Widths are made of doubles, whose last digits go with the order of the steps.
      expect(ofTerms.result).toEqual(ofAmount.result)
      expect([ofTerms.amounts, ofTerms.trail]).toEqual([ofAmount.amounts, ofAmount.trail])
      expect(ofTerms.range.whole.low).toBeCloseTo(ofAmount.range.whole.low, 12)
      expect(ofTerms.range.whole.high).toBeCloseTo(ofAmount.range.whole.high, 9)
      expect(ofTerms.shortRow.factorIds).toEqual(ofAmount.shortRow.factorIds)
    })
    fc.assert(property, runs(200, 1500))
  })

  test('twice the amount is twice the total but for rounding', () => {
    const property = fc.property(anySample(unit), ({ terms, measures }) => {
      const plan = planOf(terms, view)
      const [once, twice] = [plan.total(measures), plan.total(allTimes(measures, 2))].map(BigInt)
      const drift = (twice ?? 0n) - 2n * (once ?? 0n)
      // Half a unit of one, taken twice, and half a unit of the other: below two, and whole.
      expect(drift >= -1n && drift <= 1n).toBe(true)
    })
    fc.assert(property, runs(200, 1500))
  })

  test('the trail of it has the exact quantities and kilograms, to fifteen digits', () => {
    const property = fc.property(anySample(unit), count, ({ terms, measures }, times) => {
      const much = allTimes(measures, times)
      const plan = planOf(terms, view)
      const figures = plan.trailFigures(much)
      const shown = [...inTotal(terms), ...terms.filter(({ line }) => line === 'beside')]
      expect(figures).toHaveLength(2 * shown.length)
      for (const [at, term] of shown.entries()) {
        const amount = product(fractionOf(whole(times)), fractionOf(measures[term.of] as Measure))
        const quantity = product(amount, fractionOf(term.quantity))
        expectShown(figures[2 * at] ?? Number.NaN, quantity)
        expectShown(figures[2 * at + 1] ?? Number.NaN, product(quantity, fractionOf(term.entry.value)))
        expect(isSame(fractionOf(massOf(term)), kilogramsOf(term, { [term.of]: whole(1) }))).toBe(true)
      }
    })
    fc.assert(property, runs(200, 1500))
  })
})

test('of nothing, everything is nothing', () => {
  const property = fc.property(anySample(GRAMS), ({ terms, measures }) => {
    const plan = planOf(terms, { unit: GRAMS, breakdown: {} })
    const { result, trail, range, shortRow } = saidOf(plan, allTimes(measures, 0))
    expect([result.total, ...result.parts, ...result.lines, ...trail].every((one) => one === 0)).toBe(true)
    expect(range.whole).toEqual({ low: 1, high: 1, doubts: [], unranged: [] })
    expect([shortRow.grams, shortRow.lowGrams, shortRow.highGrams]).toEqual([0, 0, 0])
  })
  fc.assert(property, runs(100, 1000))
})

/** Half a unit of the fifteenth digit, and no digit more. */
function expectShown(shown: number, exact: Fraction): void {
  const text = fraction(shown)
  const digits = String(shown).replace(/e.*/, '').replace('.', '').replace(/^0+/, '')
  expect(digits.replace(/0+$/, '').length).toBeLessThanOrEqual(15)
  const distance = difference(text, exact)
  const size = distance.top < 0n ? { ...distance, top: -distance.top } : distance
  expect(compared(size, product(exact, fraction('5e-15')))).toBeLessThanOrEqual(0)
}
