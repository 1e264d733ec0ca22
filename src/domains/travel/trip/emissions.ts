/** The emissions of a trip, for flights without radiative forcing too. */
import { type TripCount, type TripEmissions, tripEmissions } from '../calculate.ts'
import type { Trip } from './trip.ts'

/** Who travels, how often, and what counts. */
export interface TripExtent {
  readonly passengers: number
  readonly isReturn: boolean
  readonly includeWtt: boolean
}

export interface EmissionsOfTrip {
  readonly emissions: TripEmissions
  /** Flights only. */
  readonly withoutForcing?: TripEmissions
}

export function emissionsOf({ figures, flight }: Trip, extent: TripExtent): EmissionsOfTrip {
  const count = countOf(extent, figures.perVehicle)
  const { includeWtt } = extent
  const emissions = tripEmissions(figures.parts, count, includeWtt, figures.gasWeights)
  if (!flight) return { emissions }
  return { emissions, withoutForcing: tripEmissions(flight.unforced.parts, count, includeWtt) }
}

/** `perVehicle`: whether one vehicle is counted, whatever its passengers. */
export function countOf({ passengers, isReturn }: TripExtent, perVehicle: boolean): TripCount {
  return { passengers, perVehicle, isReturn }
}
