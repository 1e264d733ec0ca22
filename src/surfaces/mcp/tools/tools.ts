/** The tools, in the order in which they are listed. */
import { type Edition, perEdition } from '../../../factors/edition.ts'
import type { Tool } from '../tool.ts'
import { calculateTool } from './calculate.ts'
import { compareTool } from './compare.ts'
import { describe } from './describe.ts'
import { explainAnswer } from './explain.ts'
import { findFactor, findPlace } from './find.ts'
import { lookUp } from './look-up.ts'
import { verifyAnswer } from './verify.ts'

/** Made once for an edition, whose values their schemas have. */
export const toolsOf: (edition: Edition) => readonly Tool[] = perEdition((edition) => [
  calculateTool(edition),
  compareTool(edition),
  findFactor(edition),
  findPlace(edition),
  lookUp,
  explainAnswer,
  verifyAnswer,
  describe,
])
