/** Days and months of usage, all in UTC (the contract: quotas start anew on the first of the month, UTC). */
const MS_PER_SECOND = 1000
/** Characters of YYYY-MM-DD at the start of an ISO 8601 time, and of its YYYY-MM. */
const DAY_CHARACTERS = 10
export const MONTH_CHARACTERS = 7
const MS_PER_DAY = 86_400_000

let dayNumber = -1
let dayText = ''

/** The day as YYYY-MM-DD. The text is made once a day, so it can be asked for with every request. */
export function dayOf(timeMs: number): string {
  const number = Math.floor(timeMs / MS_PER_DAY)
  if (number !== dayNumber) {
    dayNumber = number
    dayText = new Date(timeMs).toISOString().slice(0, DAY_CHARACTERS)
  }
  return dayText
}

/** The month as YYYY-MM. */
export function monthOf(timeMs: number): string {
  return dayOf(timeMs).slice(0, MONTH_CHARACTERS)
}

/**
 * The day (YYYY-MM-DD) on which an answer counts that was booked in a month (YYYY-MM): today, or the day of that month
 * next to it where the clock has gone on meanwhile, or back.
 */
export function dayIn(month: string, timeMs: number): string {
  const today = dayOf(timeMs)
  if (today.startsWith(month)) return today
  if (today < month) return `${month}-01`
  const nextStartsMs = monthStartMs(Date.parse(`${month}-01T00:00:00Z`), 1)
  return new Date(nextStartsMs - MS_PER_DAY).toISOString().slice(0, DAY_CHARACTERS)
}

/** Whole seconds until the next month begins, at least 1. */
export function secondsToNextMonth(timeMs: number): number {
  return Math.max(1, Math.ceil((monthStartMs(timeMs, 1) - timeMs) / MS_PER_SECOND))
}

/** The length of the month that `timeMs` lies in, in seconds. */
export function secondsOfMonth(timeMs: number): number {
  return (monthStartMs(timeMs, 1) - monthStartMs(timeMs, 0)) / MS_PER_SECOND
}

/** When the month after a YYYY-MM begins, as YYYY-MM-DDThh:mm:ssZ. */
export function endOfMonth(month: string): string {
  return `${firstDayAfter(month)}T00:00:00Z`
}

/** Of the month after a YYYY-MM, as YYYY-MM-DD. */
export function firstDayAfter(month: string): string {
  const next = new Date(monthStartMs(Date.parse(`${month}-01T00:00:00Z`), 1))
  return next.toISOString().slice(0, DAY_CHARACTERS)
}

function monthStartMs(timeMs: number, monthsAhead: number): number {
  const date = new Date(timeMs)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsAhead, 1)
}
