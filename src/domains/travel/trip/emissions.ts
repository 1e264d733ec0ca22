/** The emissions of a trip, for flights without radiative forcing too. */
import {
  type OneWayGrams,
  oneWayGrams,
  type TripCount,
  type TripEmissions,
  tripEmissions,
} from '../calculate.ts'
import type { Trip } from './trip.ts'

/** Who travels, how often, and what counts. */
export interface TripExtent {
  readonly passengers: number
  readonly isReturn: boolean
  readonly includeWtt: boolean
}

/** Of one passenger, or of one vehicle, one way. */
export interface OneWayEmissions {
  readonly grams: OneWayGrams
  /** Flights only. */
  readonly withoutForcing?: OneWayGrams
}

export interface EmissionsOfTrip {
  readonly emissions: TripEmissions
  /** Flights only. */
  readonly withoutForcing?: TripEmissions
}

export function oneWayEmissions({ figures, flight }: Trip, includeWtt: boolean): OneWayEmissions {
  const grams = oneWayGrams(figures.parts, includeWtt, figures.gasWeights)
  return { grams, ...(flight && { withoutForcing: oneWayGrams(flight.unforced.parts, includeWtt) }) }
}

export function emissionsOf({ grams, withoutForcing }: OneWayEmissions, count: TripCount): EmissionsOfTrip {
  const emissions = tripEmissions(grams, count)
  return withoutForcing ? { emissions, withoutForcing: tripEmissions(withoutForcing, count) } : { emissions }
}

/** `perVehicle`: whether one vehicle is counted, whatever its passengers. */
export function countOf({ passengers, isReturn }: TripExtent, perVehicle: boolean): TripCount {
  return { passengers, perVehicle, isReturn }
}
