/** What a trip says of the grids that it draws from. */
import type { TractionGrids } from '../../electricity/shared/traction-grids.ts'

/** The newest year among them. */
export function yearOf({ stretches }: TractionGrids): number {
  return Math.max(...stretches.map(({ grid }) => grid.year))
}
