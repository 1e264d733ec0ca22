/** Somebody who knows nothing of a domain has a trail, a pocket calculator and the unit, and gets the same total. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeTrail } from '../../src/contract/present.ts'
import type { Measures } from '../../src/engine/calculation.ts'
import { planOf } from '../../src/engine/derive/plan.ts'
import { decimal } from '../../src/engine/numbers/decimal.ts'
import type { Term } from '../../src/engine/term.ts'
import { GRAMS, type MassUnit, MICROGRAMS } from '../../src/engine/units.ts'
import { runs } from '../support/long.ts'
import { anySample, entryOf, type Sample, UNITY } from './any-terms.ts'
import {
  compared,
  difference,
  type Fraction,
  fraction,
  product,
  rounded,
  sum,
  wholeNumber,
} from './fractions.ts'

/** What is read of an answer: JSON, and numbers as they are written there. */
interface Entry {
  readonly role: string
  readonly factor: number
  readonly quantity?: number
  readonly contribution_kg?: number
}

function answered({ terms, measures }: Sample, unit: MassUnit): { total: bigint; trail: readonly Entry[] } {
  const plan = planOf(terms, { unit, breakdown: {} })
  const trail = placeTrail(plan.trail, 'docs/methods/none.md', plan.trailFigures(measures))
  return { total: BigInt(plan.total(measures)), trail: JSON.parse(JSON.stringify(trail)) }
}

const counted = (trail: readonly Entry[]) => trail.filter(({ role }) => role === 'factor')
const kilograms = ({ quantity = Number.NaN, factor }: Entry) => product(fraction(quantity), fraction(factor))

/** Shown quantities have fifteen digits: a sum of them is off by no more than half a unit of the last, of each summand. */
const OFF = fraction('5e-15')

function bounds(exact: Fraction, { perKg }: MassUnit): { low: bigint; high: bigint } {
  const error = product(exact, OFF)
  const units = (kg: Fraction) => rounded(product(kg, wholeNumber(perKg)))
  return { low: units(difference(exact, error)), high: units(sum(exact, error)) }
}

const UNITS: [string, MassUnit][] = [
  ['grams', GRAMS],
  ['micrograms', MICROGRAMS],
]

describe.each(UNITS)('in %s', (_, unit) => {
  test('the sum of quantity x factor, rounded, is the total', () => {
    let certain = 0
    const property = fc.property(anySample(unit), (sample) => {
      const { total, trail } = answered(sample, unit)
      const { low, high } = bounds(sum(...counted(trail).map(kilograms)), unit)
      // Both are the same but where the sum is half a unit, to fifteen digits.
      if (low === high) certain++
      expect(low <= total && total <= high).toBe(true)
    })
    fc.assert(property, runs(300, 3000))
    expect(certain).toBeGreaterThan(200)
  })

  test('so is the sum of the kilograms that it says', () => {
    const property = fc.property(anySample(unit), (sample) => {
      const { total, trail } = answered(sample, unit)
      const stated = counted(trail).map(({ contribution_kg = Number.NaN }) => fraction(contribution_kg))
      const { low, high } = bounds(sum(...stated), unit)
      expect(low <= total && total <= high).toBe(true)
    })
    fc.assert(property, runs(200, 1500))
  })

  test('quantities of up to fifteen digits leave nothing to allow for', () => {
    const amount = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => `${thousandths}e-3`)
    const property = fc.property(anySample(unit), amount, ({ terms }, text) => {
      const plain = terms.map((term): Term => ({ ...term, quantity: UNITY, of: 'amount' }))
      const { total, trail } = answered({ terms: plain, measures: { amount: decimal(text) } }, unit)
      for (const { quantity } of counted(trail)) {
        expect(compared(fraction(quantity ?? Number.NaN), fraction(text))).toBe(0)
      }
      const exact = sum(...counted(trail).map(kilograms))
      expect(rounded(product(exact, wholeNumber(unit.perKg)))).toBe(total)
    })
    fc.assert(property, runs(300, 3000))
  })

  test('the trail has every term once, in its role, and every input', () => {
    const property = fc.property(anySample(unit), (sample) => {
      const { trail } = answered(sample, unit)
      const roles = (role: string) => trail.filter((one) => one.role === role).length
      const beside = sample.terms.filter(({ line }) => line === 'beside').length
      const inputs = new Set(sample.terms.flatMap((term) => term.inputs))
      expect([roles('factor'), roles('beside'), roles('input')]).toEqual([
        sample.terms.length - beside,
        beside,
        inputs.size,
      ])
    })
    fc.assert(property, runs(100, 1000))
  })
})

test('by hand: a third of 10 units at 0.3 kg, and 10 units at 0.00005 kg beside', () => {
  const term = (value: string, more: Partial<Term>): Term => ({
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
  const measures: Measures = { amount: decimal(10) }
  const terms = [
    term('0.3', { quantity: { numerator: decimal(1), denominator: decimal(3) } }),
    term('0.00005', { part: 'biogenic_co2', line: 'beside' }),
  ]
  const { total, trail } = answered({ terms, measures }, GRAMS)
  expect(total).toBe(1000n)
  expect(
    trail.map(({ role, factor, quantity, contribution_kg }) => [role, factor, quantity, contribution_kg]),
  ).toEqual([
    ['factor', 0.3, 3.33333333333333, 1],
    ['beside', 0.00005, 10, 0.0005],
  ])
})
