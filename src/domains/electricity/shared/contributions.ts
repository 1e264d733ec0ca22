/** What electricity adds to a result: MWh of a grid times its intensity, since g per kWh are kg per MWh. */
import type { Contribution } from '../../../core/contribution.ts'
import { decimal, multiply, subtract, ZERO } from '../../../core/decimal.ts'
import { kmFromMetres } from '../../../core/quantity.ts'
import { multiplyRationals, type Rational, rational } from '../../../core/rational.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { Grid } from './grid.ts'
import type { GridStretch } from './traction.ts'

export const MWH = 'MWh'
const MWH_PER_KWH = rational(decimal('0.001'))
const HUNDRED = decimal(100)
const KM_PER_METRE = decimal('0.001')

export function inMwh(kwh: Rational): Rational {
  return multiplyRationals(kwh, MWH_PER_KWH)
}

/** The direct part of so many kWh. */
export function generation({ trail, directShare }: Grid, kwh: Rational): Contribution {
  const divided = trail.directShare ? [trail.directShare] : []
  return {
    entry: trail.intensity,
    quantity: inMwh(multiplyRationals(kwh, rational(directShare))),
    unit: MWH,
    part: 'direct',
    inputs: divided,
    splits: divided,
    note: trail.directShare ? 'kWh / 1000 x direct share' : 'kWh / 1000',
  }
}

/** The upstream part of so many kWh. */
export function upstream({ trail, upstreamShare }: Grid, kwh: Rational): Contribution {
  // Of a life-cycle intensity it is what the direct share leaves.
  const divided = trail.directShare ? [trail.directShare] : []
  return {
    entry: trail.upstreamIntensity,
    quantity: inMwh(multiplyRationals(kwh, rational(upstreamShare))),
    unit: MWH,
    part: 'wtt',
    inputs: [...divided, trail.upstreamShare],
    splits: divided,
    note: 'kWh / 1000 x upstream share',
  }
}

/** What draws from the grids of its way. */
export interface Traction {
  /** At the plug. */
  readonly kwhPerKm: Rational
  readonly stretches: readonly GridStretch[]
  /** Figures from which the kWh per km was made. */
  readonly inputs: readonly TrailEntry[]
}

/** Generation and upstream by country, both with the losses on the way to the plug. */
export function tractionContributions({ kwhPerKm, stretches, inputs }: Traction): {
  direct: Contribution[]
  upstream: Contribution[]
} {
  const drawn = stretches.map(({ grid, distanceMetres }) => {
    const { losses } = grid.trail
    const km = rational(multiply(decimal(distanceMetres), KM_PER_METRE))
    const generated = rational(HUNDRED, subtract(HUNDRED, grid.lossPercent ?? ZERO))
    const kwh = multiplyRationals(multiplyRationals(kwhPerKm, km), generated)
    const way = `${kmFromMetres(distanceMetres)} km in ${grid.countryName}`
    const more = (one: Contribution): Contribution => ({
      ...one,
      inputs: [...inputs, ...(losses ? [losses] : []), ...one.inputs],
      note: `${way} x kWh per km${losses ? ' x 100 / (100 - loss)' : ''}; ${one.note}`,
    })
    return { direct: more(generation(grid, kwh)), upstream: more(upstream(grid, kwh)) }
  })
  return { direct: drawn.map(({ direct }) => direct), upstream: drawn.map(({ upstream: of }) => of) }
}
