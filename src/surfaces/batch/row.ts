/** A row of a batch, wherever it was written, and what is answered to it. */
import type { ShortRow } from '../../engine/derive/short-row.ts'
import type { RowProblem } from './type-names.ts'

/** Parameters as texts, as in a query. */
export interface RowQuestion {
  readonly type: string
  readonly params: Readonly<Record<string, string>>
}

export interface Row {
  /** From 1, in the order in which they were sent. */
  readonly number: number
  readonly id: string | undefined
  /** What it asks, or what is wrong with it. */
  readonly question: RowQuestion | RowProblem
}

export type RowAnswer = GoodRow | BadRow

export interface GoodRow {
  readonly type: string
  readonly shortRow: ShortRow
  /** The name of the edition that answered. */
  readonly edition: string
  readonly editionHash: string
  readonly notices: readonly string[]
  /** With fields=full: the whole answer as JSON, which takes a fifth of the memory that its object takes. */
  readonly whole?: string
}

export interface BadRow {
  readonly type?: string
  readonly problems: readonly [RowProblem, ...RowProblem[]]
}

export const isGood = (answer: RowAnswer): answer is GoodRow => 'shortRow' in answer
