/** Purchased electricity: Scope 2 location- and market-based, with its upstream part and grid losses as Scope 3. */
import { add, type Decimal, decimal } from '../../core/decimal.ts'
import { apportion, gramsFromQuotient } from '../../core/quantity.ts'
import {
  addRationals,
  multiplyRationals,
  type Rational,
  rational,
  withCommonDenominator,
  ZERO_RATIONAL,
} from '../../core/rational.ts'
import type { Grid } from './shared/grid.ts'

export interface ElectricityOptions {
  includeWtt: boolean
  includeTdLosses: boolean
  /** The contractual factor of the supplier, g CO2e per kWh. */
  supplierFactor?: number | undefined
}

export type MarketBasis = 'supplier' | 'residual_mix' | 'grid_average'

export interface ElectricityUse {
  co2eGrams: number
  scope2LocationGrams: number
  wttGrams: number
  tdLossesGrams: number
  scope2MarketGrams: number
  marketBasis: MarketBasis
}

/**
 * Emissions of `kwh` from a grid. The location-based total is rounded once and apportioned to its parts to the gram.
 * Losses are direct and upstream of what must be generated on top for a kWh to arrive.
 */
export function electricityUse(grid: Grid, kwh: Decimal, options: ElectricityOptions): ElectricityUse {
  const energy = rational(kwh)
  const lost = addRationals(grid.lostDirect, grid.lostUpstream)
  const { numerators, denominator } = withCommonDenominator([
    multiplyRationals(energy, grid.direct),
    options.includeWtt ? multiplyRationals(energy, grid.upstream) : ZERO_RATIONAL,
    options.includeTdLosses ? multiplyRationals(energy, lost) : ZERO_RATIONAL,
  ])
  const co2eGrams = gramsFromQuotient(numerators.reduce(add), denominator)
  const [scope2LocationGrams = 0, wttGrams = 0, tdLossesGrams = 0] = apportion(co2eGrams, numerators)
  const market = marketFactor(grid, options.supplierFactor)
  return {
    co2eGrams,
    scope2LocationGrams,
    wttGrams,
    tdLossesGrams,
    scope2MarketGrams: market.factor ? grams(multiplyRationals(energy, market.factor)) : scope2LocationGrams,
    marketBasis: market.basis,
  }
}

/** GHG Protocol Scope 2 Guidance, table 6.3: contractual instruments, then the residual mix, then the grid average. */
function marketFactor(
  grid: Grid,
  supplierFactor: number | undefined,
): { basis: MarketBasis; factor?: Rational } {
  if (supplierFactor !== undefined) {
    return { basis: 'supplier', factor: rational(decimal(supplierFactor)) }
  }
  if (grid.residualMix) return { basis: 'residual_mix', factor: grid.residualMix }
  return { basis: 'grid_average' }
}

function grams({ numerator, denominator }: Rational): number {
  return gramsFromQuotient(numerator, denominator)
}
