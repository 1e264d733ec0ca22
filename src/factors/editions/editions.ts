/** The editions that questions may be about. */
import type { Edition } from '../edition.ts'
import type { Register } from '../register.ts'

export interface Editions {
  readonly register: Register
  /** Counts what open editions hold, so that `contents` of their entries are there at once. */
  counted?(): Promise<void>
  /** The edition of a name of the register. Throws an ApiError (unavailable) for one whose files cannot be used. */
  require(name: string): Promise<Edition>
}
