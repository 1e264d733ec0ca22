/** What holds for every trip. */

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { travelPart } from '../../src/domains/travel/part.ts'
import { edition, places, type TestApp, testApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const RUNS = { numRuns: 60 }
const PLACES = 'origin_country=FR&origin_location=Paris&destination_country=FR&destination_location=Lyon'
const AIRPORTS = [
  'LHR',
  'JFK',
  'CDG',
  'NRT',
  'SYD',
  'GRU',
  'JNB',
  'DXB',
  'SIN',
  'LAX',
  'OSL',
  'KEF',
  'EZE',
  'DEL',
]
const CABINS = ['economy', 'premium_economy', 'business', 'first', 'average']

const km = fc.integer({ min: 0, max: 50_000_000 }).map((metres) => metres / 1000)
const passengers = fc.integer({ min: 1, max: 1000 })
const cabin = fc.constantFrom(...CABINS)
const vehicle = fc.constantFrom(
  ...[...edition.part(travelPart).vehicles].flatMap(([mode, types]) =>
    [...types.keys()].map((type) => ({ mode, type })),
  ),
)
const kind = fc.oneof(
  vehicle.map(({ mode, type }) => `transport_mode=${mode}&vehicle_type=${type}`),
  cabin.map((name) => `transport_mode=flight&cabin_class=${name}`),
)
const airports = fc
  .tuple(fc.constantFrom(...AIRPORTS), fc.constantFrom(...AIRPORTS))
  .filter(([a, b]) => a !== b)

async function attributes(query: string) {
  const { status, json, text } = await app.get(`/v1/travel/emissions?${query}`)
  expect(status, text).toBe(200)
  return json.data.attributes
}
const ask = (query: string) => attributes(`${PLACES}&${query}`)
const gramsOf = async (query: string): Promise<number> => (await ask(query)).emissions.co2e_grams
const grams = (kilograms: number) => Math.round(kilograms * 1000)

describe('to the gram', () => {
  test('the parts are the total, and the gases with the forcing its part without upstream', async () => {
    const property = fc.asyncProperty(
      kind,
      km,
      passengers,
      fc.boolean(),
      fc.boolean(),
      async (what, distance, count, wtt, back) => {
        const { emissions, travel } = await ask(
          `${what}&distance_km=${distance}&passengers=${count}&include_wtt=${wtt}&return_trip=${back}`,
        )
        const { co2e, co2e_grams, breakdown, direct_emissions, indirect_emissions, gas_split } = emissions
        expect(co2e).toBe(co2e_grams / 1000)
        expect(grams(breakdown.vehicle_operation) + grams(breakdown.energy_provision)).toBe(co2e_grams)
        expect([direct_emissions, indirect_emissions]).toEqual([
          breakdown.vehicle_operation,
          breakdown.energy_provision,
        ])
        expect(emissions.per_passenger_kg).toBe(emissions.per_passenger_g / 1000)
        const shared = emissions.per_passenger_g * count
        if (travel.is_per_vehicle) expect(Math.abs(shared - co2e_grams)).toBeLessThanOrEqual(count / 2)
        else expect(shared).toBe(co2e_grams)
        expect(grams(breakdown.tank_to_wheel) + grams(breakdown.well_to_tank)).toBe(co2e_grams)
        const forcing = emissions.radiative_forcing?.co2e ?? 0
        const gases = gas_split && [gas_split.co2, gas_split.ch4, gas_split.n2o, forcing].map(grams)
        if (gases)
          expect(gases.reduce((sum: number, part: number) => sum + part)).toBe(grams(breakdown.tank_to_wheel))
      },
    )
    await fc.assert(property, RUNS)
  })

  test('a return doubles, and passengers multiply what is not counted by the vehicle', async () => {
    const property = fc.asyncProperty(kind, km, passengers, async (what, distance, count) => {
      const one = await ask(`${what}&distance_km=${distance}`)
      expect(await gramsOf(`${what}&distance_km=${distance}&return_trip=true`)).toBe(
        2 * one.emissions.co2e_grams,
      )
      const times = one.travel.is_per_vehicle ? 1 : count
      expect(await gramsOf(`${what}&distance_km=${distance}&passengers=${count}`)).toBe(
        times * one.emissions.co2e_grams,
      )
    })
    await fc.assert(property, RUNS)
  })

  test('the upstream part only adds, and only to energy provision', async () => {
    const property = fc.asyncProperty(kind, km, async (what, distance) => {
      const [without, both] = [
        await ask(`${what}&distance_km=${distance}`),
        await ask(`${what}&distance_km=${distance}&include_wtt=1`),
      ]
      expect(both.emissions.co2e_grams).toBeGreaterThanOrEqual(without.emissions.co2e_grams)
      // Each total is rounded by itself.
      const operation = (one: typeof both) => grams(one.emissions.breakdown.vehicle_operation)
      expect(Math.abs(operation(both) - operation(without))).toBeLessThanOrEqual(1)
    })
    await fc.assert(property, RUNS)
  })
})

describe('flights', () => {
  test('there and back are equally long', async () => {
    const property = fc.asyncProperty(airports, cabin, async ([from, to], cabinClass) => {
      const flight = (a: string, b: string) =>
        attributes(
          `origin_location=${a}&destination_location=${b}&transport_mode=flight&cabin_class=${cabinClass}`,
        )
      const [out, home] = [await flight(from, to), await flight(to, from)]
      expect(out.emissions.co2e_grams).toBe(home.emissions.co2e_grams)
      expect(out.route.distance_km).toBe(home.route.distance_km)
    })
    await fc.assert(property, RUNS)
  })

  test('within a haul, farther is more', async () => {
    const bands = fc.constantFrom([0, 699.999], [700, 3699.999], [3700, 20_000])
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const property = fc.asyncProperty(
      bands,
      share,
      share,
      cabin,
      async ([low = 0, high = 0], a, b, cabinClass) => {
        const at = (position: number) => Math.round((low + (high - low) * position) * 1000) / 1000
        const [near, far] = [at(Math.min(a, b)), at(Math.max(a, b))]
        const flight = (distance: number) =>
          gramsOf(`transport_mode=flight&cabin_class=${cabinClass}&distance_km=${distance}`)
        expect(await flight(near)).toBeLessThanOrEqual(await flight(far))
      },
    )
    await fc.assert(property, RUNS)
  })

  test('a better cabin is never less', async () => {
    const property = fc.asyncProperty(km, async (distance) => {
      const by = (name: string) =>
        gramsOf(`transport_mode=flight&cabin_class=${name}&distance_km=${distance}`)
      const [economy, premium, business, first] = await Promise.all(CABINS.slice(0, 4).map(by))
      expect([economy, premium, business, first]).toEqual(
        [economy, premium, business, first].sort((a, b) => Number(a) - Number(b)),
      )
    })
    await fc.assert(property, RUNS)
  })
})

test('an electric car in Norway is below one in Poland on the same kilometres', async () => {
  const types = fc.constantFrom('electric', 'small_electric', 'medium_electric', 'large_electric')
  const property = fc.asyncProperty(types, fc.integer({ min: 1, max: 3000 }), async (type, distance) => {
    const within = async (country: string) => {
      const query = `origin_country=${country}&destination_country=${country}&vehicle_type=${type}&distance_km=${distance}`
      return (await attributes(query)).emissions.co2e_grams
    }
    expect(await within('NO')).toBeLessThan(await within('PL'))
  })
  await fc.assert(property, { numRuns: 30 })
})

/** Of every continent, islands and landlocked ones among them. */
const COUNTRIES =
  'GB IE FR DE ES IT NO PL CH GR TR RU US CA MX CU BR AR CL EG NG KE ZA IN CN JP ID AU NZ FJ'.split(' ')

test('every ordered pair of 30 countries answers without places', async () => {
  expect(new Set(COUNTRIES).size).toBe(30)
  for (const origin of COUNTRIES) {
    for (const destination of COUNTRIES) {
      if (origin === destination) continue
      const { emissions, route, notices } = await attributes(
        `origin_country=${origin}&destination_country=${destination}`,
      )
      expect(emissions.co2e_grams, `${origin}-${destination}`).toBeGreaterThan(0)
      expect([route.origin.country_code, route.destination.country_code]).toEqual([origin, destination])
      const assumed = notices.filter(({ code }: { code: string }) => code === 'location_assumed')
      expect(assumed).toHaveLength(2)
    }
  }
}, 120_000)

test('every country with a capital has an answer by air or says why not', async () => {
  const paris = 'destination_location=CDG&transport_mode=flight'
  for (const country of edition.countries.keys()) {
    const { status, json } = await app.get(`/v1/travel/emissions?origin_country=${country}&${paris}`)
    if (status === 200) continue
    // From France its main airport is the one that is asked for.
    const without = country === 'FR' ? 'same_place' : 'no_route'
    const reason = places.capital(country) ? without : 'validation_error'
    expect([country, status, json.error.code]).toEqual([country, 422, reason])
  }
})
