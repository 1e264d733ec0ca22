/** The numbers of a response, as one list, and the same list as slots by name: both in one order, which is here alone. */
import type { Calculation } from '../../engine/calculation.ts'
import { largeParts, type RangePlan, rangeFigures } from '../../engine/derive/range.ts'
import type { Plan, Result } from '../../engine/plan.ts'
import type { ScopeLine } from '../../engine/term.ts'
import type { Known } from './known.ts'
import type { RateSlots, Slot, Slots } from './slots.ts'

/** A calculation with what was derived from it. */
export interface Derived {
  readonly calculation: Calculation
  readonly plan: Plan
  readonly result: Result
}

/** The same, as an operation has it. */
export interface Calculated extends Derived {
  readonly known: Known
  readonly withEquivalents: boolean
}

/** The numbers, and by what else two responses of one choice differ. */
export interface Figures {
  readonly numbers: readonly number[]
  readonly range: RangePlan
  /** A bit for each ranged field that is large enough to have a range. */
  readonly large: number
  /** A bit for each part with something in it. */
  readonly filled: number
  /** What of the doubts goes with the amounts: of terms of several measures which, of one measure whether. */
  readonly doubts: string
}

export function figuresOf({ calculation, plan, result }: Derived): Figures {
  const { measures, rates, numbers: own } = calculation
  const { unit, lines, breakdown, ranged } = plan
  const total = Number(result.total)
  const numbers = [unit.shown(result.total), total]
  for (const name in rates) {
    const ofRate = rates[name] as typeof measures
    const whole = ofRate === measures ? result.total : plan.total(ofRate)
    numbers.push(unit.shown(whole), Number(whole))
  }
  const amounts = plan.amounts(result, measures)
  for (let at = 0; at < breakdown.length; at++) numbers.push(unit.shown(amounts[at] as number | bigint))
  for (let at = 0; at < lines.length; at++) numbers.push(unit.shown(result.lines[at] as number | bigint))
  if (result.market !== undefined) numbers.push(unit.shown(result.market))
  for (const name in own) numbers.push(own[name] as number)
  const ofRanged = ranged.map((place) => Number(amounts[place]))
  const range = plan.range(measures)
  for (const figure of rangeFigures(range, total, ofRanged, unit)) numbers.push(figure)
  for (const figure of plan.trailFigures(measures)) numbers.push(figure)
  return {
    numbers,
    range,
    large: largeParts(total, ofRanged),
    filled: filledOf(result),
    doubts: plan.isProportional ? whetherInDoubt(range) : doubtsOf(range),
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
export interface AllSlots extends Slots {
  readonly total: number
  readonly whole: number
  readonly breakdown: Readonly<Record<string, number>>
  readonly lines: Readonly<Partial<Record<ScopeLine, number>>>
  readonly range: readonly number[]
  readonly trail: readonly number[]
}

/** `at`: the number at a place of the list, or the gap in its stead. How many there are says the calculation. */
export function slotsOf({ calculation, plan, result }: Derived, at: (place: number) => unknown): AllSlots {
  let place = 0
  const next = () => at(place++) as number
  const list = (length: number) => Array.from({ length }, next)
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, next()]))
  const slot = (number: number) => number as unknown as Slot
  const [total, whole] = [next(), next()]
  const rates = Object.keys(calculation.rates ?? {}).map((name): [string, RateSlots] => {
    const [shown, inUnits] = [slot(next()), slot(next())]
    return [name, { shown, whole: inUnits }]
  })
  const breakdown = named(plan.breakdown)
  const lines: AllSlots['lines'] = named(plan.lines)
  return {
    total,
    whole,
    rates: Object.fromEntries(rates),
    breakdown,
    lines,
    line: (name) => (name in lines ? slot(lines[name] as number) : 0),
    market: slot(result.market === undefined ? 0 : next()),
    numbers: named(Object.keys(calculation.numbers)) as AllSlots['numbers'],
    range: list(2 * (1 + plan.ranged.length)),
    trail: list(2 * (plan.trail.factors.length + plan.trail.beside.length)),
  }
}
