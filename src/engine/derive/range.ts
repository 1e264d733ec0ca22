/** Between which values a result is likely to lie: multipliers of its total and of the parts that are shown. */
import type { Contribution } from '../contribution.ts'
import { outward } from '../numbers/quantity.ts'
import { type Span, spanOf } from '../range.ts'
import type { MassUnit } from '../units.ts'

/** What of a range is the same for all amounts in one proportion. */
export interface RangePlan {
  readonly whole: Span
  readonly parts: readonly PartSpan[]
}

export interface PartSpan {
  readonly name: string
  readonly span: Span
}

/** Parts by name, with the contributions that each is made of. */
export type NamedContributions = readonly (readonly [name: string, contributions: readonly Contribution[]])[]

export function rangePlan(contributions: readonly Contribution[], parts: NamedContributions): RangePlan {
  return {
    whole: spanOf(contributions),
    parts: parts.map(([name, ofPart]) => ({ name, span: spanOf(ofPart, contributions) })),
  }
}

/** A part with less of the total has no range of its own (the v1 contract). */
const PART_SHARE_MIN = 0.05

/** A bit for each part of which a range is shown, the first the lowest. Amounts in whole units. */
export function largeParts(total: number, parts: readonly number[]): number {
  let large = 0
  for (let at = 0; at < parts.length; at++) {
    if ((parts[at] ?? 0) > total * PART_SHARE_MIN) large |= 1 << at
  }
  return large
}

/** Both ends of the whole and of every part, large or not, as they are shown. */
export function rangeFigures(
  { whole, parts }: RangePlan,
  total: number,
  amounts: readonly number[],
  { shown }: MassUnit,
): number[] {
  const { low, high } = outward(total, whole)
  const figures = [shown(low), shown(high)]
  for (let at = 0; at < parts.length; at++) {
    const ofPart = outward(amounts[at] ?? 0, (parts[at] as PartSpan).span)
    figures.push(shown(ofPart.low), shown(ofPart.high))
  }
  return figures
}
