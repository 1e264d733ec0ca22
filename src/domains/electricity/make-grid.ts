/** From the rows about a grid to the grid. */
import { type Decimal, decimal, multiply, toNumber } from '../../core/decimal.ts'
import { fallback, info, type Notice } from '../../core/notices.ts'
import { cleannessNotices } from './cleanness.ts'
import {
  type GridFigure,
  intensityFigure,
  isBorrowed,
  lossFigure,
  residualMixFigure,
  shareFigure,
  upstreamFigure,
} from './grid-figures.ts'
import type { GridRows } from './grid-rows.ts'
import { gridTrail } from './grid-trail.ts'
import type { Grid } from './shared/grid.ts'

const ONE = decimal(1)

export function makeGrid(rows: GridRows): Grid {
  const { row, country, state } = rows
  const place = state?.name ?? country.name
  const { value: intensity, notices: ofIntensity } = intensityFigure(rows)
  const share = row.boundary === 'life_cycle' ? shareFigure(rows) : undefined
  const upstream = upstreamFigure(rows)
  const loss = lossFigure(rows)
  const residualMix = residualMixFigure(rows)
  return {
    id: row.id,
    countryCode: country.code,
    countryName: country.name,
    ...(state && { state: state.code, stateName: state.name }),
    worldRegion: rows.worldRegion,
    intensity: row.factor,
    boundary: row.boundary,
    direct: share ? part(row.factor, share) : row.factor,
    upstream: part(row.factor, upstream),
    directShare: share?.value ?? ONE,
    upstreamShare: upstream.value,
    lossPercent: loss?.value.value,
    ...(residualMix && { residualMix: residualMix.value }),
    year: row.year,
    gwp: row.gwp,
    isEstimate: isBorrowed(rows),
    trail: gridTrail(rows, { intensity, share, upstream, loss: loss?.value, residualMix }),
    notices: [...ofIntensity, ...cleannessNotices(row.factor)],
    splitNotices: share && share.tier !== 'exact' ? [estimatedSplit(place, share)] : [],
    upstreamNotices: row.boundary === 'direct' ? [assumedUpstream(place, upstream)] : [],
    lossNotices: loss?.notices ?? [lossesIncluded(place)],
  }
}

function part(intensity: Decimal, share: GridFigure): Decimal {
  return multiply(intensity, share.value)
}

/** Inside the published total the split is an allocation; without the upstream part it decides the total. */
function estimatedSplit(name: string, { value }: GridFigure): Notice {
  const message = `The direct part of the grid of ${name} is an estimate: ${toNumber(value)} of its published life-cycle intensity. With include_wtt=true the whole of that is counted.`
  return fallback('estimated_split', message, 'upstream')
}

function assumedUpstream(name: string, { value }: GridFigure): Notice {
  const message = `No upstream part is published for the grid of ${name}: ${toNumber(value)} of its direct intensity is added. include_wtt=false leaves it out.`
  return fallback('default_upstream', message, 'upstream')
}

function lossesIncluded(name: string): Notice {
  const message = `The published intensity of ${name} already has the losses of the grid: nothing was added.`
  return info('td_losses_included', message, 'losses')
}
