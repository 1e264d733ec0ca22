/** Ships of short sea: likely on short ways, where an average container ship is taken. */
import type { Edition } from '../../../factors/edition.ts'
import { freightPart } from '../part.ts'
import { type FreightLeg, freightLeg, type LegOptions } from './legs.ts'
import type { Handling } from './shipment.ts'

const CONTAINER = 'container'
export const SHORT_SEA = 'container_short_sea'

export interface ShortSea {
  /** By such a ship. */
  readonly leg: FreightLeg
  readonly belowKm: number
}

/** None where it is another ship's, or too long. */
export function shortSeaOf(
  edition: Edition,
  { route, factor, isGiven }: FreightLeg,
  handling: Handling,
  options: LegOptions,
): ShortSea[] {
  const { sailed, vehicles } = edition.part(freightPart)
  const isLikely =
    sailed !== undefined &&
    route.mode === 'sea' &&
    factor.vehicle.vehicleType === CONTAINER &&
    route.distanceKm < sailed.shortSeaKm
  const vehicle = vehicles.sea.get(SHORT_SEA)
  if (!isLikely || !vehicle) return []
  const choice = { vehicle, fuelSource: factor.fuelSource }
  const leg = freightLeg(edition, { route, isGiven, choice }, handling, options)
  return [{ leg, belowKm: sailed.shortSeaKm }]
}
