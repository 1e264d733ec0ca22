/** A use of electricity in short. */
import { decimal } from '../../../core/decimal.ts'
import { type Brief, briefPlans, plannedBrief } from '../../brief.ts'
import type { Edition } from '../../edition.ts'
import type { Grid } from '../shared/grid.ts'
import type { ElectricityResult } from './present.ts'
import { useTrail } from './trail.ts'

const plans = briefPlans<Grid>()

/** Whatever the amount, the parts are in one proportion. */
const ONE_KWH = decimal(1)

export function electricityBrief(_edition: Edition, { question, grid, use }: ElectricityResult): Brief {
  const { include_wtt, include_td_losses } = question
  const options = `${include_wtt} ${include_td_losses}`
  const plan = plans(grid, options, () => {
    return useTrail({ grid, kwh: ONE_KWH, options: question, basis: 'grid_average' }).factors
  })
  const { scope2LocationGrams: scope_2, wttGrams, tdLossesGrams } = use
  const category3 = wttGrams + tdLossesGrams
  const own = scope_2 > 0 || category3 === 0 ? { scope_2 } : {}
  const brief = plannedBrief(plan, use.co2eGrams, {
    ...own,
    ...(category3 > 0 && { scope_3_category_3: category3 }),
  })
  return { ...brief, marketGrams: use.scope2MarketGrams }
}
