/** A row of a batch, wherever it was written, and what is answered to it. */
import type { RowProblem } from '../../api/request/names.ts'
import type { RowQuestion } from '../../api/request/row.ts'
import type { ShortResult } from '../../api/short-result.ts'

export interface Row {
  /** From 1, in the order in which they were sent. */
  readonly number: number
  readonly id: string | undefined
  /** What it asks, or what is wrong with it. */
  readonly question: RowQuestion | RowProblem
}

export type RowAnswer = GoodRow | BadRow

export interface GoodRow extends ShortResult {
  /** With fields=full: the whole answer as JSON, which takes a fifth of the memory that its object takes. */
  readonly whole?: string
}

export interface BadRow {
  readonly type?: string
  readonly problems: readonly [RowProblem, ...RowProblem[]]
}

export const isGood = (answer: RowAnswer): answer is GoodRow => 'shortRow' in answer
