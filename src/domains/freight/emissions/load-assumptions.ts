/** What is to be said of a load: that it takes more than one vehicle, and by which limit. */
import type { Assumption } from '../../../engine/assumption.ts'
import { fallback, info, type Notice, warning } from '../../../engine/notices.ts'
import { type Decimal, toNumber } from '../../../engine/numbers/decimal.ts'
import type { FreightFactor } from '../factor.ts'
import { payloadKg, vehiclesFor } from '../payload.ts'
import type { FreightLeg } from '../transport/legs.ts'
import type { Carried } from './terms.ts'

/** Of each class on the way: shared, or as whole vehicles for this load. */
export function loadAssumptions(legs: readonly FreightLeg[], { tonnes }: Carried): Assumption[] {
  const byClass = (isDedicated: boolean) => {
    const some = legs.filter(
      ({ carriage, factor }) => carriage.isDedicated === isDedicated && factor.intensity.vehicle,
    )
    return [...new Map(some.map(({ factor }) => [factor.vehicle.vehicleType, factor])).values()]
  }
  const dedicated = byClass(true)
  return [
    ...dedicated.flatMap(unknownLimit),
    ...dedicated.flatMap((factor) => secondVehicle(factor, tonnes)),
    ...byClass(false).flatMap(overload),
  ]
}

/** No law of a country on the way is known, so that of the European Union limits the load. */
function unknownLimit({ payload }: FreightFactor): Notice[] {
  const { unknown, row } = payload ?? {}
  if (unknown === undefined || !row) return []
  const values = { country: unknown, gross_kg: row.gross_kg, law: row.law ?? '' }
  return [fallback('factor_from_other_region.freight_payload', values, 'vehicle')]
}

/** The load at which one more vehicle begins, by its limit. */
function secondVehicle({ vehicle, intensity, payload }: FreightFactor, tonnes: Decimal): Notice[] {
  if (!intensity.vehicle) return []
  const vehicle_count = vehiclesFor(tonnes, intensity.vehicle.payloadTonnes)
  if (vehicle_count < 2) return []
  const values = {
    vehicle: vehicle.vehicleType,
    tonnes: toNumber(tonnes),
    vehicle_count,
    payload_kg: payloadKg(intensity) ?? 0,
  }
  if (!payload) return [info('second_vehicle.average', values, 'vehicle')]
  const { law, gross_kg, unladen_kg } = payload.row
  const masses = { ...values, gross_kg, unladen_kg }
  return law === undefined
    ? [info('second_vehicle.class', masses, 'vehicle')]
    : [info('second_vehicle', { ...masses, law }, 'vehicle')]
}

/** A shared load may be more than one vehicle of its class carries: the figure per tonne-km stays, the reader should know. */
function overload({ vehicle, intensity }: FreightFactor): Assumption[] {
  const limit = intensity.vehicle?.payloadTonnes
  if (limit === undefined) return []
  const values = {
    vehicle: vehicle.vehicleType,
    payload_kg: payloadKg(intensity) ?? 0,
    tonnes: 0,
    vehicle_count: 0,
  }
  const payload = { of: 'tonnes', amount: limit }
  return [
    {
      ...warning('load_above_payload', values, 'vehicle'),
      above: payload,
      amounts: { tonnes: 'tonnes', vehicle_count: payload },
    },
  ]
}
