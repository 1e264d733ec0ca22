/** The command line was not understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What parseArgs reads; throws a UsageError for what it does not know. */
export function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
