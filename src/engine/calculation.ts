/** What a domain returns: what was chosen, and how much of it was asked for. */
import type { Decimal } from '../core/decimal.ts'
import type { Input } from '../core/identity.ts'
import type { Rational } from '../core/rational.ts'
import type { Quantity } from '../core/scaled.ts'
import type { Assumption } from './assumption.ts'

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
  readonly rates?: Readonly<Record<Rates, Measures>>
  readonly numbers: Numbers
  /** Everything that determines the numbers, beside the edition: see core/identity.ts. */
  readonly identity: Input
  /** The parameters by which the same is asked again, where those given may mean something else another day. */
  readonly askAgain?: object
  /** What follows from how it was asked, and not from the choice. */
  readonly ofRequest?: readonly Assumption[]
  /** One of the factors is the caller's own: nothing of it is kept for others. */
  readonly isRare?: boolean
}

/** Whether there is nothing of it. */
export function isNothing(measure: Measure): boolean {
  return 'digits' in measure ? Number(measure.digits) === 0 : measure.numerator.digits === 0n
}

export function asRational(measure: Measure): Rational {
  if (!('digits' in measure)) return measure
  const { digits, scale } = measure
  return { numerator: { digits: BigInt(digits), scale }, denominator: ONE }
}

const ONE: Decimal = { digits: 1n, scale: 0 }
