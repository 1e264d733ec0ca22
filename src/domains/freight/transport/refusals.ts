/** What freight refuses, in the contract's words: the one file below the question that knows its parameters. */

import { quote } from '../../../contract/quote.ts'
import { ApiError } from '../../../engine/errors.ts'
import type { Freight, FreightVehicle } from '../factor.ts'
import type { FreightMode } from '../intensity.ts'
import { USUAL_VEHICLE } from '../words.ts'

const VEHICLE = 'vehicle_type'
const FUEL = 'fuel_source'

/** The mode has no vehicle of that name. */
export function noVehicle(freight: Freight, mode: FreightMode, word: string): ApiError {
  const available = [...new Set([USUAL_VEHICLE, ...freight.vehicles[mode].keys()])]
  return new ApiError({
    code: 'validation_error',
    field: VEHICLE,
    message: `Parameter '${VEHICLE}' ${quote(word)} does not move by ${mode}; there are ${available.join(', ')}.`,
    extras: { available_vehicle_types: available },
  })
}

/** The vehicle does not run on that fuel. */
export function noFuel({ vehicleType, mode, fuels }: FreightVehicle, fuel: string): ApiError {
  return new ApiError({
    code: 'no_factor',
    field: FUEL,
    message: `No open factor exists for ${fuel} in a vehicle of type '${vehicleType}' (${mode}); there are ${fuels.join(', ')}.`,
    extras: { available_fuel_sources: fuels },
  })
}

/** The vehicle runs on the fuel, but not as it is asked for. */
export function noFactor({ label }: FreightVehicle, fuel: string): ApiError {
  const message = `No open factor exists for ${label} with ${fuel}.`
  return new ApiError({ code: 'no_factor', field: VEHICLE, message })
}

/** No country that an electric leg crosses has a known grid. */
export function noGrid(countryCodes: readonly string[]): ApiError {
  const message = `No grid intensity is known for ${countryCodes.join(', ')}, which the electric leg crosses.`
  return new ApiError({ code: 'no_factor', field: FUEL, message })
}
