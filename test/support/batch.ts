/** Batches sent to an app of the tests. */
import type { TestApp } from './app.ts'

export const BATCH_PATH = '/v1/batch'

/** A row of a hotel stay. */
export const hotel = (id: string, country = 'GB', nights: number | string = 3) => ({
  id,
  type: 'hotel',
  params: { country, nights },
})

/** Rows as lines: texts as they are, others as JSON. */
export const sendLines = (app: TestApp, rows: readonly unknown[], url = BATCH_PATH) =>
  app.send({
    method: 'POST',
    url,
    payload: rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'),
    headers: { 'content-type': 'application/x-ndjson' },
  })

export const sendCsv = (app: TestApp, payload: string, url = BATCH_PATH) =>
  app.send({ method: 'POST', url, payload, headers: { 'content-type': 'text/csv' } })

/** What each line of an answer says. */
export const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
