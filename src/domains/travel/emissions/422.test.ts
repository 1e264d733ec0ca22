import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ask = (query: string) => app.get(`/v1/travel/emissions?${query}`)
const TO_US = 'origin_country=GB&destination_country=US'

describe('validation_error', () => {
  test.each([
    [`${TO_US}&transport_mode=balloon`, 'transport_mode', ['flight', 'train', "'balloon'"]],
    [`${TO_US}&cabin_class=cattle`, 'cabin_class', ['premium_economy', "'cattle'"]],
    [`${TO_US}&cabin_class=cattle&transport_mode=car`, 'cabin_class', ["'cattle'"]],
    [`${TO_US}&passengers=0`, 'passengers', ['1 to 1,000', "'0'"]],
    [`${TO_US}&passengers=1001`, 'passengers', ["'1001'"]],
    [`${TO_US}&passengers=1.5`, 'passengers', ["'1.5'"]],
    [`${TO_US}&distance_km=50001`, 'distance_km', ["'50001'"]],
    [`${TO_US}&distance_km=-1`, 'distance_km', ["'-1'"]],
    [`${TO_US}&return_trip=maybe`, 'return_trip', ["'maybe'"]],
    ['origin_country=XX&destination_country=US', 'origin_country', ["'XX'"]],
    ['destination_country=US', 'origin_country', ['Add origin_country']],
    ['origin_country=US', 'destination_country', ['Add destination_country']],
    ['origin_location=Munich&destination_country=US', 'origin_country', ['for Munich (did you mean DE?)']],
    ['origin_location=Xqzzy&destination_country=US', 'origin_country', ["couldn't find 'Xqzzy'"]],
    ['origin_location=91,0&destination_country=US', 'origin_country', ["'91,0'"]],
    ['origin_country=BV&destination_country=US', 'origin_country', ['Bouvet Island']],
  ])('%s names %s', async (query, field, says) => {
    expectRefused(await ask(query), { field, says })
  })

  test('both ends are named when both are missing', async () => {
    const { json } = await ask('transport_mode=flight')
    expect(json.error.errors.map(({ field }: { field: string }) => field)).toEqual([
      'origin_country',
      'destination_country',
    ])
  })

  test.each([
    ['car', 'small_lpg', ['small_petrol', 'bev'], 'foot'],
    ['train', 'electric', ['eurostar', 'tram'], 'petrol'],
    ['bus', 'petrol', ['coach', 'local'], 'electric'],
    ['ferry', 'business', ['foot', 'car'], 'coach'],
  ])('%s has no %s, and the list says what it has', async (mode, type, has, lacks) => {
    const reply = await ask(`${TO_US}&transport_mode=${mode}&vehicle_type=${type}&distance_km=1`)
    expectRefused(reply, { field: 'vehicle_type', says: [`'${type}'`] })
    expect(reply.json.error.available_vehicle_types).toEqual(expect.arrayContaining(has))
    expect(reply.json.error.available_vehicle_types).not.toContain(lacks)
  })

  test('a vehicle type that no mode has', async () => {
    const reply = await ask(`${TO_US}&vehicle_type=zeppelin`)
    expectRefused(reply, { field: 'vehicle_type', says: ["'zeppelin'"] })
    expect(reply.json.error.available_vehicle_types).toEqual(expect.arrayContaining(['petrol', 'black_cab']))
  })
})

describe('places', () => {
  const within = (from: string, to: string) =>
    `origin_country=GB&origin_location=${from}&destination_country=GB&destination_location=${to}&transport_mode=rail`

  test.each(['', '&transport_mode=flight', '&transport_mode=car', '&vehicle_type=electric'])(
    'same_place: from a country to itself%s',
    async (mode) => {
      const reply = await ask(`origin_country=GB&destination_country=GB${mode}`)
      expectRefused(reply, {
        code: 'same_place',
        field: 'destination_location',
        says: ['London', 'distance_km'],
      })
    },
  )

  test('same_place: two names of one place', async () => {
    expectRefused(await ask(within('Greater London', 'London')), {
      code: 'same_place',
      field: 'destination_location',
      says: ['London'],
    })
  })

  test('place_not_found: within one country an unknown town is never the capital', async () => {
    const { status, json } = await ask(within('Qqxxzz', 'London'))
    expect(status).toBe(422)
    expect(json.error).toMatchObject({ code: 'place_not_found', field: 'origin_location' })
  })

  test('place_not_found: of a misspelt town those that may be meant are named, the largest first', async () => {
    // Two towns of weight are as near, so that neither is taken.
    const query =
      'origin_country=DE&origin_location=Freibrug&destination_country=DE&destination_location=Hamburg&transport_mode=rail'
    const { error } = (await ask(query)).json
    expect(error.code).toBe('place_not_found')
    expect(error.suggestions.slice(0, 2)).toEqual(['Freiburg, Baden-Wurttemberg, DE', 'Freiberg, Saxony, DE'])
    expect(error.suggestion).toBe(error.suggestions[0])
    expect(error.message).toContain("Did you mean 'Freiburg, Baden-Wurttemberg, DE', 'Freiberg, Saxony, DE'")
  })

  test('a misspelt town without its country is named with it, and at most three', async () => {
    const query = 'origin_location=Hambrug&destination_country=DE&destination_location=Berlin'
    const { error } = (await ask(query)).json
    expect(error).toMatchObject({ code: 'validation_error', field: 'origin_country' })
    expect(error.message).toContain("Did you mean 'Hamburg, DE'")
    expect(error.suggestions[0]).toBe('Hamburg, DE')
    expect(error.suggestions.length).toBeLessThanOrEqual(3)
  })

  test('place_not_found: a town that is not in the state beside it', async () => {
    const query =
      'origin_country=US&origin_location=Qwertyville, OR&destination_country=US&destination_location=Seattle'
    expect((await ask(query)).json.error).toMatchObject({ code: 'place_not_found', field: 'origin_location' })
  })

  test('place_not_found: across borders where the client asks for it', async () => {
    const query =
      'origin_country=GB&origin_location=Qqxxzz&destination_country=US&destination_location=Boston'
    expect((await ask(query)).status).toBe(200)
    expect((await ask(`${query}&on_unknown_place=error`)).json.error.code).toBe('place_not_found')
  })

  test('place_not_found: across a border that is nearer than the country is large', async () => {
    // Liège is 90 km from Brussels, which may be as far from the place that was meant.
    const query =
      'origin_country=BE&origin_location=Qqxxzz&destination_country=NL&destination_location=Roosendaal'
    expect((await ask(query)).json.error.code).toBe('place_not_found')
  })
})

describe('no_route', () => {
  test.each([
    ['by car over an ocean', `${TO_US}&transport_mode=car`, 'London'],
    ['by rail to an island', 'origin_country=GB&destination_country=IS&transport_mode=rail', 'Reykjavík'],
    [
      'from an ocean point by car',
      'origin_location=0,-30&destination_location=LHR&transport_mode=car',
      '0,-30',
    ],
    // 2,700 km from any land: no airport within reach.
    ['from an ocean point by air', 'origin_location=-48.9,-123.4&destination_location=LHR', '800 km'],
    [
      'by air within one airport',
      'origin_country=DE&origin_location=Munich&destination_country=DE&destination_location=Freising&transport_mode=flight',
      'Both places use the same airport or port, Munich Airport',
    ],
    [
      'by ferry far from any port',
      'origin_country=MN&destination_country=GB&transport_mode=ferry',
      'no port',
    ],
  ])('%s', async (_, query, says) => {
    expectRefused(await ask(query), { code: 'no_route', says: [says, 'distance_km'] })
  })
})

test('no_factor: an electric car where no grid is known', async () => {
  const query = 'origin_country=GI&destination_country=GI&vehicle_type=electric&distance_km=5'
  expectRefused(await ask(query), { code: 'no_factor', field: 'vehicle_type' })
})

describe('strict=true', () => {
  test.each([
    ['a country alone', TO_US, 'origin_country'],
    [
      'a place that is not found',
      'origin_country=FR&origin_location=Xqzzy&destination_location=JFK',
      'origin_location',
    ],
    [
      'a cabin that is not published',
      'origin_location=LHR&destination_location=EDI&transport_mode=flight&cabin_class=first',
      'cabin_class',
    ],
    [
      'a flight that the publisher sorts otherwise',
      'origin_location=LHR&destination_location=CDG&transport_mode=flight',
      'haul_rule',
    ],
    [
      'a factor of another country',
      'origin_location=FRA&destination_location=MUC&vehicle_type=petrol',
      'vehicle_type',
    ],
    [
      'a tram abroad',
      'origin_location=FRA&destination_location=FRA&vehicle_type=tram&distance_km=5',
      'vehicle_type',
    ],
    [
      'a distance by rail',
      'origin_location=LHR&destination_location=MAN&transport_mode=rail',
      'transport_mode',
    ],
    [
      'a loss that is assumed',
      'origin_location=SIN&destination_location=SIN&vehicle_type=electric&distance_km=5',
      'vehicle_type',
    ],
  ])('%s is a fallback', async (_, query, field) => {
    expectRefused(await ask(`${query}&strict=true`), { code: 'no_exact_factor', field })
  })

  test('each fallback is an error, in the words of its notice and with the parameter that it is about', async () => {
    const query = `origin_country=FR&destination_country=DE&transport_mode=car`
    const { json } = await ask(query)
    const { json: refused } = await ask(`${query}&strict=true`)
    const notices = json.data.attributes.notices.filter(
      ({ is_fallback }: { is_fallback: boolean }) => is_fallback,
    )
    expect(notices.map(({ code }: { code: string }) => code)).toEqual([
      'location_assumed',
      'location_assumed',
      'factor_from_other_region',
    ])
    expect(refused.error.errors).toEqual(
      notices.map(
        ({ key, values, message, field }: Record<'key' | 'values' | 'message' | 'field', unknown>) => ({
          code: 'no_exact_factor',
          key: 'no_exact_factor.strict',
          values: expect.objectContaining({ notice: { key, values } }),
          message: expect.stringContaining(`strict=true allows no substitutes: ${message}`),
          field,
        }),
      ),
    )
    expect(notices.map(({ field }: { field: string }) => field)).toEqual([
      'origin_country',
      'destination_country',
      'vehicle_type',
    ])
  })

  test.each([
    ['a flight between airports', 'origin_location=LHR&destination_location=JFK'],
    ['a petrol car at home', 'origin_location=LHR&destination_location=MAN&vehicle_type=petrol'],
    [
      'a train at home with its distance',
      'origin_location=LHR&destination_location=MAN&transport_mode=rail&distance_km=300',
    ],
    [
      'an electric car on published grids',
      'origin_location=FRA&destination_location=MUC&vehicle_type=electric',
    ],
    [
      'a default cabin on a short flight',
      'origin_location=LHR&destination_location=EDI&transport_mode=flight',
    ],
  ])('%s passes', async (_, query) => {
    const { status, text } = await ask(`${query}&strict=true`)
    expect(status, text).toBe(200)
  })
})
