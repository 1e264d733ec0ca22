/** Land travel by country, beside what the countries publish. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { railFigures } from '../../src/domains/travel/trip/rail-figures.ts'
import { requireVehicle } from '../../src/domains/travel/trip/surface.ts'
import { loadEdition } from '../../src/surfaces/process/data/load.ts'
import { PACKAGE_DATA } from '../../src/surfaces/process/package-root.ts'
import { type TestApp, testApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const TRAVEL = '/v1/travel/emissions?edition=2025.2'
const between = (from: string, to: string, country: string) =>
  `origin_country=${country}&origin_location=${from}&destination_country=${country}&destination_location=${to}`

async function ask(query: string) {
  const { status, json, text } = await app.get(`${TRAVEL}&${query}`)
  expect(status, text).toBe(200)
  return json.data.attributes
}

describe('1,000 km as published', () => {
  test.each([
    // EPA GHG Emission Factors Hub 2025, table 10: (kg CO2 + 28 x CH4 + 265 x N2O) a mile / 1.609344.
    ['US', 'Boston', 'Albany', 'transport_mode=car', 185.52], // 0.297, 0.0059 g, 0.0053 g
    ['US', 'Boston', 'Albany', 'transport_mode=motorbike', 233.31], // 0.368, 0.0888 g, 0.0188 g
    ['US', 'Boston', 'Albany', 'transport_mode=bus', 41.4], // 0.066, 0.0046 g, 0.0019 g
    ['US', 'Boston', 'Albany', 'transport_mode=rail', 60.12], // 0.096, 0.008 g, 0.002 g
    ['US', 'Boston', 'Washington', 'transport_mode=rail&vehicle_type=northeast_corridor', 14.33], // 0.023, 0.001, 0.0001
    ['US', 'Boston', 'Albany', 'transport_mode=rail&vehicle_type=commuter', 83.25], // 0.133, 0.0105 g, 0.0026 g
    ['US', 'Boston', 'Albany', 'transport_mode=rail&vehicle_type=subway', 58.08], // 0.093, 0.0075 g, 0.001 g
    // India GHG Program v1.0, FY 2014-15: non-suburban and suburban.
    ['IN', 'Delhi', 'Mumbai', 'transport_mode=rail', 7.837],
    ['IN', 'Delhi', 'Mumbai', 'transport_mode=rail&vehicle_type=commuter', 7.976],
    // MLIT, FY2024.
    ['JP', 'Tokyo', 'Osaka', 'transport_mode=rail', 17],
    // ADEME, use.
    ['FR', 'Paris', 'Lyon', 'transport_mode=rail&vehicle_type=tgv', 2.3],
    ['FR', 'Paris', 'Lyon', 'transport_mode=rail&vehicle_type=intercites', 5.8],
    ['FR', 'Paris', 'Lyon', 'transport_mode=rail&vehicle_type=ter', 22.9],
    ['FR', 'Paris', 'Lyon', 'transport_mode=rail&vehicle_type=metro', 4.2],
    ['FR', 'Paris', 'Lyon', 'transport_mode=rail&vehicle_type=tram', 3.8],
    // UK 2025.
    ['GB', 'London', 'Leeds', 'transport_mode=rail', 35.46],
  ])('%s, %s to %s, %s: %f kg', async (country, from, to, how, kg) => {
    const { emissions } = await ask(`${between(from, to, country)}&${how}&distance_km=1000`)
    expect(emissions.co2e).toBe(kg)
    expect(emissions.source_trail[0]).toMatchObject({ tier: 'exact', region: country })
  })
})

test('Delhi - Mumbai by rail is the published figure on every kilometre of the way, and 9.8 g well to wheel', async () => {
  const query = `${between('Delhi', 'Mumbai', 'IN')}&transport_mode=rail`
  const gramsPerKm = ({ emissions, route }: Awaited<ReturnType<typeof ask>>) =>
    emissions.co2e_grams / route.total_distance_km
  expect(Math.abs(gramsPerKm(await ask(query)) - 7.837)).toBeLessThan(0.01)
  // 7.837 x (1 + 0.00897 / 0.03546), the UK ratio for national rail.
  expect(Math.abs(gramsPerKm(await ask(`${query}&include_wtt=true`)) - 9.82)).toBeLessThan(0.01)
})

test('kilometres in each country: Detroit - Toronto is American to the border, and British beyond', async () => {
  const query =
    'origin_country=US&origin_location=Detroit&destination_country=CA&destination_location=Toronto&transport_mode=car'
  const { emissions, route, notices } = await ask(query)
  const km = (code: string) =>
    route.countries.find((one: { country_code: string }) => one.country_code === code).distance_km
  expect(Math.abs(emissions.co2e - km('US') * 0.18552 - km('CA') * 0.16725)).toBeLessThan(0.002)
  expect(notices.map(({ code }: { code: string }) => code)).toContain('factor_from_other_region')
  const small = await ask(`${query}&vehicle_type=small`)
  expect(small.emissions.source_trail[0]).toMatchObject({ tier: 'region', region: 'GB' })
})

test('a service of one country on another: the trains of that country, with a notice', async () => {
  const query = `${between('Berlin', 'Hamburg', 'DE')}&transport_mode=rail`
  const [tgv, national] = [await ask(`${query}&vehicle_type=tgv`), await ask(query)]
  expect(tgv.emissions.co2e).toBe(national.emissions.co2e)
  expect(tgv.travel.vehicle_type).toBe('national')
  expect(tgv.notices.map(({ code }: { code: string }) => code)).toContain('vehicle_type_replaced')
})

describe('trains by traction beside what is published', () => {
  test.each([
    // Life cycle with infrastructure (mobitool 40.8; UBA, regional 44, well to wheel).
    ['DE', 'Berlin', 'Hamburg', 25, 45],
    // SNCF services by ADEME: 2.3 to 22.9, use.
    ['FR', 'Paris', 'Lyon', 2.3, 22.9],
    // Mobitool 15.1 and 7.0, with infrastructure.
    ['AT', 'Vienna', 'Linz', 7, 20],
    ['CH', 'Zurich', 'Bern', 1, 7],
    // 0.0314 kWh of the bulletin: 15.3 direct, 17.1 life cycle.
    ['CN', 'Beijing', 'Shanghai', 12, 22],
  ])('%s lies between %s and %s', async (country, from, to, low, high) => {
    const { emissions } = await ask(
      `${between(from, to, country)}&transport_mode=rail&distance_km=1000&include_wtt=true`,
    )
    expect(emissions.co2e).toBeGreaterThan(low)
    expect(emissions.co2e).toBeLessThan(high)
  })
})

describe('trains of every country', () => {
  const edition = loadEdition(PACKAGE_DATA, '2025.2')
  const { factor } = requireVehicle(edition, 'rail', 'national')

  test.each([...edition.countries.keys()])('%s has a figure with its kind', (countryCode) => {
    if (!factor) throw new Error('national rail has a factor')
    const distanceMetres = 1_000_000
    const figures = railFigures(edition, factor, {
      distanceMetres,
      stretches: [{ countryCode, distanceMetres }],
      isHome: false,
    })
    expect(figures.direct.length).toBeGreaterThan(0)
    const tiers = new Set(figures.direct.map(({ entry }) => entry.tier))
    const isExact = ['GB', 'US', 'IN', 'JP'].includes(countryCode)
    expect(figures.fallbacks.length === 0).toBe(isExact)
    expect(tiers.has('exact') || figures.fallbacks.length > 0).toBe(true)
  })
})
