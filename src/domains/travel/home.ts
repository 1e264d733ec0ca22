/** The country whose travel the publisher's factors describe: travel in it, from it and to it. */
import type { Edition } from '../../factors/edition.ts'
import type { TripEndpoints } from '../shared/endpoints/trip-endpoints.ts'
import { travelPart } from './part.ts'

interface InCountry {
  readonly countryCode: string
}

export function isAtHome(edition: Edition): (place: InCountry) => boolean {
  const { homeCountry } = edition.part(travelPart)
  return ({ countryCode }) => countryCode === homeCountry
}

export function touchesHome(edition: Edition, { origin, destination }: TripEndpoints): boolean {
  return [origin.place, destination.place].some(isAtHome(edition))
}

/** Whether one end lies at home and the other in one of these countries. */
export function joinsHome(
  edition: Edition,
  { origin, destination }: TripEndpoints,
  others: ReadonlySet<string>,
): boolean {
  const isHome = isAtHome(edition)
  const isLink = (from: InCountry, to: InCountry) => isHome(from) && others.has(to.countryCode)
  return isLink(origin.place, destination.place) || isLink(destination.place, origin.place)
}
