/** Flights: the haul of the distance, and the cabin that is published for it. */
import { fallback, info, type Notice } from '../../../core/notices.ts'
import type { Edition } from '../../edition.ts'
import { type Cabin, cabinFactor, type FlightFactor, type Haul } from '../haul.ts'
import { touchesHome } from '../home.ts'
import type { Journey } from '../journey/journey.ts'
import { haulOf, haulsOf } from '../shared/hauls.ts'
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
  const where = { distanceMetres, stretches: [], isHome: touchesHome(ends) }
  const figures = publishedFigures(edition, factor, where)
  const isOther = factor.cabin !== cabin
  const other = isOther && asked !== undefined ? [withoutCabin(haul, factor, asked)] : []
  return {
    figures: { ...figures, fallbacks: [...figures.fallbacks, ...other] },
    flight: { haul, factor, asked: cabin, unforced: factor.unforced[where.isHome ? 'atHome' : 'abroad'] },
    notices: isOther && asked === undefined ? [withoutDefaultCabin(haul, factor)] : [],
  }
}

function withoutCabin({ name }: Haul, { cabin }: FlightFactor, asked: Cabin): Notice {
  const message = `No ${asked} cabin is published for ${name} haul: ${cabin} is taken.`
  return fallback('cabin_unavailable', message, 'cabin')
}

/** Of what nobody asked for a word is enough: the factor is the one that the haul has. */
function withoutDefaultCabin({ name }: Haul, { cabin }: FlightFactor): Notice {
  const message = `No ${DEFAULT_CABIN} cabin, the default, is published for ${name} haul: ${cabin} is taken.`
  return info('cabin_unavailable', message, 'cabin')
}
