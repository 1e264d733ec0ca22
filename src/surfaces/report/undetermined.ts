/** Lines without a number: which, of how many rows, and what the answers say is missing. */

import type { ScopeBasis } from '../../engine/report-line.ts'
import type { Reason } from './reason.ts'
import type { ReportRow } from './row.ts'
import type { RowLine } from './row-lines.ts'

export interface Undetermined {
  /** As responses name it: `scope_2`. */
  readonly scope: string
  readonly basis: ScopeBasis | null
  readonly isBiogenic: boolean
  /** The code of the notice that explains it, or `not_known`. */
  readonly reason: string
  readonly rows: number
  /** The first ones. */
  readonly refs: readonly string[]
  /** With the publisher; absent where only codes are known. */
  readonly text: Reason | undefined
}

const REFS_MAX = 10

export class UndeterminedLines {
  readonly #known = new Map<
    string,
    { one: Omit<Undetermined, 'rows' | 'refs'>; rows: number; refs: string[] }
  >()

  add({ ref, messages = [] }: ReportRow, { scope, basis, kind, reason = '' }: RowLine): void {
    const text = messages.find(({ code }) => code === reason)
    const key = [scope, basis, kind, reason, text?.message].join('|')
    const one = { scope, basis, isBiogenic: kind === 'biogenic_co2', reason, text }
    const known = this.#known.get(key) ?? { one, rows: 0, refs: [] }
    this.#known.set(key, known)
    known.rows++
    if (known.refs.length < REFS_MAX) known.refs.push(ref)
  }

  /** Of the totals first, then the most frequent. */
  get all(): Undetermined[] {
    const all = [...this.#known.values()].map(({ one, rows, refs }) => ({ ...one, rows, refs }))
    return all.sort((a, b) => Number(a.isBiogenic) - Number(b.isBiogenic) || b.rows - a.rows)
  }
}
