/** A grid: what a kWh of it emits, and where that figure comes from. */

import type { Assumption } from '../../../engine/assumption.ts'
import type { OfEdition } from '../../../engine/choice.ts'
import type { Decimal } from '../../../engine/numbers/decimal.ts'
import type { Rational } from '../../../engine/numbers/rational.ts'
import type { GwpSet, TrailEntry } from '../../../engine/trail.ts'

/** life_cycle: with upstream and plant manufacture. direct: combustion only. */
export type GridBoundary = 'life_cycle' | 'direct'

/**
 * official: as the country's own reporting scheme publishes it. official_ratio: the life-cycle figure times official over
 * life-cycle of a year that has both. life_cycle: the life-cycle figure, split. user: the operator's own.
 */
export const GRID_BASES = ['official', 'official_ratio', 'life_cycle', 'user'] as const
export type GridBasis = (typeof GRID_BASES)[number]

/** generation: of electricity made in the area. consumption: of electricity used there, with imports. */
export const GRID_VIEWS = ['generation', 'consumption'] as const
/** Whether the direct part has the losses of the grid already; unknown where its publisher does not say. */
export const GRID_LOSS_PLACES = ['outside', 'inside', 'unknown'] as const
export const GRID_GASES = ['co2e', 'co2_only'] as const

/** What the direct part of a grid describes. */
export interface GridConvention {
  readonly view: (typeof GRID_VIEWS)[number]
  readonly losses: (typeof GRID_LOSS_PLACES)[number]
  readonly gases: (typeof GRID_GASES)[number]
}

/** A published figure times a share of the energy. */
export interface GridTerm {
  readonly entry: TrailEntry
  /** Of the kWh. */
  readonly share: Rational
  /** Figures from which the share was made. */
  readonly inputs: readonly TrailEntry[]
  /** Those among them that divide an exact total between this term and the other. */
  readonly splits?: readonly TrailEntry[]
  /** What the share is, behind `kWh / 1000 x`. */
  readonly shareNote?: string
}

/** Of output, or as published for each kWh that arrives. */
export type GridLosses =
  | {
      readonly kind: 'percent'
      readonly percent: Decimal
      /** As a part of all that is drawn, and by itself: an assumed one is then in more doubt. */
      readonly entry: TrailEntry
      readonly entryAlone: TrailEntry
    }
  | { readonly kind: 'published'; readonly direct: GridTerm; readonly upstream?: GridTerm }

export interface Grid extends OfEdition {
  id: string
  countryCode: string
  countryName: string
  /** Without the country: CA for California. */
  state?: string
  stateName?: string
  /** A continent, for example north_america. */
  worldRegion: string
  basis: GridBasis
  /** As published, or direct and upstream together: g CO2e per kWh. */
  intensity: Rational
  /** What `intensity` holds. */
  boundary: GridBoundary
  /** Direct and upstream parts of a kWh generated, g CO2e. */
  direct: Rational
  upstream: Rational
  /** The same of what is lost until a kWh arrives; zero when the parts above already have it. */
  lostDirect: Rational
  lostUpstream: Rational
  /** For the market-based figure, g CO2e per kWh. */
  residualMix?: Rational
  convention: GridConvention
  year: number
  /** Of the direct part, and of what is added to it. */
  gwp: GwpSet
  upstreamGwp: GwpSet
  lossGwp: GwpSet
  /** Borrowed from another country, or made from a mix. */
  isEstimate: boolean
  trail: GridTrail
  /** About the figure. Those of a fallback have the subject 'country'. */
  notices: readonly Assumption[]
  /** About its direct part, with the subject 'upstream': for results that include that part alone. */
  splitNotices: readonly Assumption[]
  /** About its upstream part, with the same subject: for results that include it. */
  upstreamNotices: readonly Assumption[]
  /** About its losses, with the subject 'losses': for results that include them. */
  lossNotices: readonly Assumption[]
  /** About a residual mix of the operator: for the market-based result. */
  marketNotices?: readonly Assumption[]
}

export interface GridTrail {
  direct: GridTerm
  upstream: GridTerm
  losses?: GridLosses
  residualMix?: TrailEntry
}

export interface Grids {
  /** By country code. */
  readonly byCountry: ReadonlyMap<string, Grid>
  /** By country and state: `US-CA`, `CA-ON`, `JP-13`. */
  readonly states: ReadonlyMap<string, Grid>
  /** eGRID's, by their codes: `CAMX`. */
  readonly subregions: ReadonlyMap<string, Grid>
  /** Ember's life-cycle figures by country code, whatever is official there. */
  readonly ember: ReadonlyMap<string, Grid>
}
