import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

interface Item {
  country_code: string
  factor: number
  is_estimate: boolean
  tier: string
  year: number
  range?: { low: number; high: number }
}

let app: TestApp
let data: Item[]
// biome-ignore lint/suspicious/noExplicitAny: checked against the OpenAPI document
let meta: any
beforeAll(async () => {
  app = await testApp()
  const { json } = await app.get('/v1/hotel/factors')
  data = json.data
  meta = json.meta
})
afterAll(() => app.close())

const of = (code: string) => data.find((item) => item.country_code === code)

test('150 or more countries, each once, lowest factor first', () => {
  expect(data.length).toBeGreaterThanOrEqual(150)
  expect(meta.total_countries).toBe(data.length)
  expect(new Set(data.map((item) => item.country_code)).size).toBe(data.length)
  const factors = data.map((item) => item.factor)
  expect(factors).toEqual(factors.toSorted((a, b) => a - b))
  // The highest of all published hotel factors is that of the Maldives.
  expect(data.at(-1)).toMatchObject({ country_code: 'MV', factor: 152.2 })
})

test('an item', () => {
  expect(of('GB')).toEqual({
    country_code: 'GB',
    country_name: 'United Kingdom',
    factor: 10.4,
    unit: 'kg CO2e per room per night',
    region: 'Northern Europe',
    is_estimate: false,
    tier: 'exact',
    year: 2025,
    factor_id: 'hotel-GB',
  })
})

describe('what a factor is, its item says', () => {
  const byTier = (tier: string) => data.filter((item) => item.tier === tier)

  test('38 or more published in 2025', () => {
    expect(byTier('exact').length).toBeGreaterThanOrEqual(38)
    for (const item of byTier('exact')) expect(item).toMatchObject({ is_estimate: false, year: 2025 })
  })

  test('17 or more of earlier editions, for example Finland with 11.8 kg of 2020', () => {
    expect(byTier('region').length).toBeGreaterThanOrEqual(17)
    for (const item of byTier('region')) {
      expect(item.is_estimate).toBe(true)
      expect([2020, 2021]).toContain(item.year)
      expect(item).not.toHaveProperty('range')
    }
    expect(of('FI')).toMatchObject({ factor: 11.8, year: 2020 })
  })

  test('all others are estimates with a range around them', () => {
    expect(byTier('estimate')).toHaveLength(data.length - byTier('exact').length - byTier('region').length)
    for (const { is_estimate, factor, range } of byTier('estimate')) {
      expect(is_estimate).toBe(true)
      expect(range?.low).toBeLessThan(factor)
      expect(range?.high).toBeGreaterThan(factor)
    }
  })
})

test('meta: where all this comes from', () => {
  expect(meta).toMatchObject({
    source: 'UK Government (DESNZ / DEFRA), UK Government GHG Conversion Factors for Company Reporting 2025',
    emission_factors_year: 2025,
    edition: '2025.1',
  })
  const published = data.filter(({ tier }) => tier === 'exact').length
  expect(meta.notices).toMatchObject([{ code: 'list_has_estimates', severity: 'warning', is_fallback: true }])
  expect(meta.notices[0].message).toContain(`${data.length - published} of ${data.length} factors`)
  const datasets = meta.source_trail.map(
    (entry: { data_category: string; source_dataset: string; year: string }) =>
      `${entry.data_category} ${entry.year} ${entry.source_dataset}`,
  )
  for (const year of [2025, 2021, 2020]) {
    expect(datasets).toContain(
      `emission_factor ${year} UK Government GHG Conversion Factors for Company Reporting ${year}`,
    )
  }
  expect(datasets.some((dataset: string) => /^grid_intensity .*2026 release/.test(dataset))).toBe(true)
})

test('every country of the list is answered by /v1/hotel/emissions with the same factor', async () => {
  for (const { country_code, factor, tier } of data) {
    const { json } = await app.get(`/v1/hotel/emissions?country=${country_code}&nights=1`)
    expect(json.data.attributes.factor).toMatchObject({ value: factor, tier })
    expect(json.data.attributes.emissions.co2e).toBe(factor)
  }
})
