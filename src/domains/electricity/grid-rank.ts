/** Grids that are called clean or dirty (the v1 contract). */
import { info, type Notice, warning } from '../../engine/notices.ts'
import type { Rational } from '../../engine/numbers/rational.ts'
import { shownIntensity } from './shared/terms.ts'

/** g CO2e per kWh. */
const CLEAN_BELOW = 100
const DIRTY_ABOVE = 500

/** `intensity` in g CO2e per kWh. */
export function isClean(intensity: Rational): boolean {
  return shownIntensity(intensity) < CLEAN_BELOW
}

/** `intensity` in g CO2e per kWh. */
export function isDirty(intensity: Rational): boolean {
  return shownIntensity(intensity) > DIRTY_ABOVE
}

/** They are about no parameter: none changes them. */
export function cleannessNotices(intensity: Rational): Notice[] {
  const g_per_kwh = shownIntensity(intensity)
  if (isClean(intensity)) return [info('clean_grid', { g_per_kwh, limit_g_per_kwh: CLEAN_BELOW })]
  return isDirty(intensity) ? [warning('dirty_grid', { g_per_kwh, limit_g_per_kwh: DIRTY_ABOVE })] : []
}
