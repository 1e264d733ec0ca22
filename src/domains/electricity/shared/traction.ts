/** Electric traction: electricity at the plug, generated on the grids of the countries that a vehicle crosses. */
import { type Decimal, decimal, multiply } from '../../../core/decimal.ts'
import {
  addEach,
  addRationals,
  multiplyRationals,
  type Rational,
  rational,
  ZERO_RATIONAL,
} from '../../../core/rational.ts'
import type { Grid } from './grid.ts'

/** The metres of a way that lie on one grid. */
export interface GridStretch {
  readonly grid: Grid
  readonly distanceMetres: number
}

/** Exact grams CO2e, so that nothing is rounded on the way. Both hold generation and the losses on the way to the plug. */
export interface Traction {
  readonly direct: Rational
  readonly upstream: Rational
}

const KM_PER_METRE = decimal('0.001')

/**
 * kWh per km × km in a country × what a kWh at the plug emits there, summed over the countries. `kwhPerKm` is what a
 * vehicle (or, times its tonnes, a shipment) draws at the plug.
 */
export function tractionEmissions(kwhPerKm: Decimal, stretches: readonly GridStretch[]): Traction {
  const parts = stretches.map(({ grid, distanceMetres }) => {
    const kwh = rational(multiply(multiply(kwhPerKm, decimal(distanceMetres)), KM_PER_METRE))
    return {
      direct: multiplyRationals(kwh, addRationals(grid.direct, grid.lostDirect)),
      upstream: multiplyRationals(kwh, addRationals(grid.upstream, grid.lostUpstream)),
    }
  })
  return parts.reduce(addEach<Traction>, { direct: ZERO_RATIONAL, upstream: ZERO_RATIONAL })
}
