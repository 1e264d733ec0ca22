/** A batch as one request: rows are sent as NDJSON while their answers are read. */

import { checkClosing, cutBatch } from './batch-check.ts'
import type { AnyRow, BatchClosing, BatchOptions, Rows } from './batch-types.ts'
import { EverygramError } from './error.ts'
import { linesOf } from './lines.ts'
import { rowSource } from './row-source.ts'
import type { Send } from './send.ts'
import { Sha256 } from './sha256.ts'

export async function* streamed(
  send: Send,
  path: string,
  rows: Rows,
  { signal, onClosing }: BatchOptions,
): AsyncGenerator<AnyRow, void> {
  const source = rowSource(rows)
  const over = new AbortController()
  const request = {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-ndjson' },
    body: source.body,
    isRepeatable: Array.isArray(rows),
    signal: signal ? AbortSignal.any([signal, over.signal]) : over.signal,
  }
  let closing: BatchClosing | undefined
  try {
    closing = yield* readAnswers(await send(request, async (given) => given), source.sent)
  } catch (cause) {
    source.rethrow()
    signal?.throwIfAborted()
    throw cause
  } finally {
    // Rows are not sent on where nobody reads, or where the service has refused; fetch alone would read them on.
    source.stop()
    over.abort()
  }
  onClosing?.(closing)
}

/** Answers of NDJSON, and what closes them, which is checked. `sent`: the rows that there should be, when all have come. */
export async function* readAnswers(
  response: Response,
  sent: (closing: BatchClosing | undefined) => number,
): AsyncGenerator<AnyRow, BatchClosing> {
  const hash = new Sha256()
  let answered = 0
  let closing: BatchClosing | undefined
  try {
    for await (const line of linesOf(bodyOf(response))) {
      const value: AnyRow | { closing: BatchClosing } = JSON.parse(line)
      if ('closing' in value) {
        closing = value.closing
        continue
      }
      hash.update(encoder.encode(`${line}\n`))
      answered++
      yield value
    }
    return checkClosing(closing, { sent: sent(closing), answered, hash })
  } catch (cause) {
    if (cause instanceof EverygramError) throw cause
    throw cutBatch(`The batch was cut after ${answered} answers.`, cause)
  }
}

const encoder = new TextEncoder()

function bodyOf({ body, status }: Response): ReadableStream<Uint8Array> {
  if (body === null)
    throw new EverygramError('unreadable_answer', `The answer ${status} has no body.`, { status })
  return body
}
