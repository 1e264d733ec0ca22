/**
 * `npm run golden -- --base URL [--key KEY]` asks any server what test/golden/golden.csv has the answers to, and says what
 * differs. `npm run golden -- --record` writes the table anew from the code and the data as they are, and says what changed.
 */
import { parseArgs } from 'node:util'
import { askAll, CONCURRENCY } from '../test/golden/ask.ts'
import { changesBetween, counted, reportOf, scopeOf } from '../test/golden/compare.ts'
import { readRecorded, servedEdition, writeRecorded } from '../test/golden/edition.ts'
import { goldenRequests, operationOf } from '../test/golden/requests.ts'
import { type Row, readTable, writeTable } from '../test/golden/table.ts'

const USAGE = 'npm run golden -- --base URL [--key KEY] [--concurrency N], or npm run golden -- --record'

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    key: { type: 'string' },
    concurrency: { type: 'string', default: String(CONCURRENCY) },
    record: { type: 'boolean', default: false },
  },
})

if (options.record) await record()
else if (options.base !== undefined) await replay(options.base)
else {
  console.error(USAGE)
  process.exitCode = 2
}

async function record(): Promise<void> {
  // Here, since a replay needs neither the edition nor the geography of this checkout.
  const { startServer } = await import('../test/golden/server.ts')
  const server = await startServer()
  const rows = await askAll(server, goldenRequests, Number(options.concurrency))
  const edition = await servedEdition(server)
  await server.close()
  const changes = changesBetween(readTable(), rows)
  writeTable(rows)
  writeRecorded(edition)
  console.log(summaryOf(rows))
  console.log(reportOf(changes))
}

async function replay(base: string): Promise<void> {
  const table = readTable()
  const asked = table.map(({ request }) => request)
  const server = { base, key: options.key }
  const scope = scopeOf(readRecorded(), await servedEdition(server))
  const rows = await askAll(server, asked, Number(options.concurrency))
  const changes = changesBetween(table, rows, scope)
  console.log(`${rows.length} rows, ${reportOf(changes)}`)
  if (scope.remark !== '') console.log(scope.remark)
  if (changes.length > 0) process.exitCode = 1
}

function summaryOf(rows: readonly Row[]): string {
  const words = rows.map(({ request, status }) => `${status} ${operationOf(request)}`)
  return [`${rows.length} rows`, ...counted(words)].join('\n')
}
