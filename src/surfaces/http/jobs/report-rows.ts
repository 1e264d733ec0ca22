/** The result of a job as the rows of a report, whichever form it has. */
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Context } from '../../../contract/operation.ts'
import { csvRecordsOf } from '../../batch/csv-records.ts'
import { CSV, JSON_ARRAY } from '../../batch/row-formats.ts'
import { csvOptions } from '../../files/csv.ts'
import type { TableRow } from '../../files/table.ts'
import type { ReportGroups } from '../../report/report.ts'
import { arrayResults, type HashOf, hashesOf, ndjsonResults, tableResults } from '../../report/result-rows.ts'
import type { ReportInput } from '../../report/row.ts'

type Pieces = AsyncIterable<string | Buffer>

const POINT = { decimal: '.' } as const

export function rowsOfResult(form: string, pieces: Pieces, editions: Context['editions']): ReportGroups {
  const hashOf = hashesOf(editions)
  if (form === CSV) return tableResults({ name: '', rows: () => records(pieces) }, POINT, hashOf)
  return form === JSON_ARRAY ? ofArray(pieces, hashOf) : ndjsonResults(pieces, hashOf)
}

/** Rows that are handed on together. */
const TOGETHER = 256

async function* records(pieces: Pieces): AsyncGenerator<readonly TableRow[]> {
  let rows: TableRow[] = []
  let line = 0
  for await (const cells of csvRecordsOf(pieces, csvOptions(','))) {
    rows.push({ line: ++line, cells })
    if (rows.length < TOGETHER) continue
    yield rows
    rows = []
  }
  yield rows
}

/** As many rows as an array may have are held at once. */
async function* ofArray(pieces: Pieces, hashOf: HashOf): AsyncGenerator<ReportInput[]> {
  const json = await text(Readable.from(pieces, { objectMode: false }))
  yield arrayResults(json, hashOf)
}
