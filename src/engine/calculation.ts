/** What a domain returns: what was chosen, and how much of it was asked for. */

import type { Assumption } from './assumption.ts'
import type { Input, WrittenInput } from './identity.ts'
import type { Decimal } from './numbers/decimal.ts'
import type { Rational } from './numbers/rational.ts'
import type { Quantity } from './numbers/scaled.ts'

/** An exact amount, zero or more: a decimal, whose digits may be a number where that holds them, or a quotient. */
export type Measure = Quantity | Rational

/** Amounts by the names that terms refer to (`of`), each in the unit that its domain states. */
export type Measures = Readonly<Record<string, Measure>>

/** `Choice`: see choice.ts. `Numbers`: numbers of the request that the response shows, by name. */
export interface Calculation<
  Choice extends object = object,
  Numbers extends object = Readonly<Record<string, number>>,
  Rates extends string = string,
> {
  readonly choice: Choice
  readonly measures: Measures
  /** Other amounts whose emissions are shown, by name: a night of all rooms, one request. */
  readonly rates?: Readonly<Partial<Record<Rates, Measures>>>
  /** So many shares that are alike: one is rounded, with its parts, and then counted so many times. */
  readonly times?: number
  /** The total, as it is rounded, divided among so many and rounded again, by name: a passenger of a vehicle. */
  readonly among?: Readonly<Partial<Record<Rates, number>>>
  readonly numbers: Numbers
  /** Everything that determines the numbers, beside the edition: see engine/identity.ts. */
  readonly identity: Input
  /** More of it, under other names: what is the same for many requests is written once. */
  readonly writtenIdentity?: WrittenInput
  /** The parameters by which the same is asked again, where those given may mean something else another day. */
  readonly askAgain?: object
  /** What follows from how it was asked, and not from the choice. */
  readonly ofRequest?: readonly Assumption[]
  /** It rests on the caller's own factor, or is asked for the first time of few: nothing of it is kept for others. */
  readonly isRare?: boolean
}

/** Whether there is nothing of it. */
export function isNothing(measure: Measure): boolean {
  return 'digits' in measure ? Number(measure.digits) === 0 : measure.numerator.digits === 0n
}

/** One of the measures, exactly. */
export function amountOf(measures: Measures, name: string): Rational {
  const measure = measures[name]
  if (!measure) throw new RangeError(`no measure ${name}`)
  return asRational(measure)
}

/** So many times as much. */
export function asRational(measure: Measure, times = 1): Rational {
  const by = BigInt(times)
  if ('digits' in measure) {
    const { digits, scale } = measure
    return { numerator: { digits: BigInt(digits) * by, scale }, denominator: ONE }
  }
  const { digits, scale } = measure.numerator
  return { numerator: { digits: digits * by, scale }, denominator: measure.denominator }
}

const ONE: Decimal = { digits: 1n, scale: 0 }
