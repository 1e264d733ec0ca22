/** A grid as answers show it. */

import { memoizeByObject } from '../../../engine/helpers/memoize.ts'
import { addRationals, type Rational } from '../../../engine/numbers/rational.ts'
import { isClean, isDirty } from '../grid-rank.ts'
import type { Grid } from './grid.ts'
import { INTENSITY_UNIT } from './grid-fields.ts'
import { shownIntensity } from './terms.ts'

/** Direct and upstream, g CO2e per kWh: what grids of every basis are compared by. */
export function lifeCycleOf({ direct, upstream }: Grid): Rational {
  return addRationals(direct, upstream)
}

/** The fields of `gridFields`. A grid belongs to its edition and never changes. */
export const presentGrid = memoizeByObject((grid: Grid) => {
  return {
    carbon_intensity: shownIntensity(grid.intensity),
    direct_intensity: shownIntensity(grid.direct),
    life_cycle_intensity: shownIntensity(lifeCycleOf(grid)),
    basis: grid.basis,
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
})
