/** A row of a list says what the full result says. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planOf } from '../../src/engine/derive/plan.ts'
import { weakest } from '../../src/engine/derive/quality.ts'
import { rangeFigures } from '../../src/engine/derive/range.ts'
import { GRAMS, type MassUnit, MICROGRAMS } from '../../src/engine/units.ts'
import { runs } from '../support/long.ts'
import { anySample, inTotal, kilogramsOf, type Sample } from './any-terms.ts'
import { isNothing } from './fractions.ts'

const UNITS: [string, MassUnit][] = [
  ['grams', GRAMS],
  ['micrograms', MICROGRAMS],
]

/** In grams, as a list has them: kilograms have three decimals, so that a thousand times as many is whole. */
const gramsIn = ({ unit }: MassUnit, shown: number) => (unit === 'kg' ? Math.round(shown * 1000) : shown)

function bothOf({ terms, measures }: Sample, unit: MassUnit) {
  const plan = planOf(terms, { unit, breakdown: {} })
  const result = plan.result(measures)
  const grams = (whole: number | bigint) => gramsIn(unit, unit.shown(whole))
  const range = rangeFigures(plan.range(measures), Number(result.total), [], unit)
  return { plan, result, grams, range, shortRow: plan.shortRow(measures) }
}

describe.each(UNITS)('of %s', (_, unit) => {
  test('the total and its range', () => {
    const property = fc.property(anySample(unit), (sample) => {
      const { result, grams, range, shortRow } = bothOf(sample, unit)
      expect(shortRow.grams).toBe(grams(result.total))
      expect([shortRow.lowGrams, shortRow.highGrams]).toEqual(range.map((end) => gramsIn(unit, end)))
    })
    fc.assert(property, runs(300, 3000))
  })

  test('every line with something in it, and the first where none has', () => {
    const property = fc.property(anySample(unit), (sample) => {
      const { plan, result, grams, shortRow } = bothOf(sample, unit)
      const lines = plan.lines.map((name, at) => [name, grams(result.lines[at] ?? -1)] as const)
      const filled = lines.filter(([, amount]) => amount > 0)
      expect(shortRow.scopes).toEqual(Object.fromEntries(filled.length > 0 ? filled : lines.slice(0, 1)))
    })
    fc.assert(property, runs(300, 3000))
  })

  test('the factors of the total, then those that scale them, each once', () => {
    const property = fc.property(anySample(unit), (sample) => {
      const counted = inTotal(sample.terms)
      const factors = counted.map(({ entry }) => entry.factorId)
      const inputs = counted.flatMap((term) => term.inputs.map(({ factorId }) => factorId))
      expect(bothOf(sample, unit).shortRow.factorIds).toEqual([...new Set([...factors, ...inputs])])
    })
    fc.assert(property, runs(200, 2000))
  })

  test('tier and quality of the kilograms of the total', () => {
    const property = fc.property(anySample(unit), (sample) => {
      const rated = inTotal(sample.terms).map((term) => ({
        tier: weakest([term.entry.tier, ...term.inputs.map(({ tier }) => tier)]),
        isNothing: isNothing(kilogramsOf(term, sample.measures)),
      }))
      const { tier, quality } = bothOf(sample, unit).shortRow
      expect(quality === undefined).toBe(rated.every((one) => one.isNothing))
      const named = rated.filter((one) => !one.isNothing || quality === undefined)
      expect(named.map((one) => one.tier)).toContain(tier)
      if (tier === 'exact' && quality) expect(quality.exact).toBe(1000)
    })
    fc.assert(property, runs(200, 2000))
  })

  test('scope 2 by contract, where there is scope 2', () => {
    let withContract = 0
    const property = fc.property(anySample(unit), (sample) => {
      const { result, grams, shortRow } = bothOf(sample, unit)
      if (result.market) withContract++
      expect(shortRow.marketGrams).toBe(result.market === undefined ? undefined : grams(result.market))
    })
    fc.assert(property, runs(300, 3000))
    expect(withContract).toBeGreaterThan(10)
  })
})
