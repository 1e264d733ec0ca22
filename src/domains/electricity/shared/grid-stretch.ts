/** What an electric vehicle or train drives on: the grids of the countries that it crosses. */
import type { Grid } from './grid.ts'

/** The metres of a way that lie on one grid. */
export interface GridStretch {
  readonly grid: Grid
  readonly distanceMetres: number
  /** What stands for its kilometres in notes, where they are a number of the request. */
  readonly km?: string
}
