/** What the plans of the program say, where this release has it. */
import { hardStop, limitsOf } from '../../src/platform/access/plans.ts'

type Named = 'free'

/** Bytes that jobs of the plan may take; undefined where plans have no such budget. */
export function storedBytesOf(name: Named): number | undefined {
  const plan: object = limitsOf(name) ?? {}
  return 'storedBytes' in plan && typeof plan.storedBytes === 'number' ? plan.storedBytes : undefined
}

/** Answers of a month at most. */
export function stopOf(name: Named): number {
  const plan = limitsOf(name)
  if (plan === undefined) throw new Error(`the plan ${name} has no limits`)
  return hardStop(plan)
}
