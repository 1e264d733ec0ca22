/** Flights by the publisher's own definition, by distance and along the curve: flights.csv is sorted by its tab Haul definition. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'
import { truth } from '../support/truth.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const FLIGHT = '/v1/travel/emissions?transport_mode=flight&edition=2025.2'

async function ask(query: string) {
  const { status, json, text } = await app.get(`${FLIGHT}&${query}`)
  expect(status, text).toBe(200)
  return json.data.attributes
}

const codes = ({ notices }: { notices: { code: string }[] }) => notices.map(({ code }) => code)

describe('200 pairs of airports by the list of territories of the publisher (UK 2025, tab Haul definition)', () => {
  const pairs = truth('flights.csv')

  test('there are 200, of every haul', () => {
    expect(pairs).toHaveLength(200)
    expect(new Set(pairs.map(({ haul }) => haul)).size).toBe(4)
  })

  test.each(pairs)('$from - $to is $haul ($territories)', async ({ from, to, haul, territories = '' }) => {
    const attributes = await ask(`origin_location=${from}&destination_location=${to}&haul_rule=publisher`)
    expect(attributes.travel).toMatchObject({ haul, publisher_haul: haul })
    const [one, other] = territories.split('; ')
    const isInsideOne = haul === 'international' && one === other
    expect(codes(attributes).includes('outside_publisher_definition')).toBe(isInsideOne)
    expect(attributes.emissions.source_trail[0].tier).toBe(isInsideOne ? 'region' : 'exact')
  })
})

describe('the publisher beside the distance', () => {
  const LHR_CDG = 'origin_location=LHR&destination_location=CDG'
  const CDG_NCE = 'origin_location=CDG&destination_location=NCE'

  test('London - Paris is short haul: 347.65 km x 0.12576 = 43.72 kg, within 1 % of 43.7', async () => {
    const own = await ask(`${LHR_CDG}&haul_rule=publisher`)
    expect(Math.abs(own.emissions.co2e / 43.7 - 1)).toBeLessThan(0.01)
    expect(codes(own)).toEqual(['upstream_left_out'])
    const byDistance = await ask(LHR_CDG)
    // 347.653 x 0.22928 = 79.7099
    expect(byDistance.emissions.co2e).toBe(79.71)
    const said = byDistance.notices.find(({ field }: { field?: string }) => field === 'haul_rule')
    expect(said).toMatchObject({ code: 'outside_publisher_definition', field: 'haul_rule' })
    expect(said.values).toMatchObject({
      publisher_category: { key: 'haul.publisher.short' },
      kg: own.emissions.co2e,
    })
    expect(said.message).toContain("by the publisher's own rule this flight would be 43.72 kg CO2e")
    const strict = await app.get(`${FLIGHT}&${LHR_CDG}&strict=true`)
    expect(strict.status).toBe(422)
  })

  test('Paris - Nice: 694.88 km x 0.10916 = 75.85 kg, the international row inside one country', async () => {
    const own = await ask(`${CDG_NCE}&haul_rule=publisher`)
    expect(Math.abs(own.emissions.co2e / 75.9 - 1)).toBeLessThan(0.01)
    expect(own.emissions.source_trail[0]).toMatchObject({
      tier: 'region',
      factor_id: 'flight-international-economy',
    })
    expect(own.notices.map(({ detail = '' }) => detail).join()).toMatch(
      /closest is international.*stays in one country/,
    )
    expect((await app.get(`${FLIGHT}&${CDG_NCE}&haul_rule=publisher&strict=true`)).status).toBe(422)
    // 694.879 x 0.22928 = 159.3219
    expect((await ask(CDG_NCE)).emissions.co2e).toBe(159.322)
  })

  test('haul overrides both rules: 1,000 km x 0.10916', async () => {
    const query = 'origin_location=JFK&destination_location=YYZ&distance_km=1000&haul=international'
    const { travel, emissions } = await ask(`${query}&haul_rule=curve`)
    expect(emissions.co2e).toBe(109.16)
    expect(travel).toMatchObject({ haul: 'international', publisher_haul: 'international' })
    expect(travel.haul_rule).toBeUndefined()
  })

  test('an edition without the international rows says which one has them', async () => {
    const { status, json } = await app.get(
      '/v1/travel/emissions?transport_mode=flight&edition=2025.1&origin_location=JFK&destination_location=NRT&haul_rule=publisher',
    )
    expect(status).toBe(422)
    expect(json.error).toMatchObject({ code: 'no_factor', field: 'haul_rule' })
    expect(json.error.message).toContain('year=2025')
  })

  test.each([
    // Flights: International, to/from non-UK: Economy class: With RF, by the publications of each year.
    ['2024', 0.13465],
    ['2025', 0.10916],
  ])('the rows of %s', async (year, factor) => {
    const { json } = await app.get(
      `/v1/travel/emissions?transport_mode=flight&year=${year}&origin_location=JFK&destination_location=NRT&distance_km=1000&haul_rule=publisher`,
    )
    expect(json.data.attributes.emissions.co2e).toBeCloseTo(factor * 1000, 2)
  })
})

describe('along the curve', () => {
  const curve = (km: number, more = '') =>
    ask(
      `origin_location=JFK&destination_location=LHR&haul_rule=curve&cabin_class=average&distance_km=${km}${more}`,
    )

  test('1,000 km: 26 + 73 kg CO2, x 0.0842 / 0.08333 without forcing, x 0.14253 / 0.08333 with it', async () => {
    // 99 x 0.0842 / 0.08333 = 100.0336; 99 x 0.14253 / 0.08333 = 169.3324; 100.0336 x 0.2027 = 20.2768
    const { emissions, travel, notices } = await curve(1000, '&include_wtt=true')
    expect(emissions.co2e).toBe(189.609)
    expect(emissions.breakdown.tank_to_wheel).toBe(169.332)
    expect(emissions.breakdown.well_to_tank).toBe(20.277)
    expect(travel).toMatchObject({ haul_rule: 'curve', publisher_haul: 'long' })
    expect(travel.haul).toBeUndefined()
    expect(notices.map(({ code }: { code: string }) => code)).toContain('estimated_factor')
  })

  test.each([700, 3700])('no step at %i km', async (km) => {
    const [below, above] = [await curve(km - 0.001), await curve(km)]
    // A metre is 0.073 x 0.14253 / 0.08333 = 0.125 g.
    expect(Math.abs(above.emissions.co2e_grams - below.emissions.co2e_grams)).toBeLessThanOrEqual(1)
    const bands = (at: number) => ask(`origin_location=JFK&destination_location=LHR&distance_km=${at}`)
    expect(
      Math.abs((await bands(km)).emissions.co2e / (await bands(km - 0.001)).emissions.co2e - 1),
    ).toBeGreaterThan(0.05)
  })

  test('below 150 km each km emits what it does on a flight of 150 km', async () => {
    const [short, shortest] = [await curve(75), await curve(150)]
    expect(Math.abs(shortest.emissions.co2e_grams - 2 * short.emissions.co2e_grams)).toBeLessThanOrEqual(1)
  })

  test.each([
    // What publishers say of flights of such a length, tank to wake without forcing, g per passenger-km.
    ['DESNZ 2025, domestic', 450, 135.52],
    ['DGAC 500 to 1,000 km', 750, 111.4],
    ['DGAC 1,000 to 2,000 km', 1450, 88.1],
    ['MLIT FY2024, domestic', 900, 91],
    ['EPA Hub 2025, up to 300 miles', 400, 128.6],
    ['DESNZ 2025, long haul', 6800, 90.43],
    ['DGAC over 5,000 km', 7000, 69],
  ])('%s (%i km, %f g) lies in the range', async (_, km, grams) => {
    const { emissions } = await curve(km)
    // The range is of the figure with forcing: the part without it moves by the same curve.
    const own = (emissions.co2e_without_radiative_forcing * 1000) / km
    expect(grams / own).toBeGreaterThan(0.66)
    expect(grams / own).toBeLessThan(1.5)
  })
})
