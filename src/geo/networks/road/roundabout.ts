/** Roads that lead far round: through other countries, along closed borders, or past a crossing that is not known here. */
import { fallback, type Notice } from '../../../engine/notices.ts'
import type { Route } from '../plan.ts'

/** A road more than so many times its straight line, */
const TIMES_MAX = 2
/** and so much longer than it, is worth a warning (the v1 contract). */
const LONGER_KM_MAX = 500

export function roundabout({ distanceKm }: Route, straightKm: number): Notice[] {
  if (distanceKm <= TIMES_MAX * straightKm || distanceKm <= straightKm + LONGER_KM_MAX) return []
  const values = { km: Math.round(distanceKm), straight_km: Math.round(straightKm) }
  return [fallback('roundabout_route', values, 'mode')]
}
