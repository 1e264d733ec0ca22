/** A batch of a million rows beside everything else. */
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { usageOf } from '../usage.ts'
import type { Fault, Finding } from './fault.ts'

const ROWS = 1_000_000
const ROWS_A_PIECE = 1000
const NIGHTS_MAX = 30
const MS = 1000
const HTTP_OK = 200
const CLOSING = '{"closing"'

export const millionRows: Fault = async ({ house }) => {
  const key = await house.addKey()
  const read = sendRows(house.one.url, key.key)
  return async (): Promise<Finding> => {
    const { status, lines, last, seconds } = await read
    const counted = await usageOf(house.stores, key.id, ROWS)
    const isWhole = status === HTTP_OK && lines === ROWS + 1 && last.startsWith(CLOSING)
    const text = `${lines - 1} rows and ${isWhole ? 'a' : 'no'} closing line in ${seconds} s, ${counted} counted`
    return { isGood: isWhole && counted === ROWS, text }
  }
}

async function sendRows(url: string, key: string) {
  const started = performance.now()
  const answer = await fetch(`${url}/v1/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}` },
    body: ReadableStream.from(pieces()),
    duplex: 'half',
  } as RequestInit)
  let [lines, last] = [0, '']
  if (answer.body) {
    for await (const line of createInterface({ input: Readable.fromWeb(answer.body as never) })) {
      lines++
      last = line
    }
  }
  return { status: answer.status, lines, last, seconds: Math.round((performance.now() - started) / MS) }
}

async function* pieces(): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for (let at = 0; at < ROWS; at += ROWS_A_PIECE) {
    const rows = Array.from({ length: ROWS_A_PIECE }, (_, i) => {
      const nights = 1 + ((at + i) % NIGHTS_MAX)
      return `${JSON.stringify({ id: `r${at + i}`, type: 'hotel', params: { country: 'GB', nights } })}\n`
    })
    yield encoder.encode(rows.join(''))
  }
}
