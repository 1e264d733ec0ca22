/** The trail entries of a published factor, at home and abroad. */
import { toNumber } from '../../../core/decimal.ts'
import { type Figure, figureEntry } from '../../../core/figure.ts'
import type { Tier } from '../../../core/trail.ts'
import type { FactorTrail, GasWeights } from '../calculate.ts'

type FactorFigure = Omit<Figure, 'category' | 'name' | 'tier'> & { readonly publisherRow: string }

/** The two entries of a factor for the publisher's country, and with `abroad` as the tier elsewhere. */
export function factorTrail(
  direct: FactorFigure,
  wellToTank: FactorFigure,
  weights: GasWeights,
  abroad: Tier,
): { atHome: FactorTrail; abroad: FactorTrail } {
  const [co2, ch4, n2o] = weights.map(toNumber) as [number, number, number]
  const basis = `published parts of the factor, ${direct.unit}`
  const trail = (tier: Tier): FactorTrail => ({
    direct: {
      ...figureEntry({
        ...direct,
        category: 'emission_factor',
        name: `${direct.publisherRow}, tank-to-wheel`,
        tier,
      }),
      gasWeights: { co2, ch4, n2o, basis },
    },
    wellToTank: figureEntry({
      ...wellToTank,
      category: 'wtt_factor',
      name: `${wellToTank.publisherRow}, well-to-tank`,
      tier,
    }),
  })
  return { atHome: trail('exact'), abroad: trail(abroad) }
}
