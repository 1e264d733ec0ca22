/** An error with a message for a person, in the language of whoever reads it. */
import { textOf } from './messages.ts'
import type { Message } from './values.ts'

export class WordedError extends Error {
  override readonly name: string = 'WordedError'
  readonly said: Message

  constructor(said: Message, options?: ErrorOptions) {
    super(textOf(said), options)
    this.said = said
  }
}
