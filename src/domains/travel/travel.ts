/** Passenger travel by air, rail, road and ferry: Scope 3 category 6. */
import type { Domain } from '../domain.ts'
import { travelEmissions } from './emissions/operation.ts'
import { travelRates } from './emissions/rates.ts'
import { travelPart } from './part.ts'

export const travel: Domain = {
  name: 'travel',
  description: 'Passenger travel by air, rail, road and ferry: Scope 3 category 6.',
  status: 'production',
  part: travelPart,
  borrows: ['electricity', 'geography'],
  operations: [travelEmissions],
  rates: travelRates,
}
