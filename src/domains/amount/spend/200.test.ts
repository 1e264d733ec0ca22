import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/spend/emissions'
const attributes = async (query: string) => (await app.get(`${PATH}?${query}`)).json.data.attributes

test('10,000 dollars of office furniture: 10000 x 0.24 = 2400 kg, with the warning what it is good for', async () => {
  const { status, json } = await app.get(`${PATH}?amount=10000&naics=337214&country=US`)
  expect(status).toBe(200)
  expect(json.data.type).toBe('spend_emission')
  const { emissions, spend, notices } = json.data.attributes
  expect(emissions).toMatchObject({
    co2e: 2400,
    co2e_grams: 2_400_000,
    co2e_calculation_method: 'ipcc_gwp100',
    ghg_protocol_scopes: { scope_3_category_1: 2400 },
  })
  expect(spend).toEqual({
    amount: 10_000,
    currency: 'USD',
    price_year: 2022,
    naics: '337214',
    sector: 'Office Furniture (except Wood) Manufacturing',
    factor: 0.24,
    factor_unit: 'kgCO2e/USD',
    country_code: 'US',
    country_name: 'United States',
  })
  expect(notices).toMatchObject([{ code: 'spend_based_estimate', severity: 'warning', is_fallback: true }])
  expect(notices[0].detail).toContain('Do not use it to compare products or suppliers')
  expect(emissions.source_trail).toMatchObject([
    {
      factor_id: 'spend-337214',
      part: 'supply_chain',
      factor: 0.24,
      quantity: 10_000,
      quantity_unit: 'USD',
      tier: 'region',
      region: 'US',
      year: '2022',
    },
  ])
  // spend of ranges.csv: x0.4 and x2.5.
  expect(emissions.range).toMatchObject({ low: 960, high: 6000 })
})

test('by the title of the sector: 99.99 x 0.188 = 18.79812 kg', async () => {
  const { emissions, spend } = await attributes(
    'amount=99.99&naics=upholstered%20household%20furniture%20manufacturing&country=US&equivalents=true',
  )
  expect(spend.naics).toBe('337121')
  expect(emissions.co2e_grams).toBe(18_798)
  expect(Object.keys(emissions.equivalents)).toContain('driving_km')
})

test('the same in every edition, under its own year', async () => {
  for (const edition of ['2021.1', '2025.1', '2026.1']) {
    const { emissions, notices } = await attributes(`amount=1&naics=111110&country=US&edition=${edition}`)
    // Soybean Farming: 0.532.
    expect(emissions.co2e).toBe(0.532)
    expect(notices).toHaveLength(1)
  }
})

describe('fallbacks beside', () => {
  test('another country', async () => {
    const { notices, emissions } = await attributes('amount=100&naics=337214&country=DE')
    expect(notices.map(({ code }: { code: string }) => code)).toEqual([
      'spend_based_estimate',
      'factor_from_other_region',
    ])
    // spend-other: x0.25 and x4 of 24 kg.
    expect(emissions.range).toMatchObject({ low: 6, high: 96 })
  })

  test('no country is the United States', async () => {
    const { notices } = await attributes('amount=100&naics=337214')
    expect(notices[1]).toMatchObject({ code: 'location_assumed', field: 'country' })
  })
})
