/** What every call of the client takes beside its parameters. */

export interface CallOptions {
  /** Ends the call: AbortSignal.timeout(5000), or the signal of a controller. */
  readonly signal?: AbortSignal | undefined
}

/** Of an operation that takes none. */
export type NoParams = Record<string, never>
