/** Purchased electricity: Scope 2, with its upstream part and grid losses as Scope 3 category 3. */
import type { Domain } from '../domain.ts'
import { electricityEmissions } from './emissions/operation.ts'
import { electricityRates } from './emissions/rates.ts'
import { electricityGrid } from './grid/operation.ts'
import { electricityPart } from './part.ts'

export const electricity: Domain = {
  name: 'electricity',
  description: 'Electricity use: Scope 2 location- and market-based, Scope 3 category 3; grid intensities.',
  status: 'production',
  part: electricityPart,
  operations: [electricityEmissions, electricityGrid],
  rates: electricityRates,
}
