/** The audit trail: which published figures a result rests on. */

import type { Named } from '../messages/values.ts'
import type { Decimal } from './numbers/decimal.ts'
import type { Rational } from './numbers/rational.ts'
import type { Spread } from './spread.ts'

/** GWP sets in the order of their reports; the last where the report is not named or sets are mixed. */
export const GWP_SETS = ['ipcc_ar4_gwp100', 'ipcc_ar5_gwp100', 'ipcc_ar6_gwp100', 'ipcc_gwp100'] as const

/** The GWP set that a factor's publisher states. */
export type GwpSet = (typeof GWP_SETS)[number]

/** How close a factor is to the question: published for it, borrowed, estimated, or brought by the operator. */
export type Tier = 'exact' | 'region' | 'global' | 'estimate' | 'user'

export type DataCategory =
  | 'emission_factor'
  | 'wtt_factor'
  | 'grid_intensity'
  | 'td_loss_factor'
  | 'energy_model'
  | 'distance'

/** Weights by which a direct total is apportioned to its gases. */
export interface GasWeights {
  co2: number
  ch4: number
  n2o: number
  basis: string
  /** The split is ours: the publisher gives the total alone. */
  isInferred?: boolean
  /** How far other publications lie from the amounts of these gases. */
  ranges?: { readonly ch4: readonly Spread[]; readonly n2o: readonly Spread[] }
  /** The share of the factor that is fossil CO2, of biofuels: their CO2 is counted as none. */
  fossilCo2Share?: Decimal
}

interface MissingComponents {
  readonly blend: Named
  readonly gases: readonly string[]
  readonly percent: number
}

/** The GWP of a gas or a blend in one set. */
export interface Potential {
  /** Kilograms of CO2e of a kilogram; of a blend by its composition, not rounded. */
  readonly value: Decimal
  /** The share of it that is outside of the Kyoto Protocol. */
  readonly outside?: Rational
  /** What it is made of. */
  readonly note?: string
  /** Of a blend: components that the report has no value for, which count as zero, and their share of its mass. */
  readonly missing?: MissingComponents
}

export interface TrailEntry {
  dataCategory: DataCategory
  name: string
  source: string
  sourceDataset: string
  year: string
  region: string
  regionName: string
  factor: number
  /** The same, exactly as published. */
  value: Decimal
  factorUnit: string
  tier: Tier
  factorId: string
  licence: string
  gasWeights?: GasWeights
  /** Of a refrigerant: what it is in the sets that have it. */
  potentials?: Readonly<Partial<Record<GwpSet, Potential>>>
  /** Of a grid intensity. */
  boundary?: 'life_cycle' | 'direct'
  note?: string
  /** How far other publications lie from it; of the operator's own factors, how far they may be off. */
  ranges?: readonly Spread[]
  /** The operator's own factor, of which nobody says how far it may be off. */
  hasNoRange?: true
  /** Of the publication, where it has one. */
  sourceUrl?: string
  /** Of a figure of the request: the name of the number that stands in the place of the factor. */
  numberName?: string
  /** In which the publication came out or was read. */
  documentYear?: string
}

/** The set to label a result with: the one all its factors share, else the unnamed one. */
export function commonGwp(sets: readonly GwpSet[]): GwpSet {
  const [first = 'ipcc_gwp100'] = sets
  return sets.every((set) => set === first) ? first : 'ipcc_gwp100'
}
