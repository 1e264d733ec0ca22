/** A transport chain: the leg by the mode in question, with roads to and from its port or airport where there are any. */
import type { Notice } from '../../core/notices.ts'
import type { PlannedRoute } from '../planner.ts'
import type { RouteMode } from '../types.ts'

export interface Chain {
  readonly mode: RouteMode
  /** In order; each begins where the one before ends. */
  readonly legs: readonly PlannedRoute[]
  /** Index of the leg by `mode`. */
  readonly main: number
  /** What was chosen on the way, beside the notices of the legs. */
  readonly notices: readonly Notice[]
}

export interface ChainOptions {
  readonly avoid?: readonly string[]
  /** The parameters that the places came from, for notices. */
  readonly fields: readonly [from: string, to: string]
}
