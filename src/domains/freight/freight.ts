/** Freight: Scope 1 to 3, Scope 3 category 4. */
import type { Domain } from '../domain.ts'
import { freightEmissions } from './emissions/operation.ts'
import { freightRates } from './emissions/rates.ts'
import { freightPart } from './part.ts'

export const freight: Domain = {
  name: 'freight',
  description: 'Freight by road, rail, sea and air as transport chains: Scope 1 to 3, Scope 3 category 4.',
  status: 'production',
  part: freightPart,
  borrows: ['electricity', 'geography'],
  operations: [freightEmissions],
  rates: freightRates,
}
