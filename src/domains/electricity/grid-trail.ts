/** The trail entries of a grid: the published figure, its direct and upstream parts, losses, residual mix. */

import { decimal, subtract, toNumber } from '../../core/decimal.ts'
import { type Figure, figureEntry } from '../../core/figure.ts'
import { requireEntry } from '../../core/required.ts'
import type { DataCategory, TrailEntry } from '../../core/trail.ts'
import type { Country } from '../basis/basis.ts'
import type { GridContext, GridRow } from './grids.ts'
import type { GridBoundary } from './shared/grid.ts'
import type { GridResidualMixRow } from './tables.ts'

const BOUNDARY_TEXT = {
  life_cycle: 'Life cycle: with fuel supply and plant manufacture',
  direct: 'Direct combustion only',
}
const SHARE_BASIS = {
  official: 'Official direct factor over the life-cycle figure of the same year',
  generation_mix: 'Generation mix of the country with the technology factors of IPCC AR5 WG3 Annex III',
}
const ONE = decimal(1)

type GridFigure = Omit<Figure, 'category' | 'name' | 'region'>

export function gridTrailFor(context: GridContext) {
  const { country, figureOf, state, share, loss, defaults, sources, boundaryNote } = context
  const place = state ? `${state.name}, ${country.name}` : figureOf.name
  const fallback = (id: string, unit: string, note?: string): GridFigure => {
    const row = requireEntry(defaults, id)
    const source = requireEntry(sources, row.source_id)
    return { id, value: row.value, unit, year: row.year, tier: 'global', source, note: note ?? row.basis }
  }
  const shareFigure = (): GridFigure => {
    const unit = 'share of the grid intensity'
    if (!share) return fallback('grid-default-direct-share', unit)
    const { id, direct_share, year, basis, source_id, note } = share
    const text = note ?? `${SHARE_BASIS[basis]}, ${year}`
    const source = requireEntry(sources, source_id)
    const tier = figureOf === country ? 'exact' : 'region'
    return { id, value: direct_share, unit, year, tier, source, note: text }
  }

  return {
    intensity(row: GridRow): TrailEntry {
      // A state's own note says the boundary more exactly.
      const general = state && boundaryNote ? undefined : BOUNDARY_TEXT[row.boundary]
      const note = [general, boundaryNote].filter(Boolean).join('. ')
      const tier = figureOf === country ? 'exact' : 'region'
      const figure: GridFigure = {
        id: row.id,
        value: row.factor,
        unit: row.factor_unit,
        year: row.year,
        tier,
        source: requireEntry(sources, row.source_id),
        note: withStop(note),
      }
      return {
        ...entry('grid_intensity', `Grid carbon intensity, ${place}`, figureOf, figure),
        boundary: row.boundary,
      }
    },
    directShare(): TrailEntry {
      return entry(
        'emission_factor',
        `Direct share of the grid intensity (scope 2), ${place}`,
        figureOf,
        shareFigure(),
      )
    },
    /** What is left of a life-cycle figure, or what comes on top of a direct one. */
    upstream(boundary: GridBoundary): TrailEntry {
      if (boundary === 'direct') {
        const figure = fallback('grid-default-upstream', 'share of the direct intensity, on top of it')
        return entry('wtt_factor', `Upstream of the grid (scope 3 category 3), ${place}`, figureOf, {
          ...figure,
          tier: 'estimate',
        })
      }
      const figure = shareFigure()
      return entry(
        'wtt_factor',
        `Upstream share of the grid intensity (scope 3 category 3), ${place}`,
        figureOf,
        {
          ...figure,
          value: subtract(ONE, figure.value),
          note: '1 - direct share',
        },
      )
    },
    losses(): TrailEntry {
      const name = `Losses in transmission and distribution, ${country.name}`
      const unit = '% of output'
      if (!loss?.is_plausible) {
        const published = loss && `the published ${toNumber(loss.loss_percent_of_output)} % is not plausible`
        return entry('td_loss_factor', name, country, fallback('grid-default-loss', unit, published))
      }
      return entry('td_loss_factor', name, country, {
        id: loss.id,
        value: loss.loss_percent_of_output,
        unit,
        year: loss.year,
        // A state has no figure of its own: the country's is taken.
        tier: state ? 'region' : 'exact',
        source: requireEntry(sources, loss.source_id),
      })
    },
    residualMix(row: GridResidualMixRow): TrailEntry {
      return entry('emission_factor', `Residual mix (market-based), ${country.name}`, country, {
        id: row.id,
        value: row.factor,
        unit: row.factor_unit,
        year: row.year,
        tier: 'exact',
        source: requireEntry(sources, row.source_id),
      })
    },
  }
}

function entry(category: DataCategory, name: string, region: Country, figure: GridFigure): TrailEntry {
  return figureEntry({ ...figure, category, name, region, note: figure.note && withStop(figure.note) })
}

function withStop(text: string): string {
  return text.endsWith('.') ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
