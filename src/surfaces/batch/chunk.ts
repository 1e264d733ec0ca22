/** A piece of a batch and its answers, as plain data: what goes to a worker thread, and what comes back. */
import type { Language } from '../../messages/locale.ts'
import type { ReaderState, RowSyntax } from './piece.ts'
import type { TotalsState } from './totals.ts'

export interface ChunkQuestion {
  /** Of which batch: what its rows have found before is found again. */
  readonly batch: string
  readonly syntax: RowSyntax
  /** One of ROW_FORMATS: how answers are written. */
  readonly form: string
  readonly isFull: boolean
  /** Of CSV: the type of rows that say none. */
  readonly type: string | undefined
  /** Of messages; absent: English. */
  readonly language?: Language | undefined
  readonly bytes: Uint8Array
  /** Nothing comes after it. */
  readonly isLast: boolean
  readonly state: ReaderState
  /** Rows of the pieces before. */
  readonly before: { readonly ok: number; readonly failed: number }
  /** Answers that may be given. */
  readonly allowed: number
  /** Rows at most. */
  readonly rowsMax: number
  /** The first row has ended a thread twice: it is an error row, and is not answered. */
  readonly isFirstLost: boolean
  /** A batch of errors ends. */
  readonly isBoundInErrors: boolean
  /** Refused rows for which other editions may still be asked. */
  readonly elsewhereLeft: number
}

/**
 * Why it ends where it does: `end` of the whole rows in it; `time` or `rows`: others have their turn; `allowed`: more rows
 * are there than answers may be given; `errors`: too many rows failed; `broken`: the rest cannot be told apart.
 */
export type ChunkEnd = 'end' | 'time' | 'rows' | 'allowed' | 'errors' | 'broken'

export interface ChunkAnswer {
  /** Answers, written in UTF-8. */
  readonly text: Uint8Array
  readonly totals: TotalsState
  readonly why: ChunkEnd
  /** Bytes up to the end of the last row that was answered. */
  readonly consumed: number
  readonly state: ReaderState
  readonly elsewhereLeft: number
  /** Rows that could not be answered through a fault of ours. */
  readonly faults: readonly RowFault[]
}

export interface RowFault {
  readonly row: number
  readonly message: string
  readonly stack: string | undefined
}

/** How long a piece is answered: then others have their turn. */
export const CHUNK_MS = 25

/** Answers a piece of a batch. Rejects with an ApiError for a body that is none, and with a ThreadEnded. */
export type AnswerChunk = (question: ChunkQuestion, asked?: AskedChunk) => Promise<ChunkAnswer>

export interface AskedChunk {
  /** Aborted: nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined
}
