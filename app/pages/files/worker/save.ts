/** Results and problems as CSV: the columns that were there first, ours after them, and nothing that a spreadsheet would run. */
import type { ResultCell } from '../../../../src/api/short-result.ts'
import { csvText, RESULT_COLUMNS, resultCells, withComma } from '../../../../src/surfaces/batch/csv-lines.ts'
import { freeNames } from '../../../../src/surfaces/files/result-names.ts'
import type { CsvForm } from '../protocol.ts'
import { type AnsweredRow, faultOf } from './outcome.ts'

/** Records that are written together: no more of them is a text at once. */
const TOGETHER = 2000
const MARK = '\uFEFF'
const NOT_ASKED: readonly string[] = ['not asked', ...RESULT_COLUMNS.slice(1).map(() => '')]
const COMMA: Pick<CsvForm, 'separator' | 'decimal'> = { separator: ',', decimal: '.' }

export function resultsCsv(
  headers: readonly string[],
  rows: readonly AnsweredRow[],
  csv: CsvForm | undefined,
): Blob {
  const records = rows.map(({ row, answer }) => [
    ...headers.map((_, at) => row.cells[at] ?? ''),
    answer?.type ?? '',
    ...(answer ? resultCells(answer) : NOT_ASKED),
  ])
  return written([...headers, ...freeNames(['type', ...RESULT_COLUMNS], headers)], records, csv ?? COMMA)
}

const PROBLEM_COLUMNS = ['row', 'column', 'value', 'what is wrong', 'put instead']

export function problemsCsv(
  headers: readonly string[],
  rows: readonly AnsweredRow[],
  csv: CsvForm | undefined,
): Blob {
  const records = rows.flatMap((one, at) => {
    const fault = faultOf(headers, one, at)
    if (fault === undefined) return []
    const { line, header = '', value, message, suggestion = '' } = fault
    return [[line, header, value, message, suggestion]]
  })
  return written(PROBLEM_COLUMNS, records, csv ?? COMMA)
}

function written(
  head: readonly string[],
  records: readonly (readonly ResultCell[])[],
  { separator, decimal }: Pick<CsvForm, 'separator' | 'decimal'>,
): Blob {
  const options = { delimiter: separator }
  const pieces = [MARK + csvText([head], options)]
  for (let begin = 0; begin < records.length; begin += TOGETHER) {
    const some = records.slice(begin, begin + TOGETHER)
    pieces.push(csvText(decimal === ',' ? some.map((cells) => cells.map(withComma)) : some, options))
  }
  return new Blob(pieces, { type: 'text/csv' })
}
