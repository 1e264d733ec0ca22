/** Which vehicle and fuel move each leg. */

import { ApiError } from '../../../contract/errors.ts'
import { quote } from '../../../contract/quote.ts'
import { info, type Notice } from '../../../core/notices.ts'
import type { FreightMode } from '../calculate.ts'
import type { FreightVehicle } from '../factor.ts'
import { type Freight, findVehicle, USUAL_VEHICLE } from '../factors.ts'
import type { Shipment } from './question.ts'

export interface VehicleChoice {
  readonly vehicle: FreightVehicle
  readonly fuelSource: string
}

export interface VehicleChoices {
  readonly main: VehicleChoice
  /** For roads to and from ports and airports. */
  readonly road: VehicleChoice
  readonly notices: readonly Notice[]
}

export const DEFAULT_VEHICLE = USUAL_VEHICLE
export const DEFAULT_FUEL = 'diesel'

/**
 * The parameters mean the main leg. Where the mode was chosen by us (auto) and is not road, those of a lorry mean the roads
 * before and after it. Throws validation_error for a vehicle that the mode lacks, no_factor for a fuel that it lacks.
 */
export function chooseVehicles(freight: Freight, shipment: Shipment, mode: FreightMode): VehicleChoices {
  const isOurs = shipment.mode === undefined && mode !== 'road'
  const { vehicleType, fuelSource } = shipment
  const ofMode = findVehicle(freight, mode, vehicleType)
  const ofRoad = isOurs ? findVehicle(freight, 'road', vehicleType) : undefined
  const lorry = ofMode ? undefined : ofRoad
  const main = ofMode ?? (lorry ? usual(freight, mode) : refuseVehicle(freight, mode, vehicleType))
  const roadVehicle = lorry ?? usual(freight, 'road')
  const isRoadFuel = isOurs && !hasFuel(main, fuelSource) && hasFuel(roadVehicle, fuelSource)
  const fuel = isRoadFuel ? DEFAULT_FUEL : fuelSource
  return {
    main: { vehicle: main, fuelSource: fuelOf(main, fuel) },
    road: { vehicle: roadVehicle, fuelSource: isRoadFuel ? fuelSource : usualFuel(roadVehicle) },
    notices: [
      ...(lorry ? [forRoads('vehicle_type', vehicleType, mode)] : []),
      ...(isRoadFuel ? [forRoads('fuel_source', fuelSource, mode)] : []),
    ],
  }
}

function usual(freight: Freight, mode: FreightMode): FreightVehicle {
  const [first] = freight.vehicles[mode].values()
  if (!first) throw new Error(`no vehicle for ${mode}`)
  return first
}

function usualFuel(vehicle: FreightVehicle): string {
  return vehicle.fuels[0] ?? DEFAULT_FUEL
}

/** Diesel is what the parameter says when it is not given, and every vehicle has a usual fuel. */
function hasFuel(vehicle: FreightVehicle, fuel: string): boolean {
  return fuel === DEFAULT_FUEL || vehicle.fuels.includes(fuel)
}

function fuelOf(vehicle: FreightVehicle, fuel: string): string {
  if (vehicle.fuels.includes(fuel)) return fuel
  if (fuel === DEFAULT_FUEL) return usualFuel(vehicle)
  const message = `No open factor exists for ${fuel} in a vehicle of type '${vehicle.vehicleType}' (${vehicle.mode}); there are ${vehicle.fuels.join(', ')}.`
  throw new ApiError({
    code: 'no_factor',
    field: 'fuel_source',
    message,
    extras: { available_fuel_sources: vehicle.fuels },
  })
}

function refuseVehicle(freight: Freight, mode: FreightMode, type: string): never {
  const available = [...new Set([DEFAULT_VEHICLE, ...freight.vehicles[mode].keys()])]
  const message = `Parameter 'vehicle_type' ${quote(type)} does not move by ${mode}; there are ${available.join(', ')}.`
  throw new ApiError({
    code: 'validation_error',
    field: 'vehicle_type',
    message,
    extras: { available_vehicle_types: available },
  })
}

function forRoads(field: string, value: string, mode: FreightMode): Notice {
  const message = `The main leg is by ${mode}: ${field} '${value}' was taken for the roads before and after it.`
  return info('main_leg_by_other_mode', message, field)
}
