/** Why a result cannot be checked. */
import { type MessageKey, type MessageValues, message, textOf } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'

export const REASON_CODES = [
  'not_an_answer',
  'no_request',
  'unknown_request',
  'edition_missing',
  'other_figures',
  'other_engine',
  'other_geography',
  'other_rules',
  'external_service',
  'refused',
] as const

export type ReasonCode = (typeof REASON_CODES)[number]

export interface Reason extends Message {
  readonly code: ReasonCode
}

type ReasonKey = {
  [Code in ReasonCode]: Extract<MessageKey, `verify.${Code}` | `verify.${Code}.${string}`>
}[ReasonCode]

/** With the code that the key has after its first point. */
export function cannot<Key extends ReasonKey>(key: Key, values: MessageValues<Key>): Reason {
  const [, code] = key.split('.')
  return { code: code as ReasonCode, ...message(key, values) }
}

/** In general, for a description of the codes. */
export const reasonText = (code: ReasonCode): string => textOf(message(`verify.${code}`, {}))
