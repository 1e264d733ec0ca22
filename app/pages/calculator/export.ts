/** An answer as other programs take it: rows, the whole of it, the request. */
import { counted, type EmissionsAnswer, totalKg } from '../../parts/result.ts'

const COLUMNS = [
  'name',
  'quantity',
  'quantity_unit',
  'factor',
  'factor_unit',
  'contribution_kg',
  'tier',
  'factor_id',
  'source',
  'source_dataset',
  'year',
  'licence',
] as const

/** A line for each contribution, then the total. RFC 4180, with a mark by which spreadsheets know UTF-8. */
export function csvOf(answer: EmissionsAnswer): string {
  const lines = counted(answer).map((entry) => COLUMNS.map((column) => cell(entry[column])))
  const total = COLUMNS.map((column) => {
    if (column === 'name') return cell('Total')
    return column === 'contribution_kg' ? cell(totalKg(answer)) : ''
  })
  return `\ufeff${[[...COLUMNS], ...lines, total].map((line) => line.join(',')).join('\r\n')}\r\n`
}

/** A text that a spreadsheet would take for a formula is marked as a text. */
function cell(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** `path` with its query. The key is named and not written: what is copied is passed on. */
export function curlOf(origin: string, path: string, hasKey: boolean): string {
  const key = hasKey ? ` -H "Authorization: Bearer $EVERYGRAM_KEY"` : ''
  return `curl${key} '${origin}${path.replaceAll("'", '%27')}'`
}
