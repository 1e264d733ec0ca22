import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/hotel/emissions'

describe('a published factor', () => {
  test('GB, 3 nights: 10.4 x 3 = 31.2 kg', async () => {
    const { status, json } = await app.get(`${PATH}?country=GB&nights=3`)
    expect(status).toBe(200)
    expect(json.data.type).toBe('hotel_emission')
    const { emissions, stay, factor, notices } = json.data.attributes
    expect(emissions).toMatchObject({
      co2e: 31.2,
      co2e_unit: 'kg',
      co2e_grams: 31200,
      co2e_calculation_method: 'ipcc_ar5_gwp100',
      per_night_kg: 10.4,
      per_night_g: 10400,
      per_room_night_kg: 10.4,
      per_room_night_g: 10400,
    })
    expect(emissions).not.toHaveProperty('equivalents')
    expect(stay).toEqual({
      country_code: 'GB',
      country_name: 'United Kingdom',
      nights: 3,
      rooms: 1,
      total_room_nights: 3,
    })
    expect(factor).toEqual({
      value: 10.4,
      unit: 'kg CO2e per room per night',
      is_estimate: false,
      tier: 'exact',
      year: 2025,
      region: 'Northern Europe',
    })
    expect(notices).toEqual([])
    expect(emissions.source_trail).toHaveLength(1)
    expect(emissions.source_trail[0]).toMatchObject({
      data_category: 'emission_factor',
      source: 'UK Government (DESNZ / DEFRA)',
      source_dataset: 'UK Government GHG Conversion Factors for Company Reporting 2025',
      year: '2025',
      region: 'GB',
      factor: 10.4,
      tier: 'exact',
      licence: 'Open Government Licence v3.0',
    })
  })

  test('several rooms: 152.2 x 7 x 2 = 2130.8 kg; a night of both rooms is 304.4 kg', async () => {
    const { json } = await app.get(`${PATH}?country=MV&nights=7&rooms=2`)
    expect(json.data.attributes.emissions).toMatchObject({
      co2e: 2130.8,
      co2e_grams: 2130800,
      per_night_kg: 304.4,
      per_room_night_kg: 152.2,
    })
    expect(json.data.attributes.stay.total_room_nights).toBe(14)
  })

  test('meta names method, edition and time', async () => {
    const { json } = await app.get(`${PATH}?country=GB&nights=3`)
    expect(json.meta).toMatchObject({
      emission_factors_year: 2025,
      standards_compliance: { GHG_Protocol: 'Scope 3 Category 6 (business travel)' },
      edition: '2025.1',
    })
    expect(json.meta.calculated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  })
})

describe('fallbacks say what they are', () => {
  test('a factor of an earlier edition: Austria, 13.9 kg of 2021', async () => {
    const { json } = await app.get(`${PATH}?country=AT&nights=1`)
    const { emissions, factor, notices } = json.data.attributes
    expect(emissions.co2e).toBe(13.9)
    expect(emissions.co2e_calculation_method).toBe('ipcc_ar4_gwp100')
    expect(emissions.source_trail[0]).toMatchObject({ year: '2021', tier: 'region', factor: 13.9 })
    expect(factor).toMatchObject({ is_estimate: true, year: 2021, tier: 'region' })
    expect(json.meta.emission_factors_year).toBe(2021)
    expect(notices).toEqual([
      expect.objectContaining({ code: 'factor_from_earlier_edition', severity: 'warning' }),
    ])
  })

  test('an estimate has a range, a notice and the figures to recompute it', async () => {
    const { json } = await app.get(`${PATH}?country=SE&nights=1`)
    const { emissions, factor, notices } = json.data.attributes
    expect(factor).toMatchObject({ is_estimate: true, tier: 'estimate' })
    expect(factor.range.low).toBeLessThan(factor.value)
    expect(factor.range.high).toBeGreaterThan(factor.value)
    expect(factor.range.basis).toContain('out of the fit')
    expect(notices[0]).toMatchObject({ code: 'estimated_factor', severity: 'warning', field: 'country' })
    const [estimate, grid] = emissions.source_trail
    expect(grid).toMatchObject({ data_category: 'grid_intensity', source: 'Ember', factor: 35.35 })
    const [intercept, slope, offset] =
      /exp\((\S+) \+ (\S+) \* ln\(grid \+ (\d+)\)\)/.exec(estimate.note)?.slice(1).map(Number) ?? []
    const byHand = Math.exp((intercept ?? 0) + (slope ?? 0) * Math.log(grid.factor + (offset ?? 0)))
    expect(estimate.factor).toBe(Math.round(byHand * 10) / 10)
    expect(emissions.co2e).toBe(estimate.factor)
  })

  test('an estimate on a borrowed grid names the lender', async () => {
    const { json } = await app.get(`${PATH}?country=MC&nights=1`)
    const [, grid] = json.data.attributes.emissions.source_trail
    expect(grid).toMatchObject({ region: 'FR', tier: 'region', factor: 41.45 })
    expect(json.data.attributes.notices[0].message).toContain('borrowed from France')
  })
})

test('equivalents by hand: 31.2 kg / 21 = 1.5 trees, / 0.16725 = 186.5 km, / 0.0124 = 2516.1 charges, / 0.12576 = 248.1 km', async () => {
  const { json } = await app.get(`${PATH}?country=GB&nights=3&equivalents=true`)
  const { equivalents } = json.data.attributes.emissions
  expect(equivalents.trees_yearly.value).toBe(1.5)
  expect(equivalents.driving_km.value).toBe(186.5)
  expect(equivalents.smartphone_charges.value).toBe(2516.1)
  expect(equivalents.flight_km.value).toBe(248.1)
  expect(equivalents.driving_km.label).toContain('0.16725 kg CO2e per km; UK Government')
})

describe('input is taken as people write it', () => {
  test.each([
    ['UK is GB', 'country=UK&nights=1', 'GB'],
    ['EL is GR', 'country=el&nights=1', 'GR'],
    ['lower case and spaces', 'country=%20gb%20&nights=1', 'GB'],
    ['empty optional parameters are absent', 'country=GB&nights=1&rooms=&equivalents=', 'GB'],
    ['booleans as 1 and TRUE', 'country=GB&nights=1&equivalents=1&strict=TRUE', 'GB'],
  ])('%s', async (_, query, country) => {
    const { status, json } = await app.get(`${PATH}?${query}`)
    expect(status).toBe(200)
    expect(json.data.attributes.stay.country_code).toBe(country)
    expect(json.data.attributes.notices.map((notice: { code: string }) => notice.code)).not.toContain(
      'unknown_parameter',
    )
  })

  test('another word for a parameter that is given too is an error, which names both', async () => {
    const { status, json } = await app.get(`${PATH}?country=GB&nights=1&rooms=4&room=4`)
    expect(status).toBe(422)
    expect(json.error).toMatchObject({
      field: 'room',
      message: expect.stringContaining("you also sent 'rooms'"),
    })
  })

  test('of very many unknown parameters ten are named and the rest counted', async () => {
    const many = Array.from({ length: 200 }, (_, i) => `p${i}=1`).join('&')
    const { json } = await app.get(`${PATH}?country=GB&nights=1&${many}`)
    const { notices } = json.data.attributes
    expect(notices).toHaveLength(11)
    expect(notices[10].message).toContain('190 more')
  })
})
