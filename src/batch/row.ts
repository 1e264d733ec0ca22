/** A row of a batch, wherever it was written, and what is answered to it. */
import type { SmallDecimal } from '../core/scaled.ts'
import type { Brief } from '../engine/derive/short-row.ts'
import type { Quantity } from './quantities.ts'
import type { RowProblem } from './type-names.ts'
import type { Worded } from './wording.ts'

/** Parameters as texts, as in a query. */
export interface RowQuestion {
  readonly type: string
  readonly params: Readonly<Record<string, string>>
  /** As the row has it. */
  readonly worded?: Worded | undefined
}

export interface Row {
  /** From 1, in the order in which they were sent. */
  readonly number: number
  readonly id: string | undefined
  /** Two rows of one batch with one key ask the same; absent where that is not known before the row is read. */
  readonly key: string | undefined
  /** What its words are and its numbers, where rows with such words were read before. */
  readonly worded?: Worded | undefined
  /** Read only when it is not known from another row. */
  read(): RowQuestion | RowProblem
}

export type RowAnswer = GoodRow | BadRow

export interface GoodRow {
  readonly type: string
  readonly brief: Brief
  /** The name of the edition that answered. */
  readonly edition: string
  readonly editionHash: string
  readonly notices: readonly string[]
  /** With fields=full: the whole answer as JSON, which takes a fifth of the memory that its object takes. */
  readonly whole?: string
  /** What a writer made of it, for the next row with this question. */
  text?: string
  /** One for all rows that differ in their quantity alone. */
  readonly alike?: Alike
}

/** Rows that differ in their quantity alone. */
export interface Alike {
  /** One of them. */
  readonly first: GoodRow
  readonly quantities: readonly Quantity[]
  /** Of any other. */
  brief(quantity: SmallDecimal): Brief | undefined
  /** What a writer made of what they have alike. */
  words?: { readonly head: string; readonly tail: string }
}

export interface BadRow {
  readonly type?: string
  readonly problems: readonly [RowProblem, ...RowProblem[]]
  text?: string
}

export const isGood = (answer: RowAnswer): answer is GoodRow => 'brief' in answer
