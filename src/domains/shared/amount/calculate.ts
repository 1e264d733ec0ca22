/** Amounts times published figures: each item is one of them, the total is the sum of all. */
import type { Contribution, Part, Trail } from '../../../core/contribution.ts'
import { add, type Decimal, multiply } from '../../../core/decimal.ts'
import { apportion, gramsFromKg } from '../../../core/quantity.ts'
import { rational } from '../../../core/rational.ts'
import type { RangePlace } from '../../basis/ranges.ts'
import type { AmountFactor } from './factor.ts'

export interface AmountItem {
  readonly part: Part
  readonly factor: AmountFactor
  /** Whether the factor is used where it was published for. */
  readonly place: RangePlace
  /** In the unit that the factor is per. */
  readonly quantity: Decimal
  readonly unit: string
  /** How the quantity came about, where it is not what was asked for. */
  readonly note?: string | undefined
}

export interface AmountEmissions {
  readonly co2eGrams: number
  /** Of each item, in their order; they add up to the total. */
  readonly itemGrams: readonly number[]
}

/** The total is rounded once and apportioned to the items, to the gram. */
export function amountEmissions(items: readonly AmountItem[]): AmountEmissions {
  const masses = items.map(({ factor, quantity }) => multiply(quantity, factor.kgPerUnit))
  const co2eGrams = gramsFromKg(masses.reduce(add))
  return { co2eGrams, itemGrams: apportion(co2eGrams, masses) }
}

export function amountTrail(items: readonly AmountItem[]): Trail {
  return { factors: items.map(contribution), beside: [] }
}

function contribution({ part, factor, place, quantity, unit, note }: AmountItem): Contribution {
  return {
    entry: factor.trail[place],
    quantity: rational(quantity),
    unit,
    part,
    inputs: [],
    ...(note !== undefined && { note }),
  }
}
