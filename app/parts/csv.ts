/** CSV of few rows, after RFC 4180, with the mark by which spreadsheets know UTF-8. */

export type CsvCell = string | number | undefined

export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A text that a spreadsheet would take for a formula is marked as a text. */
function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  if (text === '') return ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
