/** A full disk, as each database says it. */

/** What is thrown where a database has no room: the log says so, not which of its steps failed. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError'

  /** `cause`: what the database said; absent where it was not asked, since there is no room to give room back later. */
  constructor(cause?: unknown) {
    const said = cause instanceof Error ? ` (${cause.message})` : ''
    super(`the disk is full: there is no room for the database${said}`, { cause })
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
