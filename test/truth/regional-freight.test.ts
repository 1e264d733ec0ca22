/** Land freight by country, beside what the countries publish. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factorFigures, termsOf } from '../../src/domains/freight/emissions/terms.ts'
import { freightPart } from '../../src/domains/freight/part.ts'
import { freightLeg } from '../../src/domains/freight/transport/legs.ts'
import { massOf } from '../../src/engine/contribution.ts'
import { decimal } from '../../src/engine/numbers/decimal.ts'
import { nearest } from '../../src/engine/numbers/rational.ts'
import type { PlannedRoute } from '../../src/geo/networks/plan.ts'
import { loadEdition } from '../../src/surfaces/process/data/load.ts'
import { PACKAGE_DATA } from '../../src/surfaces/process/package-root.ts'
import { type TestApp, testApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const edition = loadEdition(PACKAGE_DATA, '2025.2')

const FREIGHT = '/v1/freight/emissions?edition=2025.2&weight=1000'

async function ask(query: string) {
  const { status, json, text } = await app.get(`${FREIGHT}&${query}`)
  expect(status, text).toBe(200)
  return json.data.attributes
}

/** g CO2e per tonne-km, well to wheel, of 1 t over a modelled way. */
async function gramsPerTonneKm(query: string): Promise<number> {
  const { emissions, route } = await ask(query)
  return emissions.co2e_grams / route.total_distance_km
}

const between = (from: string, to: string, country: string) =>
  `origin_country=${country}&origin_location=${encodeURIComponent(from)}&destination_country=${country}&destination_location=${encodeURIComponent(to)}`

test('Hamburg - Munich by rail is 13 to 18 g per tonne-km (UBA, TREMOD 6.71B: 14 in 2024)', async () => {
  const grams = await gramsPerTonneKm(`${between('Hamburg', 'Munich', 'DE')}&transport_mode=rail`)
  expect(grams).toBeGreaterThan(13)
  expect(grams).toBeLessThan(18)
})

describe('rail freight beside the publications', () => {
  test.each([
    // 0.021 kg CO2, 0.0016 g CH4, 0.0005 g N2O per short ton-mile (EPA Hub 2025, table 8): 0.0211773 kg with GWP 28 and
    // 265, / (0.90718474 x 1.609344) = 14.51 g; x 0.00691 / 0.02779 (UK) = 3.61 g upstream.
    ['US', 'Chicago', 'Dallas', 18.12],
    // The same, borrowed.
    ['CA', 'Toronto', 'Winnipeg', 18.12],
    // India GHG Program v1.0, FY 2014-15.
    ['IN', 'Delhi', 'Mumbai', 9.96],
    // MLIT, FY2021.
    ['JP', 'Tokyo', 'Osaka', 20],
    // UK 2025: 27.79 + 6.91.
    ['GB', 'London', 'Leeds', 34.7],
  ])('%s: %s - %s %f g', async (country, from, to, grams) => {
    const own = await gramsPerTonneKm(`${between(from, to, country)}&transport_mode=rail`)
    expect(Math.abs(own - grams)).toBeLessThan(0.01)
  })

  test.each([
    // GLEC v3.2 table 4, electric 10.8 and diesel 30.7; EU 18.4; French decree 0.028 to 0.042 kWh on a clean grid.
    ['FR', 'Paris', 'Lyon', 2, 10],
    ['CH', 'Zurich', 'Bern', 1, 10],
    ['PL', 'Warsaw', 'Krakow', 15, 40],
    // Bulletin of 2024: 0.0314 kWh; 17.1 g on a life-cycle grid with losses.
    ['CN', 'Beijing', 'Shanghai', 12, 25],
    // Russian Railways 2022: 7.8 g per gross tonne-km, about 14 net.
    ['RU', 'Moscow', 'Kazan', 8, 25],
  ])('%s: %s - %s lies between %f and %f g', async (country, from, to, low, high) => {
    const own = await gramsPerTonneKm(`${between(from, to, country)}&transport_mode=rail`)
    expect(own).toBeGreaterThan(low)
    expect(own).toBeLessThan(high)
  })
})

test('the average lorry of the United States: 128.41 + 29.81 g, of others that of the UK with a notice', async () => {
  // 0.186 kg CO2, 0.0016 g CH4, 0.0054 g N2O per short ton-mile: 0.1874758 kg / 1.4599723 = 128.41 g; x 0.02359 / 0.10163.
  const own = await gramsPerTonneKm(`${between('Boston', 'Albany', 'US')}&transport_mode=road`)
  expect(Math.abs(own - 158.22)).toBeLessThan(0.01)
  const articulated = await ask(
    `${between('Boston', 'Albany', 'US')}&transport_mode=road&vehicle_type=articulated`,
  )
  expect(articulated.emissions.source_trail[0]).toMatchObject({ tier: 'region', region: 'GB' })
})

test('kilometres in each country: Detroit - Montreal is American to the border', async () => {
  const query =
    'origin_country=US&origin_location=Detroit&destination_country=CA&destination_location=Montreal&transport_mode=road'
  const { emissions, route, notices } = await ask(query)
  const inCountry = (code: string) =>
    route.legs[0].countries.find((one: { country_code: string }) => one.country_code === code).distance_km
  // UK 2025, all lorries: 0.10163 + 0.02359.
  const kg = inCountry('US') * 0.15822 + inCountry('CA') * 0.12522
  expect(Math.abs(emissions.co2e - kg)).toBeLessThan(0.01)
  const codes = notices.map(({ code }: { code: string }) => code)
  expect(codes).toEqual(expect.arrayContaining(['default_upstream', 'factor_from_other_region']))
})

describe('trains of every country', () => {
  const vehicle = edition.part(freightPart).vehicles.rail.get('average')
  const handling = { isDedicated: false, refrigerated: false, returnsEmpty: false }
  const oneTonne = { tonnes: decimal(1), of: 'tonnes', isPerKm: false }
  const METRES = 1_000_000

  function legIn(countryCode: string) {
    if (!vehicle) throw new Error('rail has an average')
    const place = { name: countryCode, kind: 'town', countryCode, lat: 0, lon: 0 } as const
    const route: PlannedRoute = {
      mode: 'rail',
      distanceKm: METRES / 1000,
      distanceMetres: METRES,
      durationSeconds: 1,
      points: [],
      method: 'test',
      expectedErrorPercent: 0,
      passages: [],
      notices: [],
      countries: [{ countryCode, distanceMetres: METRES }],
      origin: place,
      destination: place,
    }
    const choice = { vehicle, fuelSource: vehicle.fuels[0] ?? '' }
    const element = { route, isGiven: false, choice }
    return freightLeg(edition, element, handling, { where: [], isPerKm: false })
  }

  test.each([...edition.countries.keys()])('%s has a figure with its kind', (code) => {
    const leg = legIn(code)
    // Over a thousand kilometres: kilograms a tonne are grams a tonne-km.
    const grams = termsOf([leg], oneTonne).reduce((sum, term) => sum + nearest(massOf(term)), 0)
    // From hydropower (Switzerland 2, Albania less) to diesel and coal.
    expect(grams).toBeGreaterThan(0.3)
    expect(grams).toBeLessThan(60)
    const figures = factorFigures(leg)
    const isHome = code === 'GB'
    const isOwn = figures.some(({ region }) => region === code)
    const isBorrowed = figures.some(({ tier, region }) => tier === 'region' && region === 'GB')
    expect([isHome, isOwn && !isHome, isBorrowed].filter(Boolean)).toHaveLength(1)
  })

  test('sixty countries leave the figure of the United Kingdom', () => {
    const own = [...edition.countries.keys()].filter((code) =>
      factorFigures(legIn(code)).some(({ region }) => region === code),
    )
    expect(own.length).toBeGreaterThanOrEqual(60)
  })
})
