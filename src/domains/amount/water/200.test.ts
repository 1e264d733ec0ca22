import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/water/emissions'
const attributes = async (query: string) => (await app.get(`${PATH}?${query}`)).json.data.attributes

describe('water of the United Kingdom', () => {
  test('100 m3 that come and go: 100 x 0.1913 + 100 x 0.17088 = 36.218 kg', async () => {
    const { status, json } = await app.get(`${PATH}?amount=100&country=GB`)
    expect(status).toBe(200)
    expect(json.data.type).toBe('water_emission')
    const { emissions, water, notices } = json.data.attributes
    expect(emissions).toMatchObject({
      co2e: 36.218,
      co2e_grams: 36218,
      co2e_calculation_method: 'ipcc_ar5_gwp100',
      breakdown: { supply_co2e: 19.13, treatment_co2e: 17.088, unit: 'kg' },
      ghg_protocol_scopes: { scope_3_category_1: 19.13, scope_3_category_5: 17.088 },
    })
    expect(water).toEqual({
      amount: 100,
      unit: 'm3',
      cubic_metres: 100,
      service: 'both',
      supply_factor: 0.1913,
      treatment_factor: 0.17088,
      factor_unit: 'kgCO2e/m3',
      country_code: 'GB',
      country_name: 'United Kingdom',
    })
    expect(notices).toEqual([])
    expect(emissions.source_trail).toMatchObject([
      { factor_id: 'water-supply', factor: 0.1913, tier: 'exact', region: 'GB', year: '2025' },
      { factor_id: 'water-treatment', factor: 0.17088, tier: 'exact', region: 'GB', year: '2025' },
    ])
  })

  test('5,000 litres supplied: 5 x 0.1913 = 0.9565 kg, half a gram away from zero', async () => {
    const { emissions, water } = await attributes('amount=5000&unit=litre&service=supply&country=GB')
    expect(emissions).toMatchObject({
      co2e_grams: 957,
      ghg_protocol_scopes: { scope_3_category_1: 0.957, scope_3_category_5: 0 },
    })
    expect(emissions.source_trail).toHaveLength(1)
    expect(water).toMatchObject({ cubic_metres: 5, service: 'supply' })
    expect(water).not.toHaveProperty('treatment_factor')
  })

  test('treatment alone: 12.5 x 0.17088 = 2.136 kg', async () => {
    const { emissions } = await attributes('amount=12.5&service=treatment&country=GB')
    expect(emissions).toMatchObject({
      co2e_grams: 2136,
      ghg_protocol_scopes: { scope_3_category_1: 0, scope_3_category_5: 2.136 },
    })
  })

  test('with equivalents', async () => {
    const { emissions } = await attributes('amount=1000&country=GB&equivalents=true')
    expect(Object.keys(emissions.equivalents)).toContain('driving_km')
  })
})

describe('fallbacks say so', () => {
  test('another country takes the figures of the publisher', async () => {
    const { emissions, notices, water } = await attributes('amount=100&country=FR')
    expect(emissions.co2e_grams).toBe(36_218)
    expect(emissions.source_trail.map(({ tier }: { tier: string }) => tier)).toEqual(['region', 'region'])
    expect(notices).toMatchObject([
      { code: 'factor_from_other_region', severity: 'warning', field: 'country' },
    ])
    expect(water.country_code).toBe('FR')
  })

  test('no country is the United Kingdom', async () => {
    const { notices, water } = await attributes('amount=1')
    expect(notices).toMatchObject([{ code: 'location_assumed', severity: 'warning', field: 'country' }])
    expect(water.country_code).toBe('GB')
  })
})
