/** Rows as a body that is made while it is sent. */
import type { Rows } from './batch-types.ts'

export interface RowSource {
  /** From the first row on. */
  body(): ReadableStream<Uint8Array>
  /** Rows that the last body has given. */
  sent(): number
  /** Throws what the rows threw, if they did. */
  rethrow(): void
  /** Ends the rows, as soon as the next one is there. */
  stop(): void
}

/** Characters of rows that are at hand, in one piece. */
const PIECE_CHARACTERS = 16_384

export function rowSource(rows: Rows): RowSource {
  let sent = 0
  let fault: { error: unknown } | undefined
  let pieces: AsyncGenerator<string, void> | undefined
  const stop = () => {
    // Rows that cannot be ended are nobody's matter any more.
    pieces?.return().catch(() => {})
  }
  return {
    sent: () => sent,
    rethrow() {
      if (fault) throw fault.error
    },
    stop,
    body() {
      sent = 0
      const own = piecesOf(rows, () => sent++)
      pieces = own
      return new ReadableStream({
        async pull(controller) {
          try {
            const { done, value } = await own.next()
            if (done) controller.close()
            else controller.enqueue(encoder.encode(value))
          } catch (error) {
            fault = { error }
            controller.error(error)
          }
        },
        cancel: stop,
      })
    },
  }
}

const encoder = new TextEncoder()

/** Rows that have to be waited for go one by one, so that each is answered when it is there. */
async function* piecesOf(rows: Rows, count: () => void): AsyncGenerator<string, void> {
  if (Symbol.asyncIterator in rows) {
    for await (const row of rows) {
      count()
      yield `${JSON.stringify(row)}\n`
    }
    return
  }
  let piece = ''
  for (const row of rows) {
    count()
    piece += `${JSON.stringify(row)}\n`
    if (piece.length < PIECE_CHARACTERS) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}
