/** Great-circle distance, good to half a percent: to compare, not to report. */
import type { Store } from './store.ts'

const EARTH_RADIUS_KM = 6371
const RADIANS = Math.PI / 180

export function distanceKm(latA: number, lonA: number, latB: number, lonB: number): number {
  const sinLat = Math.sin(((latB - latA) * RADIANS) / 2)
  const sinLon = Math.sin(((lonB - lonA) * RADIANS) / 2)
  const h = sinLat ** 2 + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * sinLon ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, h)))
}

/** Between two places by their numbers. */
export function kmBetween({ lat, lon }: Pick<Store, 'lat' | 'lon'>, a: number, b: number): number {
  return distanceKm(lat(a), lon(a), lat(b), lon(b))
}
