/** Questions to the server, a thousand at a time, as lines of JSON; each answer as it comes. */
import {
  type BatchRow,
  everygram,
  type FailedRow,
  type FullRow,
  type ShortRow,
} from '../../../../packages/client/src/everygram.ts'
import type { RowQuestion } from '../../../../src/api/request/row.ts'
import type { Server } from '../protocol.ts'

/**
 * Browsers read an answer only when all of a request is sent: it must fit into what proxies hold. Rows are some 100 bytes,
 * their answers some 400.
 */
const TOGETHER = 1000

export type ShortAnswer = ShortRow | FailedRow
export type FullAnswer = FullRow | FailedRow

interface Asking<Answer> {
  readonly server: Server
  readonly signal: AbortSignal
  readonly isFull: boolean
  onAnswer(index: number, answer: Answer): void
}

/** Rejects with an EverygramError where the server does not answer; what it answered before has been told. */
export async function askRows<Answer extends ShortAnswer | FullAnswer>(
  questions: readonly RowQuestion[],
  { server, signal, isFull, onAnswer }: Asking<Answer>,
): Promise<void> {
  const { batch } = everygram({ url: server.origin, key: server.key, fetch: fetchWhole })
  for (let begin = 0; begin < questions.length; begin += TOGETHER) {
    const rows = questions.slice(begin, begin + TOGETHER).map(({ params, ...row }) => ({
      ...row,
      params: { lang: server.language, ...params },
    })) as unknown as BatchRow[]
    const fields = isFull ? 'full' : 'short'
    const answers = batch(rows, { isStreamed: true, signal, fields: fields as 'full' })
    for await (const answer of answers) onAnswer(begin + answer.row - 1, answer as unknown as Answer)
  }
}

/** A body that is made while it is sent needs HTTP/2 in browsers: it is made first. */
async function fetchWhole(url: string, { body, ...init }: RequestInit): Promise<Response> {
  const text = body === null || body === undefined ? null : await new Response(body).text()
  return fetch(url, { ...init, ...(text !== null && { body: text }) })
}
