/** What lies at `lat,lon`: the point itself with its country, or the nearest place of a kind. */
import type { Params } from '../../../contract/params/schema.ts'
import type { Place, Places, ScoredPlace } from '../../../geo/places/places.ts'
import type { PlacesQuery } from './schema.ts'

/** Undefined where the query is no coordinates; empty where there is no such place, or not in the country. */
export function placesAt(places: Places, params: Params<typeof PlacesQuery>): ScoredPlace[] | undefined {
  const { q, country, kind } = params
  const at = places.resolve(q)
  if (at?.match !== 'coordinates') return undefined
  const found = kind === undefined ? at.place : nearestOf(places, kind, at.place)
  const isWithin = country === undefined || found?.countryCode === country
  return found && isWithin ? [{ place: found, score: 1 }] : []
}

function nearestOf(
  places: Places,
  kind: 'town' | 'airport' | 'port' | 'postcode',
  { lat, lon }: Place,
): Place | undefined {
  if (kind === 'town') return places.nearestTown(lat, lon)
  if (kind === 'airport') return places.nearestAirport(lat, lon)
  return kind === 'port' ? places.nearestPort(lat, lon) : undefined
}
