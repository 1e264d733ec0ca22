/** Lines of the GHG Protocol add up to the total; each has its share of the parts, by kilograms. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planOf } from '../../src/engine/derive/plan.ts'
import { decimal } from '../../src/engine/numbers/decimal.ts'
import type { ScopeLine, Term } from '../../src/engine/term.ts'
import { GRAMS, type MassUnit, MICROGRAMS } from '../../src/engine/units.ts'
import { runs } from '../support/long.ts'
import {
  anySample,
  entryOf,
  inTotal,
  kilogramsOf,
  mostOf,
  ofOneMeasure,
  ofSeveralMeasures,
  type Sample,
  UNITY,
  unitsOf,
  withPartsOfOneMeasure,
} from './any-terms.ts'
import {
  difference,
  type Fraction,
  fractionOf,
  NOTHING,
  ONE,
  product,
  rounded,
  sharesOf,
  sum,
} from './fractions.ts'

const UNITS: [string, MassUnit][] = [
  ['grams', GRAMS],
  ['micrograms', MICROGRAMS],
]

/** The exact kilograms that a term has in a line. */
function kilogramsIn(line: ScopeLine, term: Term, { measures }: Sample): Fraction {
  const moved = term.share ? fractionOf(term.share.of) : NOTHING
  const share = term.share?.line === line ? moved : term.line === line ? difference(ONE, moved) : NOTHING
  return product(kilogramsOf(term, measures), share)
}

/** Lines by name: whole units of every part, shared among them. */
function linesByHand(sample: Sample, unit: MassUnit): Record<string, bigint> {
  const terms = inTotal(sample.terms)
  const names = [...new Set(terms.flatMap(({ line, share }) => (share ? [line, share.line] : [line])))]
  const parts = [...new Set(terms.map(({ part }) => part))].map((name) =>
    terms.filter(({ part }) => part === name),
  )
  const exact = parts.map((ofPart) => unitsOf(ofPart, sample.measures, unit))
  const wholes = sharesOf(rounded(sum(...exact)), exact)
  const lines = Object.fromEntries(names.map((name) => [name, 0n]))
  for (const [at, ofPart] of parts.entries()) {
    const used = names.filter((name) => ofPart.some(({ line, share }) => [line, share?.line].includes(name)))
    const weights = used.map((name) =>
      sum(...ofPart.map((term) => kilogramsIn(name as ScopeLine, term, sample))),
    )
    for (const [place, share] of sharesOf(wholes[at] ?? 0n, weights).entries()) {
      const name = used[place] as string
      lines[name] = (lines[name] ?? 0n) + share
    }
  }
  return lines
}

function linesOfPlan({ terms, measures }: Sample, unit: MassUnit): Record<string, bigint> {
  const plan = planOf(terms, { unit, breakdown: {} })
  const { lines } = plan.result(measures)
  return Object.fromEntries(plan.lines.map((name, at) => [name, BigInt(lines[at] ?? -1)]))
}

describe.each(UNITS)('in %s', (_, unit) => {
  test('they add up to the total', () => {
    const property = fc.property(anySample(unit), (sample) => {
      const lines = Object.values(linesOfPlan(sample, unit))
      const exact = unitsOf(inTotal(sample.terms), sample.measures, unit)
      expect(lines.reduce((a, b) => a + b, 0n)).toBe(rounded(exact))
      expect(lines.every((one) => one >= 0n)).toBe(true)
    })
    fc.assert(property, runs(300, 3000))
  })

  test.each([
    ['one measure', ofOneMeasure(unit)],
    ['several measures', ofSeveralMeasures(mostOf(unit)).map(withPartsOfOneMeasure)],
  ])('of %s, each has its share of every part', (_, samples) => {
    const property = fc.property(samples, (sample) => {
      expect(linesOfPlan(sample, unit)).toEqual(linesByHand(sample, unit))
    })
    fc.assert(property, runs(300, 3000))
  })
})

describe('by hand', () => {
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
  const lines = (...terms: Term[]) => linesOfPlan({ terms, measures: { amount: decimal(10) } }, GRAMS)

  test('a term in one line: 10 x 0.1 kg', () => {
    expect(lines(term('0.1', {}))).toEqual({ scope_1: 1000n })
  })

  test('a twelfth of 10 x 0.1 kg is lost on the way: 917 g and 83 g', () => {
    const lost = {
      line: 'scope_3_category_3',
      of: { numerator: decimal(1), denominator: decimal(12) },
    } as const
    expect(lines(term('0.1', { line: 'scope_2', share: lost }))).toEqual({
      scope_2: 917n,
      scope_3_category_3: 83n,
    })
  })

  test('one part in two lines, 1 kg and 3 kg, beside a part of its own, 6 kg', () => {
    const all = lines(
      term('0.1', {}),
      term('0.3', { line: 'scope_3_category_6' }),
      term('0.6', { part: 'wtt', line: 'scope_3_category_3' }),
    )
    expect(all).toEqual({ scope_1: 1000n, scope_3_category_6: 3000n, scope_3_category_3: 6000n })
  })

  test('what stands beside the total is in no line', () => {
    expect(lines(term('0.1', {}), term('0.5', { part: 'biogenic_co2', line: 'beside' }))).toEqual({
      scope_1: 1000n,
    })
  })
})
