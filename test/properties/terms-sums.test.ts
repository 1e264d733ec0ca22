/** The total of any terms is their exact sum, rounded once, and its parts add up to it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asRational } from '../../src/engine/calculation.ts'
import { planOf } from '../../src/engine/derive/plan.ts'
import { totalsOf } from '../../src/engine/derive/totals.ts'
import { decimal } from '../../src/engine/numbers/decimal.ts'
import type { Term } from '../../src/engine/term.ts'
import { GRAMS, type MassUnit, MICROGRAMS } from '../../src/engine/units.ts'
import { runs } from '../support/long.ts'
import {
  anySample,
  entryOf,
  inTotal,
  mostOf,
  ofOneMeasure,
  ofSeveralMeasures,
  type Sample,
  UNITY,
  unitsOf,
} from './any-terms.ts'
import {
  compared,
  type Fraction,
  isNothing,
  NOTHING,
  product,
  quotient,
  rounded,
  sum,
  wholeAndRest,
  wholeNumber,
} from './fractions.ts'

const UNITS: [string, MassUnit][] = [
  ['grams', GRAMS],
  ['micrograms', MICROGRAMS],
]

/** The parts of the total, in the order in which the terms have them, and exact weights of each. */
function partsOf({ terms, measures }: Sample, unit: MassUnit) {
  const names = [...new Set(inTotal(terms).map(({ part }) => part))]
  const weights = names.map((name) =>
    unitsOf(
      inTotal(terms).filter(({ part }) => part === name),
      measures,
      unit,
    ),
  )
  return { names, weights }
}

function totalsIn({ terms, measures }: Sample, names: readonly string[], unit: MassUnit) {
  const { total, parts } = totalsOf(inTotal(terms), names, unit)(measures)
  return { total: BigInt(total), parts: parts.map(BigInt) }
}

describe.each(UNITS)('in %s', (_, unit) => {
  test.each([
    ['one measure', ofOneMeasure(unit)],
    ['several measures', ofSeveralMeasures(mostOf(unit))],
  ])('of %s, the total is the exact sum, rounded once', (_, samples) => {
    const property = fc.property(samples, (sample) => {
      const exact = unitsOf(inTotal(sample.terms), sample.measures, unit)
      const { total } = totalsIn(sample, partsOf(sample, unit).names, unit)
      expect(total).toBe(rounded(exact))
    })
    fc.assert(property, runs(300, 3000))
  })

  test.each([
    ['one measure', ofOneMeasure(unit)],
    ['several measures', ofSeveralMeasures(mostOf(unit))],
  ])('of %s, parts add up to the total, the units left to the largest rests', (_, samples) => {
    const property = fc.property(samples, (sample) => {
      const { names, weights } = partsOf(sample, unit)
      const { total, parts } = totalsIn(sample, names, unit)
      expect(parts.reduce((a, b) => a + b, 0n)).toBe(total)
      expectShares(parts, total, weights)
    })
    fc.assert(property, runs(300, 3000))
  })

  test('a plan has the same total and the same parts', () => {
    const property = fc.property(anySample(unit), (sample) => {
      const plan = planOf(sample.terms, { unit, breakdown: {} })
      const { names, weights } = partsOf(sample, unit)
      const { total, parts } = plan.result(sample.measures)
      expect(plan.parts).toEqual(names)
      expect(total).toBe(Number(rounded(sum(...weights))))
      expect(plan.total(sample.measures)).toBe(total)
      expectShares(parts.map(BigInt), BigInt(total), weights)
    })
    fc.assert(property, runs(200, 1500))
  })

  test('parts of the breakdown come first, in its order, also those without a term', () => {
    const property = fc.property(anySample(unit), (sample) => {
      const breakdown = { second: { part: 'embodied' }, first: { part: 'direct' } } as const
      const { parts } = planOf(sample.terms, { unit, breakdown })
      const others = inTotal(sample.terms).map(({ part }) => part)
      expect(parts).toEqual([...new Set(['embodied', 'direct', ...others])])
    })
    fc.assert(property, runs(50, 500))
  })
})

/**
 * Each share is the whole number below its exact one, or the next; those that got one more have rests at least as large,
 * and come earlier where the rests are equal. Without anything to divide by, all is of the first.
 */
function expectShares(shares: readonly bigint[], total: bigint, weights: readonly Fraction[]): void {
  const all = sum(...weights)
  if (isNothing(all)) {
    expect(shares).toEqual(shares.map((_, at) => (at === 0 ? total : 0n)))
    return
  }
  const exact = weights.map((weight) => wholeAndRest(quotient(product(wholeNumber(total), weight), all)))
  const more = shares.map((share, at) => share - (exact[at]?.whole ?? 0n))
  expect(more.every((one) => one === 0n || one === 1n)).toBe(true)
  const rest = (at: number) => exact[at]?.rest ?? NOTHING
  for (const [at, own] of more.entries()) {
    for (const [other, itsOwn] of more.entries()) {
      if (own === 1n && itsOwn === 0n) {
        const order = compared(rest(at), rest(other))
        expect(order > 0 || (order === 0 && at < other)).toBe(true)
      }
    }
  }
}

const one = (value: string, more: Partial<Term> = {}): Term => ({
  entry: entryOf(`factor ${value}`, decimal(value)),
  quantity: UNITY,
  of: 'amount',
  unit: 'units',
  part: 'direct',
  line: 'scope_1',
  gwp: 'ipcc_ar5_gwp100',
  inputs: [],
  ...more,
})

const total = (terms: readonly Term[], unit: MassUnit, amount: string) =>
  planOf(terms, { unit, breakdown: {} }).total({ amount: decimal(amount) })

describe('by hand', () => {
  test('half a unit goes up: 0.0005 kg is 1 g, 0.00049 kg is 0 g', () => {
    expect(total([one('0.0005')], GRAMS, '1')).toBe(1)
    expect(total([one('0.00049')], GRAMS, '1')).toBe(0)
    expect(total([one('0.0000000005')], MICROGRAMS, '1')).toBe(1)
    expect(total([one('0.00000000049')], MICROGRAMS, '1')).toBe(0)
  })

  test('the sum is rounded and not the terms: 0.3 g + 0.3 g is 1 g', () => {
    expect(total([one('0.0003'), one('0.0003', { part: 'wtt' })], GRAMS, '1')).toBe(1)
  })

  test('of equal rests the earlier part has the unit: 1 g in halves, 2 g in thirds', () => {
    const parts = (...terms: Term[]) =>
      planOf(terms, { unit: GRAMS, breakdown: {} }).result({ amount: decimal(1) }).parts
    expect(parts(one('0.0005'), one('0.0005', { part: 'wtt' }))).toEqual([1, 0])
    const third = { quantity: { numerator: decimal(2), denominator: decimal(3) } }
    const thirds = (['direct', 'wtt', 'supply'] as const).map((part) => one('0.001', { part, ...third }))
    expect(parts(...thirds)).toEqual([1, 1, 0])
  })
})

describe('beyond what doubles hold, in micrograms', () => {
  const large = ofSeveralMeasures(2_000_000_000).map(({ terms, measures }) => ({
    terms,
    measures: Object.fromEntries(Object.entries(measures).map(([name, one]) => [name, asRational(one)])),
  }))

  test('the total has every digit, and so has each part', () => {
    let beyond = 0
    const property = fc.property(large, (sample) => {
      const { names, weights } = partsOf(sample, MICROGRAMS)
      const { total, parts } = totalsIn(sample, names, MICROGRAMS)
      const exact = rounded(sum(...weights))
      if (exact > BigInt(Number.MAX_SAFE_INTEGER)) beyond++
      expect(total).toBe(exact)
      expectShares(parts, total, weights)
      const result = planOf(sample.terms, { unit: MICROGRAMS, breakdown: {} }).result(sample.measures)
      expect([result.total, ...result.parts].map(BigInt)).toEqual([total, ...parts])
      if (result.lines.length === 1) expect(result.lines.map(BigInt)).toEqual([total])
    })
    fc.assert(property, runs(200, 1500))
    expect(beyond).toBeGreaterThan(50)
  })

  test('a total that a double holds is a number, and every other one a bigint', () => {
    const property = fc.property(large, ({ terms, measures }) => {
      const plan = planOf(terms, { unit: MICROGRAMS, breakdown: {} })
      const exact = rounded(unitsOf(inTotal(terms), measures, MICROGRAMS))
      const isHeld = exact <= BigInt(Number.MAX_SAFE_INTEGER)
      expect(plan.total(measures)).toBe(isHeld ? Number(exact) : exact)
    })
    fc.assert(property, runs(100, 1000))
  })

  test('one decimal measure is for domains with a limit: beyond 2^53 - 1 units it throws', () => {
    const held = '9007199.254740991'
    expect(total([one('1')], MICROGRAMS, held)).toBe(Number.MAX_SAFE_INTEGER)
    expect(() => total([one('1')], MICROGRAMS, '9007199.254740992')).toThrow(RangeError)
  })

  test('it is shown as the nearest number of grams', () => {
    const property = fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (micrograms) => {
      expect(MICROGRAMS.shown(micrograms)).toBe(Number(`${micrograms}e-6`))
    })
    fc.assert(property, runs(50, 500))
  })
})
