/**
 * Sends a batch of so many rows, each another question, and reads its answers away, in a process of its own:
 * `million-rows.mjs PORT KEY ROWS`. Says `begun` when the first answers come and `done` after the last.
 */
import { once } from 'node:events'
import { request } from 'node:http'

const [port, key, rows] = process.argv.slice(2)
const ROWS_A_PIECE = 500
const NIGHTS_MAX = 365

const asked = request({
  host: '127.0.0.1',
  port,
  path: '/v1/batch',
  method: 'POST',
  headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}` },
})
asked.on('response', (answer) => {
  process.send('begun')
  answer.resume().on('close', () => {
    process.send('done')
    process.disconnect()
  })
})
process.on('disconnect', () => process.exit())

for (let row = 0; row < Number(rows); ) {
  let piece = ''
  for (let i = 0; i < ROWS_A_PIECE && row < Number(rows); i++, row++)
    piece += `{"type":"hotel","params":{"country":"GB","nights":${1 + (row % NIGHTS_MAX)},"rooms":${1 + Math.floor(row / NIGHTS_MAX)}}}\n`
  if (!asked.write(piece)) await once(asked, 'drain')
}
asked.end()
