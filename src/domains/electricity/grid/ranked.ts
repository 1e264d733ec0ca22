/** The grids of countries, ranked. */
import { toNumber } from '../../../core/decimal.ts'
import { requireEntry } from '../../../core/required.ts'
import { type Edition, perEdition } from '../../edition.ts'
import type { Grid } from '../shared/grid.ts'
import { gridsOf } from '../shared/grids.ts'
import { WORLD_REGIONS } from './schema.ts'

/** Published figures only, cleanest first, equal ones by country code; of one continent where it is given. */
export function rankedGrids(edition: Edition, region?: string): readonly Grid[] {
  return requireEntry(ranked(edition), region ?? EVERYWHERE)
}

const EVERYWHERE = 'all'

/** The whole list and one for each continent, made once. */
const ranked = perEdition((edition): ReadonlyMap<string, readonly Grid[]> => {
  const all = [...gridsOf(edition).byCountry.values()]
    .filter((grid) => !grid.isEstimate)
    .sort((a, b) => toNumber(a.intensity) - toNumber(b.intensity) || (a.countryCode < b.countryCode ? -1 : 1))
  const regions = WORLD_REGIONS.map(
    (region) => [region, all.filter((grid) => grid.worldRegion === region)] as const,
  )
  return new Map<string, readonly Grid[]>([[EVERYWHERE, all], ...regions])
})
