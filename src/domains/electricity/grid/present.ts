import { presentNotices } from '../../../contract/notices.ts'
import { editionMeta, presentTrail } from '../../../contract/present.ts'
import { toNumber } from '../../../core/decimal.ts'
import type { Notice } from '../../../core/notices.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { Edition } from '../../edition.ts'
import type { Grid } from '../shared/grid.ts'
import { gridsOf } from '../shared/grids.ts'
import { presentGrid } from '../shared/present-grid.ts'
import type { GridList, GridSingle } from './schema.ts'

export function presentGridSingle(
  edition: Edition,
  id: string,
  grid: Grid,
  notices: readonly Notice[],
): GridSingle {
  return {
    data: {
      type: 'grid_intensity',
      id,
      attributes: {
        ...item(grid),
        state: grid.state ?? null,
        state_name: grid.stateName ?? null,
        source_trail: presentTrail([grid.trail.intensity]),
        notices: presentNotices([...grid.notices, ...notices]),
      },
    },
    meta: {
      emission_factors_year: grid.year,
      sources: [sourceName(grid.trail.intensity)],
      ...editionMeta(edition),
    },
  }
}

/** `grids` in the order in which they are shown. */
export function presentGridList(
  edition: Edition,
  grids: readonly Grid[],
  notices: readonly Notice[],
): GridList {
  const trail = publications(grids)
  return {
    data: grids.map(item),
    meta: {
      total_countries: grids.length,
      sources: trail.map(sourceName),
      source_trail: trail.map(datasetEntry),
      notices: presentNotices(notices),
      ...editionMeta(edition),
    },
  }
}

/** An entry of each publication, of the newest year that it has here; newest first. */
function publications(grids: readonly Grid[]): TrailEntry[] {
  const entries = grids.map(({ trail }) => trail.intensity).sort((a, b) => Number(b.year) - Number(a.year))
  const newest = new Map<string, TrailEntry>()
  for (const entry of entries) if (!newest.has(sourceName(entry))) newest.set(sourceName(entry), entry)
  return [...newest.values()]
}

/** Published figures only, cleanest first; equal ones by country code. */
export function rankedGrids(edition: Edition): Grid[] {
  return [...gridsOf(edition).byCountry.values()]
    .filter((grid) => !grid.isEstimate)
    .sort((a, b) => toNumber(a.intensity) - toNumber(b.intensity) || (a.countryCode < b.countryCode ? -1 : 1))
}

function item(grid: Grid) {
  return { ...presentGrid(grid), grid_intensity: toNumber(grid.intensity) }
}

function sourceName({ source, sourceDataset }: TrailEntry): string {
  return `${source}, ${sourceDataset}`
}

function datasetEntry({
  source,
  sourceDataset,
  year,
  licence,
}: TrailEntry): GridList['meta']['source_trail'][number] {
  return {
    data_category: 'grid_intensity',
    name: 'Grid carbon intensity',
    source,
    source_dataset: sourceDataset,
    year,
    region: 'ALL',
    region_name: 'Countries of the list',
    licence,
  }
}
