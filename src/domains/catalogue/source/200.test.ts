import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

interface Use {
  table: string
  rows: number
  factor_ids: string[]
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const source = async (id: string, query = '') =>
  (await app.get(`/v1/sources/${id}?${query}`)).json.data.attributes

test('what the UK factors of a year are used by', async () => {
  const { used_by, used_for, editions } = await source('desnz-2024', 'year=2024')
  const water = (used_by as Use[]).find(({ table }) => table === 'water')
  // data/2024.1/water.csv has two rows, both of this publication.
  expect(water).toEqual({
    domain: 'water',
    table: 'water',
    rows: 2,
    factor_ids: ['water-supply', 'water-treatment'],
  })
  expect(used_for.map(({ endpoint }: { endpoint: string }) => endpoint)).toContain('/v1/water/emissions')
  expect(editions).toEqual(['2024.1'])
})

test('every factor that it names is of this source', async () => {
  const { used_by } = await source('desnz-2021')
  const ids = (used_by as Use[]).flatMap(({ factor_ids }) => factor_ids)
  expect(ids.length).toBeGreaterThan(0)
  for (const id of ids) {
    const { json } = await app.get(`/v1/factors/${id}`)
    expect(json.data.attributes.source_id).toBe('desnz-2021')
  }
})

test('of places and routes it says so', async () => {
  const { is_of_geography, used_by, used_for } = await source('ourairports')
  expect(is_of_geography).toBe(true)
  expect(used_by).toEqual([])
  expect(used_for.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(
    expect.arrayContaining(['/v1/places', '/v1/routes', '/v1/travel/emissions']),
  )
})

test('as CSV: a row a factor', async () => {
  const { used_by } = await source('desnz-2021')
  const { text } = await app.get('/v1/sources/desnz-2021?format=csv')
  const rows: Record<string, string>[] = parse(text, { columns: true })
  expect(rows.map(({ factor_id }) => factor_id)).toEqual(
    (used_by as Use[]).flatMap(({ factor_ids }) => factor_ids),
  )
})
