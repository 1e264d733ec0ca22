/** One sheet in work: its rows, what is asked of each, what was answered. An answer is remembered by its question. */
import type { RowProblem } from '../../../../src/api/request/names.ts'
import type { RowQuestion } from '../../../../src/api/request/row.ts'
import { isGood, type RowAnswer } from '../../../../src/surfaces/batch/row.ts'
import type { SheetContext } from '../../../../src/surfaces/files/sheet-head.ts'
import type { ColumnForm } from '../../../../src/surfaces/http/app-pages/offer.ts'
import type { Correction, Progress, Server } from '../protocol.ts'
import { askRows, type ShortAnswer } from './ask-rows.ts'
import { goodRowOf } from './good-row.ts'
import {
  askedBy,
  type Chosen,
  type Matched,
  matchedBy,
  placeOf,
  type RowAsked,
  type SheetTable,
} from './matched.ts'
import type { AnsweredRow } from './outcome.ts'

/** What may be otherwise when it is asked again. */
const PASSING: ReadonlySet<string> = new Set([
  'quota_exceeded',
  'rate_limited',
  'internal_error',
  'unavailable',
])

export class SheetSession {
  readonly table: SheetTable
  #matched: Matched
  readonly #form: ColumnForm
  #asked: RowAsked[] = []
  readonly #answers = new Map<string, RowAnswer>()
  /** Rows as they were corrected, by their places. */
  readonly #cells: string[][]

  constructor(table: SheetTable, form: ColumnForm, chosen: Chosen) {
    this.table = table
    this.#form = form
    this.#cells = table.rows.map(({ cells }) => [...cells])
    this.#matched = matchedBy(table, form, chosen)
    this.#ask()
  }

  get matched(): Matched {
    return this.#matched
  }

  match(chosen: Chosen): void {
    this.#matched = matchedBy(this.table, this.#form, chosen)
    this.#ask()
  }

  #ask(): void {
    const { context } = this.#matched
    this.#asked = context === undefined ? [] : this.#cells.map((_, at) => askedBy(this.#row(at), context))
  }

  #row(at: number) {
    return { line: this.table.rows[at]?.line ?? 0, cells: this.#cells[at] ?? [] }
  }

  correct({ at, header, to, isAll }: Correction): void {
    const { context } = this.#matched
    const column = this.table.headers.indexOf(header)
    if (context === undefined || column === -1) return
    const before = (this.#cells[at]?.[column] ?? '').trim()
    for (const [place, cells] of this.#cells.entries()) {
      const isMeant = place === at || (isAll && (cells[column] ?? '').trim() === before)
      if (!isMeant) continue
      while (cells.length <= column) cells.push('')
      cells[column] = to
      this.#asked[place] = askedBy(this.#row(place), context)
    }
  }

  /** Asks what was not answered, each question once; rejects with an EverygramError where the server does not answer. */
  async ask(server: Server, signal: AbortSignal, tell: (progress: Progress) => void): Promise<void> {
    const open = new Map<string, RowQuestion>()
    for (const { key, asked } of this.#asked)
      if (key !== undefined && !('code' in asked) && !this.#answers.has(key)) open.set(key, asked)
    const keys = [...open.keys()]
    const progress = { asked: 0, of: keys.length, failed: 0 }
    tell(progress)
    await askRows<ShortAnswer>([...open.values()], {
      server,
      signal,
      isFull: false,
      onAnswer: (index, answer) => {
        const known = answer.status === 'ok' ? goodRowOf(answer) : badRowOf(answer)
        if (known !== undefined) this.#answers.set(keys[index] ?? '', known)
        progress.asked++
        if (answer.status !== 'ok') progress.failed++
        tell(progress)
      },
    })
  }

  /** Every row with what is known of it, corrected as it was. */
  rows(): AnsweredRow[] {
    const { context } = this.#matched
    return this.#cells.map((_, at) => {
      const answer = this.#answerTo(this.#asked[at])
      const isBad = context !== undefined && answer !== undefined && !isGood(answer)
      const row = this.#row(at)
      return { row, answer, place: isBad ? faultPlace(context, answer, row.cells) : -1 }
    })
  }

  #answerTo(row: RowAsked | undefined): RowAnswer | undefined {
    if (row === undefined) return undefined
    return 'code' in row.asked ? { problems: [row.asked] } : this.#answers.get(row.key ?? '')
  }

  /** A question of each kind that was answered: those that differ in their figures alone are one. */
  kinds(): RowQuestion[] {
    const kinds = new Map<string, { question: RowQuestion; rows: number }>()
    for (const row of this.#asked) {
      const answer = this.#answerTo(row)
      if (answer === undefined || !isGood(answer) || 'code' in row.asked) continue
      const { type, shortRow, edition } = answer
      const key = [type, edition, shortRow.factorIds[0], shortRow.tier, ...Object.keys(shortRow.scopes)].join(
        ' ',
      )
      const known = kinds.get(key) ?? { question: row.asked, rows: 0 }
      kinds.set(key, known)
      known.rows++
    }
    return [...kinds.values()].sort((a, b) => b.rows - a.rows).map(({ question }) => question)
  }
}

type BadAnswer = Extract<ShortAnswer, { status: 'error' }>

/** Undefined for what may be otherwise when it is asked again. */
function badRowOf({ type, error }: BadAnswer): RowAnswer | undefined {
  if (PASSING.has(error.code)) return undefined
  const { errors, ...first } = error
  const [, ...more] = errors ?? []
  const problems = [first, ...more].map((one) => ({ key: one.code, values: {}, ...one }))
  return { ...(type !== undefined && { type }), problems: problems as [RowProblem, ...RowProblem[]] }
}

function faultPlace(context: SheetContext, answer: RowAnswer, cells: readonly string[]): number {
  if (isGood(answer)) return -1
  const [{ field }] = answer.problems
  return field === undefined ? -1 : placeOf(context, answer.type, field, cells)
}
