/** A grid as answers show it. */
import { toNumber } from '../../../core/decimal.ts'
import { isClean, isDirty } from '../cleanness.ts'
import type { Grid } from './grid.ts'
import { INTENSITY_UNIT } from './grid-fields.ts'

/** The fields of `gridFields`. */
export function presentGrid(grid: Grid) {
  return {
    carbon_intensity: toNumber(grid.intensity),
    unit: INTENSITY_UNIT,
    country_code: grid.countryCode,
    country_name: grid.countryName,
    region: grid.worldRegion,
    year: grid.year,
    boundary: grid.boundary,
    is_clean_grid: isClean(grid.intensity),
    is_dirty_grid: isDirty(grid.intensity),
    is_estimate: grid.isEstimate,
  } as const
}
