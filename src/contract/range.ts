/** Between which figures a result is likely to lie, as answers have it. */
import type { Static } from 'typebox'
import type { RangePlan } from '../engine/derive/range.ts'
import type { Span } from '../engine/range.ts'
import type { MassUnit } from '../engine/units.ts'
import { textOf } from '../messages/messages.ts'
import type { Message } from '../messages/values.ts'
import type { Range } from './schema.ts'
import { words } from './template.ts'

type Shown = Static<typeof Range>

const COVERAGE = 0.9

interface RangeLabel {
  readonly what: Message
  readonly unit: MassUnit
  readonly large: number
}

/** The figures of `rangeFigures` with all that is said of them. */
export function placeRange(
  plan: RangePlan,
  { what, unit: { unit }, large }: RangeLabel,
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
    // Whatever low and high hold, they leave out what nobody knows.
    coverage: plan.whole.unranged.length > 0 ? null : COVERAGE,
    basis: basisOf({ what: textOf(what), low, high, unit }, plan.whole),
    ...(shown.length > 0 && { parts: Object.fromEntries(shown) }),
    unit,
  }
}

function basisOf(
  { what, low, high, unit }: { what: string; low: number; high: number; unit: string },
  { doubts, unranged }: Span,
): string {
  const own = unranged.join(', ')
  if (unranged.length > 0 && doubts.length === 0) {
    return `No range is known: the server operator's own factors (${own}) have none, so low and high equal the result.`
  }
  if (doubts.length === 0) return `All values are your own, so there is no range for ${what}.`
  const most = doubts.map(
    ({ label, low: less, high: more }) => `${label} (x${short(less)} to x${short(more)})`,
  )
  if (unranged.length > 0) {
    return `The server operator's own factors (${own}) have no range, so low and high cover the other uncertainties only. Largest uncertainty: ${most.join(', and ')}.`
  }
  return words(
    `Nine of ten published values for ${what} like this are between `,
    low,
    ' and ',
    high,
    ` ${unit}. Largest uncertainty: ${most.join(', and ')}. The range shows how much published values differ; it is not a confidence interval.`,
  )
}

/** A multiplier in a sentence. */
function short(multiplier: number): number {
  return Number(multiplier.toPrecision(3))
}
