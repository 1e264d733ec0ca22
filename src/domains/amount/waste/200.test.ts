import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/waste/emissions'
const attributes = async (query: string) => (await app.get(`${PATH}?${query}`)).json.data.attributes

describe('waste of the United Kingdom', () => {
  test('100 kg of mixed commercial waste to landfill: 0.1 t x 520.5327 = 52.05327 kg', async () => {
    const { status, json } = await app.get(
      `${PATH}?amount=100&material=mixed%20commercial%20waste&treatment=landfill&country=GB&year=2025`,
    )
    expect(status).toBe(200)
    expect(json.data.type).toBe('waste_emission')
    const { emissions, waste, notices } = json.data.attributes
    expect(emissions).toMatchObject({
      co2e: 52.053,
      co2e_grams: 52_053,
      co2e_calculation_method: 'ipcc_ar5_gwp100',
      ghg_protocol_scopes: { scope_3_category_5: 52.053 },
    })
    expect(waste).toEqual({
      amount: 100,
      unit: 'kg',
      tonnes: 0.1,
      material: 'commercial_and_industrial',
      material_label: 'Commercial and industrial waste',
      treatment: 'landfill',
      covers: 'transport_and_landfill',
      factor: 520.5327,
      factor_unit: 'kgCO2e/tonne',
      country_code: 'GB',
      country_name: 'United Kingdom',
    })
    expect(notices).toEqual([])
    expect(emissions.source_trail).toMatchObject([
      {
        role: 'factor',
        part: 'treatment',
        factor_id: 'waste-commercial_and_industrial-landfill',
        name: 'Refuse: Commercial and industrial waste: Landfill',
        factor: 520.5327,
        quantity: 0.1,
        quantity_unit: 'tonne',
        contribution_kg: 52.05327,
        tier: 'exact',
        region: 'GB',
        year: '2025',
      },
    ])
    // waste-landfill of ranges.csv: x0.6 to x1.35, outward: 31.2318 and 70.27155.
    expect(emissions.range).toMatchObject({ low: 31.231, high: 70.272, coverage: null })
  })

  test('1,000 lb of glass burnt: 0.45359237 t x 4.68568 = 2.1253887... kg, by the transport alone', async () => {
    const { emissions, waste } = await attributes(
      'amount=1000&unit=lb&material=glass&treatment=waste%20to%20energy&country=GB&year=2025',
    )
    expect(emissions.co2e_grams).toBe(2125)
    expect(waste).toMatchObject({ tonnes: 0.45359237, treatment: 'incineration', covers: 'transport' })
  })

  test('the publication of the year: in 2021 the same landfill has 467.0458 a tonne, on the GWP of AR4', async () => {
    const { emissions } = await attributes(
      'amount=1&unit=tonne&material=commercial_and_industrial&treatment=landfill&country=GB&year=2021',
    )
    expect(emissions).toMatchObject({ co2e_grams: 467_046, co2e_calculation_method: 'ipcc_ar4_gwp100' })
  })

  test('words for one thing are one question', async () => {
    const ids = await Promise.all(
      ['board', 'Cardboard', 'corrugated-board', 'Paper and board: board'].map(async (material) => {
        const query = `amount=1&material=${encodeURIComponent(material)}&treatment=closed%20loop&country=GB&year=2025`
        return (await app.get(`${PATH}?${query}`)).json.data.id
      }),
    )
    expect(new Set(ids).size).toBe(1)
  })

  test('with equivalents and an explanation', async () => {
    const found = await attributes(
      'amount=1000&material=paper&treatment=landfill&country=GB&year=2025&equivalents=true&explain=true',
    )
    expect(Object.keys(found.emissions.equivalents)).toContain('driving_km')
    expect(found.explanation[0]).toContain('1 tonne × 1,164.4894 kgCO2e/tonne')
  })
})

describe('fallbacks say so', () => {
  const QUERY = 'amount=100&material=household&treatment=landfill&year=2025'

  test('another country takes the figures of the publisher, with a wider range', async () => {
    const { emissions, notices, waste } = await attributes(`${QUERY}&country=FR`)
    expect(emissions.source_trail[0].tier).toBe('region')
    expect(notices).toMatchObject([
      { code: 'factor_from_other_region', severity: 'warning', is_fallback: true, field: 'country' },
    ])
    expect(waste.country_code).toBe('FR')
    const home = await attributes(`${QUERY}&country=GB`)
    expect(emissions.co2e).toBe(home.emissions.co2e)
    expect(emissions.range.high).toBeGreaterThan(home.emissions.range.high)
  })

  test('no country is the United Kingdom', async () => {
    const { notices, waste } = await attributes(QUERY)
    expect(notices).toMatchObject([{ code: 'location_assumed', severity: 'warning', field: 'country' }])
    expect(waste.country_code).toBe('GB')
  })
})

interface Said {
  readonly code: string
}
const coverOf = async (query: string) =>
  (await attributes(query)).notices.filter(({ code }: Said) => code === 'covers_transport_only')

describe('factors that cover transport only', () => {
  test.each(['open_loop', 'incineration'])(
    '%s in the United Kingdom says so: no fallback',
    async (treatment) => {
      const query = `amount=1000&material=plastics&treatment=${treatment}&country=GB&year=2025&strict=true`
      expect(await coverOf(query)).toMatchObject([
        { severity: 'info', is_fallback: false, field: 'treatment' },
      ])
    },
  )

  test.each([
    ['composting', 'material=garden&treatment=composting&country=GB'],
    ['digestion', 'material=garden&treatment=anaerobic_digestion&country=GB'],
    ['another country', 'material=plastics&treatment=incineration&country=US'],
  ])('%s: a fallback', async (_name, query) => {
    expect(await coverOf(`amount=1000&year=2025&${query}`)).toMatchObject([
      { severity: 'warning', is_fallback: true },
    ])
  })

  test('burning without energy recovery has no factor: a fallback, with another id', async () => {
    const query = 'amount=1000&material=plastics&country=GB&edition=2025.3&treatment='
    const without = await app.get(`${PATH}?${query}incineration%20without%20energy%20recovery`)
    expect(without.json.data.attributes.notices).toMatchObject([
      { code: 'covers_transport_only', is_fallback: true },
    ])
    const recovered = await app.get(`${PATH}?${query}incineration`)
    expect(without.json.data.id).not.toBe(recovered.json.data.id)
  })

  test('landfill covers its gas: nothing is said', async () => {
    expect(await coverOf('amount=1&material=household&treatment=landfill&country=GB&year=2025')).toEqual([])
  })
})

/** Kilograms of CO2e per tonne: US EPA, Emission Factors Hub 2025, table 9; NGA for household waste in Australia. */
test.each([
  ['plastics', 'incineration', 'US', 2579],
  ['household', 'incineration', 'US', 474],
  ['steel_cans', 'closed_loop', 'US', 352.7],
  ['food_and_drink', 'composting', 'US', 121.3],
  ['paper', 'landfill', 'US', 429.9],
  ['wood', 'landfill', 'US', 77.16],
  ['concrete', 'landfill', 'US', 22.05],
  ['household', 'landfill', 'AU', 1600],
])('the range of %s by %s in %s holds %d kg per tonne', async (material, treatment, country, kg) => {
  const query = `amount=1&unit=tonne&material=${material}&treatment=${treatment}&country=${country}&edition=2025.3`
  const { range } = (await attributes(query)).emissions
  expect(range.low).toBeLessThanOrEqual(kg)
  expect(range.high).toBeGreaterThanOrEqual(kg)
})
