import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function ask(query: string) {
  const { status, json, text } = await app.get(`/v1/travel/emissions?${query}`)
  expect(status, text).toBe(200)
  return json.data.attributes
}

interface ShownNotice {
  code: string
  severity: string
  field?: string
  message: string
}
const codes = ({ notices }: { notices: ShownNotice[] }) => notices.map(({ code }) => code)
const notice = ({ notices }: { notices: ShownNotice[] }, wanted: string) =>
  notices.find(({ code }) => code === wanted)

const LONDON = 'origin_country=GB&origin_location=London'
const PARIS = 'destination_country=FR&destination_location=Paris'
const NEW_YORK = 'destination_country=US&destination_location=New%20York'
const OSLO_BERGEN =
  'origin_country=NO&origin_location=Oslo&destination_country=NO&destination_location=Bergen'
/** Any two places: the distance is given, so that the result can be worked out by hand. */
const IN_FRANCE = 'origin_country=FR&origin_location=Paris&destination_country=FR&destination_location=Lyon'

describe('flights', () => {
  test('London - New York and back: great circle × 0.11704 × 2, and nothing on top', async () => {
    const { emissions, route, travel } = await ask(
      `${LONDON}&${NEW_YORK}&transport_mode=flight&return_trip=true`,
    )
    expect(route.origin).toMatchObject({ resolved: 'London', country_code: 'GB', airport: { code: 'LHR' } })
    expect(route.destination).toMatchObject({ airport: { code: 'JFK' } })
    expect(route.destination.resolved).toContain('New York')
    expect(route.method).toBe('geodesic')
    // kg/km is g/m: metres × 11704 / 100000 grams one way, rounded, then doubled.
    const metres = Math.round(route.distance_km * 1000)
    expect(emissions.co2e_grams).toBe(2 * Math.round((metres * 11704) / 100_000))
    expect(route.total_distance_km).toBe((2 * metres) / 1000)
    expect(travel).toMatchObject({ haul: 'long', cabin_class: 'economy', passengers: 1 })
  })

  test('JFK - Heathrow: 5,554 km (BTS T-100), so 650.040 kg within 0.1 %', async () => {
    const { emissions, route } = await ask('origin_location=JFK&destination_location=LHR')
    expect(route.transport_mode).toBe('flight')
    // 5554 × 0.11704 = 650.04016
    expect(Math.abs(emissions.co2e / 650.04 - 1)).toBeLessThan(0.001)
  })

  test.each([
    // distance, cabin, the cabin taken, the haul, kg by the publisher's table
    [699.999, 'average', 'average', 'domestic', 160.496], // × 0.22928 = 160.49577
    [700, 'average', 'average', 'short', 89.502], // × 0.12786
    [3699.999, 'economy', 'economy', 'short', 465.312], // × 0.12576 = 465.31187
    [3700, 'economy', 'economy', 'long', 433.048], // × 0.11704
    [1000, 'premium_economy', 'economy', 'short', 125.76],
    [1000, 'first', 'business', 'short', 188.63],
    [500, 'business', 'average', 'domestic', 114.64],
    [5000, 'premium_economy', 'premium_economy', 'long', 936.3],
  ])('%f km in %s: %s of the %s haul', async (km, cabin, taken, haul, kg) => {
    const attributes = await ask(
      `${LONDON}&${PARIS}&transport_mode=flight&distance_km=${km}&cabin_class=${cabin}`,
    )
    expect(attributes.travel).toMatchObject({ cabin_class: taken, haul })
    expect(attributes.emissions.co2e).toBe(kg)
    expect(codes(attributes).includes('cabin_unavailable')).toBe(cabin !== taken)
  })

  test('without a cabin the domestic average is taken, of which there is nothing to say', async () => {
    const attributes = await ask(`${LONDON}&${PARIS}&transport_mode=flight&distance_km=500`)
    expect(attributes.travel.cabin_class).toBe('average')
    expect(codes(attributes)).not.toContain('cabin_unavailable')
    const short = await ask(`${LONDON}&${PARIS}&transport_mode=flight&distance_km=1000`)
    expect(codes(short)).not.toContain('cabin_unavailable')
  })

  test.each([
    ['cabin', 'cabin_class'],
    ['mode', 'transport_mode'],
    ['wtt', 'include_wtt'],
    ['passenger', 'passengers'],
  ])('%s is not known: %s is near, and an error', async (unknown, near) => {
    const { status, json } = await app.get(`/v1/travel/emissions?${LONDON}&${PARIS}&${unknown}=1`)
    expect(status).toBe(422)
    const { field, message, suggestion, errors } = json.error
    expect({ field, suggestion }).toEqual({ field: unknown, suggestion: near })
    expect(message).toContain(`'${near}'`)
    expect(errors).toEqual([{ field, code: 'unknown_parameter', message, suggestion }])
  })

  test('one place that was named at both ends and found is 0', async () => {
    const { emissions } = await ask(`${LONDON}&destination_country=GB&destination_location=London`)
    expect(emissions.co2e_grams).toBe(0)
  })

  test('within a country a given distance needs no places', async () => {
    const { route } = await ask('origin_country=CA&destination_country=CA&distance_km=10')
    expect(route.distance_km).toBe(10)
  })

  test.each(['flight', 'ferry'])('to stay where no airport and no port is takes no %s: 0', async (mode) => {
    const inside = 'origin_location=-85,0&destination_location=-85,0'
    const { emissions, route } = await ask(`${inside}&transport_mode=${mode}`)
    expect([emissions.co2e_grams, route.distance_km, route.method]).toEqual([0, 0, 'same_place'])
  })

  test('near a limit the other result is named, with the cabin that was asked for', async () => {
    const at = (km: number) =>
      ask(`${LONDON}&${PARIS}&transport_mode=flight&distance_km=${km}&cabin_class=business`)
    // Business of the short haul: 690 × 0.18863 = 130.1547 kg.
    expect(notice(await at(690), 'near_haul_band_edge')?.message).toContain('130.155 kg')
    // Within 5 % of 700 km is 665 to 735, of 3,700 km 3,515 to 3,885.
    for (const km of [665, 735, 3515, 3885]) expect(codes(await at(km))).toContain('near_haul_band_edge')
    for (const km of [664, 736, 3514, 3886]) expect(codes(await at(km))).not.toContain('near_haul_band_edge')
  })

  test('without radiative forcing beside it: 10,000 km × 0.06926', async () => {
    const { emissions } = await ask(`${LONDON}&${NEW_YORK}&transport_mode=flight&distance_km=10000`)
    // 10,000 x 0.00001 = 0.1 kg of CH4, x 0.00099 = 9.9 kg of N2O, 692.6 - 0.1 - 9.9 = 682.6 kg of CO2, 1,170.4 - 692.6
    // = 477.8 kg by forcing: 1,160.4 over 682.6 is 1.7.
    expect(emissions.gas_split).toMatchObject({ co2: 682.6, ch4: 0.1, n2o: 9.9 })
    expect(emissions.radiative_forcing).toEqual({ co2e: 477.8, multiplier: 1.7 })
    expect(emissions.breakdown.tank_to_wheel).toBe(1170.4)
    expect(emissions.co2e_without_radiative_forcing).toBe(692.6)
    expect(emissions.co2e).toBe(1170.4)
  })

  test('an airport given by its code is that airport, in capitals or not', async () => {
    for (const code of ['BGO', 'bgo']) {
      const { route } = await ask(`origin_location=OSL&destination_location=${code}&transport_mode=flight`)
      expect(route.destination.airport.code).toBe('BGO')
    }
  })
})

describe('rail', () => {
  test('London - Paris is Eurostar, far below the flight', async () => {
    const train = await ask(`${LONDON}&${PARIS}&transport_mode=train`)
    const flight = await ask(`${LONDON}&${PARIS}&transport_mode=flight`)
    expect(train.travel.vehicle_type).toBe('international')
    expect(train.emissions.co2e).toBeLessThan(flight.emissions.co2e / 20)
    expect(train.emissions.direct_emissions).toBe(0)
  })

  test('trains of a country: its electric share on its grid, the rest by diesel', async () => {
    const attributes = await ask(`${IN_FRANCE}&transport_mode=rail&distance_km=100`)
    // Electric: 100 km × 0.075 kWh × 0.929 = 6.9675 kWh, / (1 - 0.0695849) = 7.48859 kWh × 41.45 g × 0.8148 = 252.916 g.
    // Diesel: 100 km × 0.185 kWh × 0.071 = 1.3135 kWh × 272.88 g = 358.428 g. Together 611.344 g.
    expect(attributes.emissions).toMatchObject({
      co2e_grams: 611,
      direct_emissions: 0.358,
      indirect_emissions: 0.253,
    })
    expect(notice(attributes, 'estimated_factor')?.message).toContain('France')
  })

  test('each country by its own trains: as published in the United Kingdom', async () => {
    const query =
      'origin_country=GB&origin_location=Edinburgh&destination_country=FR&destination_location=Lyon'
    const { emissions, route } = await ask(`${query}&transport_mode=rail`)
    const [home, away] = route.countries
    expect([home.country_code, away.country_code]).toEqual(['GB', 'FR'])
    // 35.46 g/km at home; 6.11344 g/km in France, as above.
    expect(emissions.co2e).toBeCloseTo(home.distance_km * 0.03546 + away.distance_km * 0.00611344, 2)
  })

  test('a country without known traction borrows the national rail of the United Kingdom', async () => {
    const query =
      'origin_country=US&origin_location=Boston&destination_country=US&destination_location=Philadelphia'
    const attributes = await ask(`${query}&transport_mode=rail&distance_km=500`)
    expect(attributes.emissions.co2e).toBe(17.73)
    expect(attributes.emissions.source_trail[0]).toMatchObject({ tier: 'region', region: 'GB' })
    expect(codes(attributes)).toContain('factor_from_other_region')
  })

  test('Eurostar elsewhere is calculated by the trains of the countries', async () => {
    const national = await ask(`${IN_FRANCE}&transport_mode=rail&distance_km=100`)
    const eurostar = await ask(`${IN_FRANCE}&transport_mode=rail&distance_km=100&vehicle_type=eurostar`)
    expect(eurostar.emissions.co2e_grams).toBe(national.emissions.co2e_grams)
    expect(codes(eurostar)).toContain('vehicle_type_replaced')
  })

  test('a tram abroad draws from the grid there', async () => {
    const { emissions, travel } = await ask(
      `${IN_FRANCE}&transport_mode=rail&distance_km=10&vehicle_type=tram`,
    )
    expect(travel.vehicle_type).toBe('light_rail')
    // 10 km × 0.1463 kWh / (1 - 0.0695849) × 41.45 g × 0.8148 = 53.106 g
    expect(emissions).toMatchObject({ co2e_grams: 53, direct_emissions: 0 })
    const home = await ask(`${LONDON}&destination_country=GB&vehicle_type=tram&distance_km=10`)
    expect(home.emissions.co2e).toBe(0.286)
  })
})

describe('cars', () => {
  test('Oslo - Bergen by electric car is far below petrol, and 100 % indirect', async () => {
    const electric = await ask(`${OSLO_BERGEN}&vehicle_type=electric`)
    const petrol = await ask(`${OSLO_BERGEN}&vehicle_type=petrol`)
    expect(electric.route.transport_mode).toBe('car')
    expect(electric.emissions.co2e).toBeLessThan(petrol.emissions.co2e / 20)
    expect(electric.emissions.direct_emissions).toBe(0)
    expect(electric.emissions.indirect_emissions).toBe(electric.emissions.co2e)
    expect(petrol.emissions.direct_emissions).toBe(petrol.emissions.co2e)
  })

  test('electric: kWh at the plug, losses, the direct part of the grid; upstream with include_wtt', async () => {
    // 100 km × 0.207 kWh = 20.7 kWh / (1 - 0.0473547) = 21.72897 kWh; × 28.1 g × 0.3062 = 186.961 g.
    const without = await ask(`${OSLO_BERGEN}&vehicle_type=electric&distance_km=100`)
    expect(without.emissions.co2e_grams).toBe(187)
    // With upstream the whole 28.1 g: 21.72897 × 28.1 = 610.584 g.
    const withWtt = await ask(`${OSLO_BERGEN}&vehicle_type=electric&distance_km=100&include_wtt=true`)
    expect(withWtt.emissions.co2e_grams).toBe(611)
    // Its intensity once more, and the share that makes its quantity.
    expect(withWtt.emissions.source_trail.length).toBe(without.emissions.source_trail.length + 2)
  })

  test('every part that is more than 5 % has a range, tank to wheel and upstream too', async () => {
    const { emissions } = await ask(`${OSLO_BERGEN}&vehicle_type=electric&distance_km=10000&include_wtt=true`)
    const { tank_to_wheel, well_to_tank } = emissions.breakdown
    const { parts } = emissions.range
    expect(Object.keys(parts)).toEqual(['energy_provision', 'tank_to_wheel', 'well_to_tank'])
    for (const [part, co2e] of Object.entries({ tank_to_wheel, well_to_tank })) {
      expect(parts[part].low).toBeLessThan(co2e)
      expect(parts[part].high).toBeGreaterThan(co2e)
    }
    // The share divides the intensity of the grid: what it does to a part, it does not do to the whole.
    const width = ({ low, high }: { low: number; high: number }, co2e: number) => (high - low) / co2e
    expect(width(parts.tank_to_wheel, tank_to_wheel)).toBeGreaterThan(width(emissions.range, emissions.co2e))
  })

  test('electric, bev and battery_electric are one', async () => {
    const grams = (type: string) =>
      ask(`${OSLO_BERGEN}&transport_mode=car&vehicle_type=${type}`).then(
        ({ emissions }) => emissions.co2e_grams,
      )
    expect(await grams('bev')).toBe(await grams('electric'))
    expect(await grams('battery_electric')).toBe(await grams('electric'))
    expect(await grams('small_bev')).toBe(await grams('small_electric'))
  })

  test('are counted by the vehicle, and shared: 10 km by taxi for three', async () => {
    const attributes = await ask(`${IN_FRANCE}&transport_mode=taxi&distance_km=10&passengers=3&return_trip=1`)
    // 10 × 0.20806 = 2.0806 kg: 2081 g one way, 4162 g there and back, 1387.33 g each.
    expect(attributes.emissions).toMatchObject({
      co2e_grams: 4162,
      per_passenger_g: 1387,
      per_passenger_kg: 1.387,
    })
    expect(codes(attributes)).toContain('per_vehicle')
  })

  test.each([
    ['AT&origin_location=Innsbruck', 'AT&destination_location=Salzburg', 'DE'],
    ['RU&origin_location=Moscow', 'RU&destination_location=Kaliningrad', 'PL'],
  ])('a way from %s to %s, back in its country, crosses %s', async (from, to, crossed) => {
    const { route } = await ask(`origin_country=${from}&destination_country=${to}&transport_mode=car`)
    expect(route.transit_countries).toContain(crossed)
    expect(route.transit_countries).not.toContain(route.origin.country_code)
  })

  test('the electric part of a plug-in hybrid can be worked out from the trail', async () => {
    const { emissions } = await ask(`${LONDON}&destination_country=GB&vehicle_type=phev&distance_km=1000`)
    const [factor] = emissions.source_trail
    const perKm = /electricity: ([\d.]+) kgCO2e\/vehicle-km/.exec(factor.note)?.[1]
    // Indirect: 1,000 km × the electric part, to the gram.
    expect(Number(perKm)).toBeGreaterThan(0)
    expect(emissions.indirect_emissions).toBeCloseTo(1000 * Number(perKm), 3)
  })

  test('the countries on the way are named, with kilometres that add up', async () => {
    const { route } = await ask('origin_location=MUC&destination_location=LIS&vehicle_type=electric')
    expect(route.transit_countries).toEqual(expect.arrayContaining(['FR', 'ES']))
    const metres = route.countries.map(({ distance_km }: { distance_km: number }) =>
      Math.round(distance_km * 1000),
    )
    expect(metres.reduce((a: number, b: number) => a + b, 0)).toBe(Math.round(route.distance_km * 1000))
    expect(route.waypoints.length).toBeGreaterThanOrEqual(4)
    expect(route.duration_seconds).toBeGreaterThan(0)
  })

  test('a plug-in hybrid is split as published: fuel, and electricity with its losses', async () => {
    const { emissions } = await ask(`${IN_FRANCE}&vehicle_type=phev&distance_km=1000`)
    // 104.61 kg, of which electricity 11.71 + 1.22 kg.
    expect(emissions).toMatchObject({ co2e: 104.61, direct_emissions: 91.68, indirect_emissions: 12.93 })
  })
})

describe('what is left out', () => {
  test('the mode: flight over 800 km or over the sea, else rail', async () => {
    const mode = async (query: string) => (await ask(query)).route.transport_mode
    expect(await mode(`${LONDON}&${NEW_YORK}`)).toBe('flight')
    expect(await mode(`${LONDON}&${PARIS}`)).toBe('rail')
    expect(await mode(`${LONDON}&destination_country=IE&destination_location=Dublin`)).toBe('flight')
    expect(await mode(`${LONDON}&${PARIS}&distance_km=801`)).toBe('flight')
    // New Delhi and Islamabad are 680 km apart; the border between them is closed to travellers.
    expect(await mode('origin_country=IN&destination_country=PK')).toBe('flight')
  })

  test.each([
    // Countries without any passenger railway: Iceland, Cyprus, Malta, Oman, Kuwait, Jordan, Costa Rica (local trains only).
    ['IS', 'Reykjavík', 'Akureyri'],
    ['CY', 'Nicosia', 'Limassol'],
    ['MT', 'Valletta', 'Mdina'],
    ['OM', 'Muscat', 'Sohar'],
    ['JO', 'Amman', 'Aqaba'],
    ['CR', 'San José', 'Limón'],
  ])('%s, %s - %s: a car, since there are no trains', async (country, from, to) => {
    const ends = `origin_country=${country}&origin_location=${from}&destination_country=${country}&destination_location=${to}`
    const { route, notices } = await ask(ends)
    expect(route.transport_mode).toBe('car')
    expect(notices.find(({ code }: { code: string }) => code === 'mode_assumed')?.message).toContain(
      'no trains',
    )
    const byRail = await ask(`${ends}&transport_mode=rail`)
    expect(byRail.notices).toContainEqual(
      expect.objectContaining({ code: 'no_passenger_railway', severity: 'warning' }),
    )
  })

  test('the vehicle type stands for its mode', async () => {
    const mode = async (type: string) =>
      (await ask(`${IN_FRANCE}&distance_km=1&vehicle_type=${type}`)).route.transport_mode
    expect(await mode('coach')).toBe('bus')
    expect(await mode('black_cab')).toBe('taxi')
    expect(await mode('metro')).toBe('rail')
    expect(await mode('small')).toBe('car')
    expect(await mode('car')).toBe('car')
    expect(await mode('bus')).toBe('bus')
    expect(await mode('taxi')).toBe('taxi')
  })

  test('the places: the busiest airport for flights, else the capital', async () => {
    const flight = await ask('origin_country=AU&destination_country=BR&transport_mode=flight')
    expect(flight.route.origin.airport.code).toBe('SYD')
    expect(codes(flight).filter((code) => code === 'location_assumed')).toHaveLength(2)
    const car = await ask('origin_country=CH&destination_country=IT&transport_mode=car')
    expect([car.route.origin.resolved, car.route.destination.resolved]).toEqual(['Bern', 'Rome'])
  })
})

describe('a distance alone', () => {
  test.each([
    // UK factors of 2025 per passenger-km: national rail 0.03546, short-haul economy with forcing 0.12576.
    ['transport_mode=rail&distance_km=300', 10.638],
    ['transport_mode=flight&distance_km=3000', 377.28],
    ['distance_km=3000', 377.28],
  ])('%s is answered by the factors of the United Kingdom, which is said', async (query, kg) => {
    const answer = await ask(query)
    expect(answer.emissions.co2e).toBe(kg)
    expect(codes(answer).filter((code) => code === 'location_assumed')).toHaveLength(2)
    expect(notice(answer, 'location_assumed')).toMatchObject({ severity: 'warning', field: 'origin_country' })
    expect(notice(answer, 'outside_publisher_definition')).toBeUndefined()
    expect(answer.route).not.toHaveProperty('duration_seconds')
  })

  test('with one end: the other lies in the same country', async () => {
    const answer = await ask('origin_country=FR&transport_mode=rail&distance_km=300')
    expect(answer.route.countries).toEqual([{ country_code: 'FR', distance_km: 300 }])
  })
})

describe('what is taken with a notice', () => {
  test('a cabin off flights, a vehicle type on flights', async () => {
    const car = await ask(`${LONDON}&${PARIS}&transport_mode=car&cabin_class=business`)
    expect(notice(car, 'cabin_class_ignored')).toMatchObject({ severity: 'info', field: 'cabin_class' })
    const flight = await ask(`${LONDON}&${PARIS}&transport_mode=plane&vehicle_type=electric`)
    expect(notice(flight, 'vehicle_type_ignored')).toMatchObject({ severity: 'info', field: 'vehicle_type' })
  })

  test('a place that is not found', async () => {
    const attributes = await ask(`origin_country=DE&origin_location=Xqzzy&${PARIS}&transport_mode=car`)
    expect(attributes.route.origin.resolved).toBe('Berlin')
    expect(notice(attributes, 'location_not_found')).toMatchObject({
      severity: 'warning',
      field: 'origin_location',
    })
  })

  test('a name in another country falls back, a code or coordinates there win', async () => {
    const name = await ask(`origin_country=FR&origin_location=Munich&${NEW_YORK}`)
    expect(name.route.origin.airport.code).toBe('CDG')
    const code = await ask(`origin_country=FR&origin_location=MUC&${NEW_YORK}`)
    expect(code.route.origin.airport.code).toBe('MUC')
    expect(notice(code, 'country_ignored')).toMatchObject({ severity: 'warning', field: 'origin_country' })
    const coordinates = await ask(`origin_country=FR&origin_location=48.14,11.58&${NEW_YORK}`)
    expect(coordinates.route.origin).toMatchObject({ country_code: 'DE', airport: { code: 'MUC' } })
  })

  test('a distance where no way is known', async () => {
    const { route, ...rest } = await ask(`${LONDON}&${NEW_YORK}&vehicle_type=electric&distance_km=100`)
    expect(route.countries).toEqual([
      { country_code: 'GB', distance_km: 50 },
      { country_code: 'US', distance_km: 50 },
    ])
    expect(route).not.toHaveProperty('waypoints')
    expect(codes(rest)).toContain('distance_given')
  })

  test('a long way by an average local bus', async () => {
    expect(codes(await ask(`${IN_FRANCE}&transport_mode=bus`))).toContain('coach_likely')
    expect(codes(await ask(`${IN_FRANCE}&transport_mode=bus&vehicle_type=coach`))).not.toContain(
      'coach_likely',
    )
  })
})

test('places of every kind: postcode, "City, State", coordinates, UN/LOCODE', async () => {
  const { route } = await ask(
    'origin_country=US&origin_location=90210&destination_country=US&destination_location=Springfield,%20IL&transport_mode=car',
  )
  expect([route.origin.resolved, route.destination.resolved]).toEqual([
    'Beverly Hills (90210)',
    'Springfield (Springfield, IL)',
  ])
  const other = await ask('origin_location=52.52,13.40&destination_location=DEHAM&transport_mode=car')
  expect(other.route.origin).toMatchObject({ resolved: '52.52,13.4', country_code: 'DE' })
  expect(other.route.destination.resolved).toContain('DEHAM')
})

test('the trail and a pocket calculator give the result', async () => {
  const { emissions } = await ask('origin_location=JFK&destination_location=NRT&include_wtt=true')
  const [direct, wtt, unforced, distance] = emissions.source_trail
  expect(unforced).toMatchObject({ role: 'beside', part: 'without_radiative_forcing' })
  expect(distance).toMatchObject({ data_category: 'distance', factor_unit: 'km', tier: 'exact' })
  expect(direct).toMatchObject({ data_category: 'emission_factor', factor_unit: 'kgCO2e/passenger-km' })
  expect(wtt).toMatchObject({ data_category: 'wtt_factor' })
  expect(emissions.co2e).toBeCloseTo(distance.factor * (direct.factor + wtt.factor), 3)
})

test('equivalents: driving_km by the average car of the table', async () => {
  const { emissions } = await ask(`${IN_FRANCE}&transport_mode=car&distance_km=250&equivalents=true`)
  expect(emissions.equivalents.driving_km.value).toBe(250)
})

test('the envelope', async () => {
  const { json } = await app.get(`/v1/travel/emissions?${LONDON}&${NEW_YORK}`)
  expect(json.data.type).toBe('travel_emission')
  expect(json.meta).toMatchObject({
    emission_factors_year: 2025,
    standards_compliance: { GHG_Protocol: expect.stringContaining('Category 6') },
  })
  const { emissions } = json.data.attributes
  expect(emissions.co2e_calculation_method).toBe('ipcc_ar5_gwp100')
  expect(emissions.ghg_protocol_scopes).toEqual({ scope_3_category_6: emissions.co2e })
})
