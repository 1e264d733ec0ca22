/** How close a result is to what was asked: shares of kilograms by tier, and the tier that names them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  TIERS as ORDER,
  qualityOf,
  type RatedAmount,
  tierOfQuality,
  tierOfTerm,
  weakest,
} from '../../src/engine/derive/quality.ts'
import { decimal } from '../../src/engine/numbers/decimal.ts'
import type { Tier } from '../../src/engine/trail.ts'
import { runs } from '../support/long.ts'
import { anyTerms, entryOf, TIERS } from './any-terms.ts'
import {
  compared,
  type Fraction,
  fraction,
  product,
  quotient,
  sharesOf,
  sum,
  wholeNumber,
} from './fractions.ts'

/** Kilograms in eighths, which doubles hold and add exactly, and with them shares of just 5 %. */
const amount = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 10_000_000 }).map((eighths) => eighths / 8),
)
const rated: fc.Arbitrary<RatedAmount> = fc.record({ tier: fc.constantFrom(...TIERS), amount })
const anyAmounts = fc.array(rated, { maxLength: 6 })

const ofTier = (amounts: readonly RatedAmount[], tier: Tier): Fraction =>
  sum(...amounts.filter((one) => one.tier === tier).map((one) => fraction(one.amount)))
const all = (amounts: readonly RatedAmount[]) => sum(...amounts.map((one) => fraction(one.amount)))

describe('quality', () => {
  test('thousandths of the kilograms add up to 1000, those left to the largest rests', () => {
    const property = fc.property(anyAmounts, (amounts) => {
      const quality = qualityOf(amounts)
      fc.pre(quality !== undefined)
      const shares = TIERS.map((tier) => quality?.[tier] ?? 0)
      expect(shares.reduce((a, b) => a + b)).toBe(1000)
      const byHand = sharesOf(
        1000n,
        TIERS.map((tier) => ofTier(amounts, tier)),
      )
      expect(shares.map(BigInt)).toEqual(byHand)
    })
    fc.assert(property, runs(300, 3000))
  })

  test('it names the tiers that have kilograms, and is none where there are no kilograms', () => {
    const property = fc.property(anyAmounts, (amounts) => {
      const present = TIERS.filter((tier) => ofTier(amounts, tier).top > 0n)
      const quality = qualityOf(amounts)
      if (present.length === 0) expect(quality).toBeUndefined()
      else expect(Object.keys(quality ?? {})).toEqual(present)
    })
    fc.assert(property, runs(200, 2000))
    expect(qualityOf([])).toBeUndefined()
    expect(qualityOf([{ tier: 'estimate', amount: 0 }])).toBeUndefined()
  })

  test('by hand: a third of each is 334, 333 and 333 thousandths', () => {
    const thirds = (['region', 'exact', 'estimate'] as const).map((tier) => ({ tier, amount: 1 }))
    expect(qualityOf(thirds)).toEqual({ exact: 334, region: 333, estimate: 333 })
  })
})

/** Section 16 of the contract, in exact shares where they decide, and in thousandths where it says so. */
function tierByHand(amounts: readonly RatedAmount[]): Tier {
  const strength = (tier: Tier) => TIERS.indexOf(tier)
  const weakestOf = (tiers: readonly Tier[]) =>
    tiers.reduce<Tier>((a, b) => (strength(b) > strength(a) ? b : a), 'exact')
  const total = all(amounts)
  if (total.top === 0n) return weakestOf(amounts.map(({ tier }) => tier))
  const thousandths = sharesOf(
    1000n,
    TIERS.map((tier) => ofTier(amounts, tier)),
  )
  if (thousandths[0] === 1000n) return 'exact'
  const present = TIERS.filter((tier) => ofTier(amounts, tier).top > 0n)
  const large = present.filter((tier) => tier !== 'exact' && (thousandths[strength(tier)] ?? 0n) >= 50n)
  return weakestOf(large.length > 0 ? large : present)
}

describe('the tier of a line', () => {
  test('is exact only where all of it is, else the weakest that holds 5 %, else the weakest', () => {
    const property = fc.property(anyAmounts, (amounts) => {
      expect(tierOfQuality(amounts)).toBe(tierByHand(amounts))
    })
    fc.assert(property, runs(500, 5000))
  })

  test('is exact only where quality says 1.000 exact', () => {
    const property = fc.property(anyAmounts, (amounts) => {
      const quality = qualityOf(amounts)
      fc.pre(quality !== undefined)
      expect(tierOfQuality(amounts) === 'exact').toBe(quality?.exact === 1000)
    })
    fc.assert(property, runs(300, 3000))
  })

  test('holds 5 % of the kilograms or is the weakest there, whatever else is exact', () => {
    const property = fc.property(anyAmounts, (amounts) => {
      const tier = tierOfQuality(amounts)
      fc.pre(tier !== 'exact' && all(amounts).top > 0n)
      const isWeakest = TIERS.slice(TIERS.indexOf(tier) + 1).every((one) => ofTier(amounts, one).top === 0n)
      const share = quotient(ofTier(amounts, tier), all(amounts))
      // A share that is shown as 0.050 may be below it by half of the last digit, and one digit more that it was left.
      expect(isWeakest || compared(product(share, wholeNumber(1000)), fraction('49')) > 0).toBe(true)
    })
    fc.assert(property, runs(300, 3000))
  })

  test.each<[string, Partial<Record<Tier, number>>, Tier]>([
    ['95 kg exact and 5 kg estimated', { exact: 95, estimate: 5 }, 'estimate'],
    ['96 kg exact and 4 kg estimated: no other is there', { exact: 96, estimate: 4 }, 'estimate'],
    ['91 kg exact, 5 kg of a region, 4 kg estimated', { exact: 91, region: 5, estimate: 4 }, 'region'],
    [
      '890 kg exact, 60 kg of a region, 50 kg estimated',
      { exact: 890, region: 60, estimate: 50 },
      'estimate',
    ],
    ['891 kg exact, 60 kg of a region, 49 kg estimated', { exact: 891, region: 60, estimate: 49 }, 'region'],
    ['94 kg exact, 3 kg of a region, 3 kg for the world', { exact: 94, region: 3, global: 3 }, 'global'],
    ['9,999 kg exact and 1 kg of the reader', { exact: 9_999, user: 1 }, 'exact'],
    ['999 kg exact and 1 kg of the reader', { exact: 999, user: 1 }, 'user'],
    ['nothing', {}, 'exact'],
    ['0 kg, of a region', { region: 0 }, 'region'],
  ])('by hand: %s', (_, kilograms, tier) => {
    const amounts = Object.entries(kilograms).map(([name, one]) => ({ tier: name as Tier, amount: one }))
    expect(tierOfQuality(amounts)).toBe(tier)
  })
})

describe('the tier of a term', () => {
  test('the order is that of the contract, and the weakest is the last of it', () => {
    expect(ORDER).toEqual(['exact', 'user', 'region', 'global', 'estimate'])
    const property = fc.property(fc.array(fc.constantFrom(...TIERS)), (tiers) => {
      const places = tiers.map((tier) => TIERS.indexOf(tier))
      expect(weakest(tiers)).toBe(TIERS[Math.max(0, ...places)])
    })
    fc.assert(property, runs(50, 500))
  })

  test('is no stronger than its factor and than any input that scales it, and is one of these', () => {
    const property = fc.property(anyTerms(['amount']), (terms) => {
      for (const term of terms) {
        const scaling = term.inputs.filter(({ dataCategory }) => dataCategory !== 'distance')
        const tiers = [term.entry.tier, ...scaling.map(({ tier }) => tier)]
        const tier = tierOfTerm(term)
        expect(tiers).toContain(tier)
        for (const one of tiers) expect(TIERS.indexOf(tier)).toBeGreaterThanOrEqual(TIERS.indexOf(one))
      }
    })
    fc.assert(property, runs(300, 3000))
  })

  test('by hand: an exact factor with a regional share, and over a modelled distance', () => {
    const share = entryOf('share', decimal(1), { tier: 'region' })
    const distance = entryOf('distance', decimal(1), { tier: 'estimate', dataCategory: 'distance' })
    const term = { entry: entryOf('factor', decimal(1)), inputs: [] }
    expect(tierOfTerm(term)).toBe('exact')
    expect(tierOfTerm({ ...term, inputs: [share] })).toBe('region')
    expect(tierOfTerm({ ...term, inputs: [distance] })).toBe('exact')
  })
})
