/** What freight is asked about, in its own words. */
import type { Decimal } from '../../../core/decimal.ts'
import type { TripEnds } from '../../shared/ends/trip-ends.ts'
import type { FreightMode } from '../calculate.ts'
import type { VehicleWords } from './vehicles.ts'

/** What is carried, and how. */
export interface Shipment extends Handling {
  readonly massTonnes: Decimal
}

/** How it is carried, however much it is. */
export interface Handling {
  /** Whole vehicles are asked for. */
  readonly isDedicated: boolean
  readonly refrigerated: boolean
  readonly returnsEmpty: boolean
}

/** From where to where, and by what. */
export interface Journey extends VehicleWords {
  readonly ends: TripEnds
  /** Absent: the one that suits. */
  readonly mode: FreightMode | undefined
  /** Passages that a ship must not take. */
  readonly avoid: readonly string[]
  /** Of the main leg, instead of the modelled distance. */
  readonly plannedDistanceKm: number | undefined
}
