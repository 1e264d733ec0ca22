/** Why a batch ended before its last row. */
import type { ErrorCode, Problem } from '../../engine/errors.ts'

/** The rest is not read. */
export class StoppedBatch extends Error {
  override readonly name = 'StoppedBatch'
  readonly problem: Problem

  constructor(problem: Problem)
  constructor(code: ErrorCode, message: string)
  constructor(problem: Problem | ErrorCode, message = '') {
    const given = typeof problem === 'string' ? { code: problem, message } : problem
    super(given.message)
    this.problem = given
  }

  get code(): ErrorCode {
    return this.problem.code
  }
}
