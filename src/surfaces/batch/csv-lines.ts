/** Rows' answers as CSV, for spreadsheets: nothing in it is run as a formula. */
import { type Options, stringify } from 'csv-stringify/sync'
import {
  FIGURE_COLUMNS,
  figureCells,
  PROOF_COLUMNS,
  proofCells,
  type ResultCell,
} from '../../api/short-result.ts'
import type { Row, RowAnswer } from './row.ts'
import { isGood } from './row.ts'

/** What stands in the columns of an answer, in their order. */
export const RESULT_COLUMNS = [
  ...FIGURE_COLUMNS,
  'error_code',
  'error_field',
  'error_value',
  'error_message',
  'error_suggestion',
  ...PROOF_COLUMNS,
] as const

const ROW_COLUMNS = ['row', 'id', 'type']

export const CSV_HEAD = `${[...ROW_COLUMNS, ...RESULT_COLUMNS].join(',')}\n`

export function csvCells({ number, id = '' }: Pick<Row, 'number' | 'id'>, answer: RowAnswer): ResultCell[] {
  return [number, id, answer.type ?? '', ...resultCells(answer)]
}

/** In the order of RESULT_COLUMNS. */
export function resultCells(answer: RowAnswer): ResultCell[] {
  if (isGood(answer)) return [...figureCells(answer), ...NO_ERROR, ...proofCells(answer)]
  const [{ code, field = '', value = '', message, suggestion = '' }] = answer.problems
  return ['error', ...NO_FIGURES, code, field, value, message, suggestion, ...NO_PROOF]
}

/** Those behind the status. */
const NO_FIGURES: readonly string[] = FIGURE_COLUMNS.slice(1).map(() => '')
const NO_PROOF: readonly string[] = PROOF_COLUMNS.map(() => '')
const NO_ERROR: readonly string[] = ['', '', '', '', '']

/** What a spreadsheet would run, it would run in a text: numbers of ours are no texts. */
const OPTIONS: Options = { escape_formulas: true }

export function csvText(records: readonly (readonly ResultCell[])[], options: Options = {}): string {
  return stringify(records as ResultCell[][], { ...OPTIONS, ...options })
}

/** For spreadsheets of German, French and the like. */
export const withComma = (cell: ResultCell): ResultCell =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : cell
