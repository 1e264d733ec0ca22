/** What of a way a vehicle drives: the rest of it is carried by ferries. */
import { decimal } from '../core/decimal.ts'
import { apportion, metresFromKm } from '../core/quantity.ts'
import type { PlannedRoute } from './plan.ts'

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
