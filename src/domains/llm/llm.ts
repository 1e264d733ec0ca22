/** Language models: grams of an inference, by class of model. */
import type { Domain } from '../domain.ts'
import { llmEmissions } from './emissions/operation.ts'
import { llmModels } from './models/operation.ts'
import { llmPart } from './part.ts'

export const llm: Domain = {
  name: 'llm',
  description: 'Language-model inference (beta), in grams: an estimate by class of model, with its range.',
  status: 'beta',
  part: llmPart,
  borrows: ['electricity'],
  operations: [llmEmissions, llmModels],
}
