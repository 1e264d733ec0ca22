/** Water: Scope 3 categories 1 and 5. */
import type { Domain } from '../domain.ts'
import { waterEmissions } from './emissions/operation.ts'
import { waterPart } from './part.ts'

export const water: Domain = {
  name: 'water',
  description: 'Water supplied and waste water treated: Scope 3 categories 1 and 5.',
  status: 'additional',
  part: waterPart,
  operations: [waterEmissions],
}
