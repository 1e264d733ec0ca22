/** What a batch takes and gives. */
import type { CallOptions } from './call.ts'
import type { BatchAnswer, RowTypes } from './generated/types.ts'

/** A question: parameters are those of GET /v1/<type>/emissions. */
export type BatchRow = {
  [Type in keyof RowTypes]: {
    /** Comes back with the answer. */
    readonly id?: string | number
    readonly type: Type
    readonly params: RowTypes[Type]['params']
  }
}[keyof RowTypes]

type Answered = BatchAnswer['data'][number]
export type ShortRow = Extract<Answered, { co2e_kg: number }>
export type FailedRow = Extract<Answered, { status: 'error' }>
/** With the whole answer. */
export type FullRow = {
  [Type in keyof RowTypes]: Omit<Extract<Answered, { answer: object }>, 'type' | 'answer'> & {
    type: Type
    answer: RowTypes[Type]['answer']
  }
}[keyof RowTypes]
/** Counts and totals of all rows. */
export type BatchClosing = BatchAnswer['meta']

export type AnyRow = ShortRow | FullRow | FailedRow
export type Rows = Iterable<BatchRow> | AsyncIterable<BatchRow>

export interface BatchOptions extends CallOptions {
  /** short when absent: the figure, its range, scopes, factor and notices. full: the whole answer. */
  readonly fields?: 'short' | 'full'
  /**
   * Whether rows are sent while answers are read. Node.js, Deno and Bun can, browsers cannot: there rows go in lists of
   * at most 1,000.
   */
  readonly isStreamed?: boolean
  /** Told counts and totals when they have been checked: once, or once a list. */
  readonly onClosing?: (closing: BatchClosing) => void
}

/**
 * Answers in the order of the rows; a row that has no answer is one with an error, and the others go on. Rejects with
 * an EverygramError when the batch is refused, is cut, or does not hold what its closing line says.
 */
export interface BatchCall {
  (rows: Rows, options?: BatchOptions & { fields?: 'short' }): AsyncGenerator<ShortRow | FailedRow, void>
  (rows: Rows, options: BatchOptions & { fields: 'full' }): AsyncGenerator<FullRow | FailedRow, void>
}
