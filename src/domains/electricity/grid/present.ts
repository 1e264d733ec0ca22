import { presentDataset } from '../../../contract/dataset-trail.ts'
import type { ResponseParts } from '../../../contract/operation.ts'
import { presentFigures } from '../../../contract/present.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Grid } from '../shared/grid.ts'
import { ELECTRICITY_METHOD } from '../shared/method.ts'
import { presentGrid } from '../shared/present-grid.ts'
import { shownIntensity } from '../shared/terms.ts'
import type { ElectricityGridAnswer, GridList, GridSingle, Sort } from './schema.ts'

interface RankedGrids {
  readonly rankedBy: Sort
  readonly grids: readonly Grid[]
}

/** One grid, or those of a list in the order in which they are shown. */
export type GridResult = { readonly grid: Grid } | RankedGrids

export function presentGridResult(
  _edition: Edition,
  { id, result, notices, meta }: ResponseParts<GridResult>,
): ElectricityGridAnswer {
  return 'grid' in result
    ? presentSingle({ id, result: result.grid, notices, meta })
    : presentList({ id, result, notices, meta })
}

function presentSingle({ id, result: grid, notices, meta }: ResponseParts<Grid>): GridSingle {
  return {
    data: {
      type: 'grid_intensity',
      id,
      attributes: {
        ...item(grid),
        state: grid.state ?? null,
        state_name: grid.stateName ?? null,
        source_trail: presentFigures(figuresOf(grid), ELECTRICITY_METHOD),
        notices,
      },
    },
    meta: {
      emission_factors_year: grid.year,
      sources: [...new Set(figuresOf(grid).map(sourceName))],
      ...meta,
    },
  }
}

function presentList({ result: { rankedBy, grids }, notices, meta }: ResponseParts<RankedGrids>): GridList {
  const trail = publications(grids)
  return {
    data: grids.map(item),
    meta: {
      total_countries: grids.length,
      ranked_by: rankedBy,
      sources: trail.map(sourceName),
      source_trail: trail.map(datasetEntry),
      notices,
      ...meta,
    },
  }
}

/** What the intensities that are shown were made from, each figure once. */
function figuresOf({ trail: { direct, upstream } }: Grid): TrailEntry[] {
  const figures = new Map<string, TrailEntry>()
  for (const entry of [direct.entry, ...direct.inputs, upstream.entry, ...upstream.inputs]) {
    const key = `${entry.factorId} ${entry.factor}`
    if (!figures.has(key)) figures.set(key, entry)
  }
  return [...figures.values()]
}

/** An entry of each publication, of the newest year that it has here; newest first. */
function publications(grids: readonly Grid[]): TrailEntry[] {
  const entries = grids.map(({ trail }) => trail.direct.entry).sort((a, b) => Number(b.year) - Number(a.year))
  const newest = new Map<string, TrailEntry>()
  for (const entry of entries) if (!newest.has(sourceName(entry))) newest.set(sourceName(entry), entry)
  return [...newest.values()]
}

function item(grid: Grid) {
  return { ...presentGrid(grid), grid_intensity: shownIntensity(grid.intensity) }
}

function sourceName({ source, sourceDataset }: TrailEntry): string {
  return `${source}, ${sourceDataset}`
}

function datasetEntry(entry: TrailEntry): GridList['meta']['source_trail'][number] {
  return presentDataset(entry, {
    data_category: 'grid_intensity',
    name: 'Grid carbon intensity',
    region_name: 'Countries of the list',
    role: 'factor',
    method: ELECTRICITY_METHOD,
  })
}
