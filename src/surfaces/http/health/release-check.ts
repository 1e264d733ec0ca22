/** Whether the files that answers rest on are those of the release: what /readyz says, and what requests wait for. */
import type { onRequestHookHandler } from 'fastify'
import type { WrongFile } from '../../../factors/files/release-file.ts'

export interface ReleaseCheck {
  /** Whether every file was hashed and is as it was built. */
  readonly isWhole: boolean
  /** Files that are not as they were built, of those hashed until now. */
  readonly wrong: readonly WrongFile[]
  /**
   * Resolves when the files of these parts were hashed. Rejects with an ApiError (`unavailable`) that names a file of them
   * which is wrong, or says that the check takes too long.
   */
  verified(...parts: readonly ReleasePart[]): Promise<void>
}

export type ReleasePart = 'core' | 'app' | 'docs'

/** A request waits until its parts were hashed, and is refused when a file of them is wrong. */
export function whenVerified(check: ReleaseCheck, ...parts: readonly ReleasePart[]): onRequestHookHandler {
  return (_request, _reply, done) => {
    if (check.isWhole) done()
    else check.verified(...parts).then(() => done(), done)
  }
}
