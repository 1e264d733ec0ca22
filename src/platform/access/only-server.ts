/** Whether another server is on the same SQLite folder: each has bursts of its own. */
import { join } from 'node:path'
import Sqlite from 'libsql'
import { keepPrivate } from './private-file.ts'
import { isBusy } from './session.ts'

export interface Place {
  /** Whether another process holds it already. */
  isTaken: boolean
  leave(): void
}

/**
 * Takes the place of the one server of a folder, or of the one process that does something else. The system gives it back
 * when the process ends, however it does.
 */
export function takePlace(dataDir: string, name: 'server' | 'jobs' = 'server'): Place {
  const file = join(dataDir, `${name}.lock`)
  keepPrivate(file)
  const lock = new Sqlite(file)
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
    return { isTaken: false, leave: () => void lock.close() }
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    return { isTaken: true, leave: () => undefined }
  }
}
