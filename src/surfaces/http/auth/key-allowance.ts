/** The answers that a key may still have, for work that gives several: asked about with each step, booked before they are given. */
import { ApiError } from '../../../engine/errors.ts'
import type { Gate } from '../../../platform/access/gate.ts'
import { overQuota, revoked } from '../../../platform/access/limits/refusal.ts'
import type { Reserved } from '../../../platform/access/meter.ts'
import { type LimitedPlan, limitsOf } from '../../../platform/access/plans.ts'
import type { KeyRecord } from '../../../platform/access/store.ts'
import type { Allowance } from '../../batch/allowance.ts'
import { Reservations } from '../../batch/reservations.ts'
import { StoppedBatch } from '../../batch/stopped.ts'
import { LIMITS_AWAY } from './gate.ts'

/** `endpoint`: where its answers count. */
export function keyAllowance(gate: Gate, { id }: KeyRecord, endpoint: string): Allowance {
  /** Of a key without limits there is nothing to settle but the count. */
  const open = new Reservations<Reserved | undefined>()
  return {
    async reserve(wanted) {
      const plan = await planOf(gate, id)
      if (plan === undefined) {
        open.add(undefined, wanted)
        return wanted
      }
      const { outcome, granted, month, ticket } = await gate.meter.reserve(id, wanted).catch(away)
      if (outcome === 'unauthorized') throw stopped(revoked())
      if (outcome === 'quota_exceeded') throw stopped(overQuota(plan, month))
      open.add({ keyId: id, month, ticket }, granted)
      return granted
    },
    settle(given, unused) {
      for (const { source, ...part } of open.settle(given, unused)) {
        if (source) gate.meter.settle(source, { ...part, endpoint })
        else if (part.given > 0) gate.meter.count(id, endpoint, part.given)
      }
    },
  }
}

/** As it is now; undefined where there are no limits. Throws a StoppedBatch for a key that is no longer good. */
async function planOf(gate: Gate, id: string): Promise<LimitedPlan | undefined> {
  const key = await gate.current(id).catch(away)
  if (key === undefined) throw stopped(revoked())
  try {
    return limitsOf(key.plan)
  } catch {
    return away()
  }
}

const stopped = ({ problems: [problem] }: ApiError) => new StoppedBatch(problem)

function away(): never {
  throw new StoppedBatch(LIMITS_AWAY)
}

/** Why work was stopped, as the answer to a request that has given nothing yet. */
export function asRefusal(error: unknown): unknown {
  return error instanceof StoppedBatch ? new ApiError(error.problem) : error
}
