/** What a reader should know about a trip. */

import type { Assumption } from '../../../engine/assumption.ts'
import { distinct, fallback, info } from '../../../engine/notices.ts'
import { kmFromMetres } from '../../../engine/numbers/quantity.ts'
import type { Term } from '../../../engine/term.ts'
import { message } from '../../../messages/messages.ts'
import { cabinFactor, type FlightFactor } from '../from-tables/hauls.ts'
import { overDistance } from './contributions.ts'
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
    ...(include_wtt ? [] : [flight ? LEFT_OUT.flight : LEFT_OUT.other]),
    ...(figures.perVehicle ? [PER_VEHICLE] : []),
    ...(flight ? [...outsideAssumptions(choice, flight), ...edgeAssumptions(choice, flight)] : []),
  ]
}

/** What totals of other calculators have and this one has not, or the reverse. */
const LEFT_OUT = {
  flight: info('upstream_left_out.flight', {}, 'upstream'),
  other: info('upstream_left_out', {}, 'upstream'),
}

const PER_VEHICLE: Assumption = {
  ...info('per_vehicle', { passengers: 0 }, 'passengers'),
  amounts: { passengers: 'passengers' },
  whenSeveral: 'passengers',
}

/** What the trip would be by another factor. */
function termsBy({ planned, include_wtt, without_forcing }: TripChoice, factor: FlightFactor): Term[] {
  const { distanceMetres } = planned.journey
  const published = publishedTerms(factor, factor.trail.atHome, distanceMetres)
  const direct = without_forcing
    ? [overDistance(factor.unforced.atHome, 'direct', factor.perVehicle, distanceMetres)]
    : published.direct
  return countedTerms(planned, { ...published, direct }, include_wtt)
}

/** What the trip would be on the other side of a limit between hauls that it is near to. */
function edgeAssumptions(choice: TripChoice, { haul, asked, edge }: Flight): Assumption[] {
  if (!edge || haul === undefined) return []
  const { other, limitMetres } = edge
  const subject = choice.planned.journey.isGiven ? 'distance' : undefined
  const values = { haul, other_haul: other.name, limit_km: kmFromMetres(limitMetres), km: 0, kg: 0 }
  return [
    {
      ...info('near_haul_band_edge', values, subject),
      amounts: { km: 'distance_km', kg: termsBy(choice, cabinFactor(other, asked)) },
    },
  ]
}

/** A flight of another kind than the row that is taken describes: how the publisher sorts it, and what comes of that. */
function outsideAssumptions(choice: TripChoice, flight: Flight): Assumption[] {
  const { haul, rule, publisher, publisherFactor } = flight
  if (haul === undefined || (haul === publisher.haul && !publisher.isElsewhereInside)) return []
  const values = {
    haul,
    flights: message(`haul.described.${haul}`, {}),
    publisher_category: message(
      publisher.isElsewhereInside ? 'haul.publisher.none' : `haul.publisher.${publisher.haul}`,
      {},
    ),
  }
  if (publisherFactor === undefined)
    return [fallback('outside_publisher_definition.same_row', values, 'haul rule')]
  const notice = fallback(
    'outside_publisher_definition.other_row',
    { ...values, rule: rule ?? 'publisher', kg: 0 },
    'haul rule',
  )
  return [{ ...notice, amounts: { kg: termsBy(choice, publisherFactor) } }]
}
