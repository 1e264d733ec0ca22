import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ask = async (query: string) => {
  const { status, json } = await app.get(`/v1/fuel/emissions?${query}`)
  expect(status).toBe(200)
  return { ...json.data.attributes, meta: json.meta, type: json.data.type }
}
const codes = (notices: { code: string }[]) => notices.map((notice) => notice.code)

describe('natural gas, 15000 kWh', () => {
  test('direct 0.18296 x 15000 = 2744.4, well-to-tank 0.03021 x 15000 = 453.15, together 3197.55 kg', async () => {
    const { emissions, fuel, notices, meta, type } = await ask('fuel_type=natural_gas&amount=15000')
    expect(type).toBe('fuel_emission')
    expect(emissions).toMatchObject({
      co2e: 3197.55,
      co2e_unit: 'kg',
      co2e_grams: 3_197_550,
      co2e_calculation_method: 'ipcc_ar5_gwp100',
      // CO2 0.18259 x 15000, CH4 0.00028 x 15000, N2O 0.00009 x 15000.
      breakdown: {
        direct_co2e: 2744.4,
        direct_co2: 2738.85,
        direct_ch4: 4.2,
        direct_n2o: 1.35,
        wtt_co2e: 453.15,
        biogenic_co2: 0,
        unit: 'kg',
      },
      ghg_protocol_scopes: { scope_1: 2744.4, scope_3_category_3: 453.15 },
    })
    expect(fuel).toEqual({
      fuel_type: 'natural_gas',
      fuel_label: 'Natural Gas',
      fuel_category: 'gaseous',
      is_biofuel: false,
      amount: 15000,
      unit: 'kwh',
      emission_factor: 0.18296,
      emission_factor_unit: 'kgCO2e/kwh',
      include_wtt: true,
    })
    expect(notices).toEqual([])
    expect(meta).toMatchObject({ emission_factors_year: 2025, edition: '2025.1' })
    expect(Object.keys(meta.standards_compliance)).toEqual(['GHG_Protocol', 'ISO_14064'])
  })

  test('the trail: both factors, and which calorific value they are per', async () => {
    const { emissions } = await ask('fuel_type=natural_gas&amount=15000')
    const shared = {
      source: 'UK Government (DESNZ / DEFRA)',
      source_dataset: 'UK Government GHG Conversion Factors for Company Reporting 2025',
      year: '2025',
      region: 'GB',
      region_name: 'United Kingdom',
      factor_unit: 'kgCO2e/kwh',
      tier: 'exact',
      licence: 'Open Government Licence v3.0',
    }
    expect(emissions.source_trail).toEqual([
      expect.objectContaining({ ...shared, data_category: 'emission_factor', factor: 0.18296 }),
      expect.objectContaining({ ...shared, data_category: 'wtt_factor', factor: 0.03021 }),
    ])
    for (const { name } of emissions.source_trail) expect(name).toContain('gross calorific value')
  })

  test('equivalents: 3197.55 / 21 = 152.3, / 0.16725 = 19118.4, / 0.0124 = 257866.9, / 0.12576 = 25425.8', async () => {
    const { emissions } = await ask('fuel_type=natural_gas&amount=15000&equivalents=true')
    const values = Object.entries(emissions.equivalents as Record<string, { value: number }>)
    expect(Object.fromEntries(values.map(([key, { value }]) => [key, value]))).toEqual({
      trees_yearly: 152.3,
      driving_km: 19118.4,
      smartphone_charges: 257866.9,
      flight_km: 25425.8,
    })
  })
})

test('include_wtt=false: scope 1 alone, no upstream factor in the trail, and a notice', async () => {
  const { emissions, fuel, notices } = await ask('fuel_type=natural_gas&amount=15000&include_wtt=false')
  expect(emissions).toMatchObject({
    co2e: 2744.4,
    breakdown: { direct_co2e: 2744.4, wtt_co2e: 0 },
    ghg_protocol_scopes: { scope_1: 2744.4, scope_3_category_3: 0 },
  })
  const categories = emissions.source_trail.map((entry: { data_category: string }) => entry.data_category)
  expect(categories).toEqual(['emission_factor'])
  expect(fuel.include_wtt).toBe(false)
  expect(notices).toEqual([expect.objectContaining({ code: 'wtt_excluded', severity: 'info' })])
})

describe('parts add up to the gram', () => {
  test('published gases that miss their total are scaled: fuel oil, 3.16262 + 0.0053 + 0.00701 = 3.17493, not 3.17492', async () => {
    const { emissions } = await ask('fuel_type=fuel_oil&amount=1000&include_wtt=false')
    // 3,174,920 g in these proportions: 3162610.04, 5299.98 and 7009.98, which round to the same sum.
    expect(emissions.breakdown).toMatchObject({
      direct_co2e: 3174.92,
      direct_co2: 3162.61,
      direct_ch4: 5.3,
      direct_n2o: 7.01,
    })
  })

  test('grams left over go to the largest remainders: HVO, 35.58 kg as 0.7 % CH4 and 99.3 % N2O', async () => {
    const { emissions } = await ask('fuel_type=hvo&amount=1000')
    // 249.06 and 35330.94 g: 249 and 35330, and the gram left over goes to N2O.
    expect(emissions.breakdown).toMatchObject({ direct_co2e: 35.58, direct_ch4: 0.249, direct_n2o: 35.331 })
  })
})

describe('biofuels: no direct CO2, biogenic CO2 apart', () => {
  test.each(['biogas', 'biodiesel', 'hvo', 'bioethanol', 'wood_logs', 'wood_pellets'])('%s', async (type) => {
    const { emissions, fuel, notices } = await ask(`fuel_type=${type}&amount=1000`)
    const { breakdown } = emissions
    expect(fuel.is_biofuel).toBe(true)
    expect(breakdown.direct_co2).toBe(0)
    expect(breakdown.direct_ch4).toBeGreaterThan(0)
    expect(breakdown.direct_n2o).toBeGreaterThan(0)
    expect(breakdown.biogenic_co2).toBeGreaterThan(0)
    expect(emissions.co2e).toBeLessThan(breakdown.biogenic_co2)
    expect(codes(notices)).toEqual(['biofuel_biogenic_carbon', 'estimated_gas_split'])
    for (const { severity } of notices) expect(severity).toBe('info')
    expect(emissions.source_trail[0].gas_split.basis).toContain('estimated')
  })

  test('biodiesel: that the total may hold fossil carbon of methanol is said', async () => {
    const { notices } = await ask('fuel_type=biodiesel&amount=1000')
    expect(notices[1].detail).toContain('fossil CO2 from methanol')
  })

  test.each([
    // Published per litre and per kg, as they stand.
    ['fuel_type=hvo&amount=1000', 2430],
    ['fuel_type=wood_logs&amount=10', 14.362],
    // The bio part of forecourt fuels: 163.17 kg/t / 1201.402 l/t and 177.88 kg/t / 1340.116 l/t, x 1000.
    ['fuel_type=diesel&amount=1000', 135.816],
    ['fuel_type=petrol&amount=1000', 132.735],
    ['fuel_type=red_diesel&amount=1000', 0],
  ])('biogenic CO2 of %s: %d kg, in no total', async (query, biogenic) => {
    const { emissions } = await ask(query)
    const { direct_co2e, wtt_co2e, biogenic_co2 } = emissions.breakdown
    expect(biogenic_co2).toBe(biogenic)
    expect(Math.round((direct_co2e + wtt_co2e) * 1000)).toBe(emissions.co2e_grams)
    const named = emissions.source_trail.filter((entry: { name: string }) => entry.name.includes('biogenic'))
    expect(named).toHaveLength(biogenic === 0 ? 0 : 1)
  })
})

describe('coal carries a warning that suggests something better', () => {
  test.each(['coal_domestic', 'coal_industrial'])('%s', async (type) => {
    const { notices } = await ask(`fuel_type=${type}&amount=1`)
    expect(notices).toEqual([expect.objectContaining({ code: 'high_carbon_fuel', severity: 'warning' })])
  })
})

describe('input is taken as people write it', () => {
  test.each([
    ['upper case', 'fuel_type=DIESEL&amount=1000&unit=LITRE'],
    ['spaces', 'fuel_type=%20diesel%20&amount=1000&unit=%20litre'],
    ['no unit: the default one', 'fuel_type=diesel&amount=1000'],
    ['an empty unit', 'fuel_type=diesel&amount=1000&unit='],
    ['an exponent', 'fuel_type=diesel&amount=1e3'],
    ['booleans as digits', 'fuel_type=diesel&amount=1000&include_wtt=1&equivalents=0'],
  ])('%s', async (_, query) => {
    const { emissions, fuel, notices } = await ask(query)
    // (2.57082 + 0.61101) x 1000 = 3181.83 kg.
    expect(emissions.co2e).toBe(3181.83)
    expect(fuel).toMatchObject({ amount: 1000, unit: 'litre' })
    expect(notices).toEqual([])
  })
})

test('biodiesel: what is probably fossil stands beside', async () => {
  // 1,000 l x 0.16751 = 167.51 kg, x 0.795089 = 133.185 kg; none of it in a sum.
  const { json } = await app.get('/v1/fuel/emissions?fuel_type=biodiesel&amount=1000&explain=true')
  const { emissions, notices, explanation } = json.data.attributes
  const { breakdown } = emissions
  expect(breakdown).toMatchObject({ direct_co2: 0, direct_co2_fossil_in_biofuel: 133.185 })
  expect(breakdown.direct_ch4 + breakdown.direct_n2o).toBeCloseTo(breakdown.direct_co2e, 6)
  expect(notices[1]).toMatchObject({ key: 'estimated_gas_split.fossil', values: { fossil_percent: 79.5089 } })
  expect(notices[1].detail).toContain('79.51 % of the total is fossil CO2')
  // Two contributions, the total, and biogenic CO2 beside it.
  expect(explanation).toHaveLength(4)
  expect(explanation[0]).toContain('1,000 litre × 0.16751 kgCO2e/litre')
  expect(explanation[0]).toContain(' = 167.51 kg.')
})

describe('in another country', () => {
  const US = 'fuel_type=petrol&amount=1000&include_wtt=false&country=US'

  test('the same kilograms, as a proxy value that strict=true refuses', async () => {
    const { emissions, notices } = await ask(US)
    // 1,000 l x 2.06916.
    expect(emissions.co2e).toBe(2069.16)
    expect(emissions.source_trail[0].tier).toBe('region')
    expect(notices).toContainEqual(
      expect.objectContaining({
        code: 'factor_from_other_region',
        is_fallback: true,
        values: { fuel: 'petrol', country: 'US', publisher_country: 'GB' },
      }),
    )
    const { status, json } = await app.get(`/v1/fuel/emissions?${US}&strict=true`)
    expect(status).toBe(422)
    expect(json.error.code).toBe('no_exact_factor')
  })

  test('the range of the open revision holds what other publishers say of petrol, and coverage was measured', async () => {
    const { emissions } = await ask(`${US}&edition=2025.3`)
    // 2,069.16 x 0.84 = 1,738.094 (down) and x 1.19 = 2,462.301 (up). EPA: 8.81184 / 3.785411784 = 2.3278 kg a litre.
    expect(emissions.range).toMatchObject({ low: 1738.094, high: 2462.301, coverage: 0.9 })
    expect(emissions.range.measured.n).toBeGreaterThanOrEqual(20)
    expect(emissions.range.basis).toContain('Nine of ten published values for burning petrol')
  })

  test('of a released edition the range stays, and promises nothing', async () => {
    const { emissions } = await ask(`${US}&edition=2025.2`)
    // 2,069.16 x 0.974 and x 1.053.
    expect(emissions.range).toMatchObject({ low: 2015.361, high: 2178.826, coverage: null })
    expect(emissions.range.basis).toContain('The range is our judgement')
  })

  test('the country of the factor changes nothing, the id included', async () => {
    const [with_, without] = await Promise.all(
      ['&country=GB', ''].map((more) => app.get(`/v1/fuel/emissions?fuel_type=diesel&amount=10${more}`)),
    )
    expect(with_?.json.data).toEqual(without?.json.data)
  })
})
