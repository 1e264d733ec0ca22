/** What a request about a shipment decides, and the numbers of it that a response shows. */

import type { OfEdition } from '../../../engine/choice.ts'
import { decimal } from '../../../engine/numbers/decimal.ts'
import type { FreightJourney } from '../transport/journey.ts'
import type { ShipmentBoundary } from './boundary.ts'
import type { SERVICE_TYPES } from './schema.ts'
import type { Carried } from './terms.ts'
import type { WeightUnit } from './weight.ts'

export type ServiceType = (typeof SERVICE_TYPES)[number]

/** `ftl` is another word for whole vehicles, `ltl` one for shared ones. */
export const isDedicated = (serviceType: ServiceType) => serviceType === 'dedicated' || serviceType === 'ftl'

/** All that the request decides, except how much is carried. */
export interface ShipmentChoice {
  readonly journey: FreightJourney
  readonly serviceType: ServiceType
  readonly unit: WeightUnit
  readonly isDetailed: boolean
  /** Where whole vehicles are counted: they go by steps, and not with the load. */
  readonly load: Load | undefined
  /** Absent for well to wheel. */
  readonly boundary?: ShipmentBoundary
}

interface Load extends OfEdition, Pick<Carried, 'tonnes'> {}

export interface ShipmentNumbers {
  readonly weight: number
  readonly weight_kg: number
  readonly tonnes: number
  /** Of a distance that is an amount. */
  readonly planned_distance_km?: number
  /** The same as it was given: with any number of decimals. */
  readonly given_km?: number
}

const ONE = decimal(1)

/** What the terms of a choice are made for. */
export function carriedOf({ journey: { isPerKm }, load }: Pick<ShipmentChoice, 'journey' | 'load'>): Carried {
  if (load) return { tonnes: load.tonnes, of: isPerKm ? 'load_km' : 'loads', isPerKm }
  return { tonnes: ONE, of: isPerKm ? 'tonne_km' : 'tonnes', isPerKm }
}
