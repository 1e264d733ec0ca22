/** Grids of an edition: countries, US states, states of other countries; each split into direct and upstream. */

import { type Decimal, decimal, multiply, subtract, toNumber } from '../../core/decimal.ts'
import type { Source } from '../../core/figure.ts'
import { fallback, type Notice, warning } from '../../core/notices.ts'
import { requireEntry } from '../../core/required.ts'
import type { GwpSet, TrailEntry } from '../../core/trail.ts'
import type { ConstantRow } from '../../tables/constants.ts'
import type { TableSet } from '../../tables/table.ts'
import type { Basis, Country } from '../basis/basis.ts'
import { gridTrailFor } from './grid-trail.ts'
import type { Grid, GridBoundary, Grids, GridTrail } from './shared/grid.ts'
import { GRID_COUNTRIES } from './shared/tables.ts'
import {
  GRID_DEFAULTS,
  GRID_DIRECT_SHARES,
  GRID_LOSSES,
  GRID_RESIDUAL_MIX,
  GRID_SUBNATIONAL,
  GRID_US_STATES,
  type GridDirectShareRow,
  type GridLossRow,
} from './tables.ts'

type Lookup<T> = ReadonlyMap<string, T>

/** What the rows of the three grid tables have in common. */
export interface GridRow {
  id: string
  factor: Decimal
  factor_unit: string
  year: number
  boundary: GridBoundary
  gwp: GwpSet
  source_id: string
}

/** Everything that a grid's row is completed with. */
export interface GridContext {
  country: Country
  /** Where the figure comes from: another country when it is borrowed. */
  figureOf: Country
  state?: { code: string; name: string }
  worldRegion: string
  share: GridDirectShareRow | undefined
  loss: GridLossRow | undefined
  defaults: Lookup<ConstantRow>
  includesTdLosses: boolean
  boundaryNote: string | undefined
  sources: Lookup<Source>
}

const ONE = decimal(1)
/** The country whose average and states come from a national dataset instead of the world-wide one. */
const US = 'US'
const US_AVERAGE = 'US'

export function grids(tables: TableSet, { countries, sources }: Basis): Grids {
  const shares = new Map(tables.rows(GRID_DIRECT_SHARES).map((row) => [row.country_code, row]))
  const losses = new Map(tables.rows(GRID_LOSSES).map((row) => [row.country_code, row]))
  const residuals = new Map(tables.rows(GRID_RESIDUAL_MIX).map((row) => [row.country_code, row]))
  const defaults = new Map(tables.rows(GRID_DEFAULTS).map((row) => [row.id, row]))
  const regions = new Map(tables.rows(GRID_COUNTRIES).map((row) => [row.country_code, row.world_region]))

  const context = (code: string, figureOf = code): GridContext => ({
    country: requireEntry(countries, code),
    figureOf: requireEntry(countries, figureOf),
    worldRegion: requireEntry(regions, code),
    share: shares.get(figureOf),
    loss: losses.get(code),
    defaults,
    includesTdLosses: false,
    boundaryNote: undefined,
    sources,
  })
  const finish = (row: GridRow, completed: GridContext): Grid => {
    const residual = residuals.get(completed.country.code)
    const grid = makeGrid(row, completed)
    if (!residual) return grid
    const residualMix = gridTrailFor(completed).residualMix(residual)
    return { ...grid, residualMix: residual.factor, trail: { ...grid.trail, residualMix } }
  }

  const states = new Map<string, Grid>()
  for (const row of tables.rows(GRID_US_STATES)) {
    // eGRID is direct: the share of the country's life-cycle figure has no part in it.
    const state = row.state === US_AVERAGE ? {} : { state: { code: row.state, name: row.name } }
    states.set(`${US}-${row.state}`, finish(row, { ...context(US), ...state, boundaryNote: row.note }))
  }
  for (const row of tables.rows(GRID_SUBNATIONAL)) {
    const [, code = ''] = /^[A-Z]{2}-(.+)$/.exec(row.code) ?? []
    const grid = finish(row, {
      ...context(row.country_code),
      state: { code, name: row.name },
      // The country's mix is not the state's.
      share: undefined,
      includesTdLosses: row.includes_td_losses,
      boundaryNote: row.boundary_note,
    })
    const covered = row.covers?.split(' ') ?? []
    // A row that covers several states answers under their codes, not under one of its own.
    for (const full of covered) states.set(full, { ...grid, state: full.slice(full.indexOf('-') + 1) })
    if (covered.length === 0) states.set(row.code, grid)
  }

  const byCountry = new Map<string, Grid>()
  for (const row of tables.rows(GRID_COUNTRIES)) {
    const grid = finish(row, {
      ...context(row.country_code, row.proxy_for),
      boundaryNote: row.proxy_reason && `Borrowed for lack of an own figure: ${row.proxy_reason}`,
    })
    byCountry.set(row.country_code, grid)
  }
  byCountry.set(US, requireEntry(states, `${US}-${US_AVERAGE}`))
  states.delete(`${US}-${US_AVERAGE}`)
  return { byCountry, states }
}

function makeGrid(row: GridRow, context: GridContext): Grid {
  const { country, figureOf, state, loss } = context
  const isEstimate = figureOf !== country
  const ownLoss = loss?.is_plausible ? loss.loss_percent_of_output : undefined
  const defaultLoss = requireEntry(context.defaults, 'grid-default-loss').value
  return {
    id: row.id,
    countryCode: country.code,
    countryName: country.name,
    ...(state && { state: state.code, stateName: state.name }),
    worldRegion: context.worldRegion,
    intensity: row.factor,
    boundary: row.boundary,
    ...split(row, context),
    lossPercent: context.includesTdLosses ? undefined : (ownLoss ?? defaultLoss),
    lossIsDefault: !context.includesTdLosses && ownLoss === undefined,
    year: row.year,
    gwp: row.gwp,
    isEstimate,
    trail: trail(row, context),
    notices: notices(row, country, figureOf),
  }
}

/** Life-cycle: the direct share of the figure and the rest. Direct: the figure, and upstream on top. */
function split(row: GridRow, { share, defaults }: GridContext): { direct: Decimal; upstream: Decimal } {
  if (row.boundary === 'direct') {
    const upstream = requireEntry(defaults, 'grid-default-upstream').value
    return { direct: row.factor, upstream: multiply(row.factor, upstream) }
  }
  const directShare = share?.direct_share ?? requireEntry(defaults, 'grid-default-direct-share').value
  return {
    direct: multiply(row.factor, directShare),
    upstream: multiply(row.factor, subtract(ONE, directShare)),
  }
}

function trail(row: GridRow, context: GridContext): GridTrail {
  const make = gridTrailFor(context)
  const losses: TrailEntry | undefined = context.includesTdLosses ? undefined : make.losses()
  return {
    intensity: make.intensity(row),
    ...(row.boundary === 'life_cycle' && { directShare: make.directShare() }),
    upstream: make.upstream(row.boundary),
    ...(losses && { losses }),
  }
}

/** g CO2e per kWh: below the first a grid is called clean, above the second dirty (the v1 contract). */
const CLEAN_BELOW = 100
const DIRTY_ABOVE = 500

export function isClean(grid: Grid): boolean {
  return toNumber(grid.intensity) < CLEAN_BELOW
}

export function isDirty(grid: Grid): boolean {
  return toNumber(grid.intensity) > DIRTY_ABOVE
}

function notices(row: GridRow, country: Country, figureOf: Country): Notice[] {
  const found: Notice[] = []
  const value = toNumber(row.factor)
  if (figureOf !== country) {
    const message = `No grid intensity is published for ${country.name}; this is the figure of ${figureOf.name}.`
    found.push(fallback('estimated_factor', message, 'country'))
  }
  if (value < CLEAN_BELOW) {
    const message = `A clean grid: ${value} gCO2e/kWh is below ${CLEAN_BELOW}.`
    found.push({ code: 'clean_grid', severity: 'info', message })
  }
  if (value > DIRTY_ABOVE) {
    const message = `A dirty grid: ${value} gCO2e/kWh is above ${DIRTY_ABOVE}. A supplier's renewable tariff or own generation lowers the market-based figure.`
    found.push(warning('dirty_grid', message))
  }
  return found
}
