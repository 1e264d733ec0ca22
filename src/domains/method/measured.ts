/** What was measured of the range of a result. */
import { type Measured, UNMEASURED } from '../../factors/calibration/measured.ts'
import type { Edition } from '../../factors/edition.ts'
import type { Derived } from './figures.ts'
import type { AnyMethod } from './method.ts'

/** A range that rests on factors of the operator is theirs: nothing was measured of it. */
export function measuredFor(
  { calibrationClass }: AnyMethod,
  { edition, plan, calculation }: Pick<Derived, 'plan' | 'calculation'> & { readonly edition: Edition },
): Measured {
  const isOwn = plan.trail.factors.some(({ entry }) => entry.tier === 'user')
  return isOwn ? UNMEASURED : edition.measured(calibrationClass?.(calculation.choice))
}
