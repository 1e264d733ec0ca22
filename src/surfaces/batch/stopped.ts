/** Why a batch ended before its last row. */
import type { ErrorCode, Problem } from '../../engine/errors.ts'

/** What is kept of a problem, and shown. */
export type StopReason = Pick<Problem, 'code' | 'message' | 'key' | 'values'>

/** The rest is not read. */
export class StoppedBatch extends Error {
  override readonly name = 'StoppedBatch'
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(reason.message)
    this.reason = stopReason(reason)
  }

  get code(): ErrorCode {
    return this.reason.code
  }
}

/** Without the field and the suggestion, which a batch as a whole does not have. */
export const stopReason = ({ code, key, values, message }: StopReason): StopReason => ({
  code,
  ...(key !== undefined && values !== undefined && { key, values }),
  message,
})
