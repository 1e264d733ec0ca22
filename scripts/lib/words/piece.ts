/** Where a text is. */
export interface Place {
  readonly line: number
  /** Only where a source has several files. */
  readonly file?: string
}

/** A text to search, such as a paragraph or a message. */
export interface Piece extends Place {
  readonly text: string
}

/** What a text of our own must not have. */
export interface Problem extends Place {
  readonly found: string
  readonly instead: string
}
