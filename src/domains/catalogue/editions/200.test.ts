import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFile } from '../../../../scripts/lib/edition-tables.ts'
import { services, type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
// biome-ignore lint/suspicious/noExplicitAny: checked against the OpenAPI document
let json: any
beforeAll(async () => {
  app = await testApp()
  json = (await app.get('/v1/editions')).json
})
afterAll(() => app.close())

const of = (name: string) => json.data.find(({ edition }: { edition: string }) => edition === name)

test('every year from 2021 to 2026, by year and revision', () => {
  const names = json.data.map(({ edition }: { edition: string }) => edition)
  expect(names).toEqual(
    expect.arrayContaining(['2021.1', '2022.1', '2023.1', '2024.1', '2025.1', '2025.2', '2026.1']),
  )
  expect(names).toEqual(names.toSorted())
  for (const { edition, status, released } of json.data) {
    expect(status, edition).toBe(released === null ? 'open' : 'released')
  }
  expect(json.meta.total).toBe(names.length)
})

test('which is the default, and which is the latest of its year', () => {
  const named = (field: string) =>
    json.data
      .filter((item: Record<string, boolean>) => item[field])
      .map(({ edition }: { edition: string }) => edition)
  expect(named('is_default')).toEqual(['2025.1'])
  expect(named('is_latest_of_year')).not.toContain('2025.1')
  expect(named('is_latest_of_year')).toContain('2024.1')
  expect(json.meta.defaults[0]).toEqual({ since: '2026-11-21', edition: '2025.1' })
})

test('rows as the files have them, and the years of a publisher', () => {
  for (const table of ['hotel', 'water', 'sources', 'freight_factors']) {
    const rows: string[][] = parse(readFileSync(dataFile(`2024.1/${table}.csv`)), {
      from_line: 2,
    })
    expect(of('2024.1').rows_by_table[table], table).toBe(rows.length)
  }
  const byPublisher = new Map(
    of('2024.1').publishers.map((one: { publisher: string; years: number[] }) => [one.publisher, one.years]),
  )
  expect(byPublisher.get('UK Government (DESNZ / DEFRA)')).toContain(2024)
  expect(of('2024.1').rows).toBeGreaterThan(of('2024.1').rows_by_table.freight_factors)
})

test('the hash is the one of the edition that is read', async () => {
  for (const { edition, hash } of json.data)
    expect((await services.editions.require(edition)).hash).toBe(hash)
})

test('no edition is chosen for it', async () => {
  const asked = await app.get('/v1/editions?year=2024')
  expect(asked.json.data).toEqual(json.data)
  expect(asked.json.meta.notices).toEqual([
    expect.objectContaining({ code: 'unknown_parameter', field: 'year' }),
  ])
  expect(json.meta).not.toHaveProperty('newer_edition')
  expect(json.meta.request).toBe('/v1/editions')
})

test('as CSV: a row an edition', async () => {
  const { text } = await app.get('/v1/editions?format=csv')
  const rows: Record<string, string>[] = parse(text, { columns: true })
  expect(rows.map(({ edition, hash }) => ({ edition, hash }))).toEqual(
    json.data.map(({ edition, hash }: Record<string, string>) => ({ edition, hash })),
  )
})
