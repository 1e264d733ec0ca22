/** A full disk, as each database says it. */

/** What is thrown where a database has no room: the log says so, not which of its steps failed. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError'

  constructor(cause: unknown) {
    super(`the disk is full: the database could not be written (${(cause as Error).message})`, { cause })
  }
}

/** SQLSTATE disk_full. */
const POSTGRES_FULL = '53100'

export function isDiskFull(error: unknown): boolean {
  if (error instanceof DiskFullError) return true
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    code === POSTGRES_FULL ||
    code === 'ENOSPC' ||
    /^SQLITE_(FULL|IOERR_SHMSIZE)/.test(String(code)) ||
    /database or disk is full/i.test(String(message))
  )
}
