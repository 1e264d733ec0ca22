/** What a reader should know about a trip. */
import { distinct, info, type Notice } from '../../../core/notices.ts'
import { kgFromGrams, kmFromMetres } from '../../../core/quantity.ts'
import type { Edition } from '../../edition.ts'
import { publishedParts, tripEmissions } from '../calculate.ts'
import { cabinFactor } from '../haul.ts'
import type { Journey } from '../journey/journey.ts'
import { haulsOf } from '../shared/hauls.ts'
import { countOf, type TripExtent } from './emissions.ts'
import { findNearEdge } from './near-edge.ts'
import type { Trip } from './trip.ts'

export function tripNotices(edition: Edition, journey: Journey, trip: Trip, extent: TripExtent): Notice[] {
  const { figures } = trip
  return distinct([
    ...journey.ends.origin.notices,
    ...journey.ends.destination.notices,
    ...journey.notices,
    ...trip.notices,
    ...figures.fallbacks,
    ...(extent.includeWtt ? figures.upstreamFallbacks : figures.splitFallbacks),
    ...countNotices(trip, extent),
    ...edgeNotices(edition, journey, trip, extent),
  ])
}

function countNotices({ figures }: Trip, { passengers }: TripExtent): Notice[] {
  if (!figures.perVehicle || passengers === 1) return []
  const message = `One vehicle is counted for the ${passengers} passengers; ask once more for each further vehicle.`
  return [info('per_vehicle', message, 'passengers')]
}

/** What the trip would be on the other side of a limit between hauls that it is near to. */
function edgeNotices(
  edition: Edition,
  { distanceMetres, isGiven }: Journey,
  { flight }: Trip,
  extent: TripExtent,
): Notice[] {
  const edge = flight && findNearEdge(haulsOf(edition), distanceMetres)
  if (!flight || !edge) return []
  const { haul, asked } = flight
  const { other, limitMetres } = edge
  const parts = publishedParts(cabinFactor(other, asked), distanceMetres)
  const { co2eGrams } = tripEmissions(parts, countOf(extent, false), extent.includeWtt)
  const message = `${kmFromMetres(distanceMetres)} km is within 5 % of the ${kmFromMetres(limitMetres)} km between ${haul.name} and ${other.name} haul: by the ${other.name} factor the trip would emit ${kgFromGrams(co2eGrams)} kg CO2e.`
  return [info('near_haul_band_edge', message, isGiven ? 'distance' : undefined)]
}
