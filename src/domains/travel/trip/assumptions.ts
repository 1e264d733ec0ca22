/** What a reader should know about a trip. */

import type { Assumption } from '../../../engine/assumption.ts'
import { distinct, fallback, info } from '../../../engine/notices.ts'
import { kmFromMetres } from '../../../engine/numbers/quantity.ts'
import type { Term } from '../../../engine/term.ts'
import { cabinFactor, type FlightFactor } from '../from-tables/hauls.ts'
import type { HaulName } from '../haul.ts'
import { publishedTerms } from './figures.ts'
import { countedTerms, type TripChoice } from './terms.ts'
import type { Flight } from './trip.ts'

export function tripAssumptions(choice: TripChoice): Assumption[] {
  const { planned, include_wtt } = choice
  const { journey, trip } = planned
  const { figures, flight } = trip
  return [
    ...planned.notices,
    ...distinct([
      ...journey.ends.origin.notices,
      ...journey.ends.destination.notices,
      ...journey.notices,
      ...trip.notices,
      ...figures.fallbacks,
      ...(include_wtt ? figures.upstreamFallbacks : figures.splitFallbacks),
    ]),
    ...(figures.perVehicle ? [PER_VEHICLE] : []),
    ...(flight ? [...outsideAssumptions(choice, flight), ...edgeAssumptions(choice, flight)] : []),
  ]
}

const PER_VEHICLE: Assumption = {
  ...info(
    'per_vehicle',
    ['One vehicle is counted for the ', 0, ' passengers; ask once more for each further vehicle.'],
    'passengers',
  ),
  numbers: ['passengers'],
  whenSeveral: 'passengers',
}

/** What the trip would be by another factor. */
function termsBy({ planned, include_wtt }: TripChoice, factor: FlightFactor): Term[] {
  return countedTerms(
    planned,
    publishedTerms(factor, factor.trail.atHome, planned.journey.distanceMetres),
    include_wtt,
  )
}

/** What the trip would be on the other side of a limit between hauls that it is near to. */
function edgeAssumptions(choice: TripChoice, { haul, asked, edge }: Flight): Assumption[] {
  if (!edge) return []
  const { other, limitMetres } = edge
  const text = ` km is within 5 % of the ${kmFromMetres(limitMetres)} km between ${haul} and ${other.name} haul: by the ${other.name} factor the trip would emit `
  const subject = choice.planned.journey.isGiven ? 'distance' : undefined
  const notice = info('near_haul_band_edge', [0, text, 0, ' kg CO2e.'], subject)
  return [{ ...notice, numbers: ['distance_km', termsBy(choice, cabinFactor(other, asked))] }]
}

/** A flight of another kind than the row that is taken describes: how the publisher sorts it, and what comes of that. */
function outsideAssumptions(choice: TripChoice, flight: Flight): Assumption[] {
  const { haul, rule, publisher, publisherFactor } = flight
  if (haul === undefined || (haul === publisher.haul && !publisher.isElsewhereInside)) return []
  const before = `The publisher sorts this flight as ${sorted(flight)}`
  const after = `. Here the ${haul} factor is taken${rule === 'distance' ? ' by the distance' : ''}, which describes flights ${DESCRIBED[haul]}. No factor for it is exact.`
  const code = 'outside_publisher_definition'
  if (publisherFactor === undefined) return [fallback(code, before + after, 'haul rule')]
  const pieces = [before, ': ', 0, ' kg CO2e by that row (haul_rule=publisher)', after]
  return [{ ...fallback(code, pieces, 'haul rule'), numbers: [termsBy(choice, publisherFactor)] }]
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
