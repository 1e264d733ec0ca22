/** Messages as texts of one language: for tables and pages, which have many of them. */
import type { Language } from './locale.ts'
import { type MessageKey, type MessageValues, message, textOf } from './messages.ts'

export type Words = <Key extends MessageKey>(
  key: Key,
  ...values: keyof MessageValues<Key> extends never ? [] : [MessageValues<Key>]
) => string

export const wordsIn =
  (language: Language): Words =>
  (key, ...[values]) =>
    textOf(message(key, (values ?? {}) as MessageValues<typeof key>), language)
