/** Purchased electricity: Scope 2 location- and market-based, with its upstream part and grid losses as Scope 3. */
import { add, type Decimal, decimal, multiply, subtract, ZERO } from '../../core/decimal.ts'
import { apportion, gramsFromQuotient } from '../../core/quantity.ts'
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

const HUNDRED = decimal(100)
const ONE = decimal(1)

/**
 * Emissions of `kwh` from a grid. The location-based total is rounded once and apportioned to its parts to the gram.
 * Losses: kWh × (direct + upstream) × loss / (100 - loss), what must be generated on top for a kWh to arrive.
 */
export function electricityUse(grid: Grid, kwh: Decimal, options: ElectricityOptions): ElectricityUse {
  const loss = options.includeTdLosses ? (grid.lossPercent ?? ZERO) : ZERO
  // All parts times (100 - loss), so that no quotient has to be rounded on the way.
  const delivered = subtract(HUNDRED, loss)
  const direct = multiply(multiply(kwh, grid.direct), delivered)
  const upstream = options.includeWtt ? multiply(multiply(kwh, grid.upstream), delivered) : ZERO
  const losses = multiply(multiply(kwh, add(grid.direct, grid.upstream)), loss)
  const parts = [direct, upstream, losses]
  const co2eGrams = gramsFromQuotient(parts.reduce(add), delivered)
  const [scope2LocationGrams = 0, wttGrams = 0, tdLossesGrams = 0] = apportion(co2eGrams, parts)
  const market = marketFactor(grid, options.supplierFactor)
  return {
    co2eGrams,
    scope2LocationGrams,
    wttGrams,
    tdLossesGrams,
    scope2MarketGrams: market.factor
      ? gramsFromQuotient(multiply(kwh, market.factor), ONE)
      : scope2LocationGrams,
    marketBasis: market.basis,
  }
}

/** GHG Protocol Scope 2 Guidance, table 6.3: contractual instruments, then the residual mix, then the grid average. */
function marketFactor(
  grid: Grid,
  supplierFactor: number | undefined,
): { basis: MarketBasis; factor?: Decimal } {
  if (supplierFactor !== undefined) return { basis: 'supplier', factor: decimal(supplierFactor) }
  if (grid.residualMix) return { basis: 'residual_mix', factor: grid.residualMix }
  return { basis: 'grid_average' }
}
