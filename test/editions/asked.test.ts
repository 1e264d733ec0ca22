/** A question that names its edition is answered from it, whatever the default of the server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/api/operations.ts'
import { requestOf } from '../../src/contract/request.ts'
import { type TestApp, testApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const FLIGHT =
  '/v1/travel/emissions?origin_country=GB&origin_location=London&destination_country=US&destination_location=New%20York&transport_mode=flight&distance_km=5000'

describe('the figures of the year', () => {
  // As published: kg CO2e per passenger-km, long haul, economy class, with radiative forcing, x 5,000 km.
  test.each([
    ['year=2021', 739.35],
    ['year=2022', 739.35],
    ['year=2024', 1000.55],
    ['edition=2024.1', 1000.55],
    ['year=2025', 585.2],
    ['year=2026', 585.2],
    ['as_of=2026-11-21', 585.2],
  ])('a flight of %s', async (asked, kg) => {
    const { status, json } = await app.get(`${FLIGHT}&${asked}`)
    expect(status, JSON.stringify(json)).toBe(200)
    expect(json.data.attributes.emissions.co2e).toBe(kg)
  })

  // Hotels in the United Kingdom, kg CO2e per room-night, and diesel, average biofuel blend, kg CO2e per litre, without
  // and with well to tank.
  test.each([
    ['2022', 10.4, 2.55784, 0.60986],
    ['2024', 10.4, 2.51279, 0.61101],
  ])('a hotel and a fuel of %s', async (year, night, direct, wtt) => {
    const hotel = await app.get(`/v1/hotel/emissions?country=GB&nights=10&year=${year}`)
    expect(hotel.json.data.attributes.emissions.co2e).toBeCloseTo(10 * night, 9)
    const fuel = await app.get(`/v1/fuel/emissions?fuel_type=diesel&amount=100000&year=${year}`)
    expect(fuel.json.data.attributes.emissions.co2e).toBeCloseTo(100_000 * direct + 100_000 * wtt, 6)
  })
})

describe('one question has one id, however its edition is named', () => {
  const url = '/v1/hotel/emissions?country=GB&nights=3'

  test('the default, its name, its day', async () => {
    const answers = await Promise.all(
      ['', '&edition=2025.1', '&as_of=2026-11-21'].map((more) => app.get(url + more)),
    )
    expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1)
    expect(new Set(answers.map(({ json }) => json.meta.request)).size).toBe(1)
    // Without an edition the response names the newer one, which the others leave out.
    const [plain, ...named] = answers.map(({ headers }) => headers.etag)
    expect(new Set(named).size).toBe(1)
    expect(named).not.toContain(plain)
  })

  test('a year, and its latest revision', async () => {
    const [year, edition] = await Promise.all(
      ['&year=2024', '&edition=2024'].map((more) => app.get(url + more)),
    )
    expect(year?.json.data.id).toBe(edition?.json.data.id)
    expect(year?.json.meta).toMatchObject({
      edition: '2024.1',
      request: expect.stringContaining('edition=2024.1'),
    })
  })

  test('another edition is another id', async () => {
    const ids = await Promise.all(
      ['2021', '2022', '2023', '2024', '2025', '2026'].map(
        async (year) => (await app.get(`${url}&year=${year}`)).json.data.id,
      ),
    )
    expect(new Set(ids).size).toBe(6)
  })

  test('304 to the tag of the same edition, and not to that of another', async () => {
    const { headers } = await app.get(`${url}&year=2024`)
    const tag = { 'if-none-match': String(headers.etag) }
    expect((await app.get(`${url}&edition=2024.1`, tag)).status).toBe(304)
    expect((await app.get(url, tag)).status).toBe(200)
  })
})

describe('newer_edition', () => {
  const url = '/v1/hotel/emissions?country=GB&nights=3'

  test('is named where the question names no edition, and only there', async () => {
    expect((await app.get(url)).json.meta.newer_edition).toBe('2026.1')
    expect((await app.get(`${url}&edition=2025.1`)).json.meta).not.toHaveProperty('newer_edition')
  })

  test('the same with a list that is kept for a second', async () => {
    const list = '/v1/hotel/factors'
    const [plain, named] = await Promise.all([app.get(list), app.get(`${list}?edition=2025.1`)])
    expect(plain.json.meta.newer_edition).toBe('2026.1')
    expect(named.json.meta).not.toHaveProperty('newer_edition')
  })
})

describe('refused', () => {
  const url = '/v1/hotel/emissions?country=GB&nights=3'

  test('a year without an edition: the years are listed', async () => {
    const { status, json } = await app.get(`${url}&year=2019`)
    expect(status).toBe(422)
    expect(json.error).toMatchObject({
      code: 'validation_error',
      field: 'year',
      available_years: ['2021', '2022', '2023', '2024', '2025', '2026'],
    })
  })

  test.each([
    '&year=2024&edition=2025',
    '&year=2024&as_of=2026-11-21',
    '&as_of=2026-11-20',
    '&edition=2025.9',
  ])('%s', async (more) => {
    expect((await app.get(url + more)).status).toBe(422)
  })

  test('what else is wrong is said beside it', async () => {
    const { json } = await app.get('/v1/hotel/emissions?country=GB&nights=0&year=2019')
    expect(json.error.errors.map(({ field }: { field: string }) => field)).toEqual(['year', 'nights'])
  })

  test('a key that only another edition has is refused as one that there is not', async () => {
    const { status, json } = await app.get('/v1/fuel/emissions?fuel_type=peat&amount=1&year=2024')
    expect(status).toBe(422)
    expect(json.error.available_fuel_types).toContain('diesel')
  })
})

describe('meta.request makes the answer again', () => {
  test.each(
    OPERATIONS.flatMap(({ path, examples }) =>
      Object.values(examples.answers).map((query) => requestOf(path, query)),
    ),
  )('%s', async (url) => {
    const { status, json, headers } = await app.get(url)
    expect(status, url).toBe(200)
    const again = await app.get(json.meta.request)
    expect(again.status, json.meta.request).toBe(200)
    const isSame = again.json.meta.newer_edition === json.meta.newer_edition
    expect(again.headers.etag === headers.etag, json.meta.request).toBe(isSame)
    expect(again.json.data).toEqual(json.data)
    expect(again.json.meta.request).toBe(json.meta.request)
  })
})

test('places and routes are hashed where they were asked, and only there', async () => {
  const trip = await app.get(FLIGHT)
  expect(trip.json.meta.geography_hash).toMatch(/^[0-9a-f]{12}$/)
  const stay = await app.get('/v1/hotel/emissions?country=GB&nights=3')
  expect(stay.json.meta).not.toHaveProperty('geography_hash')
})
