/** Every row of waste of every year's publication: one tonne of it is the row's figure. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'
import { csv } from './editions/published.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Half a gram, to which an answer is rounded. */
const HALF_A_GRAM = 0.000_500_001

const PLANTS = ['Composting', 'Anaerobic digestion']

test.each(['2021', '2022', '2023', '2024', '2025', '2026'])('%s', async (year) => {
  const rows = csv(`extracts/uk-${year}.csv`).filter(({ topic }) => topic === 'waste')
  expect(rows.length).toBeGreaterThan(130)
  for (const { item = '', variant = '', co2e } of rows) {
    const query = new URLSearchParams({
      amount: '1',
      unit: 'tonne',
      material: item,
      treatment: variant,
      country: 'GB',
      year,
      // Of plants that emit methane and N2O the publisher counts the transport alone: strict refuses that.
      strict: String(!PLANTS.includes(variant)),
    })
    const { status, json, text } = await app.get(`/v1/waste/emissions?${query}`)
    expect(status, `${item} ${variant} ${text}`).toBe(200)
    const { emissions, waste } = json.data.attributes
    expect(Math.abs(emissions.co2e - Number(co2e)), `${item} ${variant}`).toBeLessThan(HALF_A_GRAM)
    expect(waste.factor).toBe(Number(co2e))
  }
})
