/** The numbers of the lines of a report, and the same as slots: both in one order, which is here alone. */

import type { Measures } from '../../engine/calculation.ts'
import type { Plan } from '../../engine/derive/plan.ts'
import type { Rating, Ratings } from '../../engine/derive/rating.ts'
import type { PlannedLine } from '../../engine/derive/report.ts'
import { outward } from '../../engine/numbers/quantity.ts'
import type { Span } from '../../engine/range.ts'
import type { Tier } from '../../engine/trail.ts'

/** Of a line of the report: in the unit of the response, and in whole units. */
export interface LineSlots {
  readonly shown: number
  readonly whole: number
  readonly low: number
  readonly high: number
  readonly tier: Tier
  readonly quality: Record<string, number> | null
}

export interface ReportSlots {
  /** Undefined of a line without a number. */
  readonly reported: readonly (LineSlots | undefined)[]
  /** Of the total. */
  readonly quality: Record<string, number> | null
}

/** Amounts and ranges of the lines of a report. */
export function pushLines(numbers: number[], plan: Plan, measures: Measures, times: number): void {
  const { unit, report } = plan
  const amounts = report.amounts(plan.result(measures), measures, times)
  const spans = report.spans(measures)
  for (let at = 0; at < amounts.length; at++) {
    if ((report.lines[at] as PlannedLine).reason !== undefined) continue
    const amount = amounts[at] as number
    const { low, high } = outward(amount, spans[at] as Span)
    numbers.push(unit.shown(amount), amount, unit.shown(low), unit.shown(high))
  }
}

/** Shares that go with the amounts: of each line, and of the total. */
export function pushShares(numbers: number[], { lines, total }: Ratings): void {
  for (const { quality = {} } of ratedOf(lines, total)) {
    for (const tier in quality) numbers.push((quality[tier as Tier] ?? 0) / THOUSAND)
  }
}

const ratedOf = (lines: Ratings['lines'], total: Rating) => [...lines.flatMap((one) => one ?? []), total]

/** What of the ratings is no number in a slot: of one measure whether there is something of it. */
export function ratingsKey({ report: { isOneMeasure } }: Plan, { lines, total }: Ratings): string {
  if (isOneMeasure) return total.quality === undefined ? ' none' : ''
  let key = ''
  for (const { tier, quality = {} } of ratedOf(lines, total)) key += ` ${tier}=${Object.keys(quality)}`
  return key
}

/** In the order of `pushLines` and `pushShares`. */
export function lineSlots(
  { report: { lines: planned, isOneMeasure } }: Plan,
  { lines, total }: Ratings,
  next: () => number,
): ReportSlots {
  const amounts = planned.map(({ reason }) => {
    return reason === undefined ? { shown: next(), whole: next(), low: next(), high: next() } : undefined
  })
  const shares = (rating: Rating) => {
    if (isOneMeasure || rating.quality === undefined) return sharesOf(rating)
    return Object.fromEntries(Object.keys(rating.quality).map((tier) => [tier, next()]))
  }
  const reported = amounts.map((amount, at): LineSlots | undefined => {
    const rating = lines[at]
    return amount && rating && { ...amount, tier: rating.tier, quality: shares(rating) }
  })
  return { reported, quality: shares(total) }
}

/** Shares of kilograms as numbers that add up to 1; null of nothing. */
export function sharesOf({ quality }: Rating): Record<string, number> | null {
  if (quality === undefined) return null
  return Object.fromEntries(Object.entries(quality).map(([tier, share]) => [tier, share / THOUSAND]))
}

const THOUSAND = 1000
