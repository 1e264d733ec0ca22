/** The tables as Kysely types them. */
export interface Database {
  api_keys: {
    id: string
    name: string
    secret_hash: string
    created_at: string
    expires_at: string | null
    revoked_at: string | null
    plan: string
    /** The secret before the last rotation, and until when it is still good. */
    previous_hash: string | null
    previous_until: string | null
  }
  /** One row when a first key was made or was not needed. */
  first_key: {
    id: number
    claimed_at: string
  }
  /** Answers of a key by day and endpoint. */
  usage_days: {
    key_id: string
    day: string
    endpoint: string
    answers: number
  }
  /** The same by month: what quotas are held against. */
  usage_months: {
    key_id: string
    month: string
    answers: number
  }
  /** The last batch of usage of every process that writes: a batch is taken once. */
  usage_writers: {
    id: string
    last_batch: number
    written_at: string
  }
  /** Answers of a key and month that are booked and not saved yet: what is saved and booked never passes the hard stop. */
  usage_leases: {
    key_id: string
    month: string
    /** Who may give them: a process, or a chunk of a job. */
    holder: string
    answers: number
  }
  /** Batches that are answered later. */
  jobs: {
    id: string
    /** The id of the key that made it; '' where no keys are asked for. */
    owner: string
    state: string
    /** The content type of its rows and of its result. */
    form: string
    /** 1 where the whole answer of each row is asked for. */
    is_full: number
    /** Of CSV: the type of rows that say none. */
    row_type: string | null
    /** Of messages; null before there was a choice: English. */
    language: string | null
    edition: string
    edition_hash: string
    engine: string
    /** What answers are made of: a hash over editions, engine, geography and services. */
    identity: string
    rows: number
    rows_done: number
    rows_failed: number
    created_at: string
    started_at: string | null
    ended_at: string | null
    /** When something of it was last written. */
    changed_at: string
    expires_at: string
    idempotency_key: string | null
    /** SHA-256 over what was asked, in hex. */
    body_hash: string | null
    /** Why it failed, or, where its state is done, why it ended before its last row. */
    error_code: string | null
    error_message: string | null
    /** What it takes in the store, with its chunks (surfaces/jobs/account.ts). */
    bytes: number
  }
  /** Rows of a job that are answered together. Small columns first: SQLite reads a row from its start. */
  job_chunks: {
    job_id: string
    /** The number of its first row, from 1. */
    first_row: number
    rows: number
    /** How often it was begun. */
    attempts: number
    /** What its answers add up to; null until they are there. */
    totals: string | null
    /** Its rows, compressed; null when they are answered. */
    input: Uint8Array | null
    /** Its answers, compressed. */
    result: Uint8Array | null
  }
}
