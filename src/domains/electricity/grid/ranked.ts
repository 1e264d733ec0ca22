/** The grids of countries, ranked. */

import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { inPieces } from '../../../engine/helpers/in-pieces.ts'
import { type Edition, perEdition } from '../../../factors/edition.ts'
import type { Grid, Grids } from '../shared/grid.ts'
import { gridsOf } from '../shared/grids.ts'
import { lifeCycleOf } from '../shared/present-grid.ts'
import { shownIntensity } from '../shared/terms.ts'
import { type GridSource, sourceOf } from '../source.ts'
import { SORTS, type Sort, WORLD_REGIONS } from './schema.ts'

export interface Ranking {
  readonly source: GridSource
  readonly sort: Sort
  readonly region?: string | undefined
}

/** Published figures only, cleanest first, equal ones by country code; of one continent where it is given. */
export function rankedGrids(edition: Edition, { source, sort, region }: Ranking): readonly Grid[] {
  return getOrThrow(ranked(edition), [source, sort, region ?? EVERYWHERE].join())
}

/**
 * Makes the grids that are ranked, each of which waits until it is asked for: in pieces, for all of them take a tenth of a
 * second.
 */
export const openGrids = perEdition((edition): Promise<unknown> => {
  const { byCountry, ember } = gridsOf(edition)
  const both = [byCountry, ember].flatMap((grids) => [...grids.keys()].map((code) => ({ grids, code })))
  return inPieces(both, ({ grids, code }) => void grids.get(code))
})

const EVERYWHERE = 'all'
const KEYS: Readonly<Record<Sort, (grid: Grid) => number>> = {
  life_cycle_intensity: (grid) => shownIntensity(lifeCycleOf(grid)),
  carbon_intensity: ({ intensity }) => shownIntensity(intensity),
}

/** The whole list and one for each continent, by either source and in either order, made once. */
const ranked = perEdition((edition): ReadonlyMap<string, readonly Grid[]> => {
  const grids = gridsOf(edition)
  const lists = (['official', 'ember'] as const).flatMap((source) =>
    SORTS.flatMap((sort) => regionalLists(source, sort, grids)),
  )
  return new Map(lists)
})

function regionalLists(source: GridSource, sort: Sort, grids: Grids): [string, readonly Grid[]][] {
  const key = KEYS[sort]
  const all = [...sourceOf(grids, source).values()]
    .filter((grid) => !grid.isEstimate)
    .map((grid) => ({ grid, by: key(grid) }))
    .sort((a, b) => a.by - b.by || (a.grid.countryCode < b.grid.countryCode ? -1 : 1))
    .map(({ grid }) => grid)
  const name = (region: string) => [source, sort, region].join()
  return [
    [name(EVERYWHERE), all],
    ...WORLD_REGIONS.map((region): [string, readonly Grid[]] => [
      name(region),
      all.filter((grid) => grid.worldRegion === region),
    ]),
  ]
}
