/** Why a batch ended before its last row. */
import type { ErrorCode } from '../../engine/errors.ts'

/** The rest is not read. */
export class StoppedBatch extends Error {
  override readonly name = 'StoppedBatch'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
