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

interface Said {
  readonly code: string
  readonly is_fallback: boolean
}
const saidOf = ({ notices }: { notices: readonly Said[] }) =>
  notices.filter(({ is_fallback }) => is_fallback).map(({ code }) => code)

test('R-448A is made of its gases: 26 % of 677 and 3170, 21 % of 1300, 27 % of 1 make 1273.49, an estimate', async () => {
  // 0.26 x 677 + 0.26 x 3170 + 0.20 x 1 + 0.21 x 1300 + 0.07 x 1 = 176.02 + 824.2 + 0.2 + 273 + 0.07
  const found = await attributes('gas=R-448A&amount=1&edition=2025.3')
  expect(found.emissions.co2e).toBe(1273.49)
  expect(found.emissions.source_trail[0]).toMatchObject({ tier: 'estimate', factor_id: 'refrigerant-R448A' })
  expect(saidOf(found)).toEqual(['estimated_factor'])
})

test.each([
  ['R-717', 0],
  ['R-718', 0],
  ['R-1336mzz(Z)', 2.08],
  ['R-1336mzz(E)', 17.9],
  ['R-1233zd(E)', 3.88],
])('%s has a GWP of %d (AR6 table 7.SM.7; EU 517/2014, Annex IV), known from a copy', async (gas, kg) => {
  const found = await attributes(`gas=${encodeURIComponent(gas)}&amount=1&edition=2026.2`)
  expect(found.emissions.co2e).toBe(kg)
  expect(found.emissions.source_trail[0].tier).toBe('region')
  expect(saidOf(found)).toEqual(['source_second_hand'])
})

test('R-511A of 2026 is as published: 0.1, none of it a gas of the Kyoto Protocol', async () => {
  const { emissions } = await attributes('gas=R511A&amount=1&edition=2026.2')
  expect(emissions.ghg_protocol_scopes).toEqual({ scope_1: 0, outside_of_scopes: 0.1 })
})
