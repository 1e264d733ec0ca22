/** Between which figures a result is likely to lie, as answers have it. */
import type { Static } from 'typebox'
import type { Contribution } from '../core/contribution.ts'
import { gramsFromMicrograms, kgFromGrams, outward } from '../core/quantity.ts'
import { type Span, spanOf } from '../core/range.ts'
import { words } from './form.ts'
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
  const { amount, contributions, what, parts = {} } = ranged
  const large = Object.entries(parts).filter(([, part]) => isLarge(part.amount, amount))
  const plan = rangePlan(contributions, large)
  const amounts = large.map(([, part]) => part.amount)
  const figures = rangeFigures(plan, amount, amounts, KILOGRAMS)
  return placeRange(plan, { what, unit: KILOGRAMS, large: largeParts(amount, amounts) }, figures)
}

/** How the whole units of a result are shown. */
export interface RangeUnit {
  readonly unit: 'kg' | 'g'
  shown(amount: number): number
}

export const KILOGRAMS: RangeUnit = { unit: 'kg', shown: kgFromGrams }
export const GRAMS: RangeUnit = { unit: 'g', shown: (amount) => gramsFromMicrograms(BigInt(amount)) }

const isLarge = (part: number, whole: number) => part > whole * PART_SHARE_MIN

/** What of a range is the same for all amounts of one thing. */
export interface RangePlan {
  readonly whole: Span
  readonly parts: readonly { readonly name: string; readonly span: Span }[]
}

export function rangePlan(
  contributions: readonly Contribution[],
  parts: readonly (readonly [name: string, part: Pick<RangedPart, 'contributions'>])[],
): RangePlan {
  return {
    whole: spanOf(contributions),
    parts: parts.map(([name, part]) => ({ name, span: spanOf(part.contributions, contributions) })),
  }
}

/** A bit for each part of which a range is shown, the first the lowest. */
export function largeParts(amount: number, parts: readonly number[]): number {
  let large = 0
  for (let at = 0; at < parts.length; at++) if (isLarge(parts[at] ?? 0, amount)) large |= 1 << at
  return large
}

/** Both ends of the whole and of every part, large or not. */
export function rangeFigures(
  { whole, parts }: RangePlan,
  amount: number,
  amounts: readonly number[],
  { shown }: RangeUnit,
): number[] {
  const { low, high } = outward(amount, whole)
  const figures = [shown(low), shown(high)]
  for (let at = 0; at < parts.length; at++) {
    const ofPart = outward(amounts[at] ?? 0, parts[at]?.span ?? NONE)
    figures.push(shown(ofPart.low), shown(ofPart.high))
  }
  return figures
}

const NONE: Pick<Span, 'low' | 'high'> = { low: 1, high: 1 }

interface Said {
  readonly what: string
  readonly unit: RangeUnit
  readonly large: number
}

/** The figures of `rangeFigures` with all that is said of them. */
export function placeRange(
  plan: RangePlan,
  { what, unit: { unit }, large }: Said,
  [low = 0, high = 0, ...ofParts]: readonly number[],
): Shown {
  const shown = plan.parts.flatMap(({ name }, at) => {
    return large & (1 << at)
      ? [[name, { low: ofParts[2 * at] ?? 0, high: ofParts[2 * at + 1] ?? 0 }] as const]
      : []
  })
  return {
    low,
    high,
    coverage: COVERAGE,
    basis: basisOf({ what, low, high, unit }, plan.whole),
    ...(shown.length > 0 && { parts: Object.fromEntries(shown) }),
    unit,
  }
}

function basisOf(
  { what, low, high, unit }: { what: string; low: number; high: number; unit: string },
  { doubts }: Span,
): string {
  if (doubts.length === 0) return `Every figure of it is your own, so no range is put around ${what}.`
  const most = doubts.map(
    ({ label, low: less, high: more }) => `${label} (x${short(less)} to x${short(more)})`,
  )
  return words(
    `Nine of ten published figures for ${what} like this lie between `,
    low,
    ' and ',
    high,
    ` ${unit}. Most in doubt: ${most.join(', and ')}. It says how far publications lie apart and is no confidence interval.`,
  )
}

/** A multiplier in a sentence. */
function short(multiplier: number): number {
  return Number(multiplier.toPrecision(3))
}
