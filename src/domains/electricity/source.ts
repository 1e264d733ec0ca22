/** The parameter `grid_source`: the publisher of a country's grid factor. */
import { tokenParam } from '../../contract/params/schema.ts'
import type { Grid, Grids } from './shared/grid.ts'

/** official: as the country's own scheme has it, else Ember's. ember: Ember's everywhere. */
const GRID_SOURCES = ['official', 'ember'] as const
export type GridSource = (typeof GRID_SOURCES)[number]

export const gridSourceParam = tokenParam(GRID_SOURCES, {
  default: 'official',
  description:
    "official: the value of the country's reporting scheme, else Ember's. ember: Ember's life-cycle value for every country that has one (of the US, only without a state).",
  'x-error-list': 'available_grid_sources',
})

/** By country code. */
export function sourceOf(grids: Grids, source: GridSource): ReadonlyMap<string, Grid> {
  return source === 'ember' ? grids.ember : grids.byCountry
}
