/** Whether goods stay on one continent, by the UN M49 regions of the countries. */
import type { Country } from '../../../factors/reference/reference-tables.ts'
import type { TripEndpoints } from '../../shared/endpoints/trip-endpoints.ts'

/** Their names stand in those of the sub-regions: Western Europe, South-eastern Asia, Northern America. */
const CONTINENTS = ['Europe', 'Asia', 'Africa', 'America'] as const

/** In one country, or in two of one continent; the islands of Oceania are none. */
export function onOneContinent(
  countries: ReadonlyMap<string, Country>,
  { origin, destination }: TripEndpoints,
): boolean {
  const [from, to] = [origin.place.countryCode, destination.place.countryCode]
  if (from === to) return true
  const continent = (code: string) => CONTINENTS.find((name) => countries.get(code)?.region.endsWith(name))
  return continent(from) !== undefined && continent(from) === continent(to)
}
