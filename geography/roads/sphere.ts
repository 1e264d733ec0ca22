/** Great circles on a sphere of the Earth's mean radius: within 0.6 % of the ellipsoid, far below the error of the road model. */
export const EARTH_RADIUS_KM = 6371.0088
const RADIANS_A_DEGREE = Math.PI / 180

export interface LatLon {
  readonly lat: number
  readonly lon: number
}

export function greatCircleKm(a: LatLon, b: LatLon): number {
  const latA = a.lat * RADIANS_A_DEGREE
  const latB = b.lat * RADIANS_A_DEGREE
  const sinLat = Math.sin((latB - latA) / 2)
  const sinLon = Math.sin(((b.lon - a.lon) * RADIANS_A_DEGREE) / 2)
  const h = sinLat * sinLat + Math.cos(latA) * Math.cos(latB) * sinLon * sinLon
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** A little less than it is, so that rounding leaves nobody out. */
const KM_A_DEGREE_MIN = 111.1

/** Whether two points are farther apart than `km` by their latitudes alone: what most are, for less than the distance takes. */
export function isFartherNorthOrSouth(a: LatLon, b: LatLon, km: number): boolean {
  return Math.abs(a.lat - b.lat) * KM_A_DEGREE_MIN > km
}

/** The point at a share of the way from a to b, both less than half the globe apart. */
export function between(a: LatLon, b: LatLon, share: number): LatLon {
  const [ax, ay, az] = unit(a)
  const [bx, by, bz] = unit(b)
  const angle = Math.acos(Math.min(1, Math.max(-1, ax * bx + ay * by + az * bz)))
  if (angle === 0) return a
  const fromA = Math.sin((1 - share) * angle) / Math.sin(angle)
  const fromB = Math.sin(share * angle) / Math.sin(angle)
  const x = fromA * ax + fromB * bx
  const y = fromA * ay + fromB * by
  const z = fromA * az + fromB * bz
  return {
    lat: Math.atan2(z, Math.hypot(x, y)) / RADIANS_A_DEGREE,
    lon: Math.atan2(y, x) / RADIANS_A_DEGREE,
  }
}

/** Visits the points that cut the line from a to b into so many nearly equal steps, without a and b. */
export function forPointsBetween(
  a: LatLon,
  b: LatLon,
  steps: number,
  visit: (lat: number, lon: number) => void,
): void {
  const [ax, ay, az] = unit(a)
  const [bx, by, bz] = unit(b)
  for (let step = 1; step < steps; step++) {
    // Steps on the chord: links are short, so those on the arc differ by metres.
    const share = step / steps
    const x = ax + share * (bx - ax)
    const y = ay + share * (by - ay)
    const z = az + share * (bz - az)
    visit(Math.atan2(z, Math.hypot(x, y)) / RADIANS_A_DEGREE, Math.atan2(y, x) / RADIANS_A_DEGREE)
  }
}

function unit({ lat, lon }: LatLon): [number, number, number] {
  const phi = lat * RADIANS_A_DEGREE
  const lambda = lon * RADIANS_A_DEGREE
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}
