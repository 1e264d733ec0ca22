/** The year of a date, as spreadsheets have dates. */

/** Days since the last day of 1899, as workbooks count them: those of this century, to 2100. */
const SERIAL_FIRST = 36_526
const SERIAL_LAST = 73_050
const MS_PER_DAY = 86_400_000
const SERIAL_ZERO = Date.UTC(1899, 11, 30)

/** As databases write them, and as most files have them. */
const ISO = /^(20\d{2})-\d{2}-\d{2}$/
const WITH_YEAR = /(?<!\d)(20\d{2})(?!\d)/g

/** Four digits that are a year of this century, once in the text; undefined where that is not so. */
export function yearOf(text: string): string | undefined {
  const iso = ISO.exec(text)
  if (iso) return iso[1]
  const trimmed = text.trim()
  const serial = /^\d{5}(\.\d+)?$/.test(trimmed) ? Number(trimmed) : 0
  if (serial >= SERIAL_FIRST && serial < SERIAL_LAST)
    return String(new Date(SERIAL_ZERO + serial * MS_PER_DAY).getUTCFullYear())
  const years = new Set([...trimmed.matchAll(WITH_YEAR)].map(([year]) => year))
  const [year] = years
  return years.size === 1 ? year : undefined
}
