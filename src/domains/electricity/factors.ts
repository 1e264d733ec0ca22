/** Grids of an edition: countries, US states and subregions, states of other countries. */

import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { lazy, lazyMap } from '../../engine/helpers/lazy.ts'
import type { ReferenceTables } from '../../factors/reference/reference-tables.ts'
import type { TableSet } from '../../factors/tables/table.ts'
import { asGridRow, type GridRow, type GridRows, hasLosses, saidOf } from './grid-rows.ts'
import { makeGrid } from './make-grid.ts'
import { type OfficialParts, officialByArea, officialLagYears } from './official.ts'
import type { Grid, Grids } from './shared/grid.ts'
import { GRID_COUNTRIES, type GridCountryRow } from './shared/tables.ts'
import {
  GRID_DEFAULTS,
  GRID_DIRECT_SHARES,
  GRID_ESTIMATES,
  GRID_LOSSES,
  GRID_OFFICIAL_LIFE_CYCLE,
  GRID_RESIDUAL_MIX,
  GRID_SUBNATIONAL,
  GRID_US_STATES,
  GRID_US_SUBREGIONS,
  type GridSubnationalRow,
} from './tables.ts'

/** The country whose average and states come from a national dataset instead of the world-wide one. */
const US = 'US'
const US_AVERAGE = 'US'
/** Ember's generation year N, N - 1 or N - 2 is by its convention; eGRID's edition is N - 2. */
const EMBER_LAG_YEARS = 2
const EGRID_LAG_YEARS = 2
/** States of other countries stand in every edition, with a year of their own. */
const STANDING_LAG_YEARS = Number.POSITIVE_INFINITY

/** Each is made when it is asked for first: all of them take longer than anybody should wait for one. */
export function grids(tables: TableSet, basis: ReferenceTables): Grids {
  const completed = completedBy(tables, basis)
  const official = officialByArea(tables)
  const ember = emberGrids(tables, completed)
  return {
    byCountry: lazyMap(new Map([...ember, ...nationalGrids(tables, completed, official)])),
    states: lazyMap([...usStates(tables, completed), ...otherStates(tables, completed, official)]),
    subregions: lazyMap(usSubregions(tables, completed)),
    ember: lazyMap(ember),
  }
}

/** What a grid is found by, and how it is made. */
type GridMaker = [code: string, make: () => Grid]

type Completed = Omit<GridRows, 'row' | 'lagYears' | 'includesTdLosses' | 'boundaryNote'>
/** What the other tables say of a country; the figure may be another country's. */
type Complete = (countryCode: string, figureOf?: string) => Completed

function completedBy(tables: TableSet, { countries, sources, ranges, year }: ReferenceTables): Complete {
  const shares = byCountry(tables.rows(GRID_DIRECT_SHARES))
  const losses = byCountry(tables.rows(GRID_LOSSES))
  const residuals = byCountry(tables.rows(GRID_RESIDUAL_MIX))
  const defaults = new Map(tables.rows(GRID_DEFAULTS).map((row) => [row.id, row]))
  const regions = byCountry(tables.rows(GRID_COUNTRIES))
  const estimates = byCountry(tables.rows(GRID_ESTIMATES))
  return (code, figureOf = code) => ({
    editionYear: year,
    country: getOrThrow(countries, code),
    figureOf: getOrThrow(countries, figureOf),
    worldRegion: (regions.get(code) ?? getOrThrow(estimates, code)).world_region,
    share: shares.get(figureOf),
    loss: losses.get(code),
    residualMix: residuals.get(code),
    defaults,
    sources,
    ranges,
  })
}

function byCountry<Row extends { readonly country_code: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.country_code, row]))
}

function emberGrids(tables: TableSet, complete: Complete): GridMaker[] {
  const published = tables.rows(GRID_COUNTRIES).map((row): GridMaker => {
    const make = () =>
      makeGrid({
        ...complete(row.country_code, row.proxy_for),
        row,
        lagYears: EMBER_LAG_YEARS,
        includesTdLosses: false,
        boundaryNote: row.proxy_reason && `Proxy value, as no factor is published: ${row.proxy_reason}`,
      })
    return [row.country_code, lazy(make)]
  })
  return [...estimatedGrids(tables, complete), ...published]
}

/** Of countries of which nobody publishes one: by their generation mix. */
function estimatedGrids(tables: TableSet, complete: Complete): GridMaker[] {
  return tables.rows(GRID_ESTIMATES).map((row) => {
    const { id, country_code: code, year, direct_share, source_id, line } = row
    const make = () =>
      makeGrid({
        ...complete(code),
        row: { ...row, boundary: 'life_cycle', gwp: 'ipcc_gwp100' },
        lagYears: STANDING_LAG_YEARS,
        isMade: true,
        share: { id, country_code: code, direct_share, basis: 'generation_mix', year, source_id, line },
        includesTdLosses: false,
        boundaryNote: 'Generation mix of the country with the technology factors of IPCC AR5 WG3 Annex III',
      })
    return [code, lazy(make)]
  })
}

/** Of countries whose own reporting scheme names a figure. */
function nationalGrids(
  tables: TableSet,
  complete: Complete,
  official: ReadonlyMap<string, OfficialParts>,
): GridMaker[] {
  const ember = byCountry(tables.rows(GRID_COUNTRIES))
  const ofOfficialYear = byCountry(tables.rows(GRID_OFFICIAL_LIFE_CYCLE))
  const own = [...official].flatMap(([area, parts]): GridMaker[] => {
    const { generation } = parts
    const lifeCycle = ember.get(area)
    if (!generation || !lifeCycle) return []
    const make = () =>
      makeGrid({
        ...complete(area),
        row: asGridRow(generation),
        lagYears: officialLagYears(area),
        official: parts,
        lifeCycle: isOwn(lifeCycle) ? lifeCycle : undefined,
        lifeCycleOfOfficial: ofOfficialYear.get(area),
        includesTdLosses: hasLosses(generation),
        boundaryNote: generation.boundary,
        said: saidOf(generation),
      })
    return [[area, make]]
  })
  return [...usAverage(tables, complete), ...own]
}

function isOwn(row: GridCountryRow): boolean {
  return row.proxy_for === undefined
}

function usAverage(tables: TableSet, complete: Complete): GridMaker[] {
  const row = tables.rows(GRID_US_STATES).find(({ state }) => state === US_AVERAGE)
  return row ? [[US, () => usGrid(complete, row)]] : []
}

function usGrid(
  complete: Complete,
  row: GridRow & { readonly note?: string | undefined },
  state?: GridRows['state'],
): Grid {
  return makeGrid({
    ...complete(US),
    row,
    lagYears: EGRID_LAG_YEARS,
    ...(state && { state }),
    includesTdLosses: false,
    boundaryNote: row.note,
  })
}

function usStates(tables: TableSet, complete: Complete): GridMaker[] {
  const states = tables.rows(GRID_US_STATES).filter(({ state }) => state !== US_AVERAGE)
  return states.map((row) => [
    `${US}-${row.state}`,
    () => usGrid(complete, row, { code: row.state, name: row.name }),
  ])
}

function usSubregions(tables: TableSet, complete: Complete): GridMaker[] {
  return tables
    .rows(GRID_US_SUBREGIONS)
    .map((row) => [row.subregion, () => usGrid(complete, row, { code: row.subregion, name: row.name })])
}

function otherStates(
  tables: TableSet,
  complete: Complete,
  official: ReadonlyMap<string, OfficialParts>,
): GridMaker[] {
  return tables.rows(GRID_SUBNATIONAL).flatMap((standing) => {
    const grid = lazy(() => otherState(standing, complete, official))
    return codesOf(standing).map(
      (code): GridMaker => [code, () => ({ ...grid(), state: withoutCountry(code) })],
    )
  })
}

function otherState(
  standing: GridSubnationalRow,
  complete: Complete,
  official: ReadonlyMap<string, OfficialParts>,
): Grid {
  const yearly = official.get(standing.code)
  return makeGrid({
    ...complete(standing.country_code),
    ...(yearly?.generation
      ? {
          row: asGridRow(yearly.generation),
          lagYears: officialLagYears(standing.country_code),
          official: { ...residualMixOf(official.get(standing.country_code)), ...yearly },
          includesTdLosses: hasLosses(yearly.generation),
          boundaryNote: yearly.generation.boundary,
          said: saidOf(yearly.generation),
        }
      : {
          row: standing,
          lagYears: STANDING_LAG_YEARS,
          includesTdLosses: standing.includes_td_losses,
          boundaryNote: standing.boundary_note,
        }),
    state: { code: withoutCountry(standing.code), name: standing.name },
    // The country's mix is not the state's.
    share: undefined,
  })
}

/** A state's market is its country's. */
function residualMixOf({ residual_mix }: OfficialParts = {}): OfficialParts {
  return residual_mix ? { residual_mix } : {}
}

/** A row that covers several states answers under their codes, not under one of its own. */
function codesOf({ code, covers }: GridSubnationalRow): string[] {
  return covers?.split(' ') ?? [code]
}

/** CA-ON: ON. */
function withoutCountry(code: string): string {
  return code.slice(code.indexOf('-') + 1)
}
