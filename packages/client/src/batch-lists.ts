/** A batch in lists, each a request of its own: for platforms that send nothing while they read. */

import { checkClosing } from './batch-check.ts'
import type { AnyRow, BatchClosing, BatchOptions, Rows } from './batch-types.ts'
import { parsed, type Send } from './send.ts'
import { Sha256 } from './sha256.ts'

/** What the service takes in one list. */
const ROWS_MAX = 1000
const BYTES_MAX = 2_000_000

interface ListAnswer {
  readonly data: AnyRow[]
  readonly meta: BatchClosing
}

export async function* listed(
  send: Send,
  path: string,
  rows: Rows,
  { signal, onClosing }: BatchOptions,
): AsyncGenerator<AnyRow, void> {
  const headers = { 'content-type': 'application/json' }
  let before = 0
  for await (const list of listsOf(rows)) {
    const body = () => `[${list.join()}]`
    const { data, meta } = await send({ method: 'POST', path, headers, body, signal }, async (response) => {
      const text = await response.text()
      const answer = parsed<ListAnswer>(text, response)
      const hash = new Sha256()
      hash.update(new TextEncoder().encode(text.slice(0, text.lastIndexOf(CLOSING))))
      checkClosing(answer.meta, { sent: list.length, answered: answer.data.length, hash })
      return answer
    })
    onClosing?.(meta)
    for (const answer of data) yield { ...answer, row: before + answer.row }
    before += list.length
  }
}

/** Begins what is not in the SHA-256. */
const CLOSING = '],"meta":'

/** Rows as JSON, as many as a list takes. */
async function* listsOf(rows: Rows): AsyncGenerator<string[]> {
  let list: string[] = []
  let bytes = 0
  for await (const row of rows) {
    const text = JSON.stringify(row)
    const own = new TextEncoder().encode(text).length + 1
    if (list.length === ROWS_MAX || bytes + own > BYTES_MAX) {
      yield list
      list = []
      bytes = 0
    }
    list.push(text)
    bytes += own
  }
  if (list.length > 0) yield list
}
