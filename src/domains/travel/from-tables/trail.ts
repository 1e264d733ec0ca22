/** The trail entries of a published factor. */
import { type Decimal, toNumber } from '../../../core/decimal.ts'
import { type Figure, figureEntry } from '../../../core/figure.ts'
import type { FactorTrail } from '../calculate.ts'

type FactorFigure = Omit<Figure, 'category' | 'name'> & { readonly publisherRow: string }

/** Tank to wheel with its gases, and well to tank. */
export function factorTrail(
  direct: FactorFigure,
  wellToTank: FactorFigure,
  weights: readonly [Decimal, Decimal, Decimal],
): FactorTrail {
  const [co2, ch4, n2o] = weights.map(toNumber) as [number, number, number]
  const basis = `published parts of the factor, ${direct.unit}`
  const name = `${direct.publisherRow}, tank-to-wheel`
  return {
    direct: {
      ...figureEntry({ ...direct, category: 'emission_factor', name }),
      gasWeights: { co2, ch4, n2o, basis },
    },
    wellToTank: figureEntry({
      ...wellToTank,
      category: 'wtt_factor',
      name: `${wellToTank.publisherRow}, well-to-tank`,
    }),
  }
}
