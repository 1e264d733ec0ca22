/** When a batch is not worth reading on: failed rows cost as much as others, and do not count. */
import { type Problem, problem } from '../../engine/errors.ts'

/** Rows with an error, from which on it is checked whether they are nearly all. */
const FAILED_ROWS = 10_000
/** With fewer calculated rows than this part of those that were read nothing more is read. */
const ANSWERED_PART = 10

/** Why the rest is not read, after so many rows of which so many failed; undefined where it is. */
export function tooManyErrors(read: number, failed: number): Problem | undefined {
  const isFew = (read - failed) * ANSWERED_PART < read
  return failed >= FAILED_ROWS && isFew ? problem('too_many_errors', { count: FAILED_ROWS }) : undefined
}
