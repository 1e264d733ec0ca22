/** What a key may do with requests of several answers: how many at once, and how many answers the month still has. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, problem } from '../../../engine/errors.ts'
import { secondsToNextMonth } from '../../../platform/access/calendar.ts'
import type { Gate } from '../../../platform/access/gate.ts'
import type { KeyRecord } from '../../../platform/access/store.ts'
import type { Allowance } from '../../batch/allowance.ts'
import { StoppedBatch } from '../../batch/stopped.ts'
import { ASK_AGAIN_AFTER } from './gate.ts'
import { asRefusal, keyAllowance } from './key-allowance.ts'
import { watchKey } from './watch-key.ts'

/** Batches of one key that this process answers at once. */
export const BATCHES_AT_ONCE = 2
/** Results and inventories of jobs that are read by one key at once. */
export const READINGS_AT_ONCE = 4

export interface KeyWork {
  /** Absent where no keys are asked for, and where answers are free. */
  readonly allowance?: Allowance
  /** Of work that is watched: aborted with a StoppedBatch when its key is no longer good. */
  readonly endedBy: readonly AbortSignal[]
  /** Once, when the request is over or was cut. */
  end(): void
}

export interface WorkKind {
  /** Where its answers are counted; absent: they are free. */
  readonly endpoint?: string
  /** Requests of one key that a process answers at once. */
  readonly atOnce: number
  readonly work: 'batches' | 'calls' | 'readings'
  /** It may wait for its client: whether its key is still good is looked at meanwhile too. */
  readonly isWatched?: boolean
}

/** For all requests of a kind of a process. */
export function workLimits(gate: Gate | undefined, kind: WorkKind) {
  const { endpoint, isWatched = false } = kind
  const running = new Map<string, number>()
  return async ({ caller, limited }: FastifyRequest, reply: FastifyReply): Promise<KeyWork> => {
    if (caller === null || gate === undefined) return { endedBy: [], end: () => {} }
    const leave = enter(running, caller, kind, reply)
    if (endpoint === undefined) return { endedBy: [], end: leave }
    const allowance = keyAllowance(gate, caller, endpoint)
    try {
      if (limited) await needOne(allowance, reply)
    } catch (error) {
      leave()
      throw error
    }
    if (!isWatched) return { allowance, endedBy: [], end: leave }
    const watch = watchKey(gate, caller.id)
    const end = () => {
      watch.end()
      leave()
    }
    return { allowance, endedBy: [watch.ended], end }
  }
}

/** Throws an ApiError where as many are running as may. The function, called once or more, ends this one. */
function enter(
  running: Map<string, number>,
  { id }: KeyRecord,
  { atOnce, work }: WorkKind,
  reply: FastifyReply,
): () => void {
  const before = running.get(id) ?? 0
  if (before >= atOnce) {
    reply.header('retry-after', 1)
    throw new ApiError(problem('rate_limited.at_once', { count: atOnce, work }))
  }
  running.set(id, before + 1)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    const left = (running.get(id) ?? 1) - 1
    if (left > 0) running.set(id, left)
    else running.delete(id)
  }
}

/** What cannot have a single answer is refused before anything is read. Throws an ApiError. */
async function needOne(allowance: Allowance, reply: FastifyReply): Promise<void> {
  try {
    await allowance.reserve(1)
    allowance.settle(0, 1)
  } catch (error) {
    if (error instanceof StoppedBatch && error.code === 'quota_exceeded')
      reply.header('retry-after', secondsToNextMonth(Date.now()))
    if (error instanceof StoppedBatch && error.code === 'unavailable')
      reply.header('retry-after', ASK_AGAIN_AFTER)
    throw asRefusal(error)
  }
}
