/** Flights near the limit between two hauls: a little farther, and another factor holds. */
import { kmFromMetres } from '../../../engine/numbers/quantity.ts'
import type { Edition } from '../../../factors/edition.ts'
import { haulOf, haulsOf, nearEdgeMetres } from '../../travel/shared/hauls.ts'
import type { FlightHaul } from '../intensity.ts'
import { type FreightLeg, freightLeg, type LegOptions } from './legs.ts'
import type { Handling } from './shipment.ts'

export interface NearHaul {
  readonly haul: FlightHaul
  readonly otherHaul: FlightHaul
  readonly limitKm: number
  /** As a flight of the other haul. */
  readonly leg: FreightLeg
}

/** None where its haul is far from the next, or the figure is the operator's own. */
export function nearHaulOf(
  edition: Edition,
  { route, factor, isGiven }: FreightLeg,
  handling: Handling,
  options: LegOptions,
): NearHaul[] {
  if (route.mode !== 'air' || factor.tier === 'user') return []
  const hauls = haulsOf(edition)
  const haul = haulOf(hauls, route.distanceMetres)
  const at = hauls.indexOf(haul)
  const edges = [
    { limit: haul.belowMetres, other: hauls[at + 1] },
    { limit: hauls[at - 1]?.belowMetres, other: hauls[at - 1] },
  ]
  return edges.flatMap(({ limit, other }) => {
    if (limit === undefined || !other) return []
    if (Math.abs(route.distanceMetres - limit) > nearEdgeMetres(limit)) return []
    const choice = { vehicle: factor.vehicle, fuelSource: factor.fuelSource }
    const leg = freightLeg(edition, { route, isGiven, choice, haul: other.name }, handling, options)
    return [{ haul: haul.name, otherHaul: other.name, limitKm: kmFromMetres(limit), leg }]
  })
}

/** At which lengths, in km, that begins and ends. */
export function nearHaulSteps(edition: Edition): number[] {
  return haulsOf(edition).flatMap(({ belowMetres }) => {
    if (belowMetres === undefined) return []
    const near = nearEdgeMetres(belowMetres)
    return [Math.ceil(belowMetres - near), Math.floor(belowMetres + near) + 1].map(kmFromMetres)
  })
}
