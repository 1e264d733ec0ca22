/** The grid of a country by the operator's own figures. */
import { type Decimal, decimal } from '../../engine/numbers/decimal.ts'
import { rational, ZERO_RATIONAL } from '../../engine/numbers/rational.ts'
import type { DataCategory } from '../../engine/trail.ts'
import { userEntry, userNotices, userTier } from '../../factors/overlay/entry.ts'
import type { OverlayRow } from '../../factors/overlay-table.ts'
import { cleannessNotices } from './grid-rank.ts'
import type { Grid, GridTerm } from './shared/grid.ts'
import { gramsOf } from './shared/terms.ts'

const ONE = rational(decimal(1))
const ZERO = decimal(0)

/** Direct, upstream and losses as they are given; a row without losses has them in the other two. */
export function ownGrid(grid: Grid, row: OverlayRow): Grid {
  const { countryCode: region, countryName: regionName } = grid
  const term = (category: DataCategory, name: string, value: Decimal): GridTerm => ({
    entry: userEntry(row, category, `${name}, ${regionName}`, { region, regionName }, value),
    share: ONE,
    inputs: [],
  })
  const direct = term('grid_intensity', 'Grid carbon intensity, direct', row.factor)
  const upstream = term('wtt_factor', 'Upstream of electricity', row.wtt_factor ?? ZERO)
  const losses = row.losses && term('td_loss_factor', 'Losses in transmission and distribution', row.losses)
  const { losses: _, ...trail } = grid.trail
  return {
    ...grid,
    id: row.id,
    basis: 'user',
    boundary: 'direct',
    intensity: gramsOf(direct),
    direct: gramsOf(direct),
    upstream: gramsOf(upstream),
    lostDirect: losses ? gramsOf(losses) : ZERO_RATIONAL,
    lostUpstream: ZERO_RATIONAL,
    // Its columns are for a kWh that arrives (factors/overlay-table.ts).
    convention: { view: 'consumption', losses: losses ? 'outside' : 'inside', gases: 'co2e' },
    year: row.year,
    gwp: row.gwp,
    upstreamGwp: row.gwp,
    lossGwp: row.gwp,
    isEstimate: userTier(row) !== 'user',
    trail: { ...trail, direct, upstream, ...(losses && { losses: { kind: 'published', direct: losses } }) },
    notices: [...userNotices(row, 'country'), ...cleannessNotices(gramsOf(direct))],
    splitNotices: [],
    upstreamNotices: [],
    lossNotices: [],
  }
}
