import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { decodePolyline } from '../../../engine/helpers/polyline.ts'

const PATH = '/v1/routes'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function route(query: string) {
  const { status, json } = await app.get(`${PATH}?${query}`)
  expect(status, JSON.stringify(json)).toBe(200)
  return json.data.attributes
}

const codes = (countries: { country_code: string }[]) => countries.map(({ country_code }) => country_code)
const within = (km: number, published: number, percent: number) =>
  expect(Math.abs(km / published - 1) * 100).toBeLessThanOrEqual(percent)

describe('by sea', () => {
  test('Rotterdam - Shanghai goes through Suez: 19,500 km within 4 %', async () => {
    const { total_distance_km, passages, countries, mode, method, origin } = await route(
      'from=Rotterdam&from_country=NL&to=Shanghai&to_country=CN&mode=sea',
    )
    within(total_distance_km, 19_500, 4)
    expect(passages).toEqual(expect.arrayContaining(['dover', 'gibraltar', 'suez', 'malacca']))
    expect(codes(countries)).toEqual(['NL', 'EG', 'CN'])
    expect({ mode, method }).toEqual({ mode: 'sea', method: 'sea_lanes' })
    expect(origin).toMatchObject({ resolved: 'Rotterdam', kind: 'port', code: 'NLRTM', country_code: 'NL' })
  })

  test('Shanghai - New York goes through Panama: 19,600 km within 4 %', async () => {
    const { total_distance_km, passages, countries } = await route('from=CNSHA&to=USNYC&mode=sea')
    within(total_distance_km, 19_600, 4)
    expect(passages).toContain('panama')
    expect(codes(countries)).toContain('PA')
  })

  test('avoid=suez,panama goes round the Cape and is longer', async () => {
    const short = await route('from=NLRTM&to=CNSHA&mode=sea')
    const long = await route('from=NLRTM&to=CNSHA&mode=sea&avoid=Suez,%20panama')
    expect(long.passages).toContain('cape_of_good_hope')
    expect(long.passages).not.toContain('suez')
    expect(long.passages).not.toContain('panama')
    expect(long.total_distance_km).toBeGreaterThan(short.total_distance_km)
  })

  test('a place inland is served by a port, and a notice says so', async () => {
    const { origin, notices } = await route('from=Munich&to=CNSHA&mode=sea')
    expect(origin.kind).toBe('port')
    expect(notices).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'port_chosen', field: 'from' })]),
    )
  })
})

describe('by air', () => {
  test('JFK - Heathrow: 3,451 miles = 5,554 km (BTS T-100), 7 h 7 min by 840 km/h and half an hour', async () => {
    const { total_distance_km, duration_formatted, countries, origin, destination } =
      await route('from=JFK&to=LHR&mode=air')
    within(total_distance_km, 5554, 0.1)
    expect(duration_formatted).toBe('7 h 7 min')
    expect(codes(countries)).toEqual(['US', 'GB'])
    expect([origin.code, destination.code]).toEqual(['JFK', 'LHR'])
  })

  test('a town is served by its nearest airport', async () => {
    const { destination } = await route('from=JFK&to=Munich&to_country=DE&mode=air')
    expect(destination).toMatchObject({ kind: 'airport', code: 'MUC' })
  })
})

describe('by road and rail', () => {
  test("the countries' kilometres add up to the total to the metre", async () => {
    for (const mode of ['road', 'rail']) {
      const { total_distance_km, countries } = await route(`from=Munich&to=Lisbon&to_country=PT&mode=${mode}`)
      const metres = countries.map(({ distance_km }: { distance_km: number }) =>
        Math.round(distance_km * 1000),
      )
      expect(metres.reduce((sum: number, part: number) => sum + part, 0)).toBe(
        Math.round(total_distance_km * 1000),
      )
      expect(codes(countries)[0]).toBe('DE')
      expect(codes(countries).at(-1)).toBe('PT')
      expect(codes(countries)).toEqual(expect.arrayContaining(['FR', 'ES']))
    }
  })

  test('rail says that it is an estimate', async () => {
    const { method, notices } = await route('from=London&from_country=GB&to=Paris&to_country=FR&mode=rail')
    expect(method).toMatch(/^rail_by_/)
    expect(notices).toContainEqual(expect.objectContaining({ code: 'rail_estimated', severity: 'warning' }))
  })

  test('from a place to itself is nothing, with four waypoints all the same', async () => {
    const { total_distance_km, duration_formatted, waypoints } = await route('from=48.1,11.5&to=48.1,11.5')
    expect({ total_distance_km, duration_formatted }).toEqual({
      total_distance_km: 0,
      duration_formatted: '0 min',
    })
    expect(waypoints).toEqual(Array(4).fill({ lat: 48.1, lon: 11.5 }))
  })
})

describe('geometry', () => {
  test('waypoints have at most 6 decimals, the polyline comes with detailed_route only', async () => {
    const plain = await route('from=JFK&to=LHR&mode=air')
    expect(plain.polyline).toBeUndefined()
    expect(plain.waypoints).toHaveLength(20)
    for (const { lat, lon } of plain.waypoints) {
      expect(`${lat} ${lon}`).toMatch(/^-?\d+(\.\d{1,6})? -?\d+(\.\d{1,6})?$/)
    }
    const detailed = await route('from=JFK&to=LHR&mode=air&detailed_route=true')
    const line = decodePolyline(detailed.polyline, 5)
    expect(line[0]?.lat).toBeCloseTo(plain.origin.lat, 4)
    expect(line.at(-1)?.lon).toBeCloseTo(plain.destination.lon, 4)
  })
})

test('the trail names the publications', async () => {
  const { source_trail } = await route('from=JFK&to=LHR&mode=air')
  expect(source_trail).toContainEqual(
    expect.objectContaining({ data_category: 'distance', source: 'OurAirports', licence: 'Public domain' }),
  )
})

test('the order of avoid makes no other answer, another passage does', async () => {
  const id = async (avoid: string) =>
    (await app.get(`${PATH}?from=NLRTM&to=CNSHA&mode=sea&avoid=${avoid}`)).json.data.id
  expect(await id('suez,panama')).toBe(await id('panama,suez,suez'))
  expect(await id('suez,panama')).not.toBe(await id('suez'))
})

describe('a name of a region or country and of a town abroad goes by the other end', () => {
  test.each([
    ['Ontario', 'Quebec', 'CA'],
    ['Ontario', 'Los Angeles', 'US'],
    ['LA', 'Chicago', 'US'],
    ['LA', 'Bangkok', 'LA'],
    ['La Rioja', 'Madrid', 'ES'],
    ['La Rioja', 'Buenos Aires', 'AR'],
  ])('%s to %s begins in %s', async (from, to, country) => {
    const { origin, notices } = await route(`from=${from}&to=${to}&mode=air`)
    expect(origin.country_code).toBe(country)
    expect(notices.some(({ is_fallback }: { is_fallback: boolean }) => is_fallback)).toBe(true)
  })
})
