/** Grid losses of a kWh: as published, by the share that is lost, or in the factors already. */

import { info, type Notice } from '../../engine/notices.ts'
import { type Decimal, decimal, subtract } from '../../engine/numbers/decimal.ts'
import { multiplyRationals, type Rational, rational, ZERO_RATIONAL } from '../../engine/numbers/rational.ts'
import { commonGwp, type GwpSet } from '../../engine/trail.ts'
import { lossFigure, officialFigure, otherYear } from './grid-figures.ts'
import { type GridParts, lossesInUpstream } from './grid-parts.ts'
import type { GridRows } from './grid-rows.ts'
import { gridEntries } from './grid-trail.ts'
import { areaIn } from './shared/area.ts'
import type { GridLosses, GridTerm } from './shared/grid.ts'
import { gramsOf } from './shared/terms.ts'
import type { GridOfficialRow } from './tables.ts'

export interface Lost {
  readonly losses: GridLosses | undefined
  /** g CO2e of what is lost until a kWh arrives. */
  readonly lostDirect: Rational
  readonly lostUpstream: Rational
  readonly lossGwp: GwpSet
  readonly lossNotices: readonly Notice[]
}

const HUNDRED = decimal(100)
const ONE = rational(decimal(1))
const NO_SET: GwpSet = 'ipcc_gwp100'

export function lostOf(rows: GridRows, parts: GridParts): Lost {
  const { official } = rows
  const area = areaIn(rows.country.code, rows.state)
  if (rows.includesTdLosses) return nothing(parts, info('td_losses_included', { grid_area: area }, 'losses'))
  if (official?.scope3) return nothing(parts, lossesInUpstream(area))
  if (official?.losses) return publishedLosses(rows, official.losses, official.losses_wtt)
  return lossesByShare(rows, parts)
}

function nothing({ gwp }: GridParts, notice: Notice): Lost {
  return {
    losses: undefined,
    lostDirect: ZERO_RATIONAL,
    lostUpstream: ZERO_RATIONAL,
    lossGwp: gwp,
    lossNotices: [notice],
  }
}

/** Per kWh that arrives. */
function publishedLosses(
  rows: GridRows,
  row: GridOfficialRow,
  ofUpstream: GridOfficialRow | undefined,
): Lost {
  const entries = gridEntries(rows)
  const term = (of: GridOfficialRow, isUpstream: boolean): GridTerm => ({
    entry: entries.publishedLosses(officialFigure(rows, of), isUpstream),
    share: ONE,
    inputs: [],
  })
  const direct = term(row, false)
  const upstream = ofUpstream && term(ofUpstream, true)
  return {
    losses: { kind: 'published', direct, ...(upstream && { upstream }) },
    lostDirect: gramsOf(direct),
    lostUpstream: upstream ? gramsOf(upstream) : ZERO_RATIONAL,
    lossGwp: commonGwp([row.gwp ?? NO_SET, ofUpstream?.gwp ?? row.gwp ?? NO_SET]),
    lossNotices: otherYear(rows, row.year, 'losses'),
  }
}

/** kWh × loss / (100 - loss), of both parts: what must be generated on top for a kWh to arrive. */
function lossesByShare(rows: GridRows, parts: GridParts): Lost {
  const { value: figure, notices } = lossFigure(rows)
  const entries = gridEntries(rows)
  const lost = lostPerKwh(figure.value)
  const alone = figure.ranges ? { ...figure, ranges: rows.ranges.of('grid_loss part') } : figure
  return {
    losses: {
      kind: 'percent',
      percent: figure.value,
      entry: entries.losses(figure),
      entryAlone: entries.losses(alone),
    },
    lostDirect: multiplyRationals(gramsOf(parts.direct), lost),
    lostUpstream: multiplyRationals(gramsOf(parts.upstream), lost),
    lossGwp: commonGwp([parts.gwp, parts.upstreamGwp]),
    lossNotices: notices,
  }
}

/** `percent` of output is lost. */
export function lostPerKwh(percent: Decimal): Rational {
  return rational(percent, subtract(HUNDRED, percent))
}
