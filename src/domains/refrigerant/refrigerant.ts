/** Refrigerants and other gases that leak: Scope 1. */
import type { Domain } from '../domain.ts'
import { refrigerantEmissions } from './emissions/operation.ts'
import { refrigerantGases } from './gases/operation.ts'
import { refrigerantPart } from './part.ts'

export const refrigerant: Domain = {
  name: 'refrigerant',
  description: 'Refrigerants and other gases that leak: Scope 1.',
  status: 'additional',
  part: refrigerantPart,
  operations: [refrigerantEmissions, refrigerantGases],
}
