/** What a trip says of the grids that it draws from. */
import type { TrailEntry } from '../../../core/trail.ts'
import type { TractionGrids } from '../../electricity/shared/traction-grids.ts'

/** Added to the trail where the upstream part counts. */
export function upstreamOf({ stretches }: TractionGrids): TrailEntry[] {
  return stretches.map(({ grid }) => grid.trail.upstream)
}

/** The newest year among them. */
export function yearOf({ stretches }: TractionGrids): number {
  return Math.max(...stretches.map(({ grid }) => grid.year))
}
