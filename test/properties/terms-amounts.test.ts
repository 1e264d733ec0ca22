/** What a response shows of a total: gases add up to their part, and what stands beside the total is rounded by itself. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Breakdown } from '../../src/engine/breakdown.ts'
import type { Measures } from '../../src/engine/calculation.ts'
import { planOf } from '../../src/engine/derive/plan.ts'
import { decimal } from '../../src/engine/numbers/decimal.ts'
import type { Term } from '../../src/engine/term.ts'
import type { GasWeights, TrailEntry } from '../../src/engine/trail.ts'
import { GRAMS, type MassUnit, MICROGRAMS } from '../../src/engine/units.ts'
import { runs } from '../support/long.ts'
import { anyGases, anySample, BESIDE, inTotal, ofOneMeasure, PARTS, unitsOf } from './any-terms.ts'
import { type Fraction, fraction, product, rounded, sharesOf } from './fractions.ts'

const UNITS: [string, MassUnit][] = [
  ['grams', GRAMS],
  ['micrograms', MICROGRAMS],
]

/** Every part with its gases, and everything beside the total. */
const BREAKDOWN: Breakdown = Object.fromEntries([
  ...PARTS.flatMap((part): [string, Breakdown[string]][] => [
    [part, { part }],
    [`${part} co2`, { part, gas: 'co2' }],
    [`${part} ch4`, { part, gas: 'ch4' }],
    [`${part} n2o`, { part, gas: 'n2o' }],
  ]),
  ...BESIDE.map((part): [string, Breakdown[string]] => [part, { beside: part }]),
])

function amountsOf(terms: readonly Term[], measures: Measures, unit: MassUnit) {
  const plan = planOf(terms, { unit, breakdown: BREAKDOWN })
  const result = plan.result(measures)
  const amounts = plan.amounts(measures)
  const shown = new Map(plan.breakdown.map((name, at) => [name, BigInt(amounts[at] ?? -1)]))
  const ofParts = new Map(plan.parts.map((name, at) => [name, BigInt(result.parts[at] ?? -1)]))
  return { shown, ofParts, result }
}

const weightsOf = ({ co2, ch4, n2o }: Pick<GasWeights, 'co2' | 'ch4' | 'n2o'>): Fraction[] =>
  [co2, ch4, n2o].map(fraction)

describe.each(UNITS)('in %s', (_, unit) => {
  test('parts are those of the total, and gases add up to them', () => {
    const property = fc.property(anySample(unit), ({ terms, measures }) => {
      const { shown, ofParts } = amountsOf(terms, measures, unit)
      for (const part of PARTS) {
        expect(shown.get(part)).toBe(ofParts.get(part))
        const gases = ['co2', 'ch4', 'n2o'].map((gas) => shown.get(`${part} ${gas}`) ?? -1n)
        expect(gases.reduce((a, b) => a + b)).toBe(shown.get(part))
      }
    })
    fc.assert(property, runs(200, 1500))
  })

  test('a part of one factor is divided by the weights of its gases', () => {
    const samples = fc.tuple(ofOneMeasure(unit), anyGases)
    const property = fc.property(samples, ([{ terms, measures }, gases]) => {
      const [first] = inTotal(terms) as [Term]
      const entry: TrailEntry = { ...first.entry, gasWeights: gases }
      const { shown } = amountsOf([{ ...first, entry }], measures, unit)
      const found = ['co2', 'ch4', 'n2o'].map((gas) => shown.get(`${first.part} ${gas}`))
      expect(found).toEqual(sharesOf(shown.get(first.part) ?? -1n, weightsOf(gases)))
    })
    fc.assert(property, runs(200, 1500))
  })

  test('what stands beside is its own exact sum, rounded once, and moves nothing of the total', () => {
    const property = fc.property(anySample(unit), ({ terms, measures }) => {
      const { shown, result } = amountsOf(terms, measures, unit)
      for (const part of BESIDE) {
        const own = terms.filter((term) => term.line === 'beside' && term.part === part)
        expect(shown.get(part)).toBe(rounded(unitsOf(own, measures, unit)))
      }
      const without = amountsOf(inTotal(terms), measures, unit).result
      expect([result.total, result.parts, result.lines]).toEqual([
        without.total,
        without.parts,
        without.lines,
      ])
    })
    fc.assert(property, runs(200, 1500))
  })

  test('scope 2 by contract: what a term says beside the total, else the amount of the line', () => {
    let withContract = 0
    const property = fc.property(anySample(unit), ({ terms, measures }) => {
      const plan = planOf(terms, { unit, breakdown: {} })
      const { market, lines } = plan.result(measures)
      const located = plan.lines.indexOf('scope_2')
      const contractual = terms.filter(({ line, part }) => line === 'beside' && part === 'market_based')
      if (located < 0) expect(market).toBeUndefined()
      else if (contractual.length === 0) expect(market).toBe(lines[located])
      else {
        withContract++
        expect(market).toBe(Number(rounded(unitsOf(contractual, measures, unit))))
      }
    })
    fc.assert(property, runs(200, 1500))
    expect(withContract).toBeGreaterThan(5)
  })

  test('fossil CO2 within a biofuel is the share that its factor names, and is left out where none does', () => {
    const share = fc.option(fc.integer({ min: 0, max: 1000 }), { nil: undefined })
    const property = fc.property(ofOneMeasure(unit), share, ({ terms, measures }, thousandths) => {
      const [first] = inTotal(terms) as [Term]
      const fossil = thousandths === undefined ? {} : { fossilCo2Share: decimal(thousandths / 1000) }
      const gasWeights = { co2: 1, ch4: 0, n2o: 0, basis: '', ...fossil }
      const term = { ...first, entry: { ...first.entry, gasWeights } }
      const plan = planOf([term], { unit, breakdown: { fossil: { fossilCo2Of: first.part } } })
      const amounts = plan.amounts(measures)
      if (thousandths === undefined) {
        expect([plan.breakdown, amounts]).toEqual([[], []])
        return
      }
      const exact = product(unitsOf([term], measures, unit), fraction(`${thousandths}e-3`))
      expect([plan.breakdown, amounts]).toEqual([['fossil'], [Number(rounded(exact))]])
    })
    fc.assert(property, runs(100, 1000))
  })
})
