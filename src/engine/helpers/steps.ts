/** Work that is done step by step, by whoever has a server to answer in between. */

/** What is still to be done with a pause wherever the one who does it wants one: a server answers in between. */
export type InSteps<Result> = Generator<undefined, Result>

/** All steps at once. */
export function atOnce<Result>(steps: InSteps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
