/** Waste: Scope 3 category 5. */
import type { Domain } from '../domain.ts'
import { wasteEmissions } from './emissions/operation.ts'
import { wasteMaterials } from './materials/operation.ts'
import { wastePart } from './part.ts'

export const waste: Domain = {
  name: 'waste',
  description: 'Waste by material and treatment: Scope 3 category 5.',
  status: 'additional',
  part: wastePart,
  operations: [wasteEmissions, wasteMaterials],
}
