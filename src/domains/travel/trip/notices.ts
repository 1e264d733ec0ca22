/** What a reader should know about a trip. */
import { distinct, fallback, info, type Notice, type Pieces, retold } from '../../../core/notices.ts'
import { kgFromGrams, kmFromMetres } from '../../../core/quantity.ts'
import type { Edition } from '../../edition.ts'
import { oneWayGrams, publishedParts, type TravelFactor, type TripCount, timesOf } from '../calculate.ts'
import { cabinFactor, type HaulName } from '../haul.ts'
import type { Journey } from '../journey/journey.ts'
import { haulsOf } from '../shared/hauls.ts'
import { findHaul } from './flight.ts'
import { findNearEdge } from './near-edge.ts'
import type { Flight, Trip } from './trip.ts'

/** By whoever travels, and how often. */
export type TripNotices = (count: TripCount) => Notice[]

/** What is the same for all is found once. */
export function tripNotices(
  edition: Edition,
  journey: Journey,
  trip: Trip,
  includeWtt: boolean,
): TripNotices {
  const { figures } = trip
  const always = distinct([
    ...journey.ends.origin.notices,
    ...journey.ends.destination.notices,
    ...journey.notices,
    ...trip.notices,
    ...figures.fallbacks,
    ...(includeWtt ? figures.upstreamFallbacks : figures.splitFallbacks),
  ])
  const others = [
    ...outsideNotices(edition, journey, trip, includeWtt),
    ...edgeNotices(edition, journey, trip, includeWtt),
  ]
  return (count) => [...always, ...countNotices(count), ...others.map((notice) => notice(count))]
}

function countNotices({ perVehicle, passengers }: TripCount): Notice[] {
  if (!perVehicle || passengers === 1) return []
  const said = [
    'One vehicle is counted for the ',
    passengers,
    ' passengers; ask once more for each further vehicle.',
  ]
  return [info('per_vehicle', said, 'passengers')]
}

/** A notice with what the trip would be by another factor. */
type NoticeOfTrip = (count: TripCount) => Notice

/** What the trip would be on the other side of a limit between hauls that it is near to. */
function edgeNotices(
  edition: Edition,
  { distanceMetres, isGiven }: Journey,
  { flight }: Trip,
  includeWtt: boolean,
): NoticeOfTrip[] {
  const edge = flight?.rule === 'distance' && findNearEdge(haulsOf(edition), distanceMetres)
  if (!flight || !edge) return []
  const { haul, asked } = flight
  const { other, limitMetres } = edge
  const gramsOf = gramsBy(cabinFactor(other, asked), distanceMetres, includeWtt)
  const before = `${kmFromMetres(distanceMetres)} km is within 5 % of the ${kmFromMetres(limitMetres)} km between ${haul} and ${other.name} haul: by the ${other.name} factor the trip would emit `
  const said = (kg: number) => [before, kg, ' kg CO2e.']
  const notice = info('near_haul_band_edge', said(0), isGiven ? 'distance' : undefined)
  return [(count) => retold(notice, said(kgFromGrams(gramsOf(count))))]
}

function gramsBy(
  factor: TravelFactor,
  distanceMetres: number,
  includeWtt: boolean,
): (count: TripCount) => number {
  const { co2e } = oneWayGrams(publishedParts(factor, distanceMetres), includeWtt)
  return (count) => co2e * timesOf(count)
}

/** A flight of another kind than the row that is taken describes: how the publisher sorts it, and what comes of that. */
function outsideNotices(
  edition: Edition,
  { distanceMetres }: Journey,
  { flight }: Trip,
  includeWtt: boolean,
): NoticeOfTrip[] {
  if (!flight?.haul) return []
  const { haul, publisher, asked } = flight
  if (haul === publisher.haul && !publisher.isElsewhereInside) return []
  const own = findHaul(edition, publisher.haul)
  const isOther = own !== undefined && own.name !== haul
  const before = `The publisher sorts this flight as ${sorted(flight)}`
  const after = `. Here the ${haul} factor is taken${flight.rule === 'distance' ? ' by the distance' : ''}, which describes flights ${DESCRIBED[haul]}. No factor for it is exact.`
  const about = (said: Pieces) => fallback('outside_publisher_definition', said, 'haul rule')
  if (!isOther) {
    const notice = about([before, after])
    return [() => notice]
  }
  const gramsOf = gramsBy(cabinFactor(own, asked), distanceMetres, includeWtt)
  const said = (kg: number) => [before, ': ', kg, ' kg CO2e by that row (haul_rule=publisher)', after]
  const notice = about(said(0))
  return [(count) => retold(notice, said(kgFromGrams(gramsOf(count))))]
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
