/** Google's encoded polyline format, precision 5. */
import polyline from '@mapbox/polyline'
import type { RoutePoint } from '../../../routing/plan.ts'

const PRECISION = 5

export function encodePolyline(points: readonly RoutePoint[]): string {
  return polyline.encode(
    points.map(({ lat, lon }) => [lat, lon]),
    PRECISION,
  )
}
