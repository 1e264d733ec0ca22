/** What of a way a vehicle drives: the rest of it is carried by ferries. */
import { decimal } from '../../engine/numbers/decimal.ts'
import { apportion, metresFromKm } from '../../engine/numbers/quantity.ts'
import type { Place } from '../places/places.ts'
import { type NoRoute, noRoute, type PlannedRoute } from './plan.ts'

/** The route with the distance that is driven, the countries in proportion; the same route where there is no ferry. */
export function driven(route: PlannedRoute): PlannedRoute {
  const { ferryKm = 0, distanceKm, countries } = route
  if (ferryKm === 0) return route
  const drivenKm = Math.max(0, distanceKm - ferryKm)
  const distanceMetres = metresFromKm(drivenKm)
  const weights = countries.map((country) => decimal(country.distanceMetres ?? 0))
  const metres = apportion(distanceMetres, weights)
  return {
    ...route,
    distanceKm: drivenKm,
    distanceMetres,
    countries: countries.map(({ countryCode }, i) => ({ countryCode, distanceMetres: metres[i] ?? 0 })),
  }
}

/** No more than the streets between a town and its quay. */
const DRIVEN_KM_MIN = 1

/** The same, where a vehicle drives at all: nobody drives from Aomori to Hakodate. */
export function drivenOrNone(route: PlannedRoute, from: Place, to: Place): PlannedRoute | NoRoute {
  const { ferryKm = 0, distanceKm } = route
  if (ferryKm === 0 || distanceKm - ferryKm >= DRIVEN_KM_MIN) return driven(route)
  return noRoute('no_route.ferry_only', { from: from.name, to: to.name, km: Math.round(distanceKm) })
}
