/** Flights between airports: the geodesic on the WGS84 ellipsoid. */
import geographiclib from 'geographiclib-geodesic'
import { flightSeconds } from './durations.ts'
import type { Route, RoutePoint } from './plan.ts'

const { WGS84 } = geographiclib.Geodesic

const METRES_PER_KM = 1000
/** Points of the line, so that it looks like the curve that it is on a map. */
const POINT_SPACING_KM = 200
/**
 * What great circles leave out of flights really flown: routing and holding, 8 % in the UK conversion factors, which add
 * it themselves. The great circle itself is exact.
 */
const EXPECTED_ERROR_PERCENT = 0.1

export function airRoute(from: RoutePoint, to: RoutePoint): Route {
  const line = WGS84.InverseLine(from.lat, from.lon, to.lat, to.lon)
  const distanceKm = line.s13 / METRES_PER_KM
  const steps = Math.max(1, Math.ceil(distanceKm / POINT_SPACING_KM))
  const points = Array.from({ length: steps + 1 }, (_, step): RoutePoint => {
    const { lat2 = to.lat, lon2 = to.lon } = line.Position((line.s13 * step) / steps)
    return { lat: lat2, lon: lon2 }
  })
  points[0] = { lat: from.lat, lon: from.lon }
  points[steps] = { lat: to.lat, lon: to.lon }
  return {
    mode: 'air',
    distanceKm,
    durationSeconds: flightSeconds(distanceKm),
    points,
    method: 'geodesic',
    expectedErrorPercent: EXPECTED_ERROR_PERCENT,
    passages: [],
    notices: [],
  }
}
