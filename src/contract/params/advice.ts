/** What is said of a number that cannot be read: sentences with a blank before them. */
export interface Advice {
  /** How it is written. */
  readonly rule?: string
  /** What to send, if the suggestion is one that may be sent. */
  readonly hint?: string
  /** What was most likely meant. */
  readonly suggestion?: string
}
