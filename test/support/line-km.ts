/** The length of a line over the sphere, as the sum of its parts. */
import { greatCircleKm, type Point } from '../../src/engine/helpers/sphere.ts'

export function lineKm(points: readonly Point[]): number {
  return points.reduce((total, point, at) => total + greatCircleKm(points[at - 1] ?? point, point), 0)
}
