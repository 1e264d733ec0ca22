/** Messages that are refused before they are read: JSON.parse uses the last of two equal names without notice. */
import { nameGivenTwice } from '../../api/request/json-keys.ts'
import { nestingOf } from '../../contract/nesting.ts'
import { problem } from '../../engine/errors.ts'

/** A whole answer has some ten levels, inside some of the protocol's own. */
export const MESSAGE_LEVELS_MAX = 40

/** JSON-RPC 2.0, section 5.1: an invalid request. */
const INVALID_REQUEST = -32_600

/** A message of JSON-RPC; `id` is null where nothing says whose it is. */
export interface RefusedMessage {
  readonly jsonrpc: '2.0'
  readonly id: string | number | null
  readonly error: { readonly code: number; readonly message: string }
}

/** Undefined for a message that can be read, and for a text that is not JSON. */
export function refusedMessage(text: string): RefusedMessage | undefined {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null) return undefined
  if (nestingOf(text, MESSAGE_LEVELS_MAX) > MESSAGE_LEVELS_MAX)
    return invalid(value, problem('bad_request.message_nested', { maximum: MESSAGE_LEVELS_MAX }).message)
  const twice = nameGivenTwice(text, value)
  if (twice === undefined) return undefined
  return invalid(value, problem('bad_request.name_twice', { name: twice }).message)
}

export function invalid(value: object, message: string): RefusedMessage {
  const { id } = value as { id?: unknown }
  const isId = typeof id === 'string' || typeof id === 'number'
  return { jsonrpc: '2.0', id: isId ? id : null, error: { code: INVALID_REQUEST, message } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
