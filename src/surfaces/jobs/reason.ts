/** Why a job ended, in the one column that its row has for it. */
import type { ErrorCode } from '../../engine/errors.ts'
import { isMessage, textOf } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import { type StopReason, stopReason } from '../batch/stopped.ts'

/** As JSON, so that it can be read in any language. */
export function writtenReason(reason: StopReason): string {
  const { key, values, message } = stopReason(reason)
  return key === undefined ? message : JSON.stringify({ key, values })
}

/** Of a row that an earlier release wrote: its English text. */
export function readReason(code: ErrorCode, written: string): StopReason {
  const said = written.startsWith('{"key":') ? (JSON.parse(written) as Message) : undefined
  if (said === undefined) return { code, message: written }
  return isMessage(said) ? { code, ...said, message: textOf(said) } : { code, message: said.key }
}
