/**
 * Freight as a transport chain (ISO 14083): each leg's mass × distance × intensity, or whole vehicles × distance, tank to
 * wheel and well to tank. All quotients are exact; the shipment is rounded once and its parts are apportioned to the gram.
 */
import { type Decimal, decimal } from '../../core/decimal.ts'
import { apportion, gramsFromQuotient } from '../../core/quantity.ts'
import {
  addEach,
  ceiling,
  type Fraction,
  fraction,
  minus,
  multiplyEach,
  over,
  plus,
  times,
  withCommonBottom,
  ZERO_FRACTION,
} from '../../core/rational.ts'
import { type GridStretch, tractionEmissions } from '../electricity/shared/traction.ts'

export type FreightMode = 'road' | 'rail' | 'sea' | 'air'
export type FlightHaul = 'domestic' | 'short' | 'long'

/** Per kilometre or tonne-km: kg CO2e tank to wheel and well to tank. Of electric vehicles `direct` is kWh at the plug. */
export interface Rate {
  readonly direct: Fraction
  readonly upstream: Fraction
}

/** A vehicle as a whole, per km. */
export interface VehicleRates {
  /** With the average load. */
  readonly average: Rate
  readonly empty: Rate
  /** Fully laden; absent where the publisher has no rows by load. */
  readonly full?: Rate
  readonly averageLoadTonnes: Fraction
  readonly payloadTonnes: Fraction
}

export interface Intensity {
  /** With the average load and empty running of the publisher's fleet. */
  readonly perTonneKm: Rate
  readonly vehicle?: VehicleRates
  readonly isElectric: boolean
  /** Tank to wheel per tonne-km with radiative forcing, of flights. */
  readonly directWithForcing?: Fraction
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
  readonly forcing: Fraction
  /** Vehicles, when they are dedicated. */
  readonly vehicles?: number
}

export function shipmentRate(intensity: Intensity, cargo: Cargo): ShipmentRate {
  const { vehicle, perTonneKm, directWithForcing } = intensity
  if (cargo.isDedicated && vehicle) return dedicatedRate(vehicle, cargo)
  const tonnes = fraction(cargo.massTonnes)
  const there = multiplyEach(perTonneKm, tonnes)
  const forcing = directWithForcing
    ? times(minus(directWithForcing, perTonneKm.direct), tonnes)
    : ZERO_FRACTION
  if (!cargo.returnsEmpty || !vehicle) return { ...there, forcing }
  const back = multiplyEach(vehicle.empty, over(tonnes, vehicle.averageLoadTonnes))
  return { ...addEach(there, back), forcing }
}

/** Fuel use rises in a straight line with the load, as the publisher's rows at 0, 50 and 100 % do. */
function dedicatedRate(vehicle: VehicleRates, { massTonnes, returnsEmpty }: Cargo): ShipmentRate {
  const { average, empty, full, payloadTonnes } = vehicle
  const loads = over(fraction(massTonnes), payloadTonnes)
  const vehicles = ceiling(loads)
  const count = fraction(decimal(vehicles))
  const there = full
    ? addEach(multiplyEach(full, loads), multiplyEach(empty, minus(count, loads)))
    : multiplyEach(average, count)
  const all = returnsEmpty ? addEach(there, multiplyEach(empty, count)) : there
  return { ...all, forcing: ZERO_FRACTION, vehicles }
}

/** Exact grams of a leg by the scopes of who runs the vehicles. */
export interface LegParts {
  readonly scope1: Fraction
  readonly scope2: Fraction
  readonly category3: Fraction
  /** What radiative forcing adds. */
  readonly forcing: Fraction
}

const GRAMS_PER_KG = fraction(decimal(1000))
const KM_PER_METRE = fraction(decimal('0.001'))

/** A leg that burns its fuel on the way. */
export function combustionParts(
  { direct, upstream, forcing }: ShipmentRate,
  distanceMetres: number,
): LegParts {
  const grams = times(times(fraction(decimal(distanceMetres)), KM_PER_METRE), GRAMS_PER_KG)
  return {
    scope1: times(direct, grams),
    scope2: ZERO_FRACTION,
    category3: times(upstream, grams),
    forcing: times(forcing, grams),
  }
}

/** Generation of what the vehicles draw is scope 2; its upstream part and the losses of the grid are category 3. */
export function electricParts(rate: Rate, stretches: readonly GridStretch[]): LegParts {
  const { top, bottom } = rate.direct
  const drawn = tractionEmissions(top, stretches.map(withoutLosses))
  const all = tractionEmissions(top, stretches)
  const part = (grams: Decimal, divisor: Decimal) => over(fraction(grams, divisor), fraction(bottom))
  const scope2 = part(drawn.direct, drawn.divisor)
  const total = plus(part(all.direct, all.divisor), part(all.upstream, all.divisor))
  return { scope1: ZERO_FRACTION, scope2, category3: minus(total, scope2), forcing: ZERO_FRACTION }
}

export interface ShipmentEmissions {
  readonly co2eGrams: number
  /** Those of the legs, which add up to the total. */
  readonly legGrams: readonly number[]
  /** By scope; the three add up to the total. */
  readonly scope1Grams: number
  readonly scope2Grams: number
  readonly category3Grams: number
  /** The total with radiative forcing of the flights in it. */
  readonly withForcingGrams: number
}

export function shipmentEmissions(legs: readonly LegParts[]): ShipmentEmissions {
  const sum = (of: keyof LegParts) => legs.map((leg) => leg[of]).reduce(plus, ZERO_FRACTION)
  const scopes = [sum('scope1'), sum('scope2'), sum('category3')]
  const total = scopes.reduce(plus)
  const co2eGrams = gramsFromQuotient(total.top, total.bottom)
  const withForcing = plus(total, sum('forcing'))
  const [scope1Grams = 0, scope2Grams = 0, category3Grams = 0] = parted(co2eGrams, scopes)
  return {
    co2eGrams,
    legGrams: parted(
      co2eGrams,
      legs.map(({ scope1, scope2, category3 }) => [scope1, scope2, category3].reduce(plus)),
    ),
    scope1Grams,
    scope2Grams,
    category3Grams,
    withForcingGrams: gramsFromQuotient(withForcing.top, withForcing.bottom),
  }
}

function parted(totalGrams: number, parts: readonly Fraction[]): number[] {
  return apportion(totalGrams, withCommonBottom(parts).tops)
}

function withoutLosses({ grid, distanceMetres }: GridStretch): GridStretch {
  return { grid: { ...grid, lossPercent: undefined }, distanceMetres }
}
