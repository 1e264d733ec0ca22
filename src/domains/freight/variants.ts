/** Intensities that follow from published ones: other fuels, electricity, refrigerated goods. */

import type { Assumption } from '../../engine/assumption.ts'
import { fallback } from '../../engine/notices.ts'
import { type Decimal, decimal, multiply, subtract, toNumber, ZERO } from '../../engine/numbers/decimal.ts'
import { divideRationals, type Rational, rational } from '../../engine/numbers/rational.ts'
import type { Intensity } from './intensity.ts'
import { type FindRow, type RowQuery, scaledIntensity, wellToWheel } from './published.ts'
import { rowRate } from './rate.ts'
import type { FreightElectricRow, FreightFuelRatioRow, FreightVehicleRow } from './tables.ts'
import { DIESEL } from './words.ts'

export function withFuel(diesel: Intensity, row: FreightFuelRatioRow): Intensity {
  return scaledIntensity(diesel, rational(row.direct_ratio), rational(row.wtt_ratio))
}

export function fuelNotice({ fuel_source: fuel, derivation }: FreightFuelRatioRow): Assumption {
  return { ...fallback('estimated_factor.freight_fuel', { fuel, derivation }, 'fuel'), tier: 'estimate' }
}

/**
 * Electricity at the plug: with other loads, empty or refrigerated it rises as the diesel of the class does. Without
 * diesel rows (trains) only the figure per tonne-km is known.
 */
export function electric(
  row: FreightElectricRow,
  diesel: Intensity | undefined,
  ambient: Intensity | undefined,
  vehicle: FreightVehicleRow,
): Intensity {
  const perTonneKm = rational(row.kwh_per_tonne_km)
  if (!diesel || !ambient)
    return { perTonneKm: rowRate(row.id, row.kwh_per_tonne_km, ZERO), isElectric: true }
  const scaled = scaledIntensity(diesel, divideRationals(perTonneKm, ambient.perTonneKm.direct), NONE)
  const perKm = row.kwh_per_vehicle_km && rational(row.kwh_per_vehicle_km)
  if (!perKm || !diesel.vehicle || !ambient.vehicle || !vehicle.load_factor) {
    return { ...scaled, isElectric: true }
  }
  const ofVehicle = scaledIntensity(diesel, divideRationals(perKm, ambient.vehicle.average.direct), NONE)
  const averageLoadTonnes = divideRationals(perKm, perTonneKm)
  const payloadTonnes = divideRationals(averageLoadTonnes, rational(vehicle.load_factor))
  return {
    perTonneKm: scaled.perTonneKm,
    ...(ofVehicle.vehicle && {
      vehicle: { ...ofVehicle.vehicle, averageLoadTonnes, payloadTonnes, fullLoadTonnes: payloadTonnes },
    }),
    isElectric: true,
  }
}

const NONE = rational(ZERO)

export function electricNotice({ derivation }: FreightElectricRow): Assumption {
  return { ...fallback('estimated_factor.freight_electric', { derivation }, 'fuel'), tier: 'estimate' }
}

/** Refrigerated over ambient: of the stand-in's published rows, well to wheel, else the flat factor. */
export function refrigeration(
  find: FindRow,
  query: RowQuery,
  vehicle: FreightVehicleRow,
  flat: Rational,
): { ratio: Rational; standIn?: string } {
  const of = (refrigerated: boolean) =>
    vehicle.behaves_as === undefined
      ? undefined
      : find(
          { ...query, vehicleType: vehicle.behaves_as, fuelSource: DIESEL, refrigerated },
          'average',
          'tonne_km',
        )
  const [cold, ambient] = [of(true), of(false)]
  return cold && ambient && vehicle.behaves_as
    ? { ratio: wellToWheel(cold, ambient), standIn: vehicle.behaves_as }
    : { ratio: flat }
}

/** `flat`: what the factor is multiplied by where no class stands in. */
export function refrigerationNotice(standIn: string | undefined, flat: Decimal): Assumption {
  const notice = standIn
    ? fallback('estimated_factor.refrigerated_class', { vehicle: standIn }, 'refrigerated')
    : fallback('estimated_factor.refrigerated_flat', { percent: percentAbove(flat) }, 'refrigerated')
  return { ...notice, tier: 'estimate' }
}

/** 1.2 is 20 % more. */
function percentAbove(ratio: Decimal): number {
  return toNumber(multiply(subtract(ratio, decimal(1)), decimal(100)))
}
