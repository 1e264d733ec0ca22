import type { Message } from '../../messages/values.ts'

/** What is told of a number that can't be read. */
export interface Advice {
  /** How it is written: told where there is no suggestion that may be sent. */
  readonly rule?: Message
  /** What to send. */
  readonly hint?: Message
  /** What was most likely meant. */
  readonly suggestion?: string
}
