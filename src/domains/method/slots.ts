/** The numbers of a response, by name: what a label may place, and nothing that it could calculate with. */
import type { ScopeLine } from '../../engine/term.ts'

declare const placed: unique symbol

/**
 * A number that can be placed in a response. It is typed as a symbol since the compiler then refuses to calculate with
 * it and to make a text of it: the template of a response would show the first caller's number to everybody.
 */
export type Slot = symbol & { readonly [placed]: true }

/** Anything with numbers, where each may be a slot. */
export type Placed<T> = T extends number
  ? T | Slot
  : T extends string | boolean | null | undefined
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Placed<Item>[]
      : { [Name in keyof T]: Placed<T[Name]> }

export interface RateSlots {
  /** In the unit of the response: kilograms, or grams. */
  readonly shown: Slot
  /** In whole units: grams. */
  readonly whole: Slot
}

/** Of a leg, in the unit of the response; tonne-kilometres, and grams for each of them. */
export interface LegSlots {
  readonly total: Slot
  readonly burnt: Slot
  readonly upstream: Slot
  /** Where it is a part of the total that is large enough. */
  readonly range: { readonly low: Slot; readonly high: Slot } | undefined
  readonly tonneKm: Slot
  readonly intensity: Slot
}

/** `Numbers`: those of the calculation. `Rates`: the names of its rates. */
export interface Slots<Numbers = unknown, Rates extends string = string> {
  readonly numbers: { readonly [Name in keyof Numbers]: Slot }
  readonly rates: { readonly [Name in Rates]: RateSlots }
  /** Of the breakdown or beside it (`Method.amounts`), in the unit of the response; 0 where the choice has none. */
  amount(name: string): Slot | 0
  /** The same in whole units. */
  whole(name: string): Slot | 0
  /** Of a transport chain. */
  readonly legs: readonly LegSlots[]
  /** In the unit of the response; 0 where the choice has no such line. */
  line(name: ScopeLine): Slot | 0
  /** Scope 2 by contract. */
  readonly market: Slot
}
