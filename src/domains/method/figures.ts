/** The numbers of a response, as one list, and the same list as slots by name: both in one order, which is here alone. */

import type { Assumption } from '../../engine/assumption.ts'
import type { Calculation, Measures } from '../../engine/calculation.ts'
import type { GwpShares } from '../../engine/derive/gwp-shares.ts'
import type { Plan } from '../../engine/derive/plan.ts'
import { largeParts, type RangePlan, rangeFigures } from '../../engine/derive/range.ts'
import type { Ratings } from '../../engine/derive/rating.ts'
import type { Result } from '../../engine/derive/result.ts'
import { toNumber } from '../../engine/numbers/decimal.ts'
import { sharedAmong } from '../../engine/numbers/quantity.ts'
import type { ScopeLine } from '../../engine/term.ts'
import { gwpSharesFrom, pushGwpShares } from './gwp-slots.ts'
import type { CachedChoice } from './known.ts'
import { lineSlots, pushLines, pushShares, type ReportSlots, ratingsKey } from './line-slots.ts'
import type { LegSlots, RateSlots, Slot, Slots } from './slots.ts'

/** A calculation with what was derived from it. */
export interface Derived<Choice extends object = object> {
  readonly calculation: Calculation<Choice>
  readonly plan: Plan
  readonly result: Result
  readonly assumptions: readonly Assumption[]
}

/** The same, as an operation has it. */
export interface Calculated<Choice extends object = object> extends Derived<Choice> {
  readonly known: CachedChoice
  /** See notices.ts. */
  readonly noticeVariant: string | undefined
  readonly withEquivalents: boolean
}

/** The numbers, and by what else two responses of one choice differ. */
export interface Figures {
  readonly numbers: readonly number[]
  readonly range: RangePlan
  /** A bit for each ranged field, and for each leg, that is large enough to have a range. */
  readonly large: number
  /** A bit for each part with something in it. */
  readonly filled: number
  /** What of the doubts goes with the amounts: of terms of several measures which, of one measure whether. */
  readonly doubts: string
  readonly ratings: Ratings
}

export function figuresOf({ calculation, plan, result, assumptions }: Derived): Figures {
  const { measures, rates, among, times = 1, numbers: own } = calculation
  const { unit, lines, breakdown, ranged } = plan
  const total = Number(result.total)
  const numbers = [unit.shown(result.total), total, times]
  for (const name in rates) {
    const ofRate = rates[name] as typeof measures
    const whole = ofRate === measures ? result.total : plan.total(ofRate)
    numbers.push(unit.shown(whole), Number(whole))
  }
  for (const name in among) {
    const shared = sharedAmong(total, among[name] as number)
    numbers.push(unit.shown(shared), shared)
  }
  const single = plan.amounts(measures)
  const amounts = times === 1 ? single : single.map((amount) => Number(amount) * times)
  for (let at = 0; at < breakdown.length; at++) numbers.push(unit.shown(amounts[at] as number | bigint))
  for (let at = 0; at < breakdown.length; at++) numbers.push(Number(amounts[at]))
  for (let at = 0; at < lines.length; at++) numbers.push(unit.shown(result.lines[at] as number | bigint))
  if (result.market !== undefined) numbers.push(unit.shown(result.market))
  for (const name in own) numbers.push(own[name] as number)
  const ofRanged = ranged.map((place) => Number(amounts[place]))
  const ofLegs = pushLegs(numbers, plan, total, measures)
  const range = plan.range(measures)
  for (const figure of rangeFigures(range, total, ofRanged, unit)) numbers.push(figure)
  for (const figure of plan.trailFigures(measures, times)) numbers.push(figure)
  pushGwpShares(numbers, plan, measures)
  pushLines(numbers, plan, measures, times)
  const ratings = plan.report.ratings(measures, assumptions)
  if (!plan.report.isOneMeasure) pushShares(numbers, ratings)
  return {
    numbers,
    range,
    large: largeParts(total, ofRanged.concat(ofLegs)),
    filled: filledOf(result),
    doubts: (plan.isProportional ? whetherInDoubt(range) : doubtsOf(range)) + ratingsKey(plan, ratings),
    ratings,
  }
}

/** Terms in one proportion are in the same doubts whatever their amount, but nothing is in none. */
const whetherInDoubt = ({ whole }: RangePlan) => (whole.doubts.length === 0 ? 'none' : '')

function doubtsOf({ whole }: RangePlan): string {
  let ids = ''
  for (const { id } of whole.doubts) ids += `${id} `
  return ids
}

function filledOf({ parts }: Result): number {
  let filled = 0
  for (let at = 0; at < parts.length; at++) if ((parts[at] as number) > 0) filled |= 1 << at
  return filled
}

/** Slots with what the engine places by itself. */
export interface AllSlots extends Slots, ReportSlots {
  readonly total: number
  readonly wholeTotal: number
  readonly times: number
  readonly breakdown: Readonly<Record<string, number>>
  readonly lines: Readonly<Partial<Record<ScopeLine, number>>>
  readonly range: readonly number[]
  readonly trail: readonly number[]
  readonly gwpShares: GwpShares
}

/** `at`: the number at a place of the list, or the gap in its stead. How many there are says the calculation. */
export function slotsOf(
  { calculation, plan, result, figures: { large, ratings } }: Derived & { readonly figures: Figures },
  at: (place: number) => unknown,
): AllSlots {
  let place = 0
  const next = () => at(place++) as number
  const list = (length: number) => Array.from({ length }, next)
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, next()]))
  const slot = (number: number) => number as unknown as Slot
  const [total, wholeTotal, times] = [next(), next(), next()]
  const { rates = {}, among = {} } = calculation
  const ofRates = [...Object.keys(rates), ...Object.keys(among)].map((name): [string, RateSlots] => {
    const [shown, inUnits] = [slot(next()), slot(next())]
    return [name, { shown, whole: inUnits }]
  })
  const [breakdown, wholes] = [named(plan.breakdown), named(plan.breakdown)]
  const lines: AllSlots['lines'] = named(plan.lines)
  return {
    total,
    wholeTotal,
    times,
    rates: Object.fromEntries(ofRates),
    breakdown,
    amount: (name) => (name in breakdown ? slot(breakdown[name] as number) : 0),
    whole: (name) => (name in wholes ? slot(wholes[name] as number) : 0),
    lines,
    line: (name) => (name in lines ? slot(lines[name] as number) : 0),
    market: slot(result.market === undefined ? 0 : next()),
    numbers: named(Object.keys(calculation.numbers)) as AllSlots['numbers'],
    legs: Array.from({ length: plan.legs?.count ?? 0 }, (_, leg) =>
      legSlots(() => slot(next()), (large & (1 << (plan.ranged.length + leg))) !== 0),
    ),
    range: list(2 * (1 + plan.ranged.length)),
    trail: list(2 * (plan.trail.factors.length + plan.trail.beside.length)),
    gwpShares: gwpSharesFrom(plan, next),
    ...lineSlots(plan, ratings, next),
  }
}

/** Gives the totals of the legs. */
function pushLegs(numbers: number[], { legs, unit }: Plan, total: number, measures: Measures): number[] {
  if (legs === undefined) return []
  return legs.results(total, measures).map((leg) => {
    const { burnt, low, high, tonneKm, intensity } = leg
    numbers.push(unit.shown(leg.total), unit.shown(burnt), unit.shown(leg.total - burnt))
    numbers.push(unit.shown(low), unit.shown(high), toNumber(tonneKm), intensity)
    return leg.total
  })
}

/** In the order in which `pushLegs` has them. */
function legSlots(next: () => Slot, isLarge: boolean): LegSlots {
  const [total, burnt, upstream, low, high] = [next(), next(), next(), next(), next()]
  const [tonneKm, intensity] = [next(), next()]
  return { total, burnt, upstream, tonneKm, intensity, range: isLarge ? { low, high } : undefined }
}
