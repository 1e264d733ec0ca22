/** The shipment that is asked about, from the query's words. */
import { ApiError } from '../../../contract/errors.ts'
import { type Decimal, decimal, multiply, toNumber } from '../../../core/decimal.ts'
import { divideRationals, type Rational, rational } from '../../../core/rational.ts'
import type { Context } from '../../operation.ts'
import { refuseSamePlace } from '../../shared/ends/same-place.ts'
import type { TripWay } from '../../shared/ends/trip-end.ts'
import { requireTripEnds } from '../../shared/ends/trip-ends.ts'
import { requirePassages } from '../../shared/way/passages.ts'
import type { FreightMode } from '../calculate.ts'
import type { Handling, Journey, Shipment } from '../transport/shipment.ts'
import { FREIGHT_FUEL_ALIASES } from '../words.ts'
import type { FreightParams, WayParams } from './query.ts'
import type { SERVICE_TYPES, WEIGHT_UNITS } from './schema.ts'

export type WeightUnit = (typeof WEIGHT_UNITS)[number]
export type ServiceType = (typeof SERVICE_TYPES)[number]

/** The international avoirdupois pound is 0.45359237 kg exactly (agreement of 1959). */
const KG_PER_UNIT: Record<WeightUnit, Decimal> = {
  kg: decimal(1),
  g: decimal('0.001'),
  lb: decimal('0.45359237'),
  tonne: decimal(1000),
}
const KG_MAX = 1e9
const TONNES_PER_KG = decimal('0.001')
/** Of one shipment. */
export const WEIGHT_MAX_TONNES = rational(multiply(decimal(KG_MAX), TONNES_PER_KG))

export function weightFrom(tonnes: Rational, unit: WeightUnit): Rational {
  return divideRationals(tonnes, rational(multiply(KG_PER_UNIT[unit], TONNES_PER_KG)))
}

/** Throws validation_error when the weight is none, or above 1e9 kg. */
export function readShipment(params: FreightParams): Shipment {
  return {
    massTonnes: readMass(params.weight, params.unit as WeightUnit),
    ...readHandling(params),
  }
}

export function readHandling(
  params: Pick<FreightParams, 'service_type' | 'refrigerated' | 'include_empty_return'>,
): Handling {
  return {
    isDedicated: params.service_type === 'dedicated' || params.service_type === 'ftl',
    refrigerated: params.refrigerated,
    returnsEmpty: params.include_empty_return,
  }
}

function readMass(weight: number, unit: WeightUnit): Decimal {
  const massKg = multiply(decimal(weight), KG_PER_UNIT[unit])
  if (weight <= 0 || toNumber(massKg) > KG_MAX) {
    const message = `Parameter 'weight' must be above 0 and at most ${KG_MAX} kg; got ${weight} ${unit}.`
    throw new ApiError({ code: 'validation_error', field: 'weight', message })
  }
  return multiply(massKg, TONNES_PER_KG)
}

/** Throws validation_error for a passage that is none, and for ends that are not known. */
export async function readJourney(context: Context, params: WayParams): Promise<Journey> {
  const mode = params.transport_mode === 'auto' ? undefined : (params.transport_mode as FreightMode)
  const avoid = requirePassages(context.routing.passages, params.avoid)
  const ends = await requireTripEnds(context, params, wayOf(mode))
  if (params.planned_distance_km === undefined) refuseSamePlace(ends, 'planned_distance_km')
  return {
    ends,
    mode,
    avoid,
    vehicleType: params.vehicle_type,
    fuelSource: FREIGHT_FUEL_ALIASES.get(params.fuel_source) ?? params.fuel_source,
    plannedDistanceKm: params.planned_distance_km,
  }
}

function wayOf(mode: FreightMode | undefined): TripWay {
  if (mode === undefined) return 'undecided'
  return mode === 'air' ? 'air' : 'surface'
}
