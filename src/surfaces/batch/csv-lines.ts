/** Rows' answers as CSV, for spreadsheets: nothing in it is run as a formula. */
import { type Options, stringify } from 'csv-stringify/sync'
import { kgOf } from './kilograms.ts'
import type { GoodRow, Row, RowAnswer } from './row.ts'
import { isGood } from './row.ts'

/** What stands in the columns of an answer, in their order. */
export const RESULT_COLUMNS = [
  'status',
  'co2e_kg',
  'range_low_kg',
  'range_high_kg',
  'scopes',
  'scope_1_kg',
  'scope_2_kg',
  'scope_2_market_based_kg',
  'scope_3_kg',
  'factor_id',
  'tier',
  'edition',
  'notices',
  'error_code',
  'error_field',
  'error_value',
  'error_message',
  'error_suggestion',
] as const

export type ResultCell = string | number

const ROW_COLUMNS = ['row', 'id', 'type']

export const CSV_HEAD = `${[...ROW_COLUMNS, ...RESULT_COLUMNS].join(',')}\n`

export function csvCells({ number, id = '' }: Pick<Row, 'number' | 'id'>, answer: RowAnswer): ResultCell[] {
  return [number, id, answer.type ?? '', ...resultCells(answer)]
}

/** In the order of RESULT_COLUMNS. */
export function resultCells(answer: RowAnswer): ResultCell[] {
  if (isGood(answer)) return goodCells(answer)
  const [{ code, field = '', value = '', message, suggestion = '' }] = answer.problems
  return ['error', ...NO_FIGURES, code, field, value, message, suggestion]
}

/** Those between status and error. */
const NO_FIGURES: readonly string[] = Array.from({ length: 12 }, () => '')

function goodCells({ shortRow, edition, notices }: GoodRow): ResultCell[] {
  const { grams, lowGrams, highGrams, scopes, marketGrams, factorIds, tier } = shortRow
  const [first, second, third] = ['scope_1', 'scope_2', 'scope_3'].map((scope) => gramsOf(scopes, scope))
  return [
    'ok',
    kgOf(grams),
    kgOf(lowGrams),
    kgOf(highGrams),
    Object.keys(scopes).join(' '),
    kgOf(first ?? 0),
    kgOf(second ?? 0),
    marketGrams === undefined ? '' : kgOf(marketGrams),
    kgOf(third ?? 0),
    factorIds[0] ?? '',
    tier,
    edition,
    notices.join(' '),
    '',
    '',
    '',
    '',
    '',
  ]
}

function gramsOf(scopes: Readonly<Record<string, number>>, scope: string): number {
  let sum = 0
  for (const name in scopes) if (name.startsWith(scope)) sum += scopes[name] ?? 0
  return sum
}

/** What a spreadsheet would run, it would run in a text: numbers of ours are no texts. */
const OPTIONS: Options = { escape_formulas: true }

export function csvText(records: readonly (readonly ResultCell[])[], options: Options = {}): string {
  return stringify(records as ResultCell[][], { ...OPTIONS, ...options })
}

/** For spreadsheets of German, French and the like. */
export const withComma = (cell: ResultCell): ResultCell =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : cell
