import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/homeworking/emissions'
const attributes = async (query: string) => (await app.get(`${PATH}?${query}`)).json.data.attributes

describe('homeworking in the United Kingdom', () => {
  test('1,000 hours with heating: the combined row, 0.33378 x 1000 = 333.78 kg', async () => {
    const { status, json } = await app.get(`${PATH}?hours=1000&country=GB&year=2025`)
    expect(status).toBe(200)
    expect(json.data.type).toBe('homeworking_emission')
    const { emissions, homeworking, notices } = json.data.attributes
    // 0.03144 x 1000 and 0.30234 x 1000.
    expect(emissions).toMatchObject({
      co2e: 333.78,
      co2e_grams: 333_780,
      breakdown: { equipment_co2e: 31.44, heating_co2e: 302.34, unit: 'kg' },
      ghg_protocol_scopes: { scope_3_category_7: 333.78 },
    })
    expect(homeworking).toEqual({
      hours: 1000,
      people: 1,
      total_hours: 1000,
      with_heating: true,
      equipment_factor: 0.03144,
      heating_factor: 0.30234,
      factor_unit: 'kgCO2e/hour',
      country_code: 'GB',
      country_name: 'United Kingdom',
    })
    expect(notices).toEqual([])
    expect(emissions.source_trail).toMatchObject([
      { factor_id: 'homeworking-equipment', part: 'equipment', quantity: 1000, tier: 'exact' },
      { factor_id: 'homeworking-heating', part: 'heating', quantity: 1000, tier: 'exact' },
    ])
    // Equipment x0.6 to x1.6, heating x0.5 to x1.7, as squares: 333.78 - hypot(12.576, 151.17) and + hypot(18.864, 211.638).
    expect(emissions.range.low).toBeCloseTo(182.087, 1)
    expect(emissions.range.high).toBeCloseTo(546.257, 1)
    expect(Object.keys(emissions.range.parts)).toEqual(['equipment_co2e', 'heating_co2e'])
  })

  test('20 days of 12 people without heating: 20 x 8 x 12 x 0.03144 = 60.3648 kg', async () => {
    const { emissions, homeworking } = await attributes(
      'days=20&people=12&with_heating=false&country=GB&year=2025',
    )
    expect(emissions).toMatchObject({
      co2e_grams: 60_365,
      breakdown: { equipment_co2e: 60.365, heating_co2e: 0 },
    })
    expect(homeworking).toMatchObject({ hours: 160, total_hours: 1920, with_heating: false })
    expect(homeworking).not.toHaveProperty('heating_factor')
    expect(emissions.source_trail).toMatchObject([{ quantity_note: '20 days of 8 hours x 12 people' }])
  })

  test('the publication of the year: 0.02159 + 0.30234 in 2026', async () => {
    const { emissions } = await attributes('hours=1000&country=GB&year=2026&equivalents=true')
    expect(emissions.co2e_grams).toBe(323_930)
    expect(Object.keys(emissions.equivalents)).toContain('driving_km')
  })
})

describe('fallbacks say so', () => {
  test('2021 has no rows: those of 2022 are taken, 0.03168 + 0.30907 a hour', async () => {
    const { emissions, notices } = await attributes('hours=1000&country=GB&year=2021')
    expect(emissions.co2e_grams).toBe(340_750)
    expect(emissions.source_trail.map(({ year }: { year: string }) => year)).toEqual(['2022', '2022'])
    expect(notices).toMatchObject([
      { code: 'factor_from_other_year', severity: 'warning', is_fallback: true, field: 'year' },
    ])
  })

  test('another country takes the figures of the publisher', async () => {
    const { emissions, notices } = await attributes('hours=10&country=SE&year=2025')
    expect(emissions.source_trail.map(({ tier }: { tier: string }) => tier)).toEqual(['region', 'region'])
    expect(notices).toMatchObject([{ code: 'factor_from_other_region', field: 'country' }])
  })

  test('no country is the United Kingdom', async () => {
    const { notices } = await attributes('hours=10&year=2025')
    expect(notices).toMatchObject([{ code: 'location_assumed', field: 'country' }])
  })
})
