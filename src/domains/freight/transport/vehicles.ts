/** Which vehicle and fuel move each leg. */

import { fallback, info, type Notice } from '../../../engine/notices.ts'
import { toNumber } from '../../../engine/numbers/decimal.ts'
import type { Rational } from '../../../engine/numbers/rational.ts'
import type { Freight, FreightVehicle } from '../factor.ts'
import type { FreightMode } from '../intensity.ts'
import { DIESEL, findVehicle } from '../words.ts'
import { FUEL, noFuel, noVehicle, VEHICLE } from './refusals.ts'

/** The words of the question. Diesel is what it says when it names no fuel, and every vehicle has a usual one. */
export interface VehicleWords {
  readonly vehicleType: string
  readonly fuelSource: string
}

export interface VehicleChoice {
  readonly vehicle: FreightVehicle
  readonly fuelSource: string
  /** Why it is not the one that was asked for. */
  readonly notices?: readonly Notice[]
}

export interface VehicleChoices {
  readonly main: VehicleChoice
  /** For roads to and from ports and airports. */
  readonly road: VehicleChoice
  readonly notices: readonly Notice[]
}

/** What the words mean by a mode. Throws validation_error for a vehicle and no_factor for a fuel that it lacks. */
export function requireVehicle(freight: Freight, mode: FreightMode, words: VehicleWords): VehicleChoice {
  const vehicle = findVehicle(freight, mode, words.vehicleType)
  if (!vehicle) throw noVehicle(freight, mode, words.vehicleType)
  return withFuel(freight, vehicle, words.fuelSource)
}

/** The vehicle with the fuel, or the most alike of its mode that there is a figure of with that fuel, and a notice. */
function withFuel(freight: Freight, vehicle: FreightVehicle, fuel: string): VehicleChoice {
  if (hasFuel(vehicle, fuel)) return { vehicle, fuelSource: requireFuel(vehicle, fuel) }
  const others = [...freight.vehicles[vehicle.mode].values()].filter(({ fuels }) => fuels.includes(fuel))
  const [nearest] = others.sort((a, b) => unlikeness(freight, vehicle, a) - unlikeness(freight, vehicle, b))
  if (!nearest) throw noFuel(vehicle, fuel)
  return { vehicle: nearest, fuelSource: fuel, notices: [otherClass(vehicle, nearest, fuel)] }
}

/** How far the diesel of two classes lies apart per tonne-km, as a ratio. */
function unlikeness(freight: Freight, one: FreightVehicle, other: FreightVehicle): number {
  const [a, b] = [one, other].map((vehicle) => dieselPerTonneKm(freight, vehicle))
  return a && b ? Math.abs(Math.log(a / b)) : Number.POSITIVE_INFINITY
}

function dieselPerTonneKm(freight: Freight, { mode, vehicleType }: FreightVehicle): number | undefined {
  const home = { from: freight.homeCountry, to: freight.homeCountry }
  const found = freight.find({ ...AT_HOME, ...home, mode, vehicleType })
  return found && quotient(found.intensity.perTonneKm.direct)
}

/** The publisher's own fleet, goods as they are. */
const AT_HOME = {
  fuelSource: DIESEL,
  refrigerated: false,
  nearness: 'exact',
  distanceKm: 1,
  isDedicated: false,
  returnsEmpty: false,
} as const

function otherClass(asked: FreightVehicle, taken: FreightVehicle, fuel: string): Notice {
  const values = {
    fuel,
    vehicle: asked.vehicleType,
    used_vehicle: taken.vehicleType,
    used_type: taken.vehicleType,
  }
  return fallback('vehicle_type_replaced.freight_fuel', values, 'vehicle')
}

/** That vehicle on the main leg, and the usual lorry before and after it. */
export function withUsualRoads(freight: Freight, main: VehicleChoice): VehicleChoices {
  return { main, road: usualChoice(usualVehicle(freight, 'road')), notices: main.notices ?? [] }
}

/**
 * The vehicles where the mode was chosen by us: words that only fit a lorry then mean the roads before and after the main
 * leg. Throws as `requireVehicle` does.
 */
export function requireVehicles(freight: Freight, mode: FreightMode, words: VehicleWords): VehicleChoices {
  if (mode === 'road') return withUsualRoads(freight, requireVehicle(freight, mode, words))
  const { vehicleType, fuelSource } = words
  const ofMode = findVehicle(freight, mode, vehicleType)
  const lorry = ofMode ? undefined : findVehicle(freight, 'road', vehicleType)
  if (!ofMode && !lorry) throw noVehicle(freight, mode, vehicleType)
  const main = ofMode ?? usualVehicle(freight, mode)
  const road = lorry ?? usualVehicle(freight, 'road')
  const isRoadFuel = !hasFuel(main, fuelSource) && hasFuel(road, fuelSource)
  return {
    main: { vehicle: main, fuelSource: requireFuel(main, isRoadFuel ? DIESEL : fuelSource) },
    road: isRoadFuel ? { vehicle: road, fuelSource } : usualChoice(road),
    notices: [
      ...(lorry ? [forRoads('vehicle', VEHICLE, vehicleType, mode)] : []),
      ...(isRoadFuel ? [forRoads('fuel', FUEL, fuelSource, mode)] : []),
    ],
  }
}

function usualVehicle({ vehicles }: Freight, mode: FreightMode): FreightVehicle {
  const [first] = vehicles[mode].values()
  if (!first) throw new Error(`no vehicle for ${mode}`)
  return first
}

function usualChoice(vehicle: FreightVehicle): VehicleChoice {
  return { vehicle, fuelSource: vehicle.fuels[0] ?? DIESEL }
}

function hasFuel({ fuels }: FreightVehicle, fuel: string): boolean {
  return fuel === DIESEL || fuels.includes(fuel)
}

function requireFuel(vehicle: FreightVehicle, fuel: string): string {
  if (vehicle.fuels.includes(fuel)) return fuel
  if (fuel === DIESEL) return usualChoice(vehicle).fuelSource
  throw noFuel(vehicle, fuel)
}

function forRoads(subject: string, param: string, value: string, mode: FreightMode): Notice {
  return info('main_leg_by_other_mode', { mode, param, value }, subject)
}

/** Only for the order: no figure comes of it. */
function quotient({ numerator, denominator }: Rational): number {
  return toNumber(numerator) / toNumber(denominator)
}
