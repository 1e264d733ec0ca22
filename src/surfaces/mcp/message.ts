/** One message of the protocol and its response, as plain data: on this thread, or on another one. */
import { setImmediate as pause } from 'node:timers/promises'
import { ERROR_STATUS, problem } from '../../engine/errors.ts'
import { lazy } from '../../engine/helpers/lazy.ts'
import type { Edition } from '../../factors/edition.ts'
import type { exchange as Exchange } from './exchange.ts'
import { type BookedAnswers, Purse } from './purse.ts'
import { invalid, refusedMessage } from './refused-message.ts'
import type { Desk } from './session.ts'

export interface MessageQuestion {
  /** What the protocol looks at. */
  readonly headers: Readonly<Record<string, string>>
  /** JSON, as it came. */
  readonly body: string
  readonly baseUrl: string | undefined
  /** Results that it may have; absent where nobody counts. */
  readonly booked?: BookedAnswers
}

export interface MessageAnswer {
  readonly status: number
  readonly type: string
  readonly text: string
  /** Answers of those that were booked. */
  readonly given: number
  /** Faults of ours; the client is told only that there was one. */
  readonly faults: readonly { readonly message: string; readonly stack: string | undefined }[]
}

export type AnswerMessage = (question: MessageQuestion) => Promise<MessageAnswer>

export function messageAnswerer(desk: Desk): AnswerMessage {
  const load = lazy(() => loadExchange(desk.context.edition))
  return async ({ headers, body, baseUrl, booked }) => {
    const refused = body.trimStart().startsWith('[') ? NO_LISTS : refusedMessage(body)
    if (refused) return { ...REFUSED, text: JSON.stringify(refused) }
    const purse = booked && new Purse(booked)
    const faults: Error[] = []
    const exchange = await load()
    const { text, ...answer } = await exchange({
      session: { ...desk, baseUrl, allowance: purse },
      headers,
      body,
      onFault: (error) => faults.push(error as Error),
    })
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? JSON_TYPE,
      text,
      given: purse?.given ?? 0,
      faults: faults.map(({ message, stack }) => ({ message, stack })),
    }
  }
}

/**
 * Few processes ever serve an assistant: the code is loaded with the first message, in steps between which other
 * requests are processed.
 */
async function loadExchange(edition: Edition): Promise<typeof Exchange> {
  // Node loads all of fetch with the first use of one of its classes.
  void globalThis.Request
  await pause()
  const { preloadSchemas } = await import('./protocol.ts')
  await pause()
  preloadSchemas()
  await pause()
  const { exchange } = await import('./exchange.ts')
  // Every server has them; they are made once.
  const { toolsOf } = await import('./tools/tools.ts')
  toolsOf(edition)
  await pause()
  return exchange
}

const JSON_TYPE = 'application/json; charset=utf-8'

const REFUSED = { status: ERROR_STATUS.bad_request, type: JSON_TYPE, given: 0, faults: [] }

/** The protocol has no lists of messages since 2025-06-18. */
const NO_LISTS = invalid([], problem('bad_request.message_list', {}).message)
