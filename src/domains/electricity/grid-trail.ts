/** The trail entries of a grid: what its figures are called, and where they hold. */

import { figureEntry } from '../../core/figure.ts'
import type { DataCategory, TrailEntry } from '../../core/trail.ts'
import type { Country } from '../basis/basis.ts'
import type { GridFigure } from './grid-figures.ts'
import type { GridRows } from './grid-rows.ts'
import type { GridTrail } from './shared/grid.ts'

export interface GridFigures {
  readonly intensity: GridFigure
  /** Of a life-cycle intensity. */
  readonly share: GridFigure | undefined
  readonly upstream: GridFigure
  readonly loss: GridFigure | undefined
  readonly residualMix: GridFigure | undefined
}

export function gridTrail(rows: GridRows, figures: GridFigures): GridTrail {
  const { row, country, figureOf, state } = rows
  const { share, upstream, loss, residualMix } = figures
  const place = state ? `${state.name}, ${country.name}` : figureOf.name
  const ofGrid = (category: DataCategory, name: string, figure: GridFigure) =>
    entry(category, `${name}, ${place}`, figureOf, figure)
  const ofCountry = (category: DataCategory, name: string, figure: GridFigure) =>
    entry(category, `${name}, ${country.name}`, country, figure)
  return {
    intensity: {
      ...ofGrid('grid_intensity', 'Grid carbon intensity', figures.intensity),
      boundary: row.boundary,
    },
    upstreamIntensity: {
      ...ofGrid('wtt_factor', UPSTREAM_NAME, figures.intensity),
      boundary: row.boundary,
    },
    ...(share && {
      directShare: ofGrid('energy_model', 'Direct share of the grid intensity (scope 2)', share),
    }),
    upstreamShare: ofGrid('energy_model', UPSTREAM_SHARE_NAME[row.boundary], upstream),
    ...(loss && {
      losses: ofCountry('td_loss_factor', LOSSES_NAME, loss),
      lossesAlone: ofCountry(
        'td_loss_factor',
        LOSSES_NAME,
        loss.ranges ? { ...loss, ranges: rows.ranges.of('grid_loss part') } : loss,
      ),
    }),
    ...(residualMix && {
      residualMix: ofCountry('emission_factor', 'Residual mix (market-based)', residualMix),
    }),
  }
}

const LOSSES_NAME = 'Losses in transmission and distribution'
const UPSTREAM_NAME = 'Grid carbon intensity, of which the upstream share (scope 3 category 3)'
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
