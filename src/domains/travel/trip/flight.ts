/** Flights: the haul of the distance, and the cabin that is published for it. */
import { fallback, type Notice } from '../../../core/notices.ts'
import type { Edition } from '../../edition.ts'
import { type Cabin, cabinFactor, type FlightFactor, type Haul } from '../haul.ts'
import type { Journey } from '../journey/journey.ts'
import { haulOf, haulsOf, type PublisherHaul, publisherHaul } from '../shared/hauls.ts'
import { publishedFigures } from './figures.ts'
import type { Trip } from './trip.ts'

const DEFAULT_CABIN: Cabin = 'economy'

export function flightTrip(
  edition: Edition,
  { distanceMetres, ends }: Journey,
  asked: Cabin | undefined,
): Trip {
  const haul = haulOf(haulsOf(edition), distanceMetres)
  const cabin = asked ?? DEFAULT_CABIN
  const factor = cabinFactor(haul, cabin)
  const [from, to] = [ends.origin.place.countryCode, ends.destination.place.countryCode]
  const sorted = publisherHaul(haul.name, from, to)
  const isInside = sorted === haul.name
  const where = { distanceMetres, stretches: [], isHome: isInside }
  const figures = publishedFigures(edition, factor, where)
  const isOther = factor.cabin !== cabin
  const other = isOther && asked !== undefined ? [withoutCabin(haul, factor, asked)] : []
  return {
    figures: { ...figures, fallbacks: [...(isInside ? [] : [outside(haul, sorted)]), ...other] },
    flight: { haul, factor, asked: cabin, unforced: factor.unforced[where.isHome ? 'atHome' : 'abroad'] },
    // Of what nobody asked for there is nothing to say: the factor is the one that the haul has.
    notices: [],
  }
}

function outside({ name }: Haul, sorted: PublisherHaul): Notice {
  const message = `The publisher sorts this flight as ${SORTED[sorted]}; by its distance the ${name} factor is taken, which describes flights ${name === 'domestic' ? 'inside' : 'from and to'} the United Kingdom. No factor for it is exact.`
  return fallback('outside_publisher_definition', message, 'mode')
}

const SORTED: Readonly<Record<PublisherHaul, string>> = {
  domestic: 'domestic, since both ends are in the United Kingdom',
  short: 'short haul, since it leaves the United Kingdom',
  long: 'long haul',
  international: 'international, to or from elsewhere than the United Kingdom',
}

function withoutCabin({ name }: Haul, { cabin }: FlightFactor, asked: Cabin): Notice {
  const message = `No ${asked} cabin is published for ${name} haul: ${cabin} is taken. cabin_class=${cabin} asks for it.`
  return fallback('cabin_unavailable', message, 'cabin')
}
