/** Work in the pauses of a server: what would keep the first who asks waiting is made before, a piece at a time. */
import { setImmediate as pause, setTimeout as wait } from 'node:timers/promises'
import { OPERATIONS } from '../../api/operations.ts'
import { prepareReaders } from '../../api/request/reader.ts'
import type { Context } from '../../contract/operation.ts'
import type { InSteps } from '../../engine/helpers/steps.ts'

/** Then those that wait are answered in between. */
const PIECE_MS = 5

/** Does the steps, with a pause for requests that have come after each piece of time. */
export async function inPieces<Result>(steps: InSteps<Result>): Promise<Result> {
  let began = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - began < PIECE_MS) continue
    await pause()
    began = performance.now()
  }
}

/** The first requests of a start come before. */
const PREPARED_AFTER_MS = 1000

/** To be called when the server listens. */
export async function prepare(context: Context): Promise<void> {
  await wait(PREPARED_AFTER_MS, undefined, { ref: false })
  await inPieces(prepareReaders(OPERATIONS, context))
}
