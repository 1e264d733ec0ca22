/** Months as YYYY-MM, UTC, as the server counts them. */

const MONTH = /^([12]\d{3})-(0[1-9]|1[0-2])$/

/** The current one for anything that is not a month. */
export function monthOf(given: string | undefined, now: Date): string {
  return given !== undefined && MONTH.test(given) ? given : now.toISOString().slice(0, 'YYYY-MM'.length)
}

/** `steps` months later, or before. */
export function monthBeside(month: string, steps: number): string {
  const day = new Date(`${month}-01T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() + steps)
  return monthOf(undefined, day)
}

/** Every day of it as YYYY-MM-DD. */
export function daysOf(month: string): string[] {
  const first = new Date(`${month}-01T00:00:00Z`)
  // Day 0 of the month after is the last of this one.
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return Array.from({ length: last }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}
