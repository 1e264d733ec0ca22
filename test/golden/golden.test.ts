/** No answer differs from the table: see README.md. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAll, CONCURRENCY } from './ask.ts'
import { changesBetween, reportOf, scopeOf } from './compare.ts'
import { readRecorded, servedEdition } from './edition.ts'
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

test('the table has thousands of requests, each once', () => {
  const requests = table.map(({ request }) => request)
  expect(requests.length).toBeGreaterThanOrEqual(ROWS_MIN)
  expect(new Set(requests).size).toBe(requests.length)
})

test(
  'every answer is that of the table',
  async () => {
    // Backwards, since it is recorded forwards: no answer may depend on what was asked before it.
    const rows = table.toReversed()
    const asked = rows.map(({ request }) => request)
    const scope = scopeOf(readRecorded(), await servedEdition(server))
    const changes = changesBetween(rows, await askAll(server, asked, CONCURRENCY), scope)
    // biome-ignore lint/suspicious/noConsole: a person should see that less was compared
    if (scope.remark !== '') console.warn(`golden: ${scope.remark}`)
    if (changes.length > 0) throw new Error(reportOf(changes))
  },
  TIMEOUT_MS,
)
