/** What a command that works on files ends with. */
import { ApiError } from '../../../engine/errors.ts'
import { errorText } from '../error-text.ts'
import { UsageError } from '../usage.ts'
import { isOfFile } from './error.ts'
import { INTERRUPTED_CODE, Interrupted } from './interruption.ts'

const NOT_RUN_CODE = 1

/** With the code that `run` gives; what is wrong with an option or a file is printed in a line. */
export async function endingWithCode(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    if (!isForPeople(error)) throw error
    console.error(`everygram: ${errorText(error)}`)
    process.exitCode = error instanceof Interrupted ? INTERRUPTED_CODE : NOT_RUN_CODE
  }
}

/** An edition that is none is an ApiError. */
const isForPeople = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof ApiError || error instanceof Interrupted || isOfFile(error)
