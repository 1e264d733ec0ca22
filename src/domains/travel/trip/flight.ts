/** Flights: the haul by the rule asked for, and the cabin that is published for it. */
import { ApiError } from '../../../contract/errors.ts'
import { fallback, type Notice } from '../../../core/notices.ts'
import { requireEntry } from '../../../core/required.ts'
import type { Edition } from '../../edition.ts'
import { publishedParts } from '../calculate.ts'
import {
  type Cabin,
  cabinFactor,
  type FlightFactor,
  type Haul,
  type HaulName,
  type HaulRule,
} from '../haul.ts'
import type { Journey } from '../journey/journey.ts'
import { findInternational, haulOf, haulsOf, publisherHaul } from '../shared/hauls.ts'
import { publishedContributions } from './contributions.ts'
import { curveFigures } from './curve.ts'
import { publishedFigures } from './figures.ts'
import type { Flight, PublisherView, Trip } from './trip.ts'

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
  const byDistance = haulOf(haulsOf(edition), journey.distanceMetres)
  const name = wish.haul ?? (wish.rule === 'publisher' ? publisher.haul : byDistance.name)
  return tripByHaul(edition, journey, wish, { haul: requireHaul(edition, name), publisher })
}

function publisherView(edition: Edition, { distanceMetres, ends }: Journey): PublisherView {
  const byDistance = haulOf(haulsOf(edition), distanceMetres)
  // Of a distance alone nothing else can be said.
  if (ends.origin.isUnnamed || ends.destination.isUnnamed)
    return { haul: byDistance.name, isElsewhereInside: false }
  const [from, to] = [ends.origin.place.countryCode, ends.destination.place.countryCode]
  const haul = publisherHaul(edition, byDistance.name, from, to)
  return { haul, isElsewhereInside: haul === 'international' && from === to }
}

function tripByHaul(
  edition: Edition,
  { distanceMetres }: Journey,
  { cabin: asked, rule, haul: named }: FlightWish,
  { haul, publisher }: { haul: Haul; publisher: PublisherView },
): Trip {
  const factor = cabinFactor(haul, asked ?? DEFAULT_CABIN)
  const isInside = publisher.haul === haul.name && !publisher.isElsewhereInside
  const figures = publishedFigures(edition, factor, { distanceMetres, stretches: [], isHome: isInside })
  const flight: Flight = {
    ...(named === undefined && { rule }),
    haul: haul.name,
    asked: asked ?? DEFAULT_CABIN,
    cabin: factor.cabin,
    forcingMultiplier: factor.forcingMultiplier,
    unforced: unforced(factor, isInside, distanceMetres),
    publisher,
  }
  const isOther = asked !== undefined && factor.cabin !== asked
  // What lies outside of the publisher's definition is said with the result by its own haul (notices.ts).
  const fallbacks = isOther ? [withoutCabin(haul, factor, asked)] : []
  return { figures: { ...figures, fallbacks }, flight, notices: [] }
}

function unforced(factor: FlightFactor, isInside: boolean, distanceMetres: number): Flight['unforced'] {
  const entry = factor.unforced[isInside ? 'atHome' : 'abroad']
  const trail = { direct: entry, wellToTank: factor.trail.atHome.wellToTank }
  return {
    parts: publishedParts({ ...factor, total: factor.withoutForcing }, distanceMetres),
    contributions: publishedContributions(factor, trail, distanceMetres).direct,
  }
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
    { factor, average: requireEntry(cabins, 'average') },
    journey.distanceMetres,
  )
  const { cabin, forcingMultiplier } = factor
  const flight = { rule, asked, cabin, forcingMultiplier, unforced: without, publisher }
  return { figures, flight, notices: [] }
}

/** A haul by its name. Throws no_factor where the edition has no rows for it. */
function requireHaul(edition: Edition, name: HaulName): Haul {
  const haul = findHaul(edition, name)
  if (haul) return haul
  const message = `Edition ${edition.name} has no factors of ${name} flights; year=${edition.year} names the latest edition of its year.`
  throw new ApiError({ code: 'no_factor', field: 'haul_rule', message })
}

export function findHaul(edition: Edition, name: HaulName): Haul | undefined {
  return name === 'international'
    ? findInternational(edition)
    : haulsOf(edition).find((haul) => haul.name === name)
}

function withoutCabin({ name }: Haul, { cabin }: FlightFactor, asked: Cabin): Notice {
  const message = `No ${asked} cabin is published for ${name} haul: ${cabin} is taken. cabin_class=${cabin} asks for it.`
  return fallback('cabin_unavailable', message, 'cabin')
}
