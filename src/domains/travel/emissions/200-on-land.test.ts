/** Trains and cars. */
import { describe, expect, test } from 'vitest'
import { asking, codesIn, noticeIn } from '../../../../test/support/asking.ts'

const { ask } = asking('/v1/travel/emissions')

const LONDON = 'origin_country=GB&origin_location=London'
const PARIS = 'destination_country=FR&destination_location=Paris'
const OSLO_BERGEN =
  'origin_country=NO&origin_location=Oslo&destination_country=NO&destination_location=Bergen'
/** Any two places: the distance is given, so that the result can be worked out by hand. */
const IN_FRANCE = 'origin_country=FR&origin_location=Paris&destination_country=FR&destination_location=Lyon'

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
    expect(noticeIn(attributes, 'estimated_factor')?.message).toContain('France')
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
    expect(codesIn(attributes)).toContain('factor_from_other_region')
  })

  test('Eurostar elsewhere is calculated by the trains of the countries', async () => {
    const national = await ask(`${IN_FRANCE}&transport_mode=rail&distance_km=100`)
    const eurostar = await ask(`${IN_FRANCE}&transport_mode=rail&distance_km=100&vehicle_type=eurostar`)
    expect(eurostar.emissions.co2e_grams).toBe(national.emissions.co2e_grams)
    expect(codesIn(eurostar)).toContain('vehicle_type_replaced')
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
    expect(codesIn(attributes)).toContain('per_vehicle')
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
