/** Trips of passengers: one passenger (or one vehicle) one way is rounded to the gram, the rest is multiplication. */
import { add, type Decimal, decimal, multiply, subtract } from '../../core/decimal.ts'
import { apportion, gramsFromQuotient } from '../../core/quantity.ts'
import {
  addEach,
  type Rational,
  rational,
  withCommonDenominator,
  ZERO_RATIONAL,
} from '../../core/rational.ts'
import type { GwpSet, TrailEntry } from '../../core/trail.ts'
import type { Traction } from '../electricity/shared/traction.ts'

/** A published factor, kg CO2e per km of a passenger or of a vehicle. */
export interface TravelFactor {
  readonly perVehicle: boolean
  /** Tank-to-wheel; of electricity, generation and losses. */
  readonly total: Decimal
  /** The part of the total that is purchased electricity. */
  readonly electricity: Decimal
  readonly wellToTank: Decimal
  /** Of the total: CO2, CH4, N2O as CO2e. */
  readonly gasWeights: GasWeights
  readonly year: number
  readonly gwp: GwpSet
  /** As published for the country of the publisher, and as borrowed for another. */
  readonly trail: { readonly atHome: FactorTrail; readonly abroad: FactorTrail }
}

/** Of flights the last is what radiative forcing adds. */
export type GasWeights = readonly [co2: Decimal, ch4: Decimal, n2o: Decimal, forcing?: Decimal]

export interface FactorTrail {
  readonly direct: TrailEntry
  readonly wellToTank: TrailEntry
}

/** What a trip rests on, for one passenger or vehicle one way: exact grams of fuel, electricity and upstream. */
export interface TripParts {
  readonly fuel: Rational
  readonly electricity: Rational
  readonly wellToTank: Rational
}

/** A vehicle that draws electricity from the grids on its way. */
export interface ElectricVehicle {
  readonly perVehicle: boolean
  /** kWh per km at the plug. */
  readonly kwhPerKm: Decimal
  readonly year: number
  readonly trail: TrailEntry
}

export interface TripCount {
  readonly passengers: number
  readonly perVehicle: boolean
  readonly isReturn: boolean
}

export interface TripEmissions {
  readonly co2eGrams: number
  /** Burnt in the vehicle. */
  readonly vehicleOperationGrams: number
  /** Purchased electricity, and upstream where it counts. */
  readonly energyProvisionGrams: number
  readonly perPassengerGrams: number
  /** Of everything but the upstream part; absent where no split is published. */
  readonly gasGrams?: readonly number[]
  /** Everything but the upstream part. */
  readonly tankToWheelGrams: number
}

/** How often one passenger, or one vehicle, one way counts. */
export function timesOf({ isReturn, perVehicle, passengers }: TripCount): number {
  return (isReturn ? 2 : 1) * (perVehicle ? 1 : passengers)
}

/** Metres there, or there and back. */
export function travelledMetres(distanceMetres: number, isReturn: boolean): number {
  return isReturn ? 2 * distanceMetres : distanceMetres
}

/** Grams of a published factor over a distance: kg per km is g per m. */
export function publishedParts(
  factor: Pick<TravelFactor, 'total' | 'electricity' | 'wellToTank'>,
  distanceMetres: number,
): TripParts {
  const metres = decimal(distanceMetres)
  return {
    fuel: rational(multiply(subtract(factor.total, factor.electricity), metres)),
    electricity: rational(multiply(factor.electricity, metres)),
    wellToTank: rational(multiply(factor.wellToTank, metres)),
  }
}

/** Grams of electric traction: nothing is burnt on board. */
export function electricParts({ direct, upstream }: Traction): TripParts {
  return { ...NOTHING, electricity: direct, wellToTank: upstream }
}

export interface DieselTraction {
  readonly kwhPerKm: Decimal
  /** kg CO2e per kWh. */
  readonly direct: Decimal
  readonly wellToTank: Decimal
}

/** Grams of diesel traction over a distance. */
export function dieselParts({ kwhPerKm, direct, wellToTank }: DieselTraction, metres: number): TripParts {
  // kWh per km × m × kg per kWh is g, as above.
  const kwh = multiply(kwhPerKm, decimal(metres))
  return {
    ...NOTHING,
    fuel: rational(multiply(kwh, direct)),
    wellToTank: rational(multiply(kwh, wellToTank)),
  }
}

/** Parts of stretches that are travelled one after another, or shared between kinds of trains. */
export function allParts(parts: readonly TripParts[]): TripParts {
  return parts.reduce(addEach<TripParts>, NOTHING)
}

const NOTHING: TripParts = { fuel: ZERO_RATIONAL, electricity: ZERO_RATIONAL, wellToTank: ZERO_RATIONAL }

/** Grams of one passenger, or of one vehicle, one way; the parts add up to them. */
export interface OneWayGrams {
  readonly co2e: number
  readonly fuel: number
  readonly electricity: number
  /** Where it counts. */
  readonly upstream: number
  /** Of fuel and electricity. */
  readonly gases?: readonly number[]
}

/** From the parts of a trip, rounded. Without `includeWtt` the upstream part is left out. */
export function oneWayGrams(parts: TripParts, includeWtt: boolean, gasWeights?: GasWeights): OneWayGrams {
  const upstream = includeWtt ? parts.wellToTank : ZERO_RATIONAL
  const { numerators: kept, denominator } = withCommonDenominator([parts.fuel, parts.electricity, upstream])
  const co2e = gramsFromQuotient(kept.reduce(add), denominator)
  const [fuel = 0, electricity = 0, upstreamGrams = 0] = apportion(co2e, kept)
  const weights = gasWeights?.filter((weight) => weight !== undefined)
  return {
    co2e,
    fuel,
    electricity,
    upstream: upstreamGrams,
    ...(weights && { gases: apportion(fuel + electricity, weights) }),
  }
}

/** The whole trip: a return is twice the way there, and each passenger of a shared vehicle is a passenger more. */
export function tripEmissions(
  { co2e, fuel, electricity, upstream, gases }: OneWayGrams,
  count: TripCount,
): TripEmissions {
  const ways = count.isReturn ? 2 : 1
  const times = timesOf(count)
  const perPassengerGrams = count.perVehicle
    ? gramsFromQuotient(decimal(co2e * ways), decimal(count.passengers))
    : co2e * ways
  return {
    co2eGrams: co2e * times,
    vehicleOperationGrams: fuel * times,
    energyProvisionGrams: (electricity + upstream) * times,
    perPassengerGrams,
    tankToWheelGrams: (fuel + electricity) * times,
    ...(gases && { gasGrams: gases.map((grams) => grams * times) }),
  }
}
