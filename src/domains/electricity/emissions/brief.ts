/** A use of electricity in short. */
import { decimal } from '../../../core/decimal.ts'
import { rational } from '../../../core/rational.ts'
import { scaled } from '../../../core/scaled.ts'
import { type Brief, briefPlans, plannedBrief } from '../../brief.ts'
import type { Edition } from '../../edition.ts'
import type { Scaling } from '../../operation.ts'
import type { ElectricityUse } from '../calculate.ts'
import type { Grid } from '../shared/grid.ts'
import { KWH_MAX } from './energy.ts'
import type { ElectricityResult } from './present.ts'
import { useTrail } from './trail.ts'

const plans = briefPlans<Grid>()

/** Whatever the amount, the parts are in one proportion. */
const ONE_KWH = decimal(1)

export function electricityBrief(_edition: Edition, { question, grid, use }: ElectricityResult): Brief {
  const { scope2LocationGrams, wttGrams, tdLossesGrams, scope2MarketGrams } = use
  const scopes = scopesOf(scope2LocationGrams, wttGrams + tdLossesGrams)
  return plannedBrief(planOf(grid, question), use.co2eGrams, scopes, scope2MarketGrams)
}

function planOf(grid: Grid, question: ElectricityResult['question']) {
  const { include_wtt, include_td_losses } = question
  return plans(grid, `${include_wtt} ${include_td_losses}`, () => {
    return useTrail({ grid, kwh: ONE_KWH, options: question, basis: 'grid_average' }).factors
  })
}

function scopesOf(scope_2: number, category3: number): Brief['scopes'] {
  if (category3 === 0) return { scope_2 }
  return scope_2 === 0 ? { scope_3_category_3: category3 } : { scope_2, scope_3_category_3: category3 }
}

/** The intensities times the energy. Losses are a quotient, which is left to the calculation. */
export const electricityScaling: Scaling<ElectricityResult> = {
  quantities: ['kwh'],
  prepare(_edition, { question, grid, energy, use }) {
    if (question.include_td_losses || energy.unit !== 'kwh') return () => undefined
    const plan = planOf(grid, question)
    const scale = scaled(question.include_wtt ? [grid.direct, grid.upstream] : [grid.direct], 1)
    const market = marketOf(question.supplier_factor, use, grid)
    const scaleMarket = market && scaled([market], 1)
    return (kwh) => {
      if (kwh.digits > KWH_MAX * 10 ** kwh.scale) return undefined
      const found = scale(kwh)
      const [scope2 = 0, upstream = 0] = found.parts
      const marketGrams = scaleMarket ? scaleMarket(kwh).grams : scope2
      return plannedBrief(plan, found.grams, scopesOf(scope2, upstream), marketGrams)
    }
  },
}

/** Undefined where the market-based figure is the location-based one. */
function marketOf(
  supplierFactor: number | undefined,
  { marketBasis }: ElectricityUse,
  { residualMix }: Grid,
) {
  if (marketBasis === 'supplier' && supplierFactor !== undefined) return rational(decimal(supplierFactor))
  return marketBasis === 'residual_mix' ? residualMix : undefined
}
