/** What a load emits per kilometre: by the tonne, or by whole vehicles. */
import { type Decimal, decimal } from '../../engine/numbers/decimal.ts'
import {
  ceiling,
  divideRationals,
  type Rational,
  rational,
  subtractRationals,
} from '../../engine/numbers/rational.ts'
import type { Intensity, VehicleRates } from './intensity.ts'
import { addedRates, type Rate, scaledRate } from './rate.ts'

/** How goods are carried. Only where the intensity has vehicles. */
export interface Carriage {
  /** Whole vehicles for this shipment alone. */
  readonly isDedicated: boolean
  /** The empty way back is added. */
  readonly returnsEmpty: boolean
}

export interface LoadRate extends Rate {
  /** Vehicles, when they are dedicated. */
  readonly vehicles?: number
}

export function loadRate(
  { vehicle, perTonneKm }: Intensity,
  { isDedicated, returnsEmpty }: Carriage,
  massTonnes: Decimal,
): LoadRate {
  const tonnes = rational(massTonnes)
  if (isDedicated && vehicle) return dedicatedRate(vehicle, tonnes, returnsEmpty)
  const there = scaledRate(perTonneKm, tonnes)
  if (!returnsEmpty || !vehicle) return there
  const back = scaledRate(vehicle.empty, divideRationals(tonnes, vehicle.averageLoadTonnes))
  return addedRates(there, back)
}

/**
 * Fuel use rises in a straight line with the load, as the publisher's rows at 0, 50 and 100 % do. Heavier lorries than the
 * publisher has emit as much per tonne as its full ones.
 */
function dedicatedRate(
  { average, empty, full, payloadTonnes, fullLoadTonnes }: VehicleRates,
  tonnes: Rational,
  returnsEmpty: boolean,
): LoadRate {
  const vehicles = ceiling(divideRationals(tonnes, payloadTonnes))
  const count = rational(decimal(vehicles))
  const there = full
    ? partlyFull(full, empty, divideRationals(tonnes, fullLoadTonnes), count)
    : scaledRate(average, count)
  const all = returnsEmpty ? addedRates(there, scaledRate(empty, count)) : there
  return { ...all, vehicles }
}

function partlyFull(full: Rate, empty: Rate, loads: Rational, count: Rational): Rate {
  const rest = subtractRationals(count, loads)
  const laden = scaledRate(full, loads)
  return rest.numerator.digits > 0n ? addedRates(laden, scaledRate(empty, rest)) : laden
}
