import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

const LONDON = 'origin_country=GB&origin_location=London'
const BERLIN = 'destination_country=DE&destination_location=Berlin'
const BOTH = `${LONDON}&${BERLIN}&weight=1000`

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function refusal(query: string) {
  const { status, json } = await app.get(`/v1/freight/emissions?${query}`)
  expect(status, `${query} ${JSON.stringify(json).slice(0, 300)}`).toBe(422)
  return json.error
}

test('all that is missing is named at once', async () => {
  const { errors } = await refusal('')
  expect(errors.map(({ field }: { field: string }) => field)).toEqual([
    'weight',
    'origin_country',
    'destination_country',
  ])
  expect((await refusal('planned_distance_km=300')).field).toBe('weight')
})

describe('validation_error', () => {
  test.each([
    [`${LONDON}&${BERLIN}`, 'weight'],
    [`${LONDON}&weight=1`, 'destination_country'],
    [`${LONDON}&${BERLIN}&weight=0`, 'weight'],
    [`${LONDON}&${BERLIN}&weight=-1`, 'weight'],
    [`${LONDON}&${BERLIN}&weight=1000001&unit=tonne`, 'weight'],
    [`${LONDON}&${BERLIN}&weight=NaN`, 'weight'],
    [`${BOTH}&unit=stone`, 'unit'],
    [`${BOTH}&transport_mode=balloon`, 'transport_mode'],
    [`${BOTH}&vehicle_type=horse`, 'vehicle_type'],
    [`${BOTH}&transport_mode=road&vehicle_type=container`, 'vehicle_type'],
    [`${BOTH}&vehicle_type=container`, 'vehicle_type'],
    [`${BOTH}&fuel_source=coal`, 'fuel_source'],
    [`${BOTH}&service_type=express`, 'service_type'],
    [`${BOTH}&planned_distance_km=0`, 'planned_distance_km'],
    [`${BOTH}&planned_distance_km=100001`, 'planned_distance_km'],
    [`${BOTH}&avoid=styx`, 'avoid'],
    [`${BOTH}&refrigerated=cold`, 'refrigerated'],
    [`origin_country=XX&${BERLIN}&weight=1`, 'origin_country'],
  ])('%s names %s', async (query, field) => {
    expect(await refusal(query)).toMatchObject({ code: 'validation_error', field })
  })

  test('a vehicle of another mode: the list of those there are', async () => {
    const error = await refusal(`${BOTH}&transport_mode=sea&vehicle_type=articulated`)
    expect(error.available_vehicle_types).toEqual(
      expect.arrayContaining(['average', 'container', 'bulk_carrier', 'tanker', 'general_cargo', 'roro']),
    )
  })
})

describe('no_factor names what there is', () => {
  test.each([
    ['hydrogen, which no open table has', 'fuel_source=hydrogen', 'diesel'],
    ['a ship on batteries', 'fuel_source=electric&transport_mode=sea', 'marine_fuel'],
    ['an aircraft on HVO', 'fuel_source=hvo&transport_mode=air', 'jet_fuel'],
  ])('%s', async (_, query, available) => {
    const error = await refusal(`${BOTH}&${query}`)
    expect(error).toMatchObject({ code: 'no_factor', field: 'fuel_source' })
    expect(error.available_fuel_sources).toContain(available)
  })
})

describe('no_route gives the reason', () => {
  test.each([
    [
      'a road to Australia',
      `${LONDON}&destination_country=AU&transport_mode=road`,
      /no road route from London to Canberra/,
    ],
    [
      'a ship from a landlocked country without a port in reach',
      'origin_country=KZ&origin_location=Almaty&destination_country=NL&transport_mode=sea',
      /Almaty.*seaport/,
    ],
    [
      'the only strait is avoided',
      'origin_location=ROCND&destination_location=NLRTM&transport_mode=sea&avoid=bosporus',
      /without Bosporus/,
    ],
    ['a railway to an island', `${LONDON}&destination_country=IS&transport_mode=rail`, /land/],
    [
      'a flight within one city',
      'origin_country=DE&origin_location=Berlin&destination_country=DE&destination_location=Potsdam&transport_mode=air',
      /Both places/,
    ],
  ])('%s', async (_, query, reason) => {
    const error = await refusal(`${query}&weight=1000`)
    expect(error.code).toBe('no_route')
    expect(error.message).toMatch(reason)
  })
})

describe('strict=true', () => {
  test.each([
    ['a borrowed factor', `${BOTH}&transport_mode=road`, 'vehicle_type'],
    [
      'an estimated one',
      'origin_location=NLRTM&destination_location=CNSHA&weight=1&refrigerated=true&transport_mode=sea',
      'refrigerated',
    ],
    ['an assumed place', `${LONDON}&destination_country=DE&weight=1`, 'destination_country'],
    [
      'a place that is not found',
      `${LONDON}&destination_country=DE&destination_location=Xyzzyq&weight=1`,
      'destination_location',
    ],
  ])('%s', async (_, query, field) => {
    expect(await refusal(`${query}&strict=true`)).toMatchObject({ code: 'no_exact_factor', field })
  })

  test('within the United Kingdom, and from port to port, there is an answer', async () => {
    for (const query of [
      `${LONDON}&destination_country=GB&destination_location=Leeds&weight=1&transport_mode=road`,
      'origin_location=NLRTM&destination_location=CNSHA&weight=1&transport_mode=sea',
    ]) {
      expect((await app.get(`/v1/freight/emissions?${query}&strict=true`)).status).toBe(200)
    }
  })
})
