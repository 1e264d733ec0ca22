/** Why a batch ended before its last row. */
import type { ErrorCode, Problem } from '../../engine/errors.ts'
import { ENGLISH, type Language } from '../../messages/locale.ts'
import { textOf } from '../../messages/messages.ts'

/** What is kept of a problem, and shown; one of an earlier release is its English text alone. */
export type StopReason = Pick<Problem, 'code' | 'message'> & Partial<Pick<Problem, 'key' | 'values'>>

/** The rest is not read. */
export class StoppedBatch extends Error {
  override readonly name = 'StoppedBatch'
  readonly reason: Problem

  constructor(reason: Problem) {
    super(reason.message)
    this.reason = reason
  }

  get code(): ErrorCode {
    return this.reason.code
  }
}

/** Without the field and the suggestion, which a batch as a whole does not have. */
export function stopReason(problem: StopReason, language: Language = ENGLISH): StopReason {
  const { code, key, values, message } = problem
  if (key === undefined || values === undefined) return { code, message }
  return { code, key, values, message: textOf({ key, values }, language) }
}
