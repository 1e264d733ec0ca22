/** A text to search, such as a paragraph or a message. */
export interface Piece {
  readonly text: string
  readonly line: number
}

/** What a text of our own must not have. */
export interface Problem {
  readonly line: number
  readonly found: string
  readonly instead: string
}
