/**
 * What a result is made of: figures times quantities. A reader who knows nothing of the method multiplies each figure by
 * its quantity, adds, and has the result.
 */
import { multiplyRationals, type Rational, rational } from './numbers/rational.ts'
import type { TrailEntry } from './trail.ts'

/** What of a result a contribution is: `direct`, `wtt`. The contract lists their names (contract/schema.ts). */
export type Component = string

/** A figure times a quantity of such a unit that the product is kilograms: MWh for g CO2e per kWh. */
export interface Contribution {
  readonly entry: TrailEntry
  readonly quantity: Rational
  readonly unit: string
  readonly part: Component
  /** Figures from which the quantity was made. */
  readonly inputs: readonly TrailEntry[]
  /** Those among the inputs that divide an exact total: they move its parts, not the sum of all of them. */
  readonly splits?: readonly TrailEntry[]
  /** Of a chain. */
  readonly leg?: number
  /** How the quantity came about, where it is not what was asked for. */
  readonly note?: string
}

/** The way from figures to a result. */
export interface Trail {
  /** In the total. */
  readonly factors: readonly Contribution[]
  /** Shown, not in the total. */
  readonly beside: readonly Contribution[]
  /** Said without moving any quantity above. */
  readonly inputs?: readonly TrailEntry[]
}

/** Kilograms. */
export function massOf({ entry, quantity }: Pick<Contribution, 'entry' | 'quantity'>): Rational {
  return multiplyRationals(quantity, rational(entry.value))
}

/** The figures from which quantities were made, each once, with the leg where it is of one alone. */
export function inputsOf({ factors, beside, inputs = [] }: Trail): { entry: TrailEntry; leg?: number }[] {
  const legs = new Map<TrailEntry, Set<number | undefined>>(inputs.map((entry) => [entry, new Set()]))
  for (const one of [...factors, ...beside]) {
    for (const entry of one.inputs) legs.set(entry, (legs.get(entry) ?? new Set()).add(one.leg))
  }
  return [...legs].map(([entry, of]) => {
    const [leg] = of
    return leg !== undefined && of.size === 1 ? { entry, leg } : { entry }
  })
}
