/** The trail entries of a published factor. */

import { type Figure, figureEntry } from '../../../engine/figure.ts'
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { type Decimal, toNumber } from '../../../engine/numbers/decimal.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import type { ReferenceTables } from '../../../factors/reference/reference-tables.ts'

export interface FactorTrail {
  readonly direct: TrailEntry
  readonly wellToTank: TrailEntry
}

type FactorFigure = Omit<Figure, 'category' | 'name'> & { readonly publisherRow: string }

/** Who publishes a factor, and the country that it describes: the publisher's own. */
export function publisherOf({ sources, countries }: ReferenceTables, sourceId: string) {
  const source = getOrThrow(sources, sourceId)
  return { source, region: getOrThrow(countries, source.region) }
}

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
