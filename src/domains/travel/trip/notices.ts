/** What a reader should know about a trip. */
import { distinct, fallback, info, type Notice } from '../../../core/notices.ts'
import { kgFromGrams, kmFromMetres } from '../../../core/quantity.ts'
import type { Edition } from '../../edition.ts'
import { publishedParts, type TravelFactor, tripEmissions } from '../calculate.ts'
import { cabinFactor, type HaulName } from '../haul.ts'
import type { Journey } from '../journey/journey.ts'
import { haulsOf } from '../shared/hauls.ts'
import { countOf, type TripExtent } from './emissions.ts'
import { findHaul } from './flight.ts'
import { findNearEdge } from './near-edge.ts'
import type { Flight, Trip } from './trip.ts'

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
    ...outsideNotices(edition, journey, trip, extent),
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
  const edge = flight?.rule === 'distance' && findNearEdge(haulsOf(edition), distanceMetres)
  if (!flight || !edge) return []
  const { haul, asked } = flight
  const { other, limitMetres } = edge
  const co2eGrams = gramsBy(cabinFactor(other, asked), distanceMetres, extent)
  const message = `${kmFromMetres(distanceMetres)} km is within 5 % of the ${kmFromMetres(limitMetres)} km between ${haul} and ${other.name} haul: by the ${other.name} factor the trip would emit ${kgFromGrams(co2eGrams)} kg CO2e.`
  return [info('near_haul_band_edge', message, isGiven ? 'distance' : undefined)]
}

function gramsBy(factor: TravelFactor, distanceMetres: number, extent: TripExtent): number {
  const parts = publishedParts(factor, distanceMetres)
  return tripEmissions(parts, countOf(extent, false), extent.includeWtt).co2eGrams
}

/** A flight of another kind than the row that is taken describes: how the publisher sorts it, and what comes of that. */
function outsideNotices(
  edition: Edition,
  { distanceMetres }: Journey,
  { flight }: Trip,
  extent: TripExtent,
): Notice[] {
  if (!flight?.haul) return []
  const { haul, publisher, asked } = flight
  if (haul === publisher.haul && !publisher.isElsewhereInside) return []
  const own = findHaul(edition, publisher.haul)
  const result =
    own && own.name !== haul
      ? `: ${kgFromGrams(gramsBy(cabinFactor(own, asked), distanceMetres, extent))} kg CO2e by that row (haul_rule=publisher)`
      : ''
  const message = `The publisher sorts this flight as ${sorted(flight)}${result}. Here the ${haul} factor is taken${flight.rule === 'distance' ? ' by the distance' : ''}, which describes flights ${DESCRIBED[haul]}. No factor for it is exact.`
  return [fallback('outside_publisher_definition', message, 'haul rule')]
}

const DESCRIBED: Readonly<Record<HaulName, string>> = {
  domestic: 'inside the United Kingdom',
  short: 'between the United Kingdom and nearer countries',
  long: 'between the United Kingdom and farther countries',
  international: 'between two countries other than the United Kingdom',
}

function sorted({ publisher: { haul, isElsewhereInside } }: Flight): string {
  if (isElsewhereInside)
    return 'nothing of its own: the nearest is its international row, and this flight stays in one country'
  return SORTED[haul]
}

const SORTED: Readonly<Record<HaulName, string>> = {
  domestic: 'domestic, since both ends are in the United Kingdom',
  short: 'short haul, by its list of territories',
  long: 'long haul, by its list of territories',
  international: 'international, to or from elsewhere than the United Kingdom',
}
