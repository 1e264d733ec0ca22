/** Grids of an edition: countries, US states, states of other countries. */

import { requireEntry } from '../../core/required.ts'
import type { TableSet } from '../../tables/table.ts'
import type { Basis } from '../basis/basis.ts'
import type { GridRows } from './grid-rows.ts'
import { makeGrid } from './make-grid.ts'
import type { Grid, Grids } from './shared/grid.ts'
import { GRID_COUNTRIES } from './shared/tables.ts'
import {
  GRID_DEFAULTS,
  GRID_DIRECT_SHARES,
  GRID_LOSSES,
  GRID_RESIDUAL_MIX,
  GRID_SUBNATIONAL,
  GRID_US_STATES,
  type GridSubnationalRow,
} from './tables.ts'

/** The country whose average and states come from a national dataset instead of the world-wide one. */
const US = 'US'
const US_AVERAGE = 'US'

export function grids(tables: TableSet, basis: Basis): Grids {
  const completed = completedBy(tables, basis)
  return {
    byCountry: countryGrids(tables, completed),
    states: new Map([...usStates(tables, completed), ...otherStates(tables, completed)]),
  }
}

type Completed = Omit<GridRows, 'row' | 'includesTdLosses' | 'boundaryNote'>
/** What the other tables say of a country; the figure may be another country's. */
type Complete = (countryCode: string, figureOf?: string) => Completed

function completedBy(tables: TableSet, { countries, sources, ranges }: Basis): Complete {
  const shares = byCountry(tables.rows(GRID_DIRECT_SHARES))
  const losses = byCountry(tables.rows(GRID_LOSSES))
  const residuals = byCountry(tables.rows(GRID_RESIDUAL_MIX))
  const defaults = new Map(tables.rows(GRID_DEFAULTS).map((row) => [row.id, row]))
  const regions = byCountry(tables.rows(GRID_COUNTRIES))
  return (code, figureOf = code) => ({
    country: requireEntry(countries, code),
    figureOf: requireEntry(countries, figureOf),
    worldRegion: requireEntry(regions, code).world_region,
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

function countryGrids(tables: TableSet, complete: Complete): Map<string, Grid> {
  const average = tables.rows(GRID_US_STATES).find(({ state }) => state === US_AVERAGE)
  return new Map(
    tables.rows(GRID_COUNTRIES).map((row) => {
      const national = row.country_code === US ? average : undefined
      const grid = makeGrid({
        ...complete(row.country_code, national ? undefined : row.proxy_for),
        row: national ?? row,
        includesTdLosses: false,
        boundaryNote: national
          ? national.note
          : row.proxy_reason && `Borrowed for lack of an own figure: ${row.proxy_reason}`,
      })
      return [row.country_code, grid]
    }),
  )
}

function usStates(tables: TableSet, complete: Complete): [string, Grid][] {
  const states = tables.rows(GRID_US_STATES).filter(({ state }) => state !== US_AVERAGE)
  return states.map((row) => {
    const state = { code: row.state, name: row.name }
    const grid = makeGrid({ ...complete(US), row, state, includesTdLosses: false, boundaryNote: row.note })
    return [`${US}-${row.state}`, grid]
  })
}

function otherStates(tables: TableSet, complete: Complete): [string, Grid][] {
  return tables.rows(GRID_SUBNATIONAL).flatMap((row) => {
    const grid = makeGrid({
      ...complete(row.country_code),
      row,
      state: { code: withoutCountry(row.code), name: row.name },
      // The country's mix is not the state's.
      share: undefined,
      includesTdLosses: row.includes_td_losses,
      boundaryNote: row.boundary_note,
    })
    return codesOf(row).map((code): [string, Grid] => [code, { ...grid, state: withoutCountry(code) }])
  })
}

/** A row that covers several states answers under their codes, not under one of its own. */
function codesOf({ code, covers }: GridSubnationalRow): string[] {
  return covers?.split(' ') ?? [code]
}

/** CA-ON: ON. */
function withoutCountry(code: string): string {
  return code.slice(code.indexOf('-') + 1)
}
