/** The country whose travel the publisher's factors describe. */
import type { TripEnds } from '../shared/ends/trip-ends.ts'

/** The publisher's factors describe travel in, from and to the United Kingdom. */
export const HOME_COUNTRY = 'GB'

export function isAtHome({ countryCode }: { readonly countryCode: string }): boolean {
  return countryCode === HOME_COUNTRY
}

export function touchesHome({ origin, destination }: TripEnds): boolean {
  return isAtHome(origin.place) || isAtHome(destination.place)
}

/** Whether one end lies at home and the other in one of these countries. */
export function joinsHome({ origin, destination }: TripEnds, others: ReadonlySet<string>): boolean {
  const isLink = (from: string, to: string) => from === HOME_COUNTRY && others.has(to)
  const [from, to] = [origin.place.countryCode, destination.place.countryCode]
  return isLink(from, to) || isLink(to, from)
}
