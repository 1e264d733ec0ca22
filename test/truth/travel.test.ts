/** Travel by the publisher's own tables: uk-2025-travel.csv is distance × published factor, worked out by hand. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { travelPart } from '../../src/domains/travel/part.ts'
import { edition, places, routes, type TestApp, testApp } from '../support/app.ts'
import { truth } from '../support/truth.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Everywhere in the United Kingdom: the figures are published for it. */
const AT_HOME = 'origin_location=LHR&destination_location=EDI'
/** The publisher sorts flights by where they go: abroad, those of 2,000 km here are short haul and those of 10,000 long. */
const ABROAD: Readonly<Record<string, string>> = {
  '2000': 'origin_location=LHR&destination_location=MAD',
  '10000': 'origin_location=LHR&destination_location=JFK',
}

async function emissions(query: string) {
  const { status, json, text } = await app.get(`/v1/travel/emissions?${query}`)
  expect(status, text).toBe(200)
  return json.data.attributes.emissions
}

describe('UK Government 2025', () => {
  const rows = truth('uk-2025-travel.csv')

  test.each(rows)(
    '$distance_km km by $transport_mode $vehicle_type$cabin_class: $co2e_kg kg',
    async (row) => {
      const { transport_mode, vehicle_type, cabin_class, distance_km } = row
      const kind = vehicle_type ? `vehicle_type=${vehicle_type}` : `cabin_class=${cabin_class}`
      const ends = (transport_mode === 'flight' && ABROAD[distance_km ?? '']) || AT_HOME
      const query = `${ends}&transport_mode=${transport_mode}&${kind}&distance_km=${distance_km}`
      const direct = await emissions(query)
      expect(direct.co2e).toBe(Number(row.co2e_kg))
      expect(direct.source_trail[0]).toMatchObject({ tier: 'exact', region: 'GB', year: '2025' })
      const both = await emissions(`${query}&include_wtt=true`)
      // Exact decimals: the sum has at most three of them at these distances.
      expect(both.co2e).toBe(Number((Number(row.co2e_kg) + Number(row.wtt_kg)).toFixed(3)))
      expect(both.breakdown.vehicle_operation).toBe(direct.breakdown.vehicle_operation)
    },
  )

  test('London - Paris by Eurostar: 0.00446 kg/km, with the upstream part 0.00563', async () => {
    const query = 'origin_country=GB&destination_country=FR&transport_mode=rail&distance_km=500'
    expect(await emissions(query)).toMatchObject({ co2e: 2.23, direct_emissions: 0 })
    expect((await emissions(`${query}&include_wtt=1`)).co2e).toBe(2.815)
  })

  test('no vehicle and no cabin with a published factor is left out', () => {
    const published = edition.part(travelPart).vehicles
    const kinds = [...published].flatMap(([mode, types]) =>
      [...types].filter(([, { factor }]) => factor).map(([type]) => `${mode} ${type}`),
    )
    const shown = rows
      .filter((row) => row.vehicle_type)
      .map((row) => `${row.transport_mode} ${row.vehicle_type}`)
    // Eurostar has its own test, since it does not run within the country.
    expect(shown.concat('rail international').sort()).toEqual(kinds.sort())
    expect(rows.filter((row) => row.transport_mode === 'flight')).toHaveLength(9)
  })
})

test('the limit of 3,700 km agrees with the list of territories of the publisher for 95 in 100', async () => {
  const heathrow = places.airport('LHR')
  if (!heathrow) throw new Error('LHR is known')
  let [agree, all] = [0, 0]
  for (const { country = '', haul } of truth('uk-hauls.csv')) {
    const airport = places.busiestAirport(country)
    if (!airport || haul === 'domestic') continue
    const route = await routes.plan(heathrow, airport, 'air')
    if ('noRoute' in route) continue
    all++
    if ((route.distanceMetres < 3_700_000 ? 'short' : 'long') === haul) agree++
  }
  expect(all).toBeGreaterThan(200)
  expect(agree / all).toBeGreaterThan(0.95)
})

describe('trains by country, beside what others publish', () => {
  const gramsPerKm = async (country: string) =>
    (
      await emissions(
        `origin_country=${country}&destination_country=${country}&transport_mode=rail&distance_km=1000`,
      )
    ).co2e

  test('France lies between the TGV (2.3) and the regional train (22.9 g; ADEME Base Empreinte, use)', async () => {
    const kg = await gramsPerKm('FR')
    expect(kg).toBeGreaterThan(2.3)
    expect(kg).toBeLessThan(22.9)
  })

  test.each([
    ['AT', 15.1],
    ['CH', 7],
    ['DE', 40.8],
    ['FR', 12.5],
  ])('%s is below the life-cycle figure with infrastructure (mobitool: %f g)', async (country, lifeCycle) => {
    const kg = await gramsPerKm(country)
    expect(kg).toBeLessThan(lifeCycle)
    expect(kg).toBeGreaterThan(lifeCycle / 5)
  })
})
