/** No answer differs from the table: see README.md. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadEdition } from '../../src/surfaces/process/data/load.ts'
import { PACKAGE_DATA } from '../../src/surfaces/process/package-root.ts'
import { services } from '../support/app.ts'
import { step } from '../support/long.ts'
import { askAll, CONCURRENCY } from './ask.ts'
import { changesBetween, reportOf, scopeOf } from './compare.ts'
import { readRecorded, servedEdition } from './edition.ts'
import { type RunningServer, startServer } from './server.ts'
import { readTable } from './table.ts'

const TIMEOUT_MS = 120_000
const ROWS_MIN = 5000
const CALCULATIONS_MIN = 3000 / step(4)

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

/** A server whose default is another edition, and each question names the recorded one. */
test(
  'every calculation that names the edition is that of the table, whatever the default is',
  async () => {
    const { edition } = readRecorded()
    const other = await startServer({ ...services, edition: loadEdition(PACKAGE_DATA, '2026.1') })
    const rows = table
      .filter(({ co2e_grams, request }) => co2e_grams !== '' && request.startsWith('/v1/'))
      .filter(({ request }) => !request.includes('edition='))
      .filter((_, index) => index % step(4) === 0)
    const asked = rows.map(({ request }) => `${request}&edition=${edition}`)
    const scope = scopeOf(readRecorded(), await servedEdition(server))
    const answers = await askAll(other, asked, CONCURRENCY).finally(other.close)
    const named = answers.map((answer, index) => ({ ...answer, request: rows[index]?.request ?? '' }))
    const changes = changesBetween(rows, named, scope)
    expect(rows.length).toBeGreaterThan(CALCULATIONS_MIN)
    if (changes.length > 0) throw new Error(reportOf(changes))
  },
  TIMEOUT_MS,
)
