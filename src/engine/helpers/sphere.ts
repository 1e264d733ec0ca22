/** Great circles on the sphere, with unit vectors: fast enough for searches, within 0.5 % of the ellipsoid. */

/** Mean radius of the Earth (IUGG: (2a + b) / 3 of WGS84). */
export const EARTH_RADIUS_KM = 6371.0088

const RADIANS_PER_DEGREE = Math.PI / 180

/** In degrees. */
export interface Point {
  readonly lat: number
  readonly lon: number
}

export type Vector = readonly [x: number, y: number, z: number]

export function vectorOf({ lat, lon }: Point): Vector {
  const phi = lat * RADIANS_PER_DEGREE
  const lambda = lon * RADIANS_PER_DEGREE
  const cosPhi = Math.cos(phi)
  return [cosPhi * Math.cos(lambda), cosPhi * Math.sin(lambda), Math.sin(phi)]
}

export function pointOf([x, y, z]: Vector): Point {
  return {
    lat: Math.atan2(z, Math.sqrt(x * x + y * y)) / RADIANS_PER_DEGREE,
    lon: Math.atan2(y, x) / RADIANS_PER_DEGREE,
  }
}

/** The angle between two unit vectors, from the chord: exact for small angles too. */
export function angleBetween(a: Vector, b: Vector): number {
  const x = a[0] - b[0]
  const y = a[1] - b[1]
  const z = a[2] - b[2]
  // Not Math.hypot, whose care for overflow costs more than all the rest.
  const chord = Math.sqrt(x * x + y * y + z * z)
  return 2 * Math.asin(Math.min(1, chord / 2))
}

export function kmBetween(a: Vector, b: Vector): number {
  return EARTH_RADIUS_KM * angleBetween(a, b)
}

export function greatCircleKm(a: Point, b: Point): number {
  return kmBetween(vectorOf(a), vectorOf(b))
}

/** The point at `share` (0 to 1) of the great circle from a to b. */
export function between(a: Vector, b: Vector, share: number): Vector {
  const angle = angleBetween(a, b)
  if (angle === 0) return a
  const sine = Math.sin(angle)
  const [p, q] = [Math.sin((1 - share) * angle) / sine, Math.sin(share * angle) / sine]
  return [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]]
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/** Whether the great-circle arcs ab and cd cross. Arcs are shorter than half of the circle. */
export function arcsCross(a: Vector, b: Vector, c: Vector, d: Vector): boolean {
  const ab = cross(a, b)
  const sideC = dot(ab, c)
  const sideD = dot(ab, d)
  if (sideC * sideD > 0) return false
  const cd = cross(c, d)
  const sideA = dot(cd, a)
  const sideB = dot(cd, b)
  if (sideA * sideB > 0) return false
  // The planes cut the sphere twice; the crossing is real when it is in front of both arcs.
  return sideC * sideB >= 0
}
