/** What a response shows of a total: parts of it, gases of a part, and what stands beside it. */
import type { Part } from '../core/contribution.ts'

export type Gas = 'co2' | 'ch4' | 'n2o'

/**
 * One field of `breakdown`. A part is a share of the total, a gas a share of its part: they add up to the unit.
 * Beside the total, and fossil CO2 within a biofuel, are rounded by themselves.
 */
export type BreakdownField =
  | { readonly part: Part; readonly gas?: Gas }
  | { readonly beside: Part }
  /** Left out where the factor of the part says nothing of it. */
  | { readonly fossilCo2Of: Part }

/** By the names under which the response has them. */
export type Breakdown = Readonly<Record<string, BreakdownField>>
