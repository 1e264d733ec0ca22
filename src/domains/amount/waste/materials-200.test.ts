import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/waste/materials'

test('42 materials with 134 treatments in the publication of 2025', async () => {
  const { data, meta } = (await app.get(`${PATH}?year=2025`)).json
  expect(data).toHaveLength(42)
  expect(meta).toMatchObject({ total: 42, notices: [], edition: '2025.2' })
  expect(meta.source_trail).toMatchObject([{ name: 'Waste', year: '2025', region: 'GB' }])
  expect(data.flatMap(({ treatments }: { treatments: object[] }) => treatments)).toHaveLength(134)
  // Refuse: Organic: garden waste, uk-2025.csv.
  expect(data.find(({ material }: { material: string }) => material === 'garden')).toEqual({
    material: 'garden',
    label: 'Organic: garden waste',
    group: 'Refuse',
    treatments: [
      ['incineration', 4.68568],
      ['composting', 8.98311],
      ['anaerobic_digestion', 8.98311],
      ['landfill', 646.70557],
    ].map(([treatment, factor]) => ({
      treatment,
      factor,
      factor_unit: 'kgCO2e/tonne',
      factor_id: `waste-garden-${treatment}`,
    })),
  })
})

test('as CSV, a row a treatment, by format or by Accept', async () => {
  const byFormat = await app.get(`${PATH}?year=2025&format=csv`)
  const byHeader = await app.get(`${PATH}?year=2025`, { accept: 'text/csv' })
  expect(byFormat.headers['content-type']).toMatch(/^text\/csv/)
  expect(byHeader.text).toBe(byFormat.text)
  const rows: Record<string, string>[] = parse(byFormat.text, { columns: true })
  expect(rows).toHaveLength(134)
  expect(rows.at(-1)).toMatchObject({ material: 'paper', treatment: 'landfill', factor: '1164.4894' })
})
