/** Notices: what a reader of a result should know about it. */

export interface Notice {
  readonly code: string
  readonly severity: 'info' | 'warning'
  /** One or two sentences for a person. */
  readonly message: string
  /** What it is about, in the words of whoever noticed; an operation says which of its parameters that is. */
  readonly subject?: string
  /** Something else was taken than what was asked for, or assumed: an error with strict=true. */
  readonly isFallback?: true
}

export function info(code: string, message: string, subject?: string): Notice {
  return subject === undefined
    ? { code, severity: 'info', message }
    : { code, severity: 'info', message, subject }
}

export function warning(code: string, message: string, subject?: string): Notice {
  return { ...info(code, message, subject), severity: 'warning' }
}

/** The same notice as one about a fallback: always a warning, whatever it was. */
export function asFallback(notice: Notice): Notice {
  return { ...notice, severity: 'warning', isFallback: true }
}

/** A warning about a fallback. */
export function fallback(code: string, message: string, subject?: string): Notice {
  return asFallback(warning(code, message, subject))
}

/** The same notices about another subject. */
export function about(subject: string, notices: readonly Notice[]): Notice[] {
  return notices.map((notice) => ({ ...notice, subject }))
}

/** Each notice once. */
export function distinct(notices: readonly Notice[]): Notice[] {
  return [...new Map(notices.map((notice) => [`${notice.code} ${notice.message}`, notice])).values()]
}
