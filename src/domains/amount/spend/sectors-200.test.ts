import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/spend/sectors'

test('the two sectors of office furniture, in any order of words', async () => {
  const { data, meta } = (await app.get(`${PATH}?q=furniture%20OFFICE`)).json
  expect(data).toEqual([
    {
      naics: '337211',
      sector: 'Wood Office Furniture Manufacturing',
      factor: 0.24,
      factor_unit: 'kgCO2e/USD',
      factor_id: 'spend-337211',
    },
    {
      naics: '337214',
      sector: 'Office Furniture (except Wood) Manufacturing',
      factor: 0.24,
      factor_unit: 'kgCO2e/USD',
      factor_id: 'spend-337214',
    },
  ])
  expect(meta).toMatchObject({ total: 2, source_trail: [{ region: 'US', year: '2022' }] })
})

test('by the first digits of a code; words that no title has find nothing', async () => {
  const { data } = (await app.get(`${PATH}?q=33721`)).json
  expect(data.map(({ naics }: { naics: string }) => naics)).toEqual(['337211', '337212', '337214', '337215'])
  expect((await app.get(`${PATH}?q=zzzz`)).json.data).toEqual([])
})

test('all 1,016 of them, as CSV too', async () => {
  expect((await app.get(PATH)).json.data).toHaveLength(1016)
  const { text, headers } = await app.get(PATH, { accept: 'text/csv' })
  expect(headers['content-type']).toMatch(/^text\/csv/)
  const rows: Record<string, string>[] = parse(text, { columns: true })
  expect(rows).toHaveLength(1016)
  expect(rows[0]).toMatchObject({ naics: '111110', sector: 'Soybean Farming', factor: '0.532' })
})
