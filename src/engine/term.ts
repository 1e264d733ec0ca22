/**
 * A term: an emission factor times a quantity, for one unit of a measure of the request. A calculation is the list of
 * its terms, and everything that a response says of it is derived from them (engine/derive).
 */
import type { Component, Contribution } from './contribution.ts'
import type { Decimal } from './numbers/decimal.ts'
import type { Rational } from './numbers/rational.ts'
import type { GwpSet } from './trail.ts'

/** A line of the GHG Protocol; `outside_of_scopes` is reported beside the scopes and still part of the total. */
export type ScopeLine = 'scope_1' | 'scope_2' | `scope_3_category_${number}` | 'outside_of_scopes'

/** `entry` is the factor, `quantity` is in such a unit that the product is kilograms of CO2e. */
export interface Term extends Contribution {
  /** The measure that the quantity is for one unit of: `room_nights`, `kwh`. */
  readonly of: string
  /** Where it is reported; `beside` is shown and not in the total. */
  readonly line: ScopeLine | 'beside'
  /** The set of the product: that of the factor, or the unnamed one where what scales the factor mixes sets. */
  readonly gwp: GwpSet
  /** The share of it that belongs to another line. */
  readonly share?: { readonly line: ScopeLine; readonly of: Rational }
  /** The share of it that is purchased electricity, where breakdowns show that as a part of its own. */
  readonly electricity?: Rational
  /** The share of it that is non-CO2 effects of flying (radiative forcing). */
  readonly nonCo2?: Rational
  /** Where the whole result rests on one factor: weights of CO2, CH4 and N2O, and of what radiative forcing adds. */
  readonly gases?: readonly Decimal[]
  /** Of a term beside: the part in which another total has it in place of the term with its leg and its factor. */
  readonly insteadOf?: Component
}
