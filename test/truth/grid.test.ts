import { afterAll, beforeAll, expect, test } from 'vitest'
import { field, readRows } from '../../scripts/import/lib/tables.ts'
import { type TestApp, testApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const rows = readRows(new URL('.', import.meta.url).pathname, 'grid.csv').map((row) => ({
  query: field(row, 'query'),
  intensity: Number(field(row, 'intensity_g_per_kwh')),
}))

test.each(rows)('$query: $intensity g/kWh as published', async ({ query, intensity }) => {
  const grid = await app.get(`/v1/electricity/grid?${query}`)
  expect(grid.json.data.attributes.carbon_intensity).toBe(intensity)
  const use = await app.get(`/v1/electricity/emissions?kwh=1000&${query}`)
  expect(use.json.data.attributes.electricity.grid_intensity).toBe(intensity)
})
