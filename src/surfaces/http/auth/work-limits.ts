/** What a key may do with requests of several answers: how many at once, and how many answers the month still has. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../../engine/errors.ts'
import { secondsToNextMonth } from '../../../platform/access/calendar.ts'
import { refusal } from '../../../platform/access/limits/refusal.ts'
import type { Meter } from '../../../platform/access/meter.ts'
import { hardStop } from '../../../platform/access/plans.ts'
import type { Allowance } from '../../batch/allowance.ts'
import { StoppedBatch } from '../../batch/stopped.ts'

/** Batches of one key that this process answers at once. */
export const BATCHES_AT_ONCE = 2
/** Results and inventories of jobs that are read by one key at once. */
export const READINGS_AT_ONCE = 4

interface Running {
  requests: number
  /** Answers given to all of them since the first began. */
  answers: number
}

export interface KeyWork {
  /** Absent where no keys are asked for. */
  readonly allowance?: Allowance
  /** Once, when the request is over or was cut. */
  end(): void
}

export interface WorkKind {
  /** Where its answers are counted; absent: they are free. */
  readonly endpoint?: string
  /** Requests of one key that a process answers at once. */
  readonly atOnce: number
  /** What several of them are called. */
  readonly plural: string
}

const QUOTA_USED = "The month's quota is used up: the rows from here on are not answered."

/** For all requests of a kind of a process. */
export function workLimits(meter: Meter | undefined, { endpoint, atOnce, plural }: WorkKind) {
  const running = new Map<string, Running>()
  return ({ caller, limited }: FastifyRequest, reply: FastifyReply): KeyWork => {
    if (caller === null || meter === undefined) return { end: () => {} }
    const { id } = caller
    const own = running.get(id) ?? { requests: 0, answers: 0 }
    if (own.requests >= atOnce) {
      reply.header('retry-after', 1)
      const message = `${atOnce} ${plural} of this key are running, which is as many as may. Ask again when one of them has ended.`
      throw new ApiError({ code: 'rate_limited', message })
    }
    const isBound = limited && endpoint !== undefined
    const left = isBound ? hardStop(limited.plan) - limited.standing.answers : Number.POSITIVE_INFINITY
    if (limited && left <= 0) {
      reply.header('retry-after', secondsToNextMonth(Date.now()))
      throw refusal(limited.plan, { ...limited.standing, outcome: 'quota_exceeded' })
    }
    running.set(id, own)
    own.requests++
    const before = own.answers
    let isOver = false
    return {
      allowance: {
        // What other requests of the key answer meanwhile counts too.
        async reserve(wanted) {
          const free = left - (own.answers - before)
          if (free < 1) throw new StoppedBatch('quota_exceeded', QUOTA_USED)
          const booked = Math.min(wanted, free)
          own.answers += booked
          return booked
        },
        settle(given, unused) {
          own.answers -= unused
          for (let one = 0; one < given && endpoint !== undefined; one++) meter.count(id, endpoint)
        },
      },
      end() {
        if (isOver) return
        isOver = true
        own.requests--
        if (own.requests === 0) running.delete(id)
      },
    }
  }
}
