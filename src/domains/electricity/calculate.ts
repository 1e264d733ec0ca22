/** Purchased electricity: Scope 2 location- and market-based, with its upstream part and grid losses as Scope 3. */
import { type Decimal, decimal } from '../../core/decimal.ts'
import { addRationals, type Rational, rational, ZERO_RATIONAL } from '../../core/rational.ts'
import { scaled } from '../../core/scaled.ts'
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
 * Emissions of any energy from a grid. The location-based total is rounded once and apportioned to its parts to the gram.
 * Losses are direct and upstream of what must be generated on top for a kWh to arrive.
 */
export function electricityUse(grid: Grid, options: ElectricityOptions): (kwh: Decimal) => ElectricityUse {
  const lost = addRationals(grid.lostDirect, grid.lostUpstream)
  const located = scaled(
    [
      grid.direct,
      options.includeWtt ? grid.upstream : ZERO_RATIONAL,
      options.includeTdLosses ? lost : ZERO_RATIONAL,
    ],
    GRAMS_PER_GRAM,
  )
  const { basis, factor } = marketFactor(grid, options.supplierFactor)
  const market = factor && scaled([factor], GRAMS_PER_GRAM)
  return (kwh) => {
    const { grams, parts } = located(kwh)
    const [scope2LocationGrams = 0, wttGrams = 0, tdLossesGrams = 0] = parts
    return {
      co2eGrams: grams,
      scope2LocationGrams,
      wttGrams,
      tdLossesGrams,
      scope2MarketGrams: market ? market(kwh).grams : scope2LocationGrams,
      marketBasis: basis,
    }
  }
}

/** Figures are in grams already. */
const GRAMS_PER_GRAM = 1

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
