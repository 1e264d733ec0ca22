/** Terms, amounts and assumptions that no domain has: what must hold, holds for them too. */
import fc from 'fast-check'
import type { Assumption } from '../../src/engine/assumption.ts'
import type { Measure, Measures } from '../../src/engine/calculation.ts'
import type { Component } from '../../src/engine/contribution.ts'
import type { Decimal } from '../../src/engine/numbers/decimal.ts'
import type { Rational } from '../../src/engine/numbers/rational.ts'
import type { Quantity } from '../../src/engine/numbers/scaled.ts'
import type { Spread } from '../../src/engine/spread.ts'
import type { ScopeLine, Term } from '../../src/engine/term.ts'
import type { GasWeights, GwpSet, Tier, TrailEntry } from '../../src/engine/trail.ts'
import { type MassUnit, MICROGRAMS } from '../../src/engine/units.ts'
import { type Fraction, fractionOf, product, sum, wholeNumber } from './fractions.ts'

/** Terms for one unit of each measure, and how much there is of each. */
export interface Sample {
  readonly terms: readonly Term[]
  readonly measures: Measures
}

export const TIERS: readonly Tier[] = ['exact', 'user', 'region', 'global', 'estimate']
export const GWP_SETS: readonly GwpSet[] = ['ipcc_ar4_gwp100', 'ipcc_ar5_gwp100', 'ipcc_gwp100']
export const PARTS: readonly Component[] = ['direct', 'wtt', 'td_losses', 'supply', 'embodied']
export const BESIDE: readonly Component[] = ['biogenic_co2', 'market_based']
const LINES: readonly ScopeLine[] = [
  'scope_1',
  'scope_2',
  'scope_3_category_3',
  'scope_3_category_6',
  'outside_of_scopes',
]

/** Small ones land on half a unit often; long ones have the digits of rows that were calculated. */
const digits = fc.oneof(fc.bigInt({ min: 0n, max: 20n }), fc.bigInt({ min: 0n, max: 10n ** 14n }))

/** Kilograms of a unit: below ten. */
const factorValue: fc.Arbitrary<Decimal> = fc
  .tuple(digits, fc.integer({ min: 0, max: 13 }))
  .map(([some, scale]) => ({ digits: some % 10n ** BigInt(scale + 1), scale }))

const positive = (most: number): fc.Arbitrary<Decimal> =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 0, max: 4 }))
    .map(([some, scale]) => ({ digits: BigInt(some), scale }))

export const UNITY: Rational = { numerator: { digits: 1n, scale: 0 }, denominator: { digits: 1n, scale: 0 } }

/** Ratios, most of them without an end as decimals: a thousand at most. */
export const anyRatio: fc.Arbitrary<Rational> = fc
  .record({ numerator: positive(1000), denominator: positive(1000) })
  .filter((ratio) => {
    const { top, bottom } = fractionOf(ratio)
    return top <= 1000n * bottom
  })

const quantity = fc.oneof(fc.constant(UNITY), anyRatio)

const anySpread = fc.record({
  low: fc.oneof(fc.constant(1), fc.double({ min: 0.05, max: 1, noNaN: true })),
  high: fc.oneof(fc.constant(1), fc.double({ min: 1, max: 20, noNaN: true })),
  isShared: fc.boolean(),
})

/** Spreads of different names: the first few of them are those of a factor. */
const spreadPool: fc.Arbitrary<Spread[]> = fc.array(anySpread, { minLength: 4, maxLength: 4 }).map((all) =>
  all.map(({ low, high, isShared }, at) => ({
    id: `spread ${at}`,
    low,
    high,
    label: `the spread ${at}`,
    ...(isShared && { isShared: true as const }),
  })),
)

export const anyWeight = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 100_000 }).map((one) => one / 10_000),
)

export const anyGases: fc.Arbitrary<GasWeights> = fc
  .record({ co2: anyWeight, ch4: anyWeight, n2o: anyWeight, isInferred: fc.boolean() })
  .map(({ isInferred, ...weights }) => ({
    ...weights,
    basis: 'as published',
    ...(isInferred && { isInferred }),
  }))

interface EntryShape {
  readonly value: Decimal
  readonly tier: Tier
  /** Names of its spreads by their places; undefined for none. */
  readonly spreads: readonly number[] | undefined
  readonly gases: GasWeights | undefined
}

const entryShape: fc.Arbitrary<EntryShape> = fc.record({
  value: factorValue,
  tier: fc.constantFrom(...TIERS),
  spreads: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }), { nil: undefined }),
  gases: fc.option(anyGases, { nil: undefined }),
})

export function entryOf(id: string, value: Decimal, more: Partial<TrailEntry> = {}): TrailEntry {
  return {
    dataCategory: 'emission_factor',
    name: `The factor ${id}`,
    source: 'A publisher',
    sourceDataset: 'A table',
    year: '2025',
    region: 'ALL',
    regionName: 'World',
    factor: Number(`${value.digits}e-${value.scale}`),
    value,
    factorUnit: 'kgCO2e/unit',
    tier: 'exact',
    factorId: id,
    licence: 'CC0',
    ...more,
  }
}

/** Factors of different names; some of them share spreads. */
const entryPool: fc.Arbitrary<TrailEntry[]> = fc
  .tuple(spreadPool, fc.array(entryShape, { minLength: 1, maxLength: 5 }))
  .map(([spreads, shapes]) =>
    shapes.map(({ value, tier, spreads: own, gases }, at) =>
      entryOf(`factor ${at}`, value, {
        tier,
        ...(own && { ranges: own.map((place) => spreads[place] as Spread) }),
        ...(gases && { gasWeights: gases }),
      }),
    ),
  )

/** A whole number that is taken as a place in a list of any length. */
const place = fc.nat(1000)
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

const termShape = fc.record({
  entry: place,
  inputs: fc.array(place, { maxLength: 2 }),
  /** The first of its inputs divides an exact total. */
  isSplit: fc.boolean(),
  quantity,
  of: place,
  part: place,
  line: place,
  isBeside: fc.oneof(
    { weight: 4, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  share: fc.option(fc.record({ line: place, of: anyRatio }), { nil: undefined, freq: 3 }),
  gwp: fc.constantFrom(...GWP_SETS),
})
type TermShape = typeof termShape extends fc.Arbitrary<infer Shape> ? Shape : never

function termOf(shape: TermShape, entries: readonly TrailEntry[], measures: readonly string[]): Term {
  const { quantity, isBeside, gwp, share } = shape
  const entry = pick(entries, shape.entry)
  const inputs = [...new Set(shape.inputs.map((at) => pick(entries, at)))].filter((one) => one !== entry)
  const line = pick(LINES, shape.line)
  const otherLines = LINES.filter((one) => one !== line)
  return {
    entry,
    quantity,
    of: pick(measures, shape.of),
    unit: 'units',
    part: pick(isBeside ? BESIDE : PARTS, shape.part),
    line: isBeside ? 'beside' : line,
    gwp,
    inputs,
    ...(shape.isSplit && { splits: inputs.slice(0, 1) }),
    ...(!isBeside && share && { share: { line: pick(otherLines, share.line), of: belowOne(share.of) } }),
  }
}

/** A ratio or its inverse, whichever is no more than one. */
function belowOne({ numerator, denominator }: Rational): Rational {
  const { top, bottom } = fractionOf({ numerator, denominator })
  return top <= bottom ? { numerator, denominator } : { numerator: denominator, denominator: numerator }
}

/** Terms of which at least one is in the total. */
export function anyTerms(measures: readonly string[]): fc.Arbitrary<Term[]> {
  return fc
    .record({ entries: entryPool, shapes: fc.array(termShape, { minLength: 1, maxLength: 8 }) })
    .map(({ entries, shapes: [first, ...others] }) =>
      [{ ...(first as TermShape), isBeside: false }, ...others].map((shape) =>
        termOf(shape, entries, measures),
      ),
    )
}

/** Below `most`, with up to six decimals. */
export function anyDecimal(most: number): fc.Arbitrary<Decimal> {
  const any = fc
    .tuple(fc.integer({ min: 0, max: most - 1 }), fc.stringMatching(/^\d{0,6}$/))
    .map(([whole, decimals]) => ({ digits: BigInt(`${whole}${decimals}`), scale: decimals.length }))
  return fc.oneof(fc.constantFrom<Decimal>({ digits: 0n, scale: 0 }, { digits: 5n, scale: 1 }), any)
}

/** The same, its digits as a number or as a bigint. */
const anyQuantity = (most: number): fc.Arbitrary<Quantity> =>
  fc
    .tuple(anyDecimal(most), fc.boolean())
    .map(([one, isSmall]) => (isSmall ? { ...one, digits: Number(one.digits) } : one))

export const anyMeasure = (most: number): fc.Arbitrary<Measure> =>
  fc.oneof(
    anyQuantity(most),
    fc.record({
      numerator: anyDecimal(most),
      denominator: positive(1000).filter(({ scale }) => scale === 0),
    }),
  )

/** What eight terms make of it fits into 2^53 whole units: 8 x 10 kg x 1,000 x the measure. */
export const mostOf = ({ perKg }: MassUnit) => (perKg === MICROGRAMS.perKg ? 100 : 1_000_000)

/** Terms that go with one decimal number, as those of most domains do. */
export function ofOneMeasure(unit: MassUnit): fc.Arbitrary<Sample> {
  const measures = fc.record({ amount: anyQuantity(mostOf(unit)) })
  return fc.record({ terms: anyTerms(['amount']), measures })
}

/** Terms that go with several numbers in no proportion, decimals or not; `most` of each. */
export function ofSeveralMeasures(most: number): fc.Arbitrary<Sample> {
  const one = anyMeasure(most)
  const measures = fc.record({ amount: one, energy: one, tokens: one })
  return fc.record({ terms: anyTerms(['amount', 'energy', 'tokens']), measures })
}

/** The same with terms of a part all of one measure: `linesOf` divides a part by kilograms of one unit. */
export function withPartsOfOneMeasure({ terms, measures }: Sample): Sample {
  const ofPart = new Map(terms.map(({ part, of }) => [part, of]))
  return { terms: terms.map((term) => ({ ...term, of: ofPart.get(term.part) ?? term.of })), measures }
}

/** Either. */
export const anySample = (unit: MassUnit): fc.Arbitrary<Sample> =>
  fc.oneof(ofOneMeasure(unit), ofSeveralMeasures(mostOf(unit)))

/** A fallback that names a tier names none that is exact. */
export const anyAssumption: fc.Arbitrary<Assumption> = fc
  .record({
    isFallback: fc.boolean(),
    tier: fc.option(fc.constantFrom(...TIERS), { nil: undefined }),
    reaches: fc.option(fc.subarray([...PARTS, ...BESIDE]), { nil: undefined }),
  })
  .map(({ isFallback, tier, reaches }) => ({
    code: 'assumed',
    severity: 'warning',
    key: 'assumed',
    values: {},
    ...(isFallback && { isFallback: true as const }),
    ...(tier && !(isFallback && tier === 'exact') && { tier }),
    ...(reaches && { reaches }),
  }))

export const anyAssumptions = fc.array(anyAssumption, { maxLength: 4 })

export const inTotal = (terms: readonly Term[]) => terms.filter(({ line }) => line !== 'beside')

/** The exact kilograms of a term. */
export function kilogramsOf({ entry, quantity, of }: Term, measures: Measures): Fraction {
  return product(fractionOf(measures[of] as Measure), fractionOf(quantity), fractionOf(entry.value))
}

/** The exact whole units of terms: not whole yet. */
export function unitsOf(terms: readonly Term[], measures: Measures, { perKg }: MassUnit): Fraction {
  return product(wholeNumber(perKg), sum(...terms.map((term) => kilogramsOf(term, measures))))
}
