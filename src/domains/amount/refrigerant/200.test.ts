import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/refrigerant/emissions'
const attributes = async (query: string) => (await app.get(`${PATH}?${query}`)).json.data.attributes

test('2 kg of R-410A: 2 x 1924 = 3848 kg, all of it in scope 1', async () => {
  const { status, json } = await app.get(`${PATH}?gas=R-410A&amount=2&year=2025&strict=true`)
  expect(status).toBe(200)
  expect(json.data.type).toBe('refrigerant_emission')
  const { emissions, refrigerant, notices } = json.data.attributes
  expect(emissions).toMatchObject({
    co2e: 3848,
    co2e_grams: 3_848_000,
    co2e_calculation_method: 'ipcc_ar5_gwp100',
    ghg_protocol_scopes: { scope_1: 3848, outside_of_scopes: 0 },
  })
  expect(refrigerant).toEqual({
    gas: 'R410A',
    gas_label: 'R410A',
    kg_leaked: 2,
    factor: 1924,
    factor_unit: 'kgCO2e/kg',
  })
  expect(notices).toEqual([])
  expect(emissions.source_trail).toMatchObject([
    {
      factor_id: 'refrigerant-R410A',
      name: 'Blends: R410A: Total emissions including non-Kyoto products',
      factor: 1924,
      quantity: 2,
      tier: 'exact',
      region: 'ALL',
    },
  ])
  // refrigerant-gwp of ranges.csv: x0.8 and x1.25.
  expect(emissions.range).toMatchObject({ low: 3078.4, high: 4810 })
})

test('the GWP set of the year: R-410A has 2088 on AR4 in 2022', async () => {
  const { emissions } = await attributes('gas=R410A&amount=2&year=2022')
  expect(emissions).toMatchObject({ co2e: 4176, co2e_calculation_method: 'ipcc_ar4_gwp100' })
})

test('a tenth of 20 kg of R-22: 2 x 1760 = 3520 kg, reported apart from scope 1', async () => {
  const { emissions, refrigerant, notices } = await attributes('gas=R22&charge=20&leak_rate=10&year=2025')
  expect(emissions).toMatchObject({
    co2e: 3520,
    ghg_protocol_scopes: { scope_1: 0, outside_of_scopes: 3520 },
  })
  expect(emissions.source_trail[0].quantity_note).toBe('10 % of 20 kg')
  expect(refrigerant).toMatchObject({ gas: 'HCFC-22', kg_leaked: 2 })
  expect(notices).toMatchObject([{ code: 'outside_kyoto_protocol', severity: 'info', is_fallback: false }])
})

test('a blend of both: R-411B has 4 + 1654 where the whole is 1659, and the parts add up to it', async () => {
  const { emissions } = await attributes('gas=R411B&amount=1&year=2025')
  const { scope_1, outside_of_scopes } = emissions.ghg_protocol_scopes
  expect(emissions.co2e).toBe(1659)
  // 1659000 x 4 / 1658 = 4002.4 grams.
  expect(scope_1).toBe(4.002)
  expect(outside_of_scopes).toBe(1654.998)
})

test('500 g and 1 lb: 0.5 x 677 and 0.45359237 x 677 = 307.08203449', async () => {
  expect((await attributes('gas=HFC-32&amount=500&unit=g&year=2025')).emissions.co2e).toBe(338.5)
  expect((await attributes('gas=R32&amount=1&unit=lb&year=2025')).emissions.co2e).toBe(307.082)
})

test('propane is in no table of the reports that the publisher names', async () => {
  const { emissions } = await attributes('gas=propane&amount=10&year=2025&equivalents=true')
  expect(emissions).toMatchObject({ co2e: 0.6, co2e_calculation_method: 'ipcc_gwp100' })
  expect(Object.keys(emissions.equivalents)).toContain('driving_km')
})

describe('what a country and a rate say', () => {
  test('a gas warms the same everywhere', async () => {
    const [home, abroad] = await Promise.all(
      ['GB', 'JP'].map((country) => app.get(`${PATH}?gas=R404A&amount=1&year=2025&country=${country}`)),
    )
    expect(abroad?.json.data).toEqual(home?.json.data)
    expect(abroad?.json.meta.request).toBe(home?.json.meta.request)
    expect(abroad?.json.data.attributes.notices).toEqual([])
  })

  test('a rate below one per cent is answered, with a warning that it is in per cent', async () => {
    const { emissions, notices } = await attributes('gas=R32&charge=100&leak_rate=0.1&year=2025')
    // 0.1 kg x 677.
    expect(emissions.co2e).toBe(67.7)
    expect(notices).toMatchObject([{ code: 'small_leak_rate', severity: 'warning', field: 'leak_rate' }])
  })

  test('what does not leak emits nothing', async () => {
    const { emissions } = await attributes('gas=R32&charge=100&leak_rate=0&year=2025')
    expect(emissions.co2e).toBe(0)
  })
})
