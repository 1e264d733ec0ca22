/** Electricity in an edition: grids, cloud regions, and the operator's own residual mixes. */

import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { lazyMap } from '../../engine/helpers/lazy.ts'
import { rational } from '../../engine/numbers/rational.ts'
import type { EditionPart, OverlayKind } from '../../factors/edition-part.ts'
import { userEntry, userNotices } from '../../factors/overlay/entry.ts'
import type { OverlayRow } from '../../factors/overlay-table.ts'
import { checkGrids } from './checks.ts'
import { type CloudRegion, cloudRegions } from './cloud.ts'
import { grids } from './factors.ts'
import { ownGrid } from './own-grid.ts'
import type { Grid, Grids } from './shared/grid.ts'
import { GRID_COUNTRIES } from './shared/tables.ts'
import {
  CLOUD_REGIONS,
  GRID_DEFAULTS,
  GRID_DIRECT_SHARES,
  GRID_ESTIMATES,
  GRID_LOSSES,
  GRID_MIX,
  GRID_OFFICIAL,
  GRID_OFFICIAL_LIFE_CYCLE,
  GRID_RESIDUAL_MIX,
  GRID_SUBNATIONAL,
  GRID_TECHNOLOGIES,
  GRID_US_STATES,
  GRID_US_SUBREGIONS,
} from './tables.ts'

export interface Electricity extends Grids {
  /** By provider, then by region. */
  readonly cloudRegions: ReadonlyMap<string, ReadonlyMap<string, CloudRegion>>
}

const ownGrids: OverlayKind<Electricity> = {
  kind: 'grid',
  needs: ['country_code', 'wtt_factor'],
  may: ['losses'],
  unit: 'gCO2e/kWh',
  problems: needsGrid,
  lay: (electricity, rows) => ({
    ...electricity,
    byCountry: withRows(electricity.byCountry, rows, ownGrid),
  }),
}

/** The market of a country is that of its states, and the same whoever publishes the average of its grid. */
const ownResidualMixes: OverlayKind<Electricity> = {
  kind: 'residual_mix',
  needs: ['country_code'],
  may: [],
  unit: 'gCO2e/kWh',
  problems: needsGrid,
  lay: (electricity, rows) => ({
    ...electricity,
    byCountry: withRows(electricity.byCountry, rows, withResidualMix),
    states: withRows(electricity.states, rows, withResidualMix),
    subregions: withRows(electricity.subregions, rows, withResidualMix),
    ember: withRows(electricity.ember, rows, withResidualMix),
  }),
}

/** The same grids, those of the countries of the rows with the row laid over them. The later of two rows holds. */
function withRows(
  grids: ReadonlyMap<string, Grid>,
  rows: readonly OverlayRow[],
  lay: (grid: Grid, row: OverlayRow) => Grid,
): ReadonlyMap<string, Grid> {
  const byCountry = new Map(rows.map((row) => [row.country_code, row]))
  const makers = [...grids.keys()].map((key) => {
    const make = () => {
      const grid = getOrThrow(grids, key)
      const row = byCountry.get(grid.countryCode)
      return row ? lay(grid, row) : grid
    }
    return [key, make] as const
  })
  return lazyMap(makers)
}

export const electricityPart: EditionPart<Electricity> = {
  name: 'electricity',
  tables: [
    GRID_COUNTRIES,
    GRID_US_STATES,
    GRID_US_SUBREGIONS,
    GRID_SUBNATIONAL,
    GRID_DIRECT_SHARES,
    GRID_ESTIMATES,
    GRID_MIX,
    GRID_TECHNOLOGIES,
    GRID_LOSSES,
    GRID_RESIDUAL_MIX,
    GRID_OFFICIAL,
    GRID_OFFICIAL_LIFE_CYCLE,
    GRID_DEFAULTS,
    CLOUD_REGIONS,
  ],
  check: checkGrids,
  build: (basis, tables) => ({ ...grids(tables, basis), cloudRegions: cloudRegions(tables) }),
  // A residual mix is laid over a grid of the operator's own too.
  overlays: [ownGrids, ownResidualMixes],
}

function needsGrid({ country_code: code = '' }: OverlayRow, { byCountry }: Electricity): string[] {
  return byCountry.has(code) ? [] : [`country_code: the edition has no grid for ${code}`]
}

function withResidualMix(grid: Grid, row: OverlayRow): Grid {
  const { countryCode: region, countryName: regionName } = grid
  const entry = userEntry(row, 'emission_factor', `Residual mix, ${regionName}`, { region, regionName })
  return {
    ...grid,
    residualMix: rational(row.factor),
    trail: { ...grid.trail, residualMix: entry },
    marketNotices: userNotices(row, 'country'),
  }
}
