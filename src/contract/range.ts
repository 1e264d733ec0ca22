/** Between which figures a result is likely to lie, as answers have it. */
import type { Static } from 'typebox'
import type { RangePlan } from '../engine/derive/range.ts'
import type { Span } from '../engine/range.ts'
import type { MassUnit } from '../engine/units.ts'
import { type Measured, statedCoverage } from '../factors/calibration/measured.ts'
import { textOf } from '../messages/messages.ts'
import type { Message } from '../messages/values.ts'
import type { Range } from './schema.ts'
import { words } from './template.ts'

type Shown = Static<typeof Range>

interface RangeLabel {
  readonly what: Message
  readonly unit: MassUnit
  readonly large: number
  /** Of the class of the result. */
  readonly measured: Measured
}

/** The figures of `rangeFigures` with all that is said of them. */
export function placeRange(
  plan: RangePlan,
  { what, unit: { unit }, large, measured }: RangeLabel,
  [low = 0, high = 0, ...ofParts]: readonly number[],
): Shown {
  const shown = plan.parts.flatMap(({ name }, at) => {
    return large & (1 << at)
      ? [[name, { low: ofParts[2 * at] ?? 0, high: ofParts[2 * at + 1] ?? 0 }] as const]
      : []
  })
  const { n, inside, publishers } = measured
  // Whatever low and high hold, they leave out what nobody knows.
  const coverage = plan.whole.unranged.length > 0 ? undefined : statedCoverage(measured)
  return {
    low,
    high,
    coverage: coverage ?? null,
    measured: { n, inside, publishers },
    basis: basisOf(
      { what: textOf(what), low, high, unit, measured, isMeasured: coverage !== undefined },
      plan.whole,
    ),
    ...(shown.length > 0 && { parts: Object.fromEntries(shown) }),
    unit,
  }
}

interface BasisValues {
  readonly what: string
  readonly low: number
  readonly high: number
  readonly unit: string
  readonly measured: Measured
  readonly isMeasured: boolean
}

function basisOf(values: BasisValues, { doubts, unranged }: Span): string {
  const own = unranged.join(', ')
  if (unranged.length > 0 && doubts.length === 0) {
    return `No range is known: the server operator's own factors (${own}) have none, so low and high equal the result.`
  }
  if (doubts.length === 0) return `All values are your own, so there is no range for ${values.what}.`
  const most = doubts.map(
    ({ label, low: less, high: more }) => `${label} (x${short(less)} to x${short(more)})`,
  )
  const largest = `Largest uncertainty: ${most.join(', and ')}.`
  if (unranged.length > 0) {
    return `The server operator's own factors (${own}) have no range, so low and high cover the other uncertainties only. ${largest}`
  }
  const end = `${largest} The range shows how much published values differ; it is not a confidence interval.`
  if (!values.isMeasured) return `${judgement(values.measured)} ${end}`
  const { what, low, high, unit, measured } = values
  return words(
    `Nine of ten published values for ${what} like this are between `,
    low,
    ' and ',
    high,
    ` ${unit}. ${comparison(measured)} ${end}`,
  )
}

/** Where too little was compared, or too little of it is inside, nothing is promised (docs/calibration.md). */
function judgement(measured: Measured): string {
  return measured.n === 0
    ? 'The range is our judgement: no published values were left to check it with.'
    : `The range is our judgement. ${comparison(measured)}`
}

function comparison({ n, inside, publishers }: Measured): string {
  const are = inside === 1 ? 'is' : 'are'
  return `Of the ${n} published values of ${publishers} publishers that we compared, ${inside} ${are} inside such ranges.`
}

/** A multiplier in a sentence. */
function short(multiplier: number): number {
  return Number(multiplier.toPrecision(3))
}
