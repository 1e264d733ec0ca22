/** The trail entries of a grid: what its figures are called, and where they hold. */

import { figureEntry } from '../../engine/figure.ts'
import type { DataCategory, TrailEntry } from '../../engine/trail.ts'
import type { Country } from '../../factors/reference/reference-tables.ts'
import type { GridFigure } from './grid-figures.ts'
import type { GridRows } from './grid-rows.ts'
import type { GridBoundary } from './shared/grid.ts'

/** Makers of entries: each figure by what it is used for. */
export interface GridEntries {
  intensity(figure: GridFigure, boundary: GridBoundary): TrailEntry
  /** A figure, or what is left of one, as that of the upstream part. */
  upstream(figure: GridFigure, boundary?: GridBoundary): TrailEntry
  /** What an entry is called there. */
  upstreamWords(boundary: GridBoundary): Pick<TrailEntry, 'dataCategory' | 'name' | 'boundary'>
  directShare(figure: GridFigure): TrailEntry
  upstreamShare(figure: GridFigure, boundary: GridBoundary): TrailEntry
  ofRatio(figure: GridFigure): TrailEntry
  losses(figure: GridFigure): TrailEntry
  publishedLosses(figure: GridFigure, isUpstream: boolean): TrailEntry
  residualMix(figure: GridFigure): TrailEntry
}

export function gridEntries(rows: GridRows): GridEntries {
  const { country, figureOf, state } = rows
  const place = state ? `${state.name}, ${country.name}` : figureOf.name
  const ofGrid = (category: DataCategory, name: string, figure: GridFigure) =>
    entry(category, `${name}, ${place}`, figureOf, figure)
  const ofCountry = (category: DataCategory, name: string, figure: GridFigure) =>
    entry(category, `${name}, ${country.name}`, country, figure)
  return {
    intensity: (figure, boundary) => ({
      ...ofGrid('grid_intensity', 'Grid carbon intensity', figure),
      boundary,
    }),
    upstream: (figure, boundary) => ({
      ...ofGrid('wtt_factor', boundary ? UPSTREAM_NAME : PUBLISHED_UPSTREAM_NAME, figure),
      ...(boundary && { boundary }),
    }),
    upstreamWords: (boundary) => ({
      dataCategory: 'wtt_factor',
      name: `${UPSTREAM_NAME}, ${place}`,
      boundary,
    }),
    directShare: (figure) => ofGrid('energy_model', 'Direct share of the grid intensity (scope 2)', figure),
    upstreamShare: (figure, boundary) => ofGrid('energy_model', UPSTREAM_SHARE_NAME[boundary], figure),
    ofRatio: (figure) => ofGrid('grid_intensity', 'Grid carbon intensity', figure),
    losses: (figure) => ofCountry('td_loss_factor', LOSSES_NAME, figure),
    publishedLosses: (figure, isUpstream) =>
      ofCountry('td_loss_factor', isUpstream ? `${LOSSES_NAME}, upstream` : LOSSES_NAME, figure),
    residualMix: (figure) => ofCountry('emission_factor', 'Residual mix (market-based)', figure),
  }
}

const LOSSES_NAME = 'Losses in transmission and distribution'
const UPSTREAM_NAME = 'Grid carbon intensity, of which the upstream share (scope 3 category 3)'
const PUBLISHED_UPSTREAM_NAME = 'Upstream of electricity generation (scope 3 category 3)'
const UPSTREAM_SHARE_NAME = {
  life_cycle: 'Upstream share of the grid intensity (scope 3 category 3)',
  direct: 'Upstream of the grid, over its direct intensity (scope 3 category 3)',
}

function entry(category: DataCategory, name: string, region: Country, figure: GridFigure): TrailEntry {
  return figureEntry({ ...figure, category, name, region, note: figure.note && withStop(figure.note) })
}

function withStop(text: string): string {
  return text.endsWith('.') ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
