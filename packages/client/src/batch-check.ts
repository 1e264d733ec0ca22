/** Whether a batch is whole: what its closing line says against what came. */
import type { BatchClosing } from './batch-types.ts'
import { EverygramError } from './error.ts'
import type { Sha256 } from './sha256.ts'

export interface Received {
  /** Rows that were sent, if all of them were taken. */
  readonly sent: number
  /** Rows that were answered. */
  readonly answered: number
  /** Of all bytes before the closing line. */
  readonly hash: Sha256
}

/** Throws unless the closing line is there and says what came. */
export function checkClosing(
  closing: BatchClosing | undefined,
  { sent, answered, hash }: Received,
): BatchClosing {
  if (closing === undefined)
    throw cutBatch(`The batch was cut after ${answered} answers: its closing line is missing.`)
  if (closing.stopped) throw new EverygramError(closing.stopped.code, closing.stopped.message)
  if (closing.rows !== answered || closing.rows !== sent)
    throw cutBatch(
      `${sent} rows were sent and ${answered} answers came; the closing line counts ${closing.rows}.`,
    )
  if (closing.sha256 !== hash.digest())
    throw cutBatch('The answers are not those of the closing line: their SHA-256 differs.')
  return closing
}

export function cutBatch(message: string, cause?: unknown): EverygramError {
  return new EverygramError('cut_batch', message, { cause })
}
