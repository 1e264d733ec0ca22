import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/hotel/compare'
const codes = (data: { country_code: string }[]) => data.map((item) => item.country_code)

describe('SE, GB, US and MV, 5 nights', () => {
  test('lowest first, savings against the highest with one decimal', async () => {
    const { json } = await app.get(`${PATH}?countries=SE,GB,US,MV&nights=5`)
    expect(codes(json.data)).toEqual(['SE', 'GB', 'US', 'MV'])
    const [, gb, us, mv] = json.data
    // MV 152.2 x 5 = 761. GB 10.4 x 5 = 52: 761 - 52 = 709, 709 / 761 = 93.17 %.
    expect(gb).toEqual({
      country_code: 'GB',
      country_name: 'United Kingdom',
      total_kg: 52,
      total_grams: 52_000,
      // 52 x 0.55 and x 1.6.
      range: expect.objectContaining({ low: 28.6, high: 83.2, unit: 'kg' }),
      per_room_night_kg: 10.4,
      savings_vs_highest_kg: 709,
      savings_vs_highest_percent: 93.2,
      is_estimate: false,
      tier: 'exact',
    })
    // US 16.1 x 5 = 80.5: 761 - 80.5 = 680.5, 680.5 / 761 = 89.42 %.
    expect(us).toMatchObject({
      total_kg: 80.5,
      savings_vs_highest_kg: 680.5,
      savings_vs_highest_percent: 89.4,
    })
    expect(mv).toMatchObject({ total_kg: 761, savings_vs_highest_kg: 0, savings_vs_highest_percent: 0 })
  })

  test('the estimate among them: exp(-5.782151 + 1.489212 x ln(35.35 + 100)) = 4.603, so 4.6 x 5 = 23 kg', async () => {
    const { json } = await app.get(`${PATH}?countries=SE,GB,US,MV&nights=5`)
    // 761 - 23 = 738, 738 / 761 = 96.98 %.
    expect(json.data[0]).toMatchObject({
      total_kg: 23,
      savings_vs_highest_kg: 738,
      savings_vs_highest_percent: 97,
      is_estimate: true,
      tier: 'estimate',
    })
    expect(json.meta.notices).toEqual([
      expect.objectContaining({ code: 'estimated_factor', message: expect.stringContaining('Sweden') }),
    ])
  })

  test('each total again from the trail, by what meta.rounding says', async () => {
    const { data, meta } = (await app.get(`${PATH}?countries=SE,GB,US,MV&nights=7&rooms=3`)).json
    expect(meta.rounding).toEqual({ unit_grams: 1, times: 1 })
    const counted = meta.source_trail.filter(({ role }: { role: string }) => role === 'factor')
    expect(counted).toHaveLength(4)
    for (const [i, { factor, quantity }] of counted.entries())
      expect(Math.round(factor * quantity * 1000)).toBe(data[i].total_grams)
  })

  test('meta', async () => {
    const { json } = await app.get(`${PATH}?countries=SE,GB,US,MV&nights=5&rooms=2`)
    expect(json.meta).toMatchObject({
      nights: 5,
      rooms: 2,
      total_room_nights: 10,
      lowest_emissions: 'SE',
      highest_emissions: 'MV',
      emission_factors_year: 2025,
      standards_compliance: { GHG_Protocol: 'Scope 3 Category 6 (business travel)' },
    })
    const trail = json.meta.source_trail.map(
      (entry: { region: string; factor: number }) => `${entry.region} ${entry.factor}`,
    )
    expect(trail).toEqual(['SE 4.6', 'SE 35.35', 'GB 10.4', 'US 16.1', 'MV 152.2'])
  })
})

test('one night and one room when not given', async () => {
  const { json } = await app.get(`${PATH}?countries=GB,MV`)
  expect(json.meta).toMatchObject({ nights: 1, rooms: 1, total_room_nights: 1 })
  expect(json.data[0].total_kg).toBe(10.4)
})

describe('ties keep the order given: GB and NZ both have 10.4 kg', () => {
  test.each([
    ['GB,NZ,MV', ['GB', 'NZ', 'MV']],
    ['MV,NZ,GB', ['NZ', 'GB', 'MV']],
  ])('%s', async (countries, expected) => {
    const { json } = await app.get(`${PATH}?countries=${countries}`)
    expect(codes(json.data)).toEqual(expected)
    expect(json.meta.lowest_emissions).toBe(expected[0])
  })

  test('nothing but ties: no savings anywhere', async () => {
    const { json } = await app.get(`${PATH}?countries=NZ,GB`)
    for (const item of json.data) {
      expect(item).toMatchObject({ savings_vs_highest_kg: 0, savings_vs_highest_percent: 0 })
    }
  })
})

test('a country given twice counts once, and a notice says so', async () => {
  const { json } = await app.get(`${PATH}?countries=gb,MV,UK,%20GB%20`)
  expect(codes(json.data)).toEqual(['GB', 'MV'])
  expect(json.meta.notices).toMatchObject([
    {
      code: 'duplicate_country',
      severity: 'info',
      is_fallback: false,
      message: expect.stringContaining('GB'),
      field: 'countries',
    },
  ])
})

test('another word for a parameter that is given too is an error, which names both', async () => {
  const { status, json } = await app.get(`${PATH}?countries=GB,MV&country=SE`)
  expect(status).toBe(422)
  expect(json.error).toMatchObject({
    field: 'country',
    message: "'country' means countries, and you also sent 'countries'. Send only one of them.",
  })
})

test('ten countries are the most', async () => {
  const { json } = await app.get(`${PATH}?countries=GB,FR,DE,ES,IT,PT,NL,BE,CH,US`)
  expect(json.data).toHaveLength(10)
})
