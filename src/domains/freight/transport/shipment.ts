/** What freight is asked about, in its own words. */

import type { Notice } from '../../../engine/notices.ts'
import type { TripEndpoints } from '../../shared/endpoints/trip-endpoints.ts'
import type { FreightMode } from '../intensity.ts'
import type { VehicleWords } from './vehicles.ts'

/** How goods are carried, however much it is. */
export interface Handling {
  /** Whole vehicles are asked for. */
  readonly isDedicated: boolean
  readonly refrigerated: boolean
  readonly returnsEmpty: boolean
}

/** From where to where, and by what. */
export interface JourneyQuestion extends VehicleWords {
  readonly ends: TripEndpoints
  /** Absent: the one that suits. */
  readonly mode: FreightMode | undefined
  /** Goods fly where that is possible, as the codes of two airports say; the notice says so. */
  readonly flies?: Notice
  /** Passages that a ship must not take. */
  readonly avoid: readonly string[]
  /** Of the main leg, instead of the modelled distance. */
  readonly plannedDistanceKm: number | undefined
}
