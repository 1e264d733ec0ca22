/** Reading the options of everygram keys. Each throws a UsageError with what is allowed. */
import { message } from '../../messages/messages.ts'
import { PLAN_NAMES } from '../../platform/access/plans.ts'
import { UsageError } from './usage.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const NAME_CHARACTERS_MAX = 100
const MS_PER_HOUR = 3_600_000
/** A month: an overlap is for a change of configuration, not a second key. */
const OVERLAP_HOURS_MAX = 720

/** Control characters and line ends, and what turns the direction of the text that follows (Unicode, UAX 9). */
const UNSHOWABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** A name is shown in one line of a table. */
export function shownName(name: string): string {
  if (name.length <= NAME_CHARACTERS_MAX && !UNSHOWABLE.test(name)) return name
  throw new UsageError(message('cli.keys.name', { max: NAME_CHARACTERS_MAX }))
}

export function planName(option: string, name: string): string {
  if (PLAN_NAMES.includes(name)) return name
  throw new UsageError(message('cli.one_of', { option, allowed: PLAN_NAMES, value: name }))
}

/** Midnight UTC at the start of the day given, which must lie ahead. */
export function expiry(text: string): string {
  const time = DATE.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  const date = Number.isNaN(time) ? undefined : new Date(time).toISOString()
  if (!date?.startsWith(text)) throw new UsageError(message('cli.keys.expires_form', { value: text }))
  if (time <= Date.now()) throw new UsageError(message('cli.keys.expires_past', { value: text }))
  return date
}

/** Hours in which the secret before a rotation stays good, in milliseconds. */
export function overlapMs(text: string): number {
  const hours = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (hours <= OVERLAP_HOURS_MAX) return hours * MS_PER_HOUR
  throw new UsageError(message('cli.keys.overlap', { max: OVERLAP_HOURS_MAX, value: text }))
}

export function monthName(text: string): string {
  if (MONTH.test(text)) return text
  throw new UsageError(message('cli.keys.month', { value: text }))
}
