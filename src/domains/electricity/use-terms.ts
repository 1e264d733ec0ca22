/** The terms of a kWh: generation, its upstream part and losses, and beside them what a contract says of it. */

import type { Component, Contribution } from '../../engine/contribution.ts'
import { decimal } from '../../engine/numbers/decimal.ts'
import { rational } from '../../engine/numbers/rational.ts'
import type { ScopeLine, Term } from '../../engine/term.ts'
import { lostPerKwh } from './grid-losses.ts'
import { type MarketChoice, marketTerms } from './market/market.ts'
import { contributionOf, generation, upstream } from './shared/contributions.ts'
import type { Grid } from './shared/grid.ts'
import { joinedTerms } from './shared/terms.ts'

export interface UseOptions extends MarketChoice {
  readonly include_wtt: boolean
  readonly include_td_losses: boolean
}

export function useTerms(options: UseOptions): Term[] {
  const { grid, include_wtt, include_td_losses } = options
  return [
    term(generation(grid, ONE_KWH), 'scope_2', grid.gwp),
    ...(include_wtt ? [term(upstream(grid, ONE_KWH), 'scope_3_category_3', grid.upstreamGwp)] : []),
    ...(include_td_losses ? lossTerms(grid, include_wtt) : []),
    ...marketTerms(options),
  ]
}

const ONE_KWH = rational(decimal(1))

function term(contribution: Contribution, line: ScopeLine, gwp: Term['gwp']): Term {
  return { ...contribution, of: 'kwh', line, gwp }
}

/** What must be generated on top for a kWh to arrive; its upstream part only where upstream emissions count. */
function lossTerms(grid: Grid, withUpstream: boolean): Term[] {
  const { losses, direct, upstream: above } = grid.trail
  const gwp = withUpstream || losses?.kind === 'published' ? grid.lossGwp : grid.gwp
  const lost = (contribution: Contribution) => term(contribution, 'scope_3_category_3', gwp)
  const part: Component = 'td_losses'
  if (!losses) return []
  if (losses.kind === 'published') {
    const published = [losses.direct, ...(losses.upstream && withUpstream ? [losses.upstream] : [])]
    return published.map((one) => lost(contributionOf(one, ONE_KWH, part)))
  }
  return (withUpstream ? joinedTerms(direct, above) : [direct]).map((one) => {
    const { unit, splits = [], ...rest } = contributionOf(one, lostPerKwh(losses.percent), part)
    const energy = unit === 'MWh' ? 'kWh / 1000' : 'kWh'
    const share = one.shareNote === undefined ? '' : ` x ${one.shareNote}`
    return lost({
      ...rest,
      unit,
      inputs: [losses.entryAlone, ...rest.inputs],
      // Without the upstream part the direct share divides nothing: it moves the total.
      ...(withUpstream && { splits }),
      note: `${energy} x loss / (100 - loss)${share}`,
    })
  })
}
