/**
 * A job of so many rows on a server that runs: how long until it is stored, answered, read and deleted.
 *
 *   AUTH=off npx everygram serve &
 *   npx tsx bench/jobs.ts http://127.0.0.1:3000 1000000
 *
 * Every row asks another quantity. KEY is the API key, where the server asks for one; FIELDS=full asks for whole answers.
 * docs/jobs.md has what was measured.
 */
import { setTimeout as pause } from 'node:timers/promises'

const [url = 'http://127.0.0.1:3000', count = '1000000'] = process.argv.slice(2)
const { KEY = '', FIELDS = 'short' } = process.env
const authorization = `Bearer ${KEY}`
const rows = Number(count)
const PIECE_ROWS = 10_000
const LOOK_EVERY_MS = 100
const MS = 1000

async function* body(): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < rows; at += PIECE_ROWS) {
    let text = ''
    for (let row = at; row < Math.min(rows, at + PIECE_ROWS); row++)
      text += `{"id":"r${row}","type":"hotel","params":{"country":"${['GB', 'FR', 'DE', 'US'][row % 4]}","nights":${1 + (row % 365)},"rooms":${1 + (row % 97)}}}\n`
    yield new TextEncoder().encode(text)
  }
}

async function timed<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const began = performance.now()
  const value = await work()
  const ms = performance.now() - began
  console.log(`${what}: ${Math.round(ms)} ms, ${Math.round((rows * MS) / ms)} rows a second`)
  return value
}

const path = await timed('stored', async () => {
  const headers = { authorization, prefer: 'respond-async', 'content-type': 'application/x-ndjson' }
  const init = { method: 'POST', headers, body: ReadableStream.from(body()), duplex: 'half' }
  const answer = await fetch(`${url}/v1/batch?fields=${FIELDS}`, init as RequestInit)
  if (answer.status !== 202) throw new Error(await answer.text())
  await answer.arrayBuffer()
  return answer.headers.get('location') ?? ''
})

await timed('answered', async () => {
  for (;;) {
    const answer = await fetch(`${url}${path}`, { headers: { authorization } })
    const { data } = (await answer.json()) as { data: { attributes: { state: string } } }
    if (data.attributes.state === 'done') return
    await pause(LOOK_EVERY_MS)
  }
})

await timed('read', async () => {
  const answer = await fetch(`${url}${path}/result`, { headers: { authorization } })
  let bytes = 0
  for await (const piece of answer.body ?? []) bytes += piece.length
  console.log(`${bytes} bytes`)
})

await timed('deleted', async () => {
  await (await fetch(`${url}${path}`, { method: 'DELETE', headers: { authorization } })).arrayBuffer()
})
