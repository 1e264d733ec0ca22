/**
 * Freight as a transport chain (ISO 14083): each leg's mass × distance × intensity, or whole vehicles × distance, tank to
 * wheel and well to tank. All quotients are exact; the shipment is rounded once and its parts are apportioned to the gram.
 */
import { type Decimal, decimal, multiply } from '../../core/decimal.ts'
import { gramsFromQuotient } from '../../core/quantity.ts'
import {
  addRationals,
  ceiling,
  divideRationals,
  multiplyRationals,
  type Rational,
  rational,
  subtractRationals,
  withCommonDenominator,
  ZERO_RATIONAL,
} from '../../core/rational.ts'
import { type Split, splitBy } from '../../core/shares.ts'
import { type GridStretch, tractionEmissions } from '../electricity/shared/traction.ts'
import { addedRates, type Rate, scaledRate } from './rate.ts'

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
}

export interface Intensity {
  /** With the average load and empty running of the publisher's fleet. */
  readonly perTonneKm: Rate
  readonly vehicle?: VehicleRates
  readonly isElectric: boolean
  /** Tank to wheel per tonne-km with radiative forcing, of flights. */
  readonly directWithForcing?: Rational
}

export interface Cargo {
  readonly massTonnes: Decimal
  /** Whole vehicles for this shipment alone. Only where the intensity has vehicles. */
  readonly isDedicated: boolean
  /** The empty way back is added. Only where the intensity has vehicles. */
  readonly returnsEmpty: boolean
}

/** What the shipment emits per kilometre of a leg. */
export interface ShipmentRate extends Rate {
  /** What radiative forcing adds to a flight, where that is known. */
  readonly forcing: Rational
  /** Vehicles, when they are dedicated. */
  readonly vehicles?: number
}

export function shipmentRate(intensity: Intensity, cargo: Cargo): ShipmentRate {
  const { vehicle, perTonneKm, directWithForcing } = intensity
  if (cargo.isDedicated && vehicle) return dedicatedRate(vehicle, cargo)
  const tonnes = rational(cargo.massTonnes)
  const there = scaledRate(perTonneKm, tonnes)
  const forcing = directWithForcing
    ? multiplyRationals(subtractRationals(directWithForcing, perTonneKm.direct), tonnes)
    : ZERO_RATIONAL
  if (!cargo.returnsEmpty || !vehicle) return { ...there, forcing }
  const back = scaledRate(vehicle.empty, divideRationals(tonnes, vehicle.averageLoadTonnes))
  return { ...addedRates(there, back), forcing }
}

/** Fuel use rises in a straight line with the load, as the publisher's rows at 0, 50 and 100 % do. */
function dedicatedRate(vehicle: VehicleRates, { massTonnes, returnsEmpty }: Cargo): ShipmentRate {
  const { average, empty, full, payloadTonnes } = vehicle
  const loads = divideRationals(rational(massTonnes), payloadTonnes)
  const vehicles = ceiling(loads)
  const count = rational(decimal(vehicles))
  const there = full
    ? addedRates(scaledRate(full, loads), scaledRate(empty, subtractRationals(count, loads)))
    : scaledRate(average, count)
  const all = returnsEmpty ? addedRates(there, scaledRate(empty, count)) : there
  return { ...all, forcing: ZERO_RATIONAL, vehicles }
}

/** Exact grams of a leg by the scopes of who runs the vehicles. */
export interface LegParts {
  readonly scope1: Rational
  readonly scope2: Rational
  readonly category3: Rational
  /** What radiative forcing adds. */
  readonly forcing: Rational
}

/** A leg that burns its fuel on the way. */
export function combustionParts(
  { direct, upstream, forcing }: ShipmentRate,
  distanceMetres: number,
): LegParts {
  // kg per km × m is g.
  const metres = rational(decimal(distanceMetres))
  return {
    scope1: multiplyRationals(direct, metres),
    scope2: ZERO_RATIONAL,
    category3: multiplyRationals(upstream, metres),
    forcing: multiplyRationals(forcing, metres),
  }
}

/** Generation of what the vehicles draw is scope 2; its upstream part and the losses of the grid are category 3. */
export function electricParts(rate: Rate, stretches: readonly GridStretch[]): LegParts {
  const { numerator, denominator } = rate.direct
  const drawn = tractionEmissions(numerator, stretches.map(withoutLosses))
  const all = tractionEmissions(numerator, stretches)
  const part = (grams: Rational) => divideRationals(grams, rational(denominator))
  const scope2 = part(drawn.direct)
  const total = addRationals(part(all.direct), part(all.upstream))
  return {
    scope1: ZERO_RATIONAL,
    scope2,
    category3: subtractRationals(total, scope2),
    forcing: ZERO_RATIONAL,
  }
}

export interface ShipmentEmissions {
  readonly co2eGrams: number
  /** Those of the legs, which add up to the total. */
  readonly legGrams: readonly number[]
  /** Of each, what is burnt in the vehicles. */
  readonly legTankToWheelGrams: readonly number[]
  /** By scope; the three add up to the total. */
  readonly scope1Grams: number
  readonly scope2Grams: number
  readonly category3Grams: number
  /** The total with radiative forcing of the flights in it. */
  readonly withForcingGrams: number
}

/** Of legs that count so many times: their parts are in the same proportion whatever they carry. */
export function emissionsByLoad(legs: readonly LegParts[]): (times: Decimal) => ShipmentEmissions {
  const sum = (of: keyof LegParts) => legs.map((leg) => leg[of]).reduce(addRationals, ZERO_RATIONAL)
  const scopes = [sum('scope1'), sum('scope2'), sum('category3')]
  const total = scopes.reduce(addRationals)
  const withForcing = addRationals(total, sum('forcing'))
  const byScope = splitInto(scopes)
  const byLeg = splitInto(
    legs.map(({ scope1, scope2, category3 }) => [scope1, scope2, category3].reduce(addRationals)),
  )
  const burnt = legs.map(({ scope1, scope2, category3 }) =>
    splitInto([scope1, addRationals(scope2, category3)]),
  )
  return (times) => {
    const co2eGrams = gramsOf(total, times)
    const [scope1Grams = 0, scope2Grams = 0, category3Grams = 0] = byScope(co2eGrams)
    const legGrams = byLeg(co2eGrams)
    return {
      co2eGrams,
      legGrams,
      legTankToWheelGrams: legGrams.map((grams, index) => burnt[index]?.(grams)[0] ?? 0),
      scope1Grams,
      scope2Grams,
      category3Grams,
      withForcingGrams: gramsOf(withForcing, times),
    }
  }
}

function gramsOf({ numerator, denominator }: Rational, times: Decimal): number {
  return gramsFromQuotient(multiply(numerator, times), denominator)
}

function splitInto(parts: readonly Rational[]): Split {
  return splitBy(withCommonDenominator(parts).numerators)
}

function withoutLosses({ grid, distanceMetres }: GridStretch): GridStretch {
  return { grid: { ...grid, lostDirect: ZERO_RATIONAL, lostUpstream: ZERO_RATIONAL }, distanceMetres }
}
