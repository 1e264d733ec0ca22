/** A batch of a million rows beside everything else. */
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { stays } from '../rows.ts'
import { usageOf } from '../usage.ts'
import type { Fault, Finding } from './fault.ts'

const ROWS = 1_000_000
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
    body: ReadableStream.from(stays(ROWS)),
    duplex: 'half',
  } as RequestInit)
  const read = await linesOf(answer)
  return { ...read, status: answer.status, seconds: Math.round((performance.now() - started) / MS) }
}

/** How many lines an answer has, and its last one. */
export async function linesOf({ body }: Response): Promise<{ lines: number; last: string }> {
  let [lines, last] = [0, '']
  if (body) {
    for await (const line of createInterface({ input: Readable.fromWeb(body as never) })) {
      lines++
      last = line
    }
  }
  return { lines, last }
}
