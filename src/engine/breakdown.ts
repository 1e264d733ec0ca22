/** What a response shows of a total: parts of it, gases of a part, and what stands beside it. */
import type { Component } from './contribution.ts'
import type { ScopeLine, Term } from './term.ts'

export type Gas = 'co2' | 'ch4' | 'n2o'

/** A part of terms, or what of them is purchased electricity (`Term.electricity`). */
export type ShownComponent = Component | 'electricity'

/**
 * One amount. A part is a share of the total, a gas a share of its part: they add up to the unit. Beside the total, fossil
 * CO2 within a biofuel and other totals are rounded by themselves.
 */
export type BreakdownField =
  | GasField
  | { readonly part: ShownComponent }
  /** Parts together; `rangeOf`: the terms whose range they have, where not those of the parts. */
  | { readonly parts: readonly ShownComponent[]; rangeOf?(counted: readonly Term[]): readonly Term[] }
  | { readonly beside: Component }
  /** Of a transport chain: lines together. */
  | { readonly lines: readonly ScopeLine[] }
  /** Left out where the factor of the part says nothing of it. */
  | { readonly fossilCo2Of: Component }
  /** Another total, with these terms from beside in place of others (`Term.insteadOf`); left out where there are none. */
  | { readonly totalWith: Component }

export type GasField =
  | { readonly part: ShownComponent; readonly gas: Gas }
  /** Of parts together, or what forcing adds to them; left out where no term says how they split (`Term.gases`). */
  | { readonly among: readonly ShownComponent[]; readonly gas: Gas | 'forcing' }

/** By the names under which the response has them. */
export type Breakdown = Readonly<Record<string, BreakdownField>>

/** The parts whose amounts a field shows, in their order; none of gases and of what stands beside. */
export function componentsOf(field: BreakdownField): readonly ShownComponent[] {
  return 'parts' in field ? field.parts : 'part' in field ? [field.part] : []
}
