/** Hotel stays: Scope 3 category 6. */
import type { Domain } from '../domain.ts'
import { hotelCompare } from './compare/operation.ts'
import { hotelEmissions } from './emissions/operation.ts'
import { hotelRates } from './emissions/rates.ts'
import { FactorRange } from './emissions/schema.ts'
import { hotelFactors } from './factors/operation.ts'
import { hotelPart } from './part.ts'

export const hotel: Domain = {
  name: 'hotel',
  description: 'Hotel stays: Scope 3 category 6.',
  status: 'production',
  part: hotelPart,
  borrows: ['electricity'],
  operations: [hotelEmissions, hotelFactors, hotelCompare],
  rates: hotelRates,
  schemas: [FactorRange],
}
