/** The shipment that is asked about, from the query's words. */

import { ApiError } from '../../../contract/errors.ts'
import { type Decimal, decimal, multiply, toNumber } from '../../../core/decimal.ts'
import type { FreightMode } from '../calculate.ts'
import { FREIGHT_FUEL_ALIASES } from '../factors.ts'
import type { FreightParams } from './schema.ts'

export type WeightUnit = 'kg' | 'g' | 'lb' | 'tonne'
export type ServiceType = 'shared' | 'ltl' | 'dedicated' | 'ftl'

export interface Shipment {
  readonly weight: number
  readonly unit: WeightUnit
  readonly massKg: Decimal
  readonly massTonnes: Decimal
  /** Absent: auto. */
  readonly mode: FreightMode | undefined
  readonly vehicleType: string
  readonly fuelSource: string
  readonly serviceType: ServiceType
  readonly isDedicated: boolean
  readonly refrigerated: boolean
  readonly returnsEmpty: boolean
  readonly plannedDistanceKm: number | undefined
  readonly detailed: boolean
  readonly withEquivalents: boolean
}

/** The international avoirdupois pound is 0.45359237 kg exactly (agreement of 1959). */
const KG_PER_UNIT: Record<WeightUnit, Decimal> = {
  kg: decimal(1),
  g: decimal('0.001'),
  lb: decimal('0.45359237'),
  tonne: decimal(1000),
}
const KG_MAX = 1e9
const TONNES_PER_KG = decimal('0.001')

/** Throws validation_error when the weight is none, or above 1e9 kg. */
export function readShipment(params: FreightParams): Shipment {
  const unit = params.unit as WeightUnit
  const massKg = multiply(decimal(params.weight), KG_PER_UNIT[unit])
  const serviceType = params.service_type as ServiceType
  if (params.weight <= 0 || toNumber(massKg) > KG_MAX) {
    const message = `Parameter 'weight' must be above 0 and at most ${KG_MAX} kg; got ${params.weight} ${unit}.`
    throw new ApiError({ code: 'validation_error', field: 'weight', message })
  }
  return {
    weight: params.weight,
    unit,
    massKg,
    massTonnes: multiply(massKg, TONNES_PER_KG),
    mode: params.transport_mode === 'auto' ? undefined : (params.transport_mode as FreightMode),
    vehicleType: params.vehicle_type,
    fuelSource: FREIGHT_FUEL_ALIASES.get(params.fuel_source) ?? params.fuel_source,
    serviceType,
    isDedicated: serviceType === 'dedicated' || serviceType === 'ftl',
    refrigerated: params.refrigerated,
    returnsEmpty: params.include_empty_return,
    plannedDistanceKm: params.planned_distance_km,
    detailed: params.detailed_route,
    withEquivalents: params.equivalents,
  }
}
