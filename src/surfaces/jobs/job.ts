/** A job: a batch that is answered later, and what is known of it until then. */
import type { ErrorCode } from '../../engine/errors.ts'
import type { Language } from '../../messages/locale.ts'

/** In the order in which they are passed through; the last three are ends. */
export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

export type JobState = (typeof JOB_STATES)[number]

/** `receiving`: its body is still coming. `deleted`: nothing is left of it but that it was. */
export type StoredState = JobState | 'receiving' | 'deleted'

/** What is asked, beside the rows. */
export interface JobQuestion {
  /** The id of the key that asks; NOBODY where no keys are asked for. */
  readonly owner: string
  /** One of ROW_FORMATS. */
  readonly form: string
  readonly isFull: boolean
  /** Of CSV: the type of rows that say none. */
  readonly type: string | undefined
  /** Of messages in its result. */
  readonly language: Language
}

/** Whose the jobs are of a server that asks for no keys. */
export const NOBODY = ''

/** What answers are made of: chunks are answered by processes alone that have the same. */
export interface Maker {
  /** The edition that answers rows that name none. */
  readonly edition: string
  readonly editionHash: string
  /** The version of the arithmetic. */
  readonly engine: string
  /** SHA-256 over these, all other editions, the geography and the services that are asked, in hex. */
  readonly identity: string
}

export interface JobReason {
  readonly code: ErrorCode
  readonly message: string
}

export interface Job extends JobQuestion, Maker {
  /** 128 random bits, in hex. */
  readonly id: string
  readonly state: StoredState
  readonly rows: number
  readonly rowsDone: number
  /** Of those that are done, the ones with an error. */
  readonly rowsFailed: number
  /** ISO 8601 UTC. */
  readonly createdAt: string
  readonly startedAt: string | null
  readonly endedAt: string | null
  readonly expiresAt: string
  /** Why it failed. */
  readonly error: JobReason | undefined
  /** Why it is done without all of its rows: those that were answered are its result. */
  readonly stopped: JobReason | undefined
  /** What it takes in the store. */
  readonly bytes: number
}

export const JOB_LIMITS = {
  /** Jobs of a key that have not ended: further ones are refused. */
  unfinishedMax: 5,
  /** Jobs on a server without keys that are there, in whatever state: of more those that ended first are given up. */
  nobodysKeptMax: 100,
  /** Rows of a job. */
  rowsMax: 10_000_000,
} as const
