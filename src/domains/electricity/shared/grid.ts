/** A grid: what a kWh of it emits, and where that figure comes from. */
import type { Decimal } from '../../../core/decimal.ts'
import type { Notice } from '../../../core/notices.ts'
import type { GwpSet, TrailEntry } from '../../../core/trail.ts'

/** life_cycle: with upstream and plant manufacture. direct: combustion only. */
export type GridBoundary = 'life_cycle' | 'direct'

export interface Grid {
  id: string
  countryCode: string
  countryName: string
  /** Without the country: CA for California. */
  state?: string
  stateName?: string
  /** A continent, for example north_america. */
  worldRegion: string
  /** As published, in g CO2e per kWh. */
  intensity: Decimal
  boundary: GridBoundary
  /** Direct and upstream parts, g CO2e per kWh. With life_cycle they add up to the intensity. */
  direct: Decimal
  upstream: Decimal
  /** The same as shares of the intensity; 1 for the direct part of a direct intensity. */
  directShare: Decimal
  upstreamShare: Decimal
  /** Losses in transmission and distribution, per cent of output; undefined when the intensity already has them. */
  lossPercent: Decimal | undefined
  /** For the market-based figure, g CO2e per kWh. */
  residualMix?: Decimal
  year: number
  gwp: GwpSet
  /** Borrowed from another country. */
  isEstimate: boolean
  trail: GridTrail
  /** About the figure. Those of a fallback have the subject 'country'. */
  notices: readonly Notice[]
  /** About its direct part, with the subject 'upstream': for whoever counts that part alone. */
  splitNotices: readonly Notice[]
  /** About its upstream part, with the same subject: for whoever counts that. */
  upstreamNotices: readonly Notice[]
  /** About its losses, with the subject 'losses': for whoever counts them. */
  lossNotices: readonly Notice[]
}

export interface GridTrail {
  intensity: TrailEntry
  /** The same figure, as that of the upstream part. */
  upstreamIntensity: TrailEntry
  directShare?: TrailEntry
  upstreamShare: TrailEntry
  /** As a part of all that is drawn, and by themselves: assumed ones are then in more doubt. */
  losses?: TrailEntry
  lossesAlone?: TrailEntry
  residualMix?: TrailEntry
}

export interface Grids {
  /** By country code. */
  readonly byCountry: ReadonlyMap<string, Grid>
  /** By country and state: `US-CA`, `CA-ON`, `JP-13`. */
  readonly states: ReadonlyMap<string, Grid>
}
