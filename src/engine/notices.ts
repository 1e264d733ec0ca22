/** Notices: what a reader of a result should know about it. */

export interface Notice {
  readonly code: string
  readonly severity: 'info' | 'warning'
  /** One or two sentences for a person. */
  readonly message: string
  /** The message in pieces, where it has numbers that go with the amounts of a question. */
  readonly pieces?: Pieces
  /** What it is about, in the words of whoever noticed; an operation says which of its parameters that is. */
  readonly subject?: string
  /** Something else was taken than what was asked for, or assumed: an error with strict=true. */
  readonly isFallback?: true
}

/** Texts, and numbers between them. */
export type Pieces = readonly (string | number)[]

export function info(code: string, said: string | Pieces, subject?: string): Notice {
  const message = typeof said === 'string' ? said : said.join('')
  return {
    code,
    severity: 'info',
    message,
    ...(typeof said !== 'string' && { pieces: said }),
    ...(subject !== undefined && { subject }),
  }
}

export function warning(code: string, message: string | Pieces, subject?: string): Notice {
  return { ...info(code, message, subject), severity: 'warning' }
}

/** The same notice with other numbers in it. */
export function retold(notice: Notice, pieces: Pieces): Notice {
  return { ...notice, message: pieces.join(''), pieces }
}

/** The same notice as one about a fallback: always a warning, whatever it was. */
export function asFallback(notice: Notice): Notice {
  return { ...notice, severity: 'warning', isFallback: true }
}

/** A warning about a fallback. */
export function fallback(code: string, message: string | Pieces, subject?: string): Notice {
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
