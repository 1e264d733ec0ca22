import { describe, expect, test } from 'vitest'
import { asking, codesIn, noticeIn } from '../../../../test/support/asking.ts'

const { ask, get } = asking('/v1/travel/emissions')

const LONDON = 'origin_country=GB&origin_location=London'
const PARIS = 'destination_country=FR&destination_location=Paris'
const NEW_YORK = 'destination_country=US&destination_location=New%20York'
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
    expect(codesIn(attributes).includes('cabin_unavailable')).toBe(cabin !== taken)
  })

  test('without a cabin the domestic average is taken, of which there is nothing to say', async () => {
    const attributes = await ask(`${LONDON}&${PARIS}&transport_mode=flight&distance_km=500`)
    expect(attributes.travel.cabin_class).toBe('average')
    expect(codesIn(attributes)).not.toContain('cabin_unavailable')
    const short = await ask(`${LONDON}&${PARIS}&transport_mode=flight&distance_km=1000`)
    expect(codesIn(short)).not.toContain('cabin_unavailable')
  })

  test.each([
    ['cabin', 'cabin_class'],
    ['mode', 'transport_mode'],
    ['wtt', 'include_wtt'],
    ['passenger', 'passengers'],
  ])('%s is not known: %s is near, and an error', async (unknown, near) => {
    const { status, json } = await get(`${LONDON}&${PARIS}&${unknown}=1`)
    expect(status).toBe(422)
    const { field, message, suggestion, errors } = json.error
    expect({ field, suggestion }).toEqual({ field: unknown, suggestion: near })
    expect(message).toContain(`'${near}'`)
    expect(errors).toMatchObject([{ field, code: 'unknown_parameter', message, suggestion }])
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
    expect(noticeIn(await at(690), 'near_haul_band_edge')?.message).toContain('130.2 kg')
    // Within 5 % of 700 km is 665 to 735, of 3,700 km 3,515 to 3,885.
    for (const km of [665, 735, 3515, 3885]) expect(codesIn(await at(km))).toContain('near_haul_band_edge')
    for (const km of [664, 736, 3514, 3886])
      expect(codesIn(await at(km))).not.toContain('near_haul_band_edge')
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

describe('what is left out', () => {
  test('the mode: flight over 800 km or over the sea, else rail', async () => {
    const mode = async (query: string) => (await ask(query)).route.transport_mode
    expect(await mode(`${LONDON}&${NEW_YORK}`)).toBe('flight')
    expect(await mode(`${LONDON}&${PARIS}`)).toBe('rail')
    expect(await mode(`${LONDON}&destination_country=IE&destination_location=Dublin`)).toBe('flight')
    expect(await mode(`${LONDON}&${PARIS}&distance_km=801`)).toBe('flight')
    expect(await mode(`${LONDON}&${PARIS}&distance_km=800`)).toBe('rail')
    // By the distance as it is given, before it is rounded to metres.
    expect(await mode(`${LONDON}&${PARIS}&distance_km=800.0004`)).toBe('flight')
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
      'has no intercity trains',
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
    expect(codesIn(flight).filter((code) => code === 'location_assumed')).toHaveLength(2)
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
    expect(codesIn(answer).filter((code) => code === 'location_assumed')).toHaveLength(2)
    expect(noticeIn(answer, 'location_assumed')).toMatchObject({
      severity: 'warning',
      field: 'origin_country',
    })
    expect(noticeIn(answer, 'outside_publisher_definition')).toBeUndefined()
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
    expect(noticeIn(car, 'cabin_class_ignored')).toMatchObject({ severity: 'info', field: 'cabin_class' })
    const flight = await ask(`${LONDON}&${PARIS}&transport_mode=plane&vehicle_type=electric`)
    expect(noticeIn(flight, 'vehicle_type_ignored')).toMatchObject({
      severity: 'info',
      field: 'vehicle_type',
    })
  })

  test('a place that is not found', async () => {
    const attributes = await ask(`origin_country=DE&origin_location=Xqzzy&${PARIS}&transport_mode=car`)
    expect(attributes.route.origin.resolved).toBe('Berlin')
    expect(noticeIn(attributes, 'location_not_found')).toMatchObject({
      severity: 'warning',
      field: 'origin_location',
    })
  })

  test('a name in another country falls back, a code or coordinates there win', async () => {
    const name = await ask(`origin_country=FR&origin_location=Munich&${NEW_YORK}`)
    expect(name.route.origin.airport.code).toBe('CDG')
    const code = await ask(`origin_country=FR&origin_location=MUC&${NEW_YORK}`)
    expect(code.route.origin.airport.code).toBe('MUC')
    expect(noticeIn(code, 'country_ignored')).toMatchObject({ severity: 'warning', field: 'origin_country' })
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
    expect(codesIn(rest)).toContain('distance_given')
  })

  test('a long way by an average local bus', async () => {
    expect(codesIn(await ask(`${IN_FRANCE}&transport_mode=bus`))).toContain('coach_likely')
    expect(codesIn(await ask(`${IN_FRANCE}&transport_mode=bus&vehicle_type=coach`))).not.toContain(
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
  const { json } = await get(`${LONDON}&${NEW_YORK}`)
  expect(json.data.type).toBe('travel_emission')
  expect(json.meta).toMatchObject({
    emission_factors_year: 2025,
    standards_compliance: { GHG_Protocol: expect.stringContaining('Category 6') },
  })
  const { emissions } = json.data.attributes
  expect(emissions.co2e_calculation_method).toBe('ipcc_ar5_gwp100')
  expect(emissions.ghg_protocol_scopes).toEqual({ scope_3_category_6: emissions.co2e })
})
