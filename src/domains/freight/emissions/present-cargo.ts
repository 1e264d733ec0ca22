import { longestLeg } from '../transport/legs.ts'
import type { FreightFigures } from './figures.ts'
import type { ServiceType, WeightUnit } from './question.ts'
import type { FreightResult } from './result.ts'
import type { FreightEmissionAnswer } from './schema.ts'

export function placeCargo(
  { question, shipment, way, loaded }: FreightResult,
  placed: FreightFigures,
): FreightEmissionAnswer['data']['attributes']['cargo'] {
  const { factor } = longestLeg(loaded.transport.legs)
  const { plannedDistanceKm, avoid } = way.journey
  return {
    weight: placed.weight,
    unit: question.unit as WeightUnit,
    weight_kg: placed.weight_kg,
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
