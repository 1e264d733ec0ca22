/** From a place to itself: no way at all, by whatever mode. */
import type { Place } from '../places/places.ts'
import type { Route, RouteMode } from './plan.ts'

export function isSamePlace(a: Place, b: Place): boolean {
  return a.lat === b.lat && a.lon === b.lon
}

export function standstill(mode: RouteMode, { lat, lon }: Place): Route {
  const points = [
    { lat, lon },
    { lat, lon },
  ]
  const nothing = { distanceKm: 0, durationSeconds: 0, expectedErrorPercent: 0, passages: [], notices: [] }
  return { mode, points, method: 'same_place', ...nothing }
}
