/** Every total again from its trail alone, by a program that knows no domain. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTable } from '../golden/table.ts'
import { type TestApp, testApp } from '../support/app.ts'

interface Entry {
  role: string
  factor: number
  quantity: number
  contribution_kg: number
}

interface Emissions {
  co2e: number
  co2e_unit: string
  rounding: { unit_grams: number; times: number }
  source_trail: Entry[]
}

/** Digits that a sum of doubles is good for. */
const DIGITS = 14
const GRAMS = { kg: 1000, g: 1 }

/** The total of an answer by its trail, in the answer's unit. Throws where quantity x factor is not the contribution. */
function replayed({ co2e_unit, rounding, source_trail }: Emissions): number {
  const counted = source_trail.filter(({ role }) => role === 'factor')
  for (const { factor, quantity, contribution_kg } of source_trail.filter(({ role }) => role !== 'input')) {
    if (!isClose(factor * quantity, contribution_kg))
      throw new Error(`${factor} x ${quantity} is not ${contribution_kg}`)
  }
  const grams = counted.reduce((sum, { contribution_kg }) => sum + contribution_kg * GRAMS.kg, 0)
  const units = Number((grams / rounding.times / rounding.unit_grams).toPrecision(DIGITS))
  const rounded = Math.round(units) * rounding.unit_grams * rounding.times
  return Number((rounded / GRAMS[co2e_unit as keyof typeof GRAMS]).toPrecision(DIGITS))
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-14 * Math.abs(b)
}

/** Of each domain that many, evenly over all that is asked of it elsewhere, and every vehicle of freight. */
const OF_EACH = { hotel: 130, fuel: 150, electricity: 150, travel: 250, freight: 300, 'digital/llm': 150 }
const WATER = ['both', 'supply', 'treatment'].flatMap((service) =>
  ['GB', 'FR', 'KE'].map((country, i) => `amount=${17.35 + i * 101.7}&service=${service}&country=${country}`),
)

/** Its answers, in steps over the whole list. */
function requestsOf(domain: string, count: number): string[] {
  const all = readTable()
    .filter(({ request, status }) => request.startsWith(`/v1/${domain}/emissions?`) && status === '200')
    // What strict refuses is for other tests.
    .filter(({ request }) => !request.includes('strict=true'))
    .map(({ request }) => request)
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)] ?? '')
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function failures(requests: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  for (const request of requests) {
    const { status, json } = await app.get(request)
    const emissions = json.data?.attributes?.emissions
    try {
      expect(status).toBe(200)
      const found = replayed(emissions)
      if (found !== emissions.co2e) wrong.push(`${request}: ${found}, not ${emissions.co2e}`)
    } catch (error) {
      wrong.push(`${request}: ${error}`)
    }
  }
  return wrong
}

describe('1,000 answers of all domains', () => {
  test.each(Object.entries(OF_EACH))(
    '%s',
    async (domain, count) => {
      const requests = requestsOf(domain, count)
      expect(new Set(requests).size).toBe(count)
      expect(await failures(requests)).toEqual([])
    },
    240_000,
  )

  test('water', async () => {
    expect(await failures(WATER.map((query) => `/v1/water/emissions?${query}`))).toEqual([])
  })
})

/** Figures by country, ships of the register, flights by other rules: of a later edition than the one of the requests above. */
const LATER = [
  'travel/emissions?transport_mode=flight&origin_location=CDG&destination_location=NCE&haul_rule=curve&cabin_class=business&passengers=3&return_trip=true&include_wtt=true',
  'travel/emissions?transport_mode=flight&origin_location=LHR&destination_location=CDG&haul_rule=curve&distance_km=97.3&include_wtt=true',
  'travel/emissions?transport_mode=flight&origin_location=JFK&destination_location=NRT&haul_rule=publisher&include_wtt=true',
  'travel/emissions?transport_mode=flight&origin_location=JFK&destination_location=NRT&haul=domestic',
  'travel/emissions?transport_mode=rail&origin_country=FR&origin_location=Paris&destination_country=BE&destination_location=Brussels&vehicle_type=tgv&include_wtt=true',
  'travel/emissions?transport_mode=rail&origin_country=US&origin_location=Detroit&destination_country=CA&destination_location=Toronto&include_wtt=true&passengers=2',
  'travel/emissions?transport_mode=rail&origin_country=CN&origin_location=Beijing&destination_country=CN&destination_location=Shanghai',
  'travel/emissions?transport_mode=rail&origin_country=DE&origin_location=Berlin&destination_country=DE&destination_location=Hamburg&vehicle_type=ter',
  'travel/emissions?transport_mode=car&origin_country=US&origin_location=Detroit&destination_country=CA&destination_location=Toronto&include_wtt=true',
  'freight/emissions?transport_mode=rail&origin_country=GB&origin_location=London&destination_country=DE&destination_location=Berlin&weight=777',
  'freight/emissions?transport_mode=rail&origin_country=RU&origin_location=Moscow&destination_country=CN&destination_location=Beijing&weight=21000&refrigerated=true',
  'freight/emissions?transport_mode=rail&origin_country=US&origin_location=Chicago&destination_country=MX&destination_location=Monterrey&weight=900',
  'freight/emissions?transport_mode=road&origin_country=US&origin_location=Detroit&destination_country=CA&destination_location=Montreal&weight=15000',
  'freight/emissions?transport_mode=sea&origin_country=NL&origin_location=Rotterdam&destination_country=US&destination_location=Chicago&weight=10000&refrigerated=true',
  'freight/emissions?transport_mode=sea&origin_country=NL&origin_location=Rotterdam&destination_country=GB&destination_location=Felixstowe&weight=10000&vehicle_type=container_short_sea',
  'freight/emissions?transport_mode=sea&origin_country=SA&origin_location=Dammam&destination_country=JP&destination_location=Tokyo&weight=1e8&vehicle_type=oil_tanker&planned_distance_km=12000',
  'freight/emissions?origin_country=US&origin_location=New%20York&destination_country=US&destination_location=Los%20Angeles&weight=5000&fuel_source=hvo',
]

describe('answers of edition 2025.2', () => {
  const requests = LATER.map((request) => `/v1/${request}&edition=2025.2`)

  test('again from their trails', async () => {
    expect(await failures(requests)).toEqual([])
  }, 60_000)

  test.each(requests)('%s has a range around it', async (request) => {
    const { json } = await app.get(request)
    const { co2e, range } = json.data.attributes.emissions
    expect(range.low).toBeLessThan(co2e)
    expect(range.high).toBeGreaterThan(co2e)
  })
})

test('by hand: 3 passengers there and back, long haul in economy', async () => {
  // 0.11704 x 10,000 km = 1,170.4 kg a passenger one way, x 3 x 2 = 7,022.4 kg (UK 2025, with radiative forcing).
  const { json } = await app.get(
    '/v1/travel/emissions?origin_country=GB&destination_country=AU&transport_mode=flight&distance_km=10000&passengers=3&return_trip=true',
  )
  const { co2e, rounding, source_trail } = json.data.attributes.emissions
  expect(co2e).toBe(7022.4)
  expect(rounding).toEqual({ unit_grams: 1, times: 6 })
  expect(source_trail[0]).toMatchObject({
    role: 'factor',
    part: 'direct',
    factor: 0.11704,
    quantity: 60_000,
    quantity_unit: 'passenger-km',
    contribution_kg: 7022.4,
  })
})

describe('every answer has a range', () => {
  test.each(Object.keys(OF_EACH))(
    '%s',
    async (domain) => {
      for (const request of requestsOf(domain, 60)) {
        const { json } = await app.get(request)
        const { emissions } = json.data.attributes
        const { low, high, coverage, basis, parts = {} } = emissions.range
        expect(coverage, request).toBe(0.9)
        expect(low, request).toBeLessThanOrEqual(emissions.co2e)
        expect(high, request).toBeGreaterThanOrEqual(emissions.co2e)
        const isOwn = basis.includes('your own')
        if (emissions.co2e > 0 && !isOwn) expect(low, request).toBeLessThan(high)
        for (const part of Object.values(parts) as { low: number; high: number }[])
          expect(part.low, request).toBeLessThan(part.high)
      }
    },
    120_000,
  )
})
