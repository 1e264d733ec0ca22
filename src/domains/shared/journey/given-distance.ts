/** A route whose distance the client knows better: its duration and countries follow in proportion. */
import { decimal } from '../../../engine/numbers/decimal.ts'
import { apportion, metresFromKm } from '../../../engine/numbers/quantity.ts'
import type { PlannedRoute } from '../../../geo/networks/plan.ts'

/** Line and passages stay as they are. */
export function withGivenDistance(route: PlannedRoute, distanceKm: number): PlannedRoute {
  const distanceMetres = metresFromKm(distanceKm)
  const share = route.distanceMetres > 0 ? distanceMetres / route.distanceMetres : 1
  return {
    ...route,
    distanceKm,
    distanceMetres,
    durationSeconds: Math.round(route.durationSeconds * share),
    countries: inProportion(route.countries, distanceMetres),
  }
}

function inProportion(countries: PlannedRoute['countries'], totalMetres: number): PlannedRoute['countries'] {
  const weights = countries.flatMap(({ distanceMetres }) =>
    distanceMetres === undefined ? [] : [decimal(distanceMetres)],
  )
  if (weights.length < countries.length || weights.length === 0) return countries
  const metres = apportion(totalMetres, weights)
  return countries.map(({ countryCode }, i) => ({ countryCode, distanceMetres: metres[i] ?? 0 }))
}
