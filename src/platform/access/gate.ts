/** What lets requests with a key through, whatever they come by. */
import type { KeyParts } from './key.ts'
import type { Meter } from './meter.ts'
import type { KeyRecord } from './store.ts'

/** Gives the key when it is good. Rejects when that cannot be found out. */
export type Authenticate = (parts: KeyParts) => Promise<KeyRecord | undefined>

export interface Gate {
  authenticate: Authenticate
  /** Whether an id was a key's when it was last looked up. */
  isKnown(id: string): boolean
  /**
   * A key that was let through before, as it is now; undefined when it is no longer good. Rejects when that cannot be
   * found out.
   */
  current(id: string): Promise<KeyRecord | undefined>
  meter: Meter
}
