/** Files of DATA_DIR that only the user of the service may read, should others be let into the folder. */
import { chmodSync, closeSync, openSync } from 'node:fs'

export const PRIVATE_FILE = 0o600

/**
 * Makes the file, for its mode, which SQLite takes over for the files beside it. One that is there is left alone: opening
 * and closing it here would let go of the locks that another connection of this process holds.
 */
export function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** The same, and one that is there becomes private too; where it is another user's it stays as it is. */
export function keepPrivate(file: string): void {
  makePrivate(file)
  try {
    chmodSync(file, PRIVATE_FILE)
  } catch {
    // Whose it is says who may read it.
  }
}
