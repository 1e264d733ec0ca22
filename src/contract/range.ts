/** Between which figures a result is likely to lie, as answers have it. */
import type { Static } from 'typebox'
import type { Contribution } from '../core/contribution.ts'
import { gramsFromMicrograms, kgFromGrams, outward } from '../core/quantity.ts'
import { type Span, spanOf } from '../core/range.ts'
import type { Range } from './schema.ts'

type Shown = Static<typeof Range>

/** A part of a result that an answer shows, and what it is made of. */
export interface RangedPart {
  /** In the whole units of the result: grams, or micrograms. */
  readonly amount: number
  readonly contributions: readonly Contribution[]
}

export interface Ranged extends RangedPart {
  /** What it is about, for a sentence: `a hotel night in France`. */
  readonly what: string
  /** Of the result, by the names by which the answer shows them. */
  readonly parts?: Readonly<Record<string, RangedPart>>
}

/** A part with less of the total has no range of its own (the v1 contract). */
const PART_SHARE_MIN = 0.05
const COVERAGE = 0.9

/** Of a result in grams, shown in kilograms. */
export function rangeInKg(ranged: Ranged): Shown {
  return { ...shownRange(ranged, kgFromGrams, 'kg'), unit: 'kg' }
}

/** Of a result in micrograms, shown in grams. */
export function rangeInGrams(ranged: Ranged): Shown {
  return { ...shownRange(ranged, (amount) => gramsFromMicrograms(BigInt(amount)), 'g'), unit: 'g' }
}

/** Of a part alone, in kilograms. */
export function partRangeInKg({ amount, contributions }: RangedPart): { low: number; high: number } {
  const { low, high } = outward(amount, spanOf(contributions))
  return { low: kgFromGrams(low), high: kgFromGrams(high) }
}

function shownRange(ranged: Ranged, shown: (amount: number) => number, unit: 'kg' | 'g') {
  const { amount, contributions, what, parts = {} } = ranged
  const span = spanOf(contributions)
  const limits = (part: RangedPart, of: Span) => {
    const { low, high } = outward(part.amount, of)
    return { low: shown(low), high: shown(high) }
  }
  const { low, high } = limits(ranged, span)
  const large = Object.entries(parts).filter(([, part]) => part.amount > amount * PART_SHARE_MIN)
  const ofParts = large.map(([name, part]) => [name, limits(part, spanOf(part.contributions, contributions))])
  return {
    low,
    high,
    coverage: COVERAGE,
    basis: basisOf({ what, low, high, unit }, span),
    ...(ofParts.length > 0 && { parts: Object.fromEntries(ofParts) }),
  } as const
}

function basisOf(
  { what, low, high, unit }: { what: string; low: number; high: number; unit: string },
  { doubts }: Span,
): string {
  if (doubts.length === 0) return `Every figure of it is your own, so no range is put around ${what}.`
  const most = doubts.map(
    ({ label, low: less, high: more }) => `${label} (x${short(less)} to x${short(more)})`,
  )
  return `Nine of ten published figures for ${what} like this lie between ${low} and ${high} ${unit}. Most in doubt: ${most.join(', and ')}. It says how far publications lie apart and is no confidence interval.`
}

/** A multiplier in a sentence. */
function short(multiplier: number): number {
  return Number(multiplier.toPrecision(3))
}
