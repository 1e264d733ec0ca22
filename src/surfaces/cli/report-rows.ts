/** The rows of a report: results as they are, or the rows of an input file, answered. */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Context } from '../../contract/operation.ts'
import { type AnswerRow, rowAnswerer } from '../batch/answer-row.ts'
import { EventLoopYielder } from '../batch/event-loop-yielder.ts'
import { isGood, type RowAnswer } from '../batch/row.ts'
import type { Numbers, Sheet } from '../files/table.ts'
import type { ReportGroups } from '../report/report.ts'
import { type HashOf, hashesOf, isResultHead, ndjsonResults, tableResults } from '../report/result-rows.ts'
import { inSheet, type ReportInput, rowOfAnswer } from '../report/row.ts'
import { openCsv } from './calc/csv-file.ts'
import type { InputOptions } from './calc/input.ts'
import { opened } from './calc/open.ts'
import type { SheetReader } from './calc/read-sheet.ts'
import { openXlsx } from './calc/xlsx.ts'

export interface ReportRows {
  readonly isOfResults: boolean
  readonly groups: ReportGroups
}

/** How rows are counted that do not say it themselves. */
export interface CountingDefaults {
  readonly boundary: string
  readonly gwp: string
}

export async function reportRows(
  options: InputOptions,
  context: Context,
  defaults: CountingDefaults,
): Promise<ReportRows> {
  const hashOf = hashesOf(context.editions)
  const results =
    options.form === 'ndjson' ? await ndjson(options.file, hashOf) : await table(options, hashOf)
  if (results) return { isOfResults: true, groups: results }
  const { readers } = await opened(options, context)
  return {
    isOfResults: false,
    groups: answered(readers, counting(rowAnswerer({ context, isFull: true }), defaults)),
  }
}

/** Undefined where no sheet is one of results. */
async function table(options: InputOptions, hashOf: HashOf): Promise<ReportGroups | undefined> {
  const { file, form, csv, sheet } = options
  // Results tell their sign for decimals by their own columns.
  const opened =
    form === 'xlsx'
      ? await openXlsx(file, sheet)
      : await openCsv(file, { ...csv, decimal: csv.decimal ?? '.' })
  const sheets: Sheet[] = []
  for (const one of opened.sheets) if (isResultHead(await headOf(one))) sheets.push(one)
  const numbers = form === 'xlsx' ? opened.numbers : decimalOf(csv)
  return sheets.length === 0 ? undefined : allResults(sheets, numbers, hashOf)
}

const decimalOf = ({ decimal }: InputOptions['csv']) => decimal && { decimal }

async function* allResults(sheets: readonly Sheet[], numbers: Numbers | undefined, hashOf: HashOf) {
  for (const sheet of sheets)
    for await (const group of tableResults(sheet, numbers, hashOf))
      yield group.map((row) => inSheet(sheet.name, row))
}

async function headOf({ rows }: Sheet): Promise<readonly string[]> {
  for await (const [first] of rows()) return first?.cells ?? []
  return []
}

/** A line of results has a status; one that asks has none. */
const RESULT_LINE = /^[^\n]{0,400}"status":"(?:ok|error)"/
const SAMPLE_BYTES = 1024

async function ndjson(file: string, hashOf: HashOf): Promise<ReportGroups | undefined> {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
  await handle.close()
  const isResult = RESULT_LINE.test(buffer.subarray(0, bytesRead).toString())
  return isResult ? ndjsonResults(createReadStream(file), hashOf) : undefined
}

/** A row that chooses its boundary itself, also by its parts, keeps it. */
function counting(answerRow: AnswerRow, { boundary: wanted, gwp }: CountingDefaults): AnswerRow {
  // An inventory prints forcing beneath its totals, which leave it out.
  const boundary = wanted === 'wtw' ? 'wtw_rf' : wanted
  return (row) => {
    const { question } = row
    if (!('params' in question)) return answerRow(row)
    const choosesBoundary = Object.keys(question.params).some(
      (name) => name === 'boundary' || name.startsWith('include_') || name.includes('radiative'),
    )
    const params = { gwp, ...(choosesBoundary ? {} : { boundary }), ...question.params }
    return answerRow({ ...row, question: { ...question, params } })
  }
}

async function* answered(
  readers: readonly SheetReader[],
  answerRow: AnswerRow,
): AsyncGenerator<ReportInput[]> {
  const yielder = new EventLoopYielder()
  for (const { name, rows } of readers) {
    for await (const group of rows) {
      const read: ReportInput[] = []
      for (const row of group) {
        read.push(inSheet(name, inputOf(row.id ?? String(row.number), await answerRow(row))))
        if (yielder.isDue()) await yielder.pause()
      }
      yield read
    }
  }
}

function inputOf(ref: string, answer: RowAnswer): ReportInput {
  if (isGood(answer)) return rowOfAnswer(ref, answer)
  return { ref, problems: answer.problems }
}
