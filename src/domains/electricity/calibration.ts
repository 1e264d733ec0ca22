/** By what it is counted whether published values lie inside the range of a kilowatt-hour (docs/calibration.md). */
import type { Grid } from './shared/grid.ts'

/** How scope 2 came about, or the whole life cycle where the supply chain is counted too. */
export function gridClass({ basis, isEstimate, trail }: Grid, includeWtt: boolean): string {
  if (includeWtt) return 'grid_with_supply'
  // In its own year an official value is scaled by nothing.
  if (basis === 'official' || (basis === 'official_ratio' && trail.direct.inputs.length === 0))
    return 'grid_official'
  return isEstimate ? 'grid_borrowed' : 'grid_share'
}
