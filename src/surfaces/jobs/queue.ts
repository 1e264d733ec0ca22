/** Which chunk is next, and whose it is meanwhile: in the process for SQLite, pg-boss for PostgreSQL. */
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/access/database.ts'

export interface ChunkName {
  readonly jobId: string
  readonly firstRow: number
}

export interface Taken extends ChunkName {
  /** The queue's own name of it. */
  readonly ticket?: string
}

export interface ChunkQueue {
  /** Together with what makes the chunks, or not at all. */
  add(tx: Transaction<Database>, chunks: readonly ChunkName[]): Promise<void>
  /**
   * The next chunk that this process may answer, undefined where there is none. Nobody else gets it before it is given
   * back, or for a while: it may come twice, and is counted once by whoever commits it.
   */
  take(): Promise<Taken | undefined>
  /** It needs no more work, told together with what says so. */
  finish(tx: Transaction<Database>, taken: Taken): Promise<void>
  /** Somebody else may have it at once. */
  giveBack(taken: Taken): Promise<void>
  /** Removes what is left of makers that are gone. */
  tidy(): Promise<void>
  close(): Promise<void>
}
