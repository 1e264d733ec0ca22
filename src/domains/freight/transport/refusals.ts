/** What freight refuses, in the contract's words: the one file below the question that knows its parameters. */

import { ApiError, problem } from '../../../engine/errors.ts'
import type { Freight, FreightVehicle } from '../factor.ts'
import type { FreightMode } from '../intensity.ts'
import { USUAL_VEHICLE } from '../words.ts'

export const VEHICLE = 'vehicle_type'
export const FUEL = 'fuel_source'

/** The mode has no vehicle of that name. */
export function noVehicle(freight: Freight, mode: FreightMode, word: string): ApiError {
  const allowed = [...new Set([USUAL_VEHICLE, ...freight.vehicles[mode].keys()])]
  return new ApiError(
    problem(
      'validation_error.freight_vehicle',
      { value: word, mode, allowed },
      { field: VEHICLE, extras: { available_vehicle_types: allowed } },
    ),
  )
}

/** The vehicle does not run on that fuel. */
export function noFuel({ vehicleType, mode, fuels }: FreightVehicle, fuel: string): ApiError {
  return new ApiError(
    problem(
      'no_factor.freight_fuel',
      { vehicle: vehicleType, mode, fuel, allowed: fuels },
      { field: FUEL, extras: { available_fuel_sources: fuels } },
    ),
  )
}

/** The vehicle runs on the fuel, but not as it is asked for. */
export function noFactor({ vehicleType, mode }: FreightVehicle, fuel: string): ApiError {
  const values = { vehicle: vehicleType, mode, fuel }
  return new ApiError(problem('no_factor.freight_vehicle', values, { field: VEHICLE }))
}

/** No country that an electric leg crosses has a known grid. */
export function noGrid(countries: readonly string[]): ApiError {
  return new ApiError(problem('no_factor.electric_leg', { countries }, { field: FUEL }))
}
