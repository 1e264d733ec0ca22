/** What holds for every inference, whatever its model, tokens and grid. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Grid } from '../../src/domains/electricity/shared/grid.ts'
import { gridsOf } from '../../src/domains/electricity/shared/grids.ts'
import { joinedTerms, shownIntensity } from '../../src/domains/electricity/shared/terms.ts'
import type { LlmChoice } from '../../src/domains/llm/choice/choice.ts'
import { inferenceEnergy, type LlmFactors, type LlmUse, times } from '../../src/domains/llm/energy.ts'
import { inferenceTerms } from '../../src/domains/llm/inference-terms.ts'
import { nameCandidates } from '../../src/domains/llm/names/spelling.ts'
import { llmPart } from '../../src/domains/llm/part.ts'
import { massOf } from '../../src/engine/contribution.ts'
import { planOf } from '../../src/engine/derive/plan.ts'
import { getOrThrow } from '../../src/engine/helpers/get-or-throw.ts'
import { type Decimal, decimal, multiply } from '../../src/engine/numbers/decimal.ts'
import { multiplyRationals, type Rational, rational } from '../../src/engine/numbers/rational.ts'
import { MICROGRAMS } from '../../src/engine/units.ts'
import { edition } from '../support/app.ts'
import { type Fraction, product, sum } from './fractions.ts'

const llm = edition.part(llmPart)
const grids = gridsOf(edition)
const TOKENS_MAX = 10_000_000
const REQUESTS_MAX = 10_000_000

const tokens = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: TOKENS_MAX }))
const requests = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: REQUESTS_MAX }))

/** What is chosen: factors, and the grid of the servers. */
interface Given extends LlmFactors {
  readonly grid: Grid
}

const factors: fc.Arbitrary<Given> = fc
  .record({
    tier: fc.constantFrom(...llm.tiers.values()),
    effort: fc.constantFrom(...llm.efforts.values()),
    provider: fc.constantFrom(...llm.providers.values()),
    grid: fc.constantFrom(...grids.byCountry.values(), ...grids.states.values()),
  })
  .map(({ tier, effort, provider, grid }) => ({
    tier,
    cachedShare: llm.cachedShare.value,
    thinkingRatio: effort.ratio,
    pue: provider.pue,
    grid,
  }))

const use: fc.Arbitrary<LlmUse> = fc
  .record({
    tokensInput: tokens,
    cachedShare: fc.double({ min: 0, max: 1, noNaN: true }),
    tokensOutput: tokens,
    tokensReasoning: fc.option(tokens, { nil: undefined }),
    energyWh: fc.option(fc.double({ min: 0, max: 1_000_000, noNaN: true }), { nil: undefined, freq: 10 }),
    requests,
  })
  .map(({ cachedShare, ...rest }) => ({ ...rest, tokensCached: Math.floor(rest.tokensInput * cachedShare) }))

const [provider] = llm.providers.values()
const [effort] = llm.efforts.values()

/** The terms that the engine is given, of a model that is not listed. */
function termsOf(given: Given) {
  const { direct, upstream } = given.grid.trail
  const power = { terms: joinedTerms(direct, upstream), gwp: given.grid.gwp }
  const model = { name: 'a model', listed: undefined, tier: given.tier }
  const chosen = {
    registry: llm,
    model,
    provider,
    effort,
    factors: given,
    region: { grid: given.grid, power },
  }
  return inferenceTerms({
    llm: chosen as unknown as LlmChoice,
    hasCached: false,
    isLong: false,
    isCounted: false,
    measured: undefined,
  })
}

function llmInference(given: Given, asked: LlmUse) {
  const { serverWh, facilityWh, tokensGenerated } = inferenceEnergy(given, asked)
  const plan = planOf(termsOf(given), {
    unit: MICROGRAMS,
    breakdown: { operational: { part: 'operational' }, embodied: { part: 'embodied' } },
  })
  const count = decimal(asked.requests)
  const ofOne = { wh: facilityWh, tokens: tokensGenerated }
  const ofAll = { wh: times(facilityWh, count), tokens: multiply(tokensGenerated, count) }
  const { total, parts } = plan.result(ofAll)
  const [operational = 0, embodied = 0] = parts
  return {
    totalMicrograms: BigInt(total),
    operationalMicrograms: BigInt(operational),
    embodiedMicrograms: BigInt(embodied),
    perRequestMicrograms: BigInt(plan.total(ofOne)),
    serverWh: times(serverWh, count),
    facilityWh: ofAll.wh,
    facilityWhPerRequest: facilityWh,
    ofOne,
  }
}

const total = (given: Given, asked: LlmUse) => llmInference(given, asked).totalMicrograms

const exact = ({ numerator, denominator }: Rational): Fraction => ({
  top: numerator.digits * 10n ** BigInt(denominator.scale),
  bottom: denominator.digits * 10n ** BigInt(numerator.scale),
})

/** Exact micrograms of one request: its energy and its tokens times the kilograms of a unit of each. */
function exactMicrograms(given: Given, { wh, tokens }: ReturnType<typeof llmInference>['ofOne']): Fraction {
  const measures: Record<string, Fraction> = { wh: exact(wh), tokens: exact(rational(tokens)) }
  const masses = termsOf(given).map((term) => product(exact(massOf(term)), measures[term.of] as Fraction))
  return product(sum(...masses), { top: 10n ** 9n, bottom: 1n })
}

test('the parts add up to the total to the microgram', () => {
  fc.assert(
    fc.property(factors, use, (given, asked) => {
      const result = llmInference(given, asked)
      expect(result.operationalMicrograms + result.embodiedMicrograms).toBe(result.totalMicrograms)
      expect(result.operationalMicrograms >= 0n && result.embodiedMicrograms >= 0n).toBe(true)
    }),
  )
})

describe('more of anything is never less', () => {
  test.each(['tokensInput', 'tokensOutput', 'tokensReasoning', 'requests', 'energyWh'] as const)(
    '%s',
    (field) => {
      fc.assert(
        fc.property(factors, use, fc.integer({ min: 1, max: TOKENS_MAX }), (given, asked, more) => {
          const { [field]: value, ...rest } = asked
          fc.pre(value !== undefined)
          const larger = { ...rest, [field]: (value ?? 0) + more } as LlmUse
          expect(total(given, larger) >= total(given, asked)).toBe(true)
        }),
      )
    },
  )

  test('a cached token is never dearer than a fresh one', () => {
    fc.assert(
      fc.property(factors, use, (given, asked) => {
        expect(total(given, asked) <= total(given, { ...asked, tokensCached: 0 })).toBe(true)
      }),
    )
  })

  test('nor is less effort than more', () => {
    const ordered = ['none', 'low', 'medium', 'high', 'xhigh'].map(
      (word) => getOrThrow(llm.efforts, word).ratio,
    )
    fc.assert(
      fc.property(factors, use, (given, asked) => {
        const totals = ordered.map((thinkingRatio) => total({ ...given, thinkingRatio }, asked))
        for (const [index, value] of totals.entries()) expect(value >= (totals[index - 1] ?? 0n)).toBe(true)
      }),
    )
  })

  test('nor is a smaller tier than a larger one', () => {
    fc.assert(
      fc.property(factors, use, (given, asked) => {
        const totals = [...llm.tiers.values()].map((tier) => total({ ...given, tier }, asked))
        for (const [index, value] of totals.entries()) expect(value >= (totals[index - 1] ?? 0n)).toBe(true)
      }),
    )
  })
})

/** Half away from zero. */
const wholeOf = ({ top, bottom }: Fraction) => (2n * top + bottom) / (2n * bottom)

test('a batch is the exact product of one, rounded once', () => {
  fc.assert(
    fc.property(factors, use, (given, asked) => {
      const one = llmInference(given, { ...asked, requests: 1 })
      const n = decimal(asked.requests)
      const ofAll = product(exactMicrograms(given, one.ofOne), { top: n.digits, bottom: 1n })
      expect(total(given, asked)).toBe(wholeOf(ofAll))
      // Against the rounded single call: at most half a microgram each, and half for the total.
      const drift = total(given, asked) - one.totalMicrograms * n.digits
      expect(2n * (drift < 0n ? -drift : drift) <= n.digits + 1n).toBe(true)
    }),
  )
})

/** Apart from named steps, 1 % more of a quantity moves a total by at most 10 %; tokens know no step. */
test('1 % more tokens or requests are at most 10 % more', () => {
  const longInput = { start: decimal(8000), scale: decimal(30_000) }
  const some = fc.integer({ min: 100, max: TOKENS_MAX / 2 })
  const used = fc.record({
    tokensInput: some,
    tokensOutput: some,
    requests: fc.integer({ min: 100, max: 10_000 }),
  })
  const more = (value: number) => Math.floor((value * 101) / 100)
  fc.assert(
    fc.property(
      factors,
      used,
      fc.constantFrom('tokensInput', 'tokensOutput', 'requests'),
      (given, asked, field) => {
        const own = { ...given, longInput }
        const before = { ...asked, tokensCached: 0 }
        const after = { ...before, [field]: more(asked[field]) }
        expect(10n * total(own, after) <= 11n * total(own, before) + 10n).toBe(true)
      },
    ),
  )
})

test('no tokens and no energy are exactly zero', () => {
  fc.assert(
    fc.property(factors, requests, (given, count) => {
      const nothing = { tokensInput: 0, tokensCached: 0, tokensOutput: 0, requests: count }
      const result = llmInference(given, nothing)
      expect([result.totalMicrograms, result.perRequestMicrograms]).toEqual([0n, 0n])
      expect(shownIntensity(result.facilityWh)).toBe(0)
    }),
  )
})

test('facility energy is server energy times PUE, for all requests', () => {
  fc.assert(
    fc.property(factors, use, (given, asked) => {
      const { serverWh, facilityWh, facilityWhPerRequest } = llmInference(given, asked)
      const times = (wh: Rational, by: Decimal) => shownIntensity(multiplyRationals(wh, rational(by)))
      expect(shownIntensity(facilityWh)).toBe(times(serverWh, given.pue))
      expect(shownIntensity(facilityWh)).toBe(times(facilityWhPerRequest, decimal(asked.requests)))
    }),
  )
})

test('any text has candidates, the first of them the text itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 100 }), (name) => {
      const candidates = nameCandidates(name)
      expect(candidates[0]).toBe(name.toLowerCase())
      expect(candidates.length).toBeLessThan(2 * 100 * 100)
    }),
  )
})
