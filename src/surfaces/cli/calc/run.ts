/** A run over the rows of a file: each is asked, kept, added up and written. */

import { ROW_TYPES } from '../../../api/request/types.ts'
import type { Context } from '../../../contract/operation.ts'
import { messageOf } from '../../../engine/errors.ts'
import { message } from '../../../messages/messages.ts'
import type { Message } from '../../../messages/values.ts'
import { type AnswerRow, rowAnswerer } from '../../batch/answer-row.ts'
import { EventLoopYielder } from '../../batch/event-loop-yielder.ts'
import { type BadRow, isGood, type RowAnswer } from '../../batch/row.ts'
import { Totals } from '../../batch/totals.ts'
import type { SheetRow } from '../../files/sheet-rows.ts'
import { RELEASE } from '../../process/package-root.ts'
import { sourceCounter } from '../../report/sources.ts'
import { say } from '../say.ts'
import type { Journal, RunIdentity } from './journal.ts'
import { noticeCounter } from './notice-counter.ts'
import type { CalcOptions } from './options.ts'
import { type Progress, progress } from './progress.ts'
import type { SheetReader } from './read-sheet.ts'
import type { Problem, Results } from './results.ts'

export interface RunParts {
  readonly context: Context
  readonly identity: RunIdentity
  /** Absent in a dry run, as are results. */
  readonly journal: Journal | undefined
  readonly results: Results | undefined
  /** How much of the file was read, 0 to 1; absent where it is read as a whole. */
  readonly shareRead?: (() => number) | undefined
}

/** Problems that are printed; the results have all of them. */
const PRINTED_MAX = 20
const ROW_FAILED = 2

export class CalcRun {
  readonly #options: CalcOptions
  readonly #parts: RunParts
  readonly #answerRow: AnswerRow
  readonly #totals = new Totals()
  readonly #sources = sourceCounter()
  readonly #progress: Progress
  readonly #printed: Message[] = []
  readonly #notices = noticeCounter()
  /** Rows of the file, those of other shards too. */
  #number = 0

  constructor(options: CalcOptions, parts: RunParts) {
    this.#options = options
    this.#parts = parts
    this.#progress = progress(parts.shareRead)
    this.#answerRow = rowAnswerer({ context: parts.context, isFull: options.isFull })
  }

  async sheet(reader: SheetReader, isInterrupted: () => boolean): Promise<void> {
    const { results } = this.#parts
    await results?.sheet(reader.name, reader.headers)
    const yielder = new EventLoopYielder()
    for await (const rows of reader.rows) {
      for (const row of rows) {
        if (!this.#isOwn()) continue
        await this.#row(reader, row)
        if (yielder.isDue()) await yielder.pause()
        if (isInterrupted()) return
      }
    }
  }

  #isOwn(): boolean {
    const { shard } = this.#options
    const number = this.#number++
    return shard === undefined || number % shard.count === shard.index - 1
  }

  async #row(reader: SheetReader, row: SheetRow): Promise<void> {
    const { journal } = this.#parts
    // From a run before, as long as it has answers.
    const before = journal?.hasBefore() ? await journal.find(this.#number) : undefined
    const answer = before ?? (await this.#answerRow(row))
    // Places and routes that were looked up need not be looked up again.
    if (before === undefined && ROW_TYPES.get(answer.type ?? '')?.isGeographic)
      await journal?.add(this.#number, answer)
    await this.#write(reader, row, answer)
  }

  async #write(reader: SheetReader, row: SheetRow, answer: RowAnswer): Promise<void> {
    this.#totals.add(answer)
    if (isGood(answer)) this.#sources.add(answer)
    this.#notices.add(row, answer)
    const problem = isGood(answer) ? undefined : problemOf(reader, row, answer)
    if (problem && !isGood(answer) && this.#printed.length < PRINTED_MAX)
      this.#printed.push(sentenceOf(problem, answer))
    this.#progress.row(this.#totals.failed)
    await this.#parts.results?.add(row, answer, problem)
  }

  /** Gives the code that the command ends with. */
  async end(): Promise<number> {
    const { results, journal, context } = this.#parts
    const { file, out, isJson } = this.#options
    const totals = this.#totals.shown()
    const outsideKg = totals.scopes.outside_of_scopes ?? 0
    this.#progress.end()
    const editions = Object.entries(totals.editions).map(([name, hash]) => `${name} (${hash})`)
    await results?.end({
      totals,
      sources: await this.#sources.all(context.editions),
      notices: () => this.#notices.all(context),
      about: [
        ['File', file],
        ['Data editions', editions.join(', ')],
        ['Everygram', RELEASE],
      ],
    })
    await journal?.remove()
    this.#print(totals.failed)
    say(
      message('cli.calculated', {
        ok: totals.ok,
        count: totals.rows,
        kg: totals.co2e_kg,
        has_outside: outsideKg > 0,
        outside_kg: outsideKg,
        is_written: results !== undefined,
        file: out,
      }),
    )
    if (isJson) console.log(JSON.stringify(totals))
    return totals.failed > 0 ? ROW_FAILED : 0
  }

  #print(failed: number): void {
    for (const said of this.#printed) say(said)
    const more = failed - this.#printed.length
    if (more > 0) say(message('cli.more_failed', { count: more }))
    const notices = this.#notices.counts().map(([code, rows]) => `${code} ${rows}`)
    if (notices.length > 0) say(message('cli.notices', { codes: notices }))
  }

  /** What was answered stays, what was half written goes. */
  async stop(): Promise<void> {
    this.#progress.end()
    await this.#parts.journal?.keep()
    await this.#parts.results?.drop()
  }
}

function problemOf(reader: SheetReader, row: SheetRow, answer: BadRow): Problem {
  const [first, ...more] = answer.problems
  const { field, value = '', suggestion = '' } = first
  const column = field === undefined ? '' : (reader.columnOf(answer.type, field, row.cells) ?? field)
  const text = [first, ...more].map((one) => one.message).join(' ')
  return { sheet: reader.name, line: row.number, column, value, message: text, suggestion }
}

function sentenceOf({ sheet, line, column, value, suggestion }: Problem, answer: BadRow): Message {
  return message('cli.row_failed', {
    has_sheet: sheet !== '',
    sheet,
    line,
    has_column: column !== '',
    column_name: column,
    has_value: value !== '',
    value,
    problems: answer.problems.map(messageOf),
    has_suggestion: suggestion !== '',
    suggestion,
  })
}
