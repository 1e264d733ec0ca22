/** The lines that people copy into a report: what each is, whatever its amount. */
import type { Component } from './contribution.ts'
import type { Rational } from './numbers/rational.ts'
import type { ScopeLine, Term } from './term.ts'

/** What of a result a line is. */
export type LineKind =
  | 'direct'
  | 'upstream'
  | 'losses'
  | 'non_co2_effects'
  | 'embodied'
  | 'supply'
  | 'treatment'
  | 'equipment'
  | 'heating'
  | 'supply_chain'
  | 'biogenic_co2'
  | 'land_use_change'

/** Of scope 2: by the grid, or by contract. */
export type ScopeBasis = 'location' | 'market'

/** Who reports it: the one who asks, or, of transport that is bought, the one who runs the vehicles. */
export type Perspective = 'reporter' | 'asset_owner'

export interface LineName {
  readonly line: ScopeLine
  readonly basis: ScopeBasis | null
  readonly kind: LineKind
  readonly perspective: Perspective
  readonly isPartOfTotal: boolean
  /** Of what is reported outside of the scopes: the line that it stands beside. */
  readonly besideLine?: ScopeLine
}

/** A line for which no number is known. */
export interface UndeterminedLine {
  readonly line: ScopeLine
  readonly basis?: ScopeBasis
  readonly kind: LineKind
  readonly besideLine?: ScopeLine
  /** The code of the notice that explains it, or `not_known`. */
  readonly reason: string
}

/** So much of a term; all of it without a share. */
export interface TermShare {
  readonly term: Term
  readonly share?: Rational
}

const KINDS: Readonly<Record<Component, LineKind>> = {
  wtt: 'upstream',
  td_losses: 'losses',
  embodied: 'embodied',
  supply: 'supply',
  treatment: 'treatment',
  equipment: 'equipment',
  heating: 'heating',
  supply_chain: 'supply_chain',
  biogenic_co2: 'biogenic_co2',
}

/** What terms of a part are in a report. */
export const kindOf = (part: Component): LineKind => KINDS[part] ?? 'direct'
