/** Ranges contain their figure, and a sum is in no more doubt than all that it is made of (docs/methods/uncertainty.md). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Breakdown } from '../../src/engine/breakdown.ts'
import type { Measures } from '../../src/engine/calculation.ts'
import { type Plan, planOf } from '../../src/engine/derive/plan.ts'
import { rangeFigures } from '../../src/engine/derive/range.ts'
import { decimal } from '../../src/engine/numbers/decimal.ts'
import type { Spread } from '../../src/engine/spread.ts'
import type { Term } from '../../src/engine/term.ts'
import { GRAMS, type MassUnit, MICROGRAMS } from '../../src/engine/units.ts'
import { runs } from '../support/long.ts'
import { anySample, entryOf, inTotal, kilogramsOf, PARTS, UNITY } from './any-terms.ts'
import { sum } from './fractions.ts'
import { doubleOf, endsByHand, expectEnds, ROUNDING } from './ranges-by-hand.ts'

const UNITS: [string, MassUnit][] = [
  ['grams', GRAMS],
  ['micrograms', MICROGRAMS],
]

/** All parts that a sample may have: together they are the total. */
const BREAKDOWN: Breakdown = Object.fromEntries(PARTS.map((part) => [part, { part }]))

/** In whole units: beyond it, what an end may be off by as a product of doubles is a unit or more. */
const AMOUNT_MAX = 1e12

/** Pairs of what is shown: the total and its ends, then each part and its ends. */
function shownRanges(plan: Plan, measures: Measures) {
  const result = plan.result(measures)
  const amounts = plan.amounts(measures).map(Number)
  const ends = rangeFigures(plan.range(measures), Number(result.total), amounts, plan.unit)
  return [result.total, ...amounts].map((whole, at) => ({
    amount: plan.unit.shown(whole),
    low: ends[2 * at] ?? Number.NaN,
    high: ends[2 * at + 1] ?? Number.NaN,
  }))
}

describe.each(UNITS)('in %s', (_, unit) => {
  test('every amount lies within its range: the total and all parts', () => {
    const property = fc.property(anySample(unit), ({ terms, measures }) => {
      const plan = planOf(terms, { unit, breakdown: BREAKDOWN })
      fc.pre(plan.total(measures) < AMOUNT_MAX)
      const ranges = shownRanges(plan, measures)
      expect(ranges).toHaveLength(1 + PARTS.length)
      for (const { low, amount, high } of ranges) {
        expect(low).toBeGreaterThanOrEqual(0)
        expect(low).toBeLessThanOrEqual(amount)
        expect(high).toBeGreaterThanOrEqual(amount)
      }
    })
    fc.assert(property, runs(300, 3000))
  })

  // Of its terms, and not of its parts: two terms of one part that share nothing may be tied by a third of another part.
  test('a sum is never in more doubt than all of its terms together', () => {
    const property = fc.property(anySample(unit), ({ terms, measures }) => {
      const rangeOf = (some: readonly Term[]) => {
        const { whole } = planOf(some, { unit, breakdown: {} }).range(measures)
        const kg = doubleOf(sum(...some.map((term) => kilogramsOf(term, measures))))
        return { below: kg * (1 - whole.low), above: kg * (whole.high - 1), kg }
      }
      const all = rangeOf(inTotal(terms))
      const alone = inTotal(terms).map((term) => rangeOf([term]))
      for (const end of ['below', 'above'] as const) {
        const together = alone.reduce((all, one) => all + one[end], 0)
        expect(all[end]).toBeLessThanOrEqual(together + ROUNDING * (all.kg + together))
      }
    })
    fc.assert(property, runs(300, 3000))
  })

  test('what shares a figure is added, and everything else as squares', () => {
    const property = fc.property(anySample(unit), ({ terms, measures }) => {
      const { whole, parts } = planOf(terms, { unit, breakdown: BREAKDOWN }).range(measures)
      const all = inTotal(terms).map((term) => ({ term, kg: kilogramsOf(term, measures) }))
      expectEnds(whole, endsByHand(all, all))
      for (const { name, span } of parts) {
        const ofPart = all.filter(({ term }) => term.part === name)
        expectEnds(span, endsByHand(ofPart, all))
      }
    })
    fc.assert(property, runs(300, 3000))
  })
})

const spread: fc.Arbitrary<Spread> = fc
  .record({
    low: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
    high: fc.double({ min: 1.05, max: 20, noNaN: true }),
  })
  .map((ends) => ({ id: 'one', label: 'one', ...ends }))

const kilogram = (id: string, ranges: readonly Spread[], more: Partial<Term> = {}): Term => ({
  entry: entryOf(id, decimal(1), { ranges }),
  quantity: UNITY,
  of: 'amount',
  unit: 'units',
  part: 'direct',
  line: 'scope_1',
  gwp: 'ipcc_ar5_gwp100',
  inputs: [],
  ...more,
})

const spanOf = (...terms: Term[]) =>
  planOf(terms, { unit: GRAMS, breakdown: {} }).range({ amount: decimal(3), other: decimal(3) }).whole

describe('two kilograms', () => {
  test.each([
    ['one measure', 'amount'],
    ['two measures', 'other'],
  ])('of one factor move together, by %s: as far as one of them', (_, of) => {
    const property = fc.property(spread, (one) => {
      const both = spanOf(kilogram('a', [one]), kilogram('a', [one], { part: 'wtt', of }))
      expectEnds(both, spanOf(kilogram('a', [one])))
      expectEnds(both, one)
    })
    fc.assert(property, runs(50, 500))
  })

  test('of two factors that share nothing: less far, by the root of two', () => {
    const property = fc.property(spread, (one) => {
      const both = spanOf(kilogram('a', [one]), kilogram('b', [one]))
      const half = (end: number) => 1 + (end - 1) / Math.SQRT2
      expectEnds(both, { low: half(one.low), high: half(one.high) })
    })
    fc.assert(property, runs(50, 500))
  })

  test('of two factors with a doubt in common, or with one input: as far as one of them', () => {
    const property = fc.property(spread, (one) => {
      const shared = { ...one, isShared: true } as const
      expectEnds(spanOf(kilogram('a', [shared]), kilogram('b', [shared])), one)
      const inputs = [entryOf('share', decimal(1), { ranges: [one] })]
      expectEnds(spanOf(kilogram('a', [], { inputs }), kilogram('b', [], { inputs })), one)
    })
    fc.assert(property, runs(50, 500))
  })

  test.each([
    ['one measure', 'amount'],
    ['two measures', 'other'],
  ])('divided by one figure, of %s: their sum is in no doubt, and each of them is', (_, of) => {
    const property = fc.property(spread, (one) => {
      const splits = [entryOf('share', decimal(1), { ranges: [one] })]
      const divided = (id: string, more: Partial<Term>) =>
        kilogram(id, [], { inputs: splits, splits, ...more })
      // Two of a part, which are still not all that it divides.
      const terms = [divided('a', {}), divided('b', {}), divided('c', { part: 'wtt', of })]
      const measures = { amount: decimal(1), other: decimal(1) }
      const { whole, parts } = planOf(terms, { unit: GRAMS, breakdown: BREAKDOWN }).range(measures)
      expect([whole.low, whole.high]).toEqual([1, 1])
      for (const name of ['direct', 'wtt']) {
        const ofPart = parts.find((part) => part.name === name)
        expectEnds(ofPart?.span ?? { low: 0, high: 0 }, one)
      }
    })
    fc.assert(property, runs(50, 500))
  })
})

test('ends are shown as whole grams, away from the amount: of 1 g that may be 0.3333, and 1 g that may be 1.1111 times as much', () => {
  const third = { id: 'third', label: '', low: 0.3333, high: 1 }
  const ninth = { id: 'ninth', label: '', low: 1, high: 1.1111 }
  const terms = [kilogram('a', [third]), kilogram('b', [ninth], { part: 'wtt' })]
  const plan = planOf(terms, { unit: GRAMS, breakdown: BREAKDOWN })
  const ranges = shownRanges(plan, { amount: decimal('0.001') })
  const ofParts = ranges.slice(1).map(({ low, amount, high }) => [low, amount, high])
  // 1 g x 0.3333 down to 0 g, and 1 g x 1.1111 up to 2 g.
  expect(ofParts[PARTS.indexOf('direct')]).toEqual([0, 0.001, 0.001])
  expect(ofParts[PARTS.indexOf('wtt')]).toEqual([0.001, 0.001, 0.002])
})

test('a gas has the doubts that its factor names for it, and CO2 those of the factor', () => {
  const [whole, ofCh4, ofN2o] = [0.9, 0.5, 0.2].map((low) => ({
    id: `${low}`,
    label: '',
    low,
    high: 1 / low,
  }))
  const gasWeights = {
    co2: 0.8,
    ch4: 0.1,
    n2o: 0.1,
    basis: '',
    ranges: { ch4: [ofCh4 as Spread], n2o: [ofN2o as Spread] },
  }
  const entry = entryOf('a', decimal(1), { ranges: [whole as Spread], gasWeights })
  const breakdown: Breakdown = {
    co2: { part: 'direct', gas: 'co2' },
    ch4: { part: 'direct', gas: 'ch4' },
    n2o: { part: 'direct', gas: 'n2o' },
  }
  const { parts } = planOf([kilogram('a', [], { entry })], { unit: GRAMS, breakdown }).range({
    amount: decimal(1),
  })
  for (const [at, low] of [0.9, 0.5, 0.2].entries()) {
    expectEnds(parts[at]?.span ?? { low: 0, high: 0 }, { low, high: 1 / low })
  }
})

test('without spreads an amount is its own range', () => {
  expect(spanOf(kilogram('a', []), kilogram('b', []))).toEqual({ low: 1, high: 1, doubts: [], unranged: [] })
})
