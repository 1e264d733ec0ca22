/** What an edition knows of the hotels of a country. */
import { type Decimal, toNumber } from '../../core/decimal.ts'
import type { Notice } from '../../core/notices.ts'
import type { GwpSet, Tier, TrailEntry } from '../../core/trail.ts'
import type { OfEdition } from '../../engine/choice.ts'

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
