/** When a batch is no batch: rows that cost as much as others, and have no answers that count. */

/** Rows with an error, from which on it is looked whether they are nearly all. */
const FAILED_ROWS = 10_000
/** With fewer answered rows than this part of those that were read nothing more is read. */
const ANSWERED_PART = 10

/** Why the rest is not read, after so many rows of which so many failed; undefined where it is. */
export function tooManyErrors(
  read: number,
  failed: number,
): { readonly code: 'too_many_errors'; readonly message: string } | undefined {
  const isFew = (read - failed) * ANSWERED_PART < read
  return failed >= FAILED_ROWS && isFew ? { code: 'too_many_errors', message: MESSAGE } : undefined
}

const MESSAGE = `At least ${FAILED_ROWS} rows failed, and under a tenth of the rows was answered, so the rest was not read. Correct the rows by the errors of the first ones, and send them again.`
