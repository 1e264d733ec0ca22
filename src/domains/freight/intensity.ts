/** What a vehicle emits: per tonne-km, and as a whole. */
import type { Rational } from '../../engine/numbers/rational.ts'
import type { Rate } from './rate.ts'

export type FreightMode = 'road' | 'rail' | 'sea' | 'air'
export type FlightHaul = 'domestic' | 'short' | 'long'

/** A vehicle as a whole, per km. */
export interface VehicleRates {
  /** With the average load. */
  readonly average: Rate
  readonly empty: Rate
  /** Fully laden; absent where the publisher has no rows by load. */
  readonly full?: Rate
  readonly averageLoadTonnes: Rational
  readonly payloadTonnes: Rational
  /** The load at which `full` holds. */
  readonly fullLoadTonnes: Rational
}

export interface Intensity {
  /** With the average load and empty running of the publisher's fleet. */
  readonly perTonneKm: Rate
  readonly vehicle?: VehicleRates
  readonly isElectric: boolean
}
