/** Every kind of answer from the small edition: its shape is the documented one, and strict=true refuses each fallback. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'
import { smallServices } from '../support/small.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({}, smallServices())
})
afterAll(() => app.close())

const ENDS = 'origin_country=GB&origin_location=London&destination_country='
const SWEDEN = 'origin_country=SE&origin_location=Malmö&destination_country=SE&destination_location=Stockholm'

/** Kilograms by hand from the invented factors: what is the whole of a request's arithmetic. */
const EXACT: [url: string, kg: number][] = [
  // 10 x 3 nights x 2 rooms
  ['/v1/hotel/emissions?country=UK&nights=3&rooms=2', 60],
  // 100 x (2.5 + 0.6), and without well-to-tank
  ['/v1/fuel/emissions?fuel_type=diesel&amount=100', 310],
  ['/v1/fuel/emissions?fuel_type=diesel&amount=100&unit=kwh&include_wtt=false', 25],
  // 100 x (0.05 + 0.5)
  ['/v1/fuel/emissions?fuel_type=hvo&amount=100', 55],
  // 1,000 x 0.2
  ['/v1/electricity/emissions?country=GB&kwh=1000', 200],
  // 0.2 x 1,000 km, at home
  [`/v1/travel/emissions?${ENDS}GB&destination_location=Edinburgh&transport_mode=car&distance_km=1000`, 200],
  // (0.1 + 0.02) x 2 t x 500 km, at home
  [
    `/v1/freight/emissions?${ENDS}GB&destination_location=Edinburgh&transport_mode=road&weight=2000&planned_distance_km=500`,
    120,
  ],
]

const FALLBACKS: [url: string, kg: number, code: string][] = [
  ['/v1/hotel/emissions?country=SE&nights=2', 80, 'estimated_factor'],
  ['/v1/hotel/emissions?country=US&nights=2', 40, 'factor_from_earlier_edition'],
  // 0.2 x 100 km, published for another country
  [`/v1/travel/emissions?${SWEDEN}&transport_mode=car&distance_km=100`, 20, 'factor_from_other_region'],
  // (0.08 + 0.02) x 1 t x 100 km
  [
    `/v1/freight/emissions?${SWEDEN}&transport_mode=road&vehicle_type=articulated&weight=1000&planned_distance_km=100`,
    10,
    'factor_from_other_region',
  ],
]

const withStrict = (url: string) => `${encodeURI(url)}&strict=true`

const codesOf = (json: { data: { attributes: { notices?: { code: string }[] } } }) =>
  json.data.attributes.notices?.map(({ code }) => code) ?? []

describe('an exact figure', () => {
  test.each(EXACT)('%s', async (url, kg) => {
    // Scope 2 by our share of a life-cycle factor moves lines, and not the total.
    for (const asked of [encodeURI(url), `${encodeURI(url)}&strict=total`]) {
      const { status, json } = await app.get(asked)
      expect(status, JSON.stringify(json)).toBe(200)
      expect(json.data.attributes.emissions.co2e).toBe(kg)
      expect(json.meta).toMatchObject({ edition: 'small' })
    }
  })
})

describe('a fallback: 200 with a notice, and 422 that names it with strict=true', () => {
  test.each(FALLBACKS)('%s', async (url, kg, code) => {
    const { status, json } = await app.get(encodeURI(url))
    expect(status, JSON.stringify(json)).toBe(200)
    expect(json.data.attributes.emissions.co2e).toBe(kg)
    expect(codesOf(json)).toContain(code)
    const refused = await app.get(withStrict(url))
    expect(refused.status).toBe(422)
    expect(refused.json.error).toMatchObject({ code: 'no_exact_factor', status: 422 })
    expect(refused.json.error.message).toMatch(/strict=true allows no substitutes: /)
  })
})

test.each([
  ['/v1/hotel/factors', 3],
  ['/v1/hotel/compare?countries=GB,SE,US', 3],
  ['/v1/fuel/types', 2],
  ['/v1/electricity/grid', 3],
  ['/v1/digital/llm/models', 4],
])('a list: %s', async (url, length) => {
  const { status, json } = await app.get(url)
  expect(status).toBe(200)
  expect(json.data).toHaveLength(length)
  expect(json.meta).toMatchObject({ edition: 'small' })
})

test('a key that the edition lacks is refused, and those that it has are named', async () => {
  const { status, json } = await app.get('/v1/fuel/emissions?fuel_type=petrol&amount=1')
  expect(status).toBe(422)
  expect(json.error).toMatchObject({ code: 'invalid_fuel_type', available_fuel_types: ['diesel', 'hvo'] })
  expect((await app.get('/v1/hotel/emissions?country=FR&nights=1')).status).toBe(422)
})
