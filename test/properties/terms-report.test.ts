/** The lines that somebody copies into a report: each with its own amount, range, quality, set and assumptions. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Assumption } from '../../src/engine/assumption.ts'
import { planOf } from '../../src/engine/derive/plan.ts'
import { isOfTotal } from '../../src/engine/derive/rating.ts'
import type { PlannedLine } from '../../src/engine/derive/report.ts'
import { outward } from '../../src/engine/numbers/quantity.ts'
import { kindOf } from '../../src/engine/report-line.ts'
import type { ScopeLine, Term } from '../../src/engine/term.ts'
import type { Tier } from '../../src/engine/trail.ts'
import { GRAMS, type MassUnit, MICROGRAMS } from '../../src/engine/units.ts'
import { runs } from '../support/long.ts'
import { anyAssumptions, anySample, inTotal, kilogramsOf, type Sample, TIERS, unitsOf } from './any-terms.ts'
import { difference, fractionOf, isNothing, ONE, product, rounded, sum } from './fractions.ts'
import { endsByHand, type Weighed } from './ranges-by-hand.ts'

const UNITS: [string, MassUnit][] = [
  ['grams', GRAMS],
  ['micrograms', MICROGRAMS],
]

/** The lines of a total, as the engine has them. */
function reported({ terms, measures }: Sample, unit: MassUnit, assumptions: readonly Assumption[] = []) {
  const plan = planOf(terms, { unit, breakdown: {} })
  const { report } = plan
  const amounts = report.amounts(plan.result(measures), measures, 1)
  const spans = report.spans(measures)
  const ratings = report.ratings(measures, assumptions)
  return report.lines.flatMap((planned, at) => {
    const [amount = 0, span, rating] = [amounts[at], spans[at], ratings.lines[at]]
    return isOfTotal(planned) && span && rating
      ? [{ planned, amount, ...outward(amount, span), ...rating }]
      : []
  })
}

/** What of each term is in a line; terms with nothing there are not in it. */
function sharesIn(
  { line, kind }: Pick<PlannedLine, 'line' | 'kind'>,
  { terms, measures }: Sample,
): Weighed[] {
  return inTotal(terms).flatMap((term): Weighed[] => {
    const share = kindOf(term.part) === kind ? shareOf(line, term) : undefined
    return share ? [{ term, kg: product(kilogramsOf(term, measures), share) }] : []
  })
}

function shareOf(line: ScopeLine, term: Term) {
  if (term.share?.line === line) return fractionOf(term.share.of)
  if (term.line !== line) return undefined
  return term.share ? difference(ONE, fractionOf(term.share.of)) : ONE
}

/** A figure that divides a total among lines is a subject of its own. */
const withoutSplits = ({ terms, measures }: Sample): Sample => ({
  terms: terms.map((term) => ({ ...term, splits: [] })),
  measures,
})

/** In whole units: beyond it, what an end may be off by as a product of doubles is a unit or more. */
const AMOUNT_MAX = 1e12

describe.each(UNITS)('in %s', (_, unit) => {
  test('they add up to the total', () => {
    const property = fc.property(anySample(unit), (sample) => {
      const lines = reported(sample, unit).map(({ amount }) => BigInt(amount))
      const exact = unitsOf(inTotal(sample.terms), sample.measures, unit)
      expect(lines.reduce((a, b) => a + b, 0n)).toBe(rounded(exact))
    })
    fc.assert(property, runs(200, 2000))
  })

  test('each lies within its range, which is that of its own kilograms', () => {
    const property = fc.property(anySample(unit).map(withoutSplits), (sample) => {
      for (const { planned, amount, low, high } of reported(sample, unit)) {
        fc.pre(amount < AMOUNT_MAX)
        const shares = sharesIn(planned, sample)
        const ends = endsByHand(shares, shares)
        // Outward to whole units: an amount of a unit may be off by one.
        expectWithin(low, amount * ends.low, amount)
        expectWithin(high, amount * ends.high, amount)
        expect(low <= amount && amount <= high).toBe(true)
      }
    })
    fc.assert(property, runs(200, 2000))
  })

  test('thousandths of its kilograms by tier add up to 1000, and there are none of nothing', () => {
    const property = fc.property(anySample(unit), anyAssumptions, (sample, assumptions) => {
      for (const { planned, quality } of reported(sample, unit, assumptions)) {
        const kg = sum(...sharesIn(planned, sample).map((share) => share.kg))
        if (isNothing(kg)) expect(quality).toBeUndefined()
        else expect(Object.values(quality ?? {}).reduce((a, b) => a + b, 0)).toBe(1000)
      }
    })
    fc.assert(property, runs(200, 2000))
  })

  test('its tier is one of its terms, as the assumptions leave them, and exact only where quality says so', () => {
    const property = fc.property(anySample(unit), anyAssumptions, (sample, assumptions) => {
      for (const { planned, tier, quality } of reported(sample, unit, assumptions)) {
        const shares = sharesIn(planned, sample)
        const parts = shares.map(({ term }) => term.part)
        const tiers = shares.map(({ term }) => tierByHand(term, parts, assumptions))
        expect(tiers).toContain(tier)
        if (quality) expect(tier === 'exact').toBe(quality.exact === 1000)
      }
    })
    fc.assert(property, runs(200, 2000))
  })
})

/** A whole unit, and what steps of doubles add up to. */
function expectWithin(found: number, expected: number, amount: number): void {
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(1 + 1e-9 * (amount + expected))
}

/** What reaches one part of a line holds for all of it. */
function tierByHand(term: Term, parts: readonly string[], assumptions: readonly Assumption[]): Tier {
  const limits = assumptions
    .filter((one) => one.reaches?.some((part) => parts.includes(part)) ?? true)
    .flatMap((one) => one.tier ?? (one.isFallback ? ['region' as const] : []))
  const tiers = [term.entry.tier, ...term.inputs.map(({ tier }) => tier), ...limits]
  return TIERS[Math.max(...tiers.map((tier) => TIERS.indexOf(tier)))] ?? 'exact'
}
