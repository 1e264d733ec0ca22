import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/refrigerant/gases'

test('166 gases and blends in the publication of 2025, and one less in 2026', async () => {
  const { data, meta } = (await app.get(`${PATH}?year=2025`)).json
  expect(data).toHaveLength(166)
  expect(meta).toMatchObject({ total: 166, notices: [], edition: '2025.2' })
  expect(meta.source_trail).toMatchObject([{ name: 'Refrigerant', year: '2025', region: 'ALL' }])
  const later = (await app.get(`${PATH}?year=2026`)).json
  expect(later.data).toHaveLength(165)
  expect(later.data.map(({ gas }: { gas: string }) => gas)).not.toContain('R511A')
})

test('by a part of a name', async () => {
  const { data } = (await app.get(`${PATH}?q=r-410&year=2025`)).json
  expect(data).toEqual([
    {
      gas: 'R410A',
      label: 'R410A',
      kind: 'blends',
      names: [],
      factor: 1924,
      factor_unit: 'kgCO2e/kg',
      factor_id: 'refrigerant-R410A',
    },
    {
      gas: 'R410B',
      label: 'R410B',
      kind: 'blends',
      names: [],
      factor: 2048,
      factor_unit: 'kgCO2e/kg',
      factor_id: 'refrigerant-R410B',
    },
  ])
  expect((await app.get(`${PATH}?q=zzz&year=2025`)).json.data).toEqual([])
})

test('as CSV', async () => {
  const { text, headers } = await app.get(`${PATH}?year=2025`, { accept: 'text/csv' })
  expect(headers['content-type']).toMatch(/^text\/csv/)
  const rows: Record<string, string>[] = parse(text, { columns: true })
  expect(rows).toHaveLength(166)
  expect(rows.find(({ gas }) => gas === 'R290')).toMatchObject({ names: 'propane', factor: '0.06' })
})
