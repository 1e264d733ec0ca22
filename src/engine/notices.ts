/** Notices: what a reader of a result should know about it. */
import { type MessageKey, type MessageValues, message } from '../messages/messages.ts'
import type { Message } from '../messages/values.ts'
import type { Tier } from './trail.ts'

export interface Notice extends Message {
  /** The key up to its first point: `location_assumed` of `location_assumed.grid`. */
  readonly code: string
  readonly severity: 'info' | 'warning'
  /** Values that differ with the amounts of a request, by their names. */
  readonly byAmount?: readonly string[]
  /** What it is about, in the words of whoever noticed; an operation says which of its parameters that is. */
  readonly subject?: string
  /** Something was assumed or replaced: an error with strict=true. */
  readonly isFallback?: true
  /** The best tier that the lines which it touches can then have. A fallback without one allows `region`. */
  readonly tier?: Tier
  /** Of a calculation: the lines of the report that it touches. */
  readonly reported?: ReportedOn
}

export interface ReportedOn {
  /** Their places. */
  readonly lines: readonly number[]
  readonly labels: readonly Message[]
  /** None of them is part of the total, or only the division of the total is in doubt. */
  readonly isBesideTotal: boolean
}

export function info<Key extends MessageKey>(key: Key, values: MessageValues<Key>, subject?: string): Notice {
  return noticeOf('info', message(key, values), subject)
}

export function warning<Key extends MessageKey>(
  key: Key,
  values: MessageValues<Key>,
  subject?: string,
): Notice {
  return noticeOf('warning', message(key, values), subject)
}

/** A warning about a fallback. */
export function fallback<Key extends MessageKey>(
  key: Key,
  values: MessageValues<Key>,
  subject?: string,
): Notice {
  return asFallback(warning(key, values, subject))
}

function noticeOf(severity: Notice['severity'], { key, values }: Message, subject?: string): Notice {
  return { code: codeOf(key), severity, key, values, ...(subject !== undefined && { subject }) }
}

/** Of a notice or an error. */
export function codeOf(key: string): string {
  const end = key.indexOf('.')
  return end === -1 ? key : key.slice(0, end)
}

/** The same notice as one about a fallback: always a warning, whatever it was. */
export function asFallback(notice: Notice): Notice {
  return { ...notice, severity: 'warning', isFallback: true }
}

/** The same notices about another subject. */
export function about(subject: string, notices: readonly Notice[]): Notice[] {
  return notices.map((notice) => ({ ...notice, subject }))
}

/** Each notice once. */
export function distinct(notices: readonly Notice[]): Notice[] {
  return [...new Map(notices.map((notice) => [JSON.stringify([notice.key, notice.values]), notice])).values()]
}
