import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFile } from '../../../../scripts/lib/edition-tables.ts'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const published = (edition: string): Record<string, string>[] =>
  parse(readFileSync(dataFile(`${edition}/sources.csv`)), { columns: true })

test.each(['2025.1', '2024.1'])('all of %s, as its file has them', async (edition) => {
  const { json } = await app.get(`/v1/sources?edition=${edition}`)
  const cells = json.data.map((item: Record<string, unknown>) => [
    item.source_id,
    item.publisher,
    item.title,
    item.licence,
    item.url ?? '',
    item.date_read ?? '',
    item.sha256 ?? '',
  ])
  expect(cells).toEqual(
    published(edition).map((row) => [
      row.source_id,
      row.publisher,
      row.title,
      row.licence,
      row.url,
      row.date_read,
      row.sha256,
    ]),
  )
  expect(json.meta.total).toBe(json.data.length)
})

test('each is named by a row, or places and routes are made of it', async () => {
  const { json } = await app.get('/v1/sources')
  const unused = json.data.filter((item: { rows: number; is_of_geography: boolean }) => {
    return item.rows === 0 && !item.is_of_geography
  })
  expect(unused).toEqual([])
})

test('as CSV', async () => {
  const { text } = await app.get('/v1/sources', { accept: 'text/csv' })
  const rows: Record<string, string>[] = parse(text, { columns: true })
  expect(rows.map(({ source_id }) => source_id)).toEqual(published('2025.1').map((row) => row.source_id))
})
