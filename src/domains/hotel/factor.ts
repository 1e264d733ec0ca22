/** What an edition knows of the hotels of a country. */

import type { OfEdition } from '../../engine/choice.ts'
import type { Notice } from '../../engine/notices.ts'
import { type Decimal, toNumber } from '../../engine/numbers/decimal.ts'
import type { GwpSet, Tier, TrailEntry } from '../../engine/trail.ts'

export interface FactorRange {
  low: number
  high: number
  basis: string
}

export interface HotelFactor extends OfEdition {
  countryCode: string
  countryName: string
  /** UN M49 region. */
  region: string
  kgPerRoomNight: Decimal
  tier: Tier
  year: number
  gwp: GwpSet
  id: string
  range?: FactorRange
  /** The factor, and what an estimate was made from. */
  trail: readonly [TrailEntry, ...TrailEntry[]]
  notices: readonly Notice[]
}

/** Lowest first; those alike by country. */
export function byFactor(a: HotelFactor, b: HotelFactor): number {
  return toNumber(a.kgPerRoomNight) - toNumber(b.kgPerRoomNight) || (a.countryCode < b.countryCode ? -1 : 1)
}
