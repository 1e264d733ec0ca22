/** Flights: the haul by the rule asked for, and the cabin that is published for it. */
import { ApiError, problem } from '../../../engine/errors.ts'
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { fallback, type Notice } from '../../../engine/notices.ts'
import { type Decimal, subtract, ZERO } from '../../../engine/numbers/decimal.ts'
import { rational } from '../../../engine/numbers/rational.ts'
import type { Edition } from '../../../factors/edition.ts'
import { cabinFactor, type FlightFactor, type Haul } from '../from-tables/hauls.ts'
import type { Cabin, HaulName, HaulRule } from '../haul.ts'
import type { Journey } from '../journey/journey.ts'
import { findInternational, haulOf, haulsOf, nearEdgeMetres, publisherHaul } from '../shared/hauls.ts'
import { overDistance, type TripTerm } from './contributions.ts'
import { curveFigures } from './curve.ts'
import { publishedFigures, type TripFigures } from './figures.ts'
import type { Flight, HaulEdge, PublisherView, Trip } from './trip.ts'

const DEFAULT_CABIN: Cabin = 'economy'

/** What a question says of a flight. */
export interface FlightWish {
  readonly cabin: Cabin | undefined
  readonly rule: HaulRule
  /** In place of any rule. */
  readonly haul: HaulName | undefined
}

/** Throws no_factor for a haul that the edition has no rows for. */
export function flightTrip(edition: Edition, journey: Journey, wish: FlightWish): Trip {
  const publisher = publisherView(edition, journey)
  if (wish.haul === undefined && wish.rule === 'curve') return tripByCurve(edition, journey, wish, publisher)
  const byDistance = haulOf(haulsOf(edition), journey.lengthMetres)
  const name = wish.haul ?? (wish.rule === 'publisher' ? publisher.haul : byDistance.name)
  return tripByHaul(edition, journey, wish, { haul: requireHaul(edition, name), publisher })
}

function publisherView(edition: Edition, { lengthMetres, ends }: Journey): PublisherView {
  const byDistance = haulOf(haulsOf(edition), lengthMetres)
  // Of a distance alone nothing else can be said.
  if (ends.origin.isUnnamed || ends.destination.isUnnamed)
    return { haul: byDistance.name, isElsewhereInside: false }
  const [from, to] = [ends.origin.place.countryCode, ends.destination.place.countryCode]
  const haul = publisherHaul(edition, byDistance.name, from, to)
  return { haul, isElsewhereInside: haul === 'international' && from === to }
}

function tripByHaul(
  edition: Edition,
  { distanceMetres, lengthMetres }: Journey,
  { cabin, rule, haul: named }: FlightWish,
  { haul, publisher }: { haul: Haul; publisher: PublisherView },
): Trip {
  const asked = cabin ?? DEFAULT_CABIN
  const factor = cabinFactor(haul, asked)
  const isInside = publisher.haul === haul.name && !publisher.isElsewhereInside
  const where = { distanceMetres, stretches: [], isHome: isInside }
  const figures = withForcing(publishedFigures(edition, factor, where), factor)
  const other = publisher.haul === haul.name ? undefined : findHaul(edition, publisher.haul)
  const flight: Flight = {
    ...(named === undefined && { rule }),
    haul: haul.name,
    asked,
    cabin: factor.cabin,
    forcingMultiplier: factor.forcingMultiplier,
    unforced: unforced(factor, isInside, distanceMetres),
    publisher,
    publisherFactor: other && cabinFactor(other, asked),
    edge: named === undefined && rule === 'distance' ? findNearEdge(edition, lengthMetres) : undefined,
  }
  // What lies outside of the publisher's definition is said with the result by its own haul (assumptions.ts).
  const isOther = cabin !== undefined && factor.cabin !== cabin
  const fallbacks = isOther ? [withoutCabin(haul, factor, asked)] : []
  return { figures: { ...figures, fallbacks }, flight, notices: [] }
}

function unforced(factor: FlightFactor, isInside: boolean, distanceMetres: number): TripTerm[] {
  const entry = factor.unforced[isInside ? 'atHome' : 'abroad']
  const [co2, ch4, n2o] = [factor.unforcedCo2, ...factor.gasWeights.slice(1)] as [Decimal, Decimal, Decimal]
  const gases = [co2, ch4, n2o, ZERO]
  return [{ ...overDistance(entry, 'direct', factor.perVehicle, distanceMetres), gases }]
}

/** The limit between hauls that a length is within 5 % of. */
function findNearEdge(edition: Edition, lengthMetres: number): HaulEdge | undefined {
  const hauls = haulsOf(edition)
  const own = hauls.indexOf(haulOf(hauls, lengthMetres))
  const edges = [
    { limitMetres: hauls[own]?.belowMetres, other: hauls[own + 1] },
    { limitMetres: hauls[own - 1]?.belowMetres, other: hauls[own - 1] },
  ]
  for (const { limitMetres, other } of edges) {
    if (limitMetres === undefined || !other) continue
    if (Math.abs(lengthMetres - limitMetres) <= nearEdgeMetres(limitMetres)) return { limitMetres, other }
  }
  return undefined
}

function tripByCurve(
  edition: Edition,
  journey: Journey,
  { cabin: asked = DEFAULT_CABIN, rule }: FlightWish,
  publisher: PublisherView,
): Trip {
  const { cabins } = requireHaul(edition, 'international')
  const factor = cabinFactor({ name: 'international', cabins }, asked)
  const { figures, unforced: without } = curveFigures(
    edition,
    { factor, average: getOrThrow(cabins, 'average') },
    journey.distanceMetres,
  )
  const { cabin, forcingMultiplier } = factor
  const flight = { rule, asked, cabin, forcingMultiplier, unforced: without, publisher }
  return { figures: withForcing(figures, factor), flight, notices: [] }
}

/** With the share of each term that radiative forcing adds. */
function withForcing(figures: TripFigures, { total, withoutForcing }: FlightFactor): TripFigures {
  const nonCo2 = rational(subtract(total, withoutForcing), total)
  return { ...figures, direct: figures.direct.map((one) => ({ ...one, nonCo2 })) }
}

/** A haul by its name. Throws no_factor where the edition has no rows for it. */
function requireHaul(edition: Edition, name: HaulName): Haul {
  const haul = findHaul(edition, name)
  if (haul) return haul
  const values = { edition: edition.name, haul: name, year: edition.year }
  throw new ApiError(problem('no_factor.haul', values, { field: 'haul_rule' }))
}

function findHaul(edition: Edition, name: HaulName): Haul | undefined {
  return name === 'international'
    ? findInternational(edition)
    : haulsOf(edition).find((haul) => haul.name === name)
}

function withoutCabin({ name }: Haul, { cabin }: FlightFactor, asked: Cabin): Notice {
  const values = { cabin: asked, haul: name, used_cabin: cabin, used_cabin_class: cabin }
  return fallback('cabin_unavailable', values, 'cabin')
}
