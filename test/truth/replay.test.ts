/** Every total again from its trail alone, by a program that knows no domain. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTable } from '../golden/table.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { replayed } from '../support/replayed.ts'

/** Of each domain that many, evenly over all that is asked of it elsewhere, and every vehicle of freight. */
const OF_EACH = { hotel: 130, fuel: 150, electricity: 150, travel: 250, freight: 300, 'digital/llm': 150 }
/** What the golden table does not ask. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  water: ['both', 'supply', 'treatment'].flatMap((service) =>
    ['GB', 'FR', 'KE'].map(
      (country, i) => `amount=${17.35 + i * 101.7}&service=${service}&country=${country}`,
    ),
  ),
  waste: ['paper', 'household', 'glass', 'wood', 'hdpe'].flatMap((material, i) =>
    ['kg', 'tonne', 'lb'].flatMap((unit) =>
      ['landfill', 'incineration'].map(
        (treatment) =>
          `amount=${3.217 + i * 77.7}&unit=${unit}&material=${material}&treatment=${treatment}&country=${i % 2 ? 'GB' : 'IN'}&year=${2021 + i}`,
      ),
    ),
  ),
  refrigerant: ['R410A', 'R22', 'R411B', 'SF6', 'propane', 'HFE-125'].flatMap((gas, i) => [
    `gas=${gas}&amount=${0.317 + i * 1.7}&unit=lb&year=2025`,
    `gas=${gas}&charge=${13.7 + i}&leak_rate=${2.9 + i}&year=${2022 + (i % 5)}`,
  ]),
  spend: ['111110', '337214', '541511', '811420', '722511'].flatMap((naics, i) =>
    ['US', 'JP'].map((country) => `amount=${1234.56 + i * 777.7}&naics=${naics}&country=${country}`),
  ),
  homeworking: ['GB', 'SE'].flatMap((country, i) =>
    [1, 7, 333].flatMap((people, j) =>
      [true, false].map(
        (heating) =>
          `hours=${7.35 + i * 40.1 + j}&people=${people}&with_heating=${heating}&country=${country}&year=${2021 + i + j}`,
      ),
    ),
  ),
}

/** Its answers, in steps over the whole list. */
function requestsOf(domain: string, count: number): string[] {
  const all = readTable()
    .filter(({ request, status }) => request.startsWith(`/v1/${domain}/emissions?`) && status === '200')
    // What strict refuses is for other tests, and release 0.1.0 answered 0 to a question without tokens.
    .filter(({ request }) => !request.includes('strict=true'))
    .filter(({ request }) => !request.includes('/llm/') || /tokens|energy_wh/.test(request))
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

  test.each(Object.entries(FURTHER))('%s', async (domain, queries) => {
    expect(await failures(queries.map((query) => `/v1/${domain}/emissions?${query}`))).toEqual([])
  })
})

/** Editions with official grids: other figures in other units, ratios and published losses in the trail. */
test.each(['2021', '2024', '2025.2'])(
  'the same of electricity and language models in %s',
  async (edition) => {
    const requests = [...requestsOf('electricity', 90), ...requestsOf('digital/llm', 40)]
    const chosen = requests.map((request) => `${request}&edition=${edition}`)
    expect(await failures(chosen.filter((request) => !request.includes('state=CA-')))).toEqual([])
  },
  240_000,
)

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
  const asked = [
    ...Object.keys(OF_EACH).map((domain) => [domain, requestsOf(domain, 60)] as const),
    ...Object.entries(FURTHER).map(
      ([domain, queries]) => [domain, queries.map((query) => `/v1/${domain}/emissions?${query}`)] as const,
    ),
  ]
  test.each(asked)(
    '%s',
    async (_, requests) => {
      for (const request of requests) {
        const { json } = await app.get(request)
        const { emissions } = json.data.attributes
        const { low, high, coverage, measured, basis, parts = {} } = emissions.range
        if (coverage === null) expect(basis, request).toMatch(/our judgement|your own|own factors/)
        else expect(measured.n, request).toBeGreaterThanOrEqual(20)
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
