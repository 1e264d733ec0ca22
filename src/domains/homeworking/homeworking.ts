/** Homeworking: Scope 3 category 7. */
import type { Domain } from '../domain.ts'
import { homeworkingEmissions } from './emissions/operation.ts'
import { homeworkingPart } from './part.ts'

export const homeworking: Domain = {
  name: 'homeworking',
  description: 'Hours worked at home, with and without heating: Scope 3 category 7.',
  status: 'additional',
  part: homeworkingPart,
  operations: [homeworkingEmissions],
}
