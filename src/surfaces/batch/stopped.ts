/** Why a batch ended before its last row. */
import { type ErrorCode, type Problem, problemText } from '../../engine/errors.ts'
import { ENGLISH, type Language } from '../../messages/locale.ts'

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
export function stopReason(problem: StopReason, language: Language = ENGLISH): StopReason {
  const { code, key, values } = problem
  return {
    code,
    ...(key !== undefined && values !== undefined && { key, values }),
    message: problemText(problem, language),
  }
}
