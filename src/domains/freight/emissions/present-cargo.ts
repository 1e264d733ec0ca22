import { decimal, multiply, toNumber } from '../../../core/decimal.ts'
import { longestLeg } from '../transport/legs.ts'
import type { Shipment } from '../transport/shipment.ts'
import type { ServiceType, WeightUnit } from './question.ts'
import type { FreightResult } from './result.ts'
import type { FreightEmissionAnswer } from './schema.ts'

const KG_PER_TONNE = decimal(1000)

export function presentCargo({
  question,
  shipment,
  journey,
  transport,
}: FreightResult): FreightEmissionAnswer['data']['attributes']['cargo'] {
  const { factor } = longestLeg(transport.legs)
  const { plannedDistanceKm, avoid } = journey
  return {
    weight: question.weight,
    unit: question.unit as WeightUnit,
    weight_kg: shipmentKg(shipment),
    vehicle_type: factor.vehicle.vehicleType,
    vehicle_label: factor.vehicle.label,
    fuel_source: factor.fuelSource,
    service_type: question.service_type as ServiceType,
    refrigerated: shipment.refrigerated,
    include_empty_return: shipment.returnsEmpty,
    ...(plannedDistanceKm !== undefined && { planned_distance_km: plannedDistanceKm }),
    ...(avoid.length > 0 && { avoid: [...avoid] }),
  }
}

/** The mass in kilograms, for showing. */
export function shipmentKg({ massTonnes }: Shipment): number {
  return toNumber(multiply(massTonnes, KG_PER_TONNE))
}
