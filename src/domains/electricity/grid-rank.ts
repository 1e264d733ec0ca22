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

/** They are about no parameter: nothing else could have been asked for. */
export function cleannessNotices(intensity: Rational): Notice[] {
  const value = shownIntensity(intensity)
  if (isClean(intensity)) {
    return [info('clean_grid', `A clean grid: ${value} gCO2e/kWh is below ${CLEAN_BELOW}.`)]
  }
  if (!isDirty(intensity)) return []
  const message = `A dirty grid: ${value} gCO2e/kWh is above ${DIRTY_ABOVE}. A supplier's renewable tariff or own generation lowers the market-based figure.`
  return [warning('dirty_grid', message)]
}
