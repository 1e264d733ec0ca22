/** No answer differs from the table: see README.md. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAll, CONCURRENCY } from './ask.ts'
import { changesBetween, reportOf } from './compare.ts'
import { goldenRequests } from './requests.ts'
import { type RunningServer, startServer } from './server.ts'
import { readTable } from './table.ts'

const TIMEOUT_MS = 120_000
const ROWS_MIN = 5000

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const table = readTable()

test('the table has the list of requests, and each once', () => {
  const rows = table.map(({ request }) => request)
  expect(rows.length).toBeGreaterThanOrEqual(ROWS_MIN)
  const [known, listed] = [new Set(rows), new Set(goldenRequests)]
  expect(known.size).toBe(rows.length)
  const missing = goldenRequests.filter((request) => !known.has(request))
  const unlisted = rows.filter((request) => !listed.has(request))
  expect({ missing, unlisted }, 'npm run golden -- --record').toEqual({ missing: [], unlisted: [] })
})

test(
  'every answer is that of the table',
  async () => {
    // Backwards, since it is recorded forwards: no answer may depend on what was asked before it.
    const rows = table.toReversed()
    const asked = rows.map(({ request }) => request)
    const changes = changesBetween(rows, await askAll(server, asked, CONCURRENCY))
    if (changes.length > 0) throw new Error(reportOf(changes))
  },
  TIMEOUT_MS,
)
