import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asking, codesOf } from '../../../../test/support/asking.ts'
import { PACKAGE_ROOT } from '../../../surfaces/process/package-root.ts'

const GB_DE = 'origin_country=GB&origin_location=London&destination_country=DE&destination_location=Berlin'
const PORTS = 'origin_location=CNSHA&destination_location=USLAX&transport_mode=sea'
const AIRPORTS = 'origin_location=LHR&destination_location=JFK&transport_mode=air'
/** A road of a thousand kilometres. */
const ROAD = `${GB_DE}&transport_mode=road&planned_distance_km=1000`

const { ask, get } = asking('/v1/freight/emissions')

const modes = (legs: { mode: string }[]) => legs.map(({ mode }) => mode)

describe('from a place to itself', () => {
  const BERLIN = 'origin_country=DE&origin_location=Berlin&destination_country=DE&destination_location=Berlin'
  test.each([
    ['road', BERLIN],
    ['rail', BERLIN],
    ['sea', BERLIN],
    ['air', BERLIN],
    ['sea', 'origin_location=NLRTM&destination_location=NLRTM'],
    ['air', 'origin_location=FRA&destination_location=FRA'],
  ])('by %s (%s) there is no way and nothing is emitted', async (mode, ends) => {
    const { emissions, route } = await ask(`${ends}&weight=1000&transport_mode=${mode}&detailed_route=true`)
    expect([emissions.co2e_grams, route.total_distance_km, route.duration_seconds]).toEqual([0, 0, 0])
    expect(modes(route.legs)).toEqual([mode])
    expect(route.waypoints).toHaveLength(4)
  })
})

test('transit countries: each once, and neither the first nor the last', async () => {
  // Through Croatia, Slovenia and Croatia again to the port; the Suez Canal is in Egypt.
  const { route } = await ask(
    'origin_country=HU&origin_location=Budapest&destination_location=CNNGB&transport_mode=sea&weight=1000',
  )
  const onTheWay = route.legs.flatMap(({ countries }: { countries: { country_code: string }[] }) =>
    countries.map(({ country_code }) => country_code),
  )
  expect(new Set(onTheWay)).toEqual(new Set(['HU', ...route.transit_countries, 'CN']))
  expect(new Set(route.transit_countries).size).toBe(route.transit_countries.length)
  expect(route.transit_countries).not.toContain('HU')
  expect(route.transit_countries).not.toContain('CN')
})

test('the worked example of docs/methods/freight.md is what the request answers', async () => {
  const text = readFileSync(join(PACKAGE_ROOT, 'docs', 'methods', 'freight.md'), 'utf8')
  const example = text.slice(text.indexOf('## Worked example'), text.indexOf('## Falls short'))
  const { emissions, route } = await ask(
    'origin_country=NL&origin_location=Rotterdam&destination_country=US&destination_location=Chicago&transport_mode=sea&weight=10&unit=tonne&edition=2025.2',
  )
  const { vehicle_operation: operation, energy_provision: provision } = emissions.lifecycle_breakdown
  const shown = (value: number) => value.toLocaleString('en', { minimumFractionDigits: 3 })
  for (const { distance_km, co2e_kg } of route.legs) {
    expect(example).toContain(`| ${shown(distance_km)} |`)
    expect(example).toContain(shown(co2e_kg))
  }
  expect(example).toContain(`| ${shown(route.total_distance_km)} |`)
  expect(example).toContain(`\`co2e_grams\` ${emissions.co2e_grams.toLocaleString('en')}`)
  expect(example).toContain(`operation ${shown(operation)}, provision ${shown(provision)}`)
})

describe('by hand', () => {
  test('5 t by road, 1,000 km, average lorry', async () => {
    // 5 t x 1,000 km x 0.10163 = 508.150 kg tank to wheel; x 0.02359 = 117.950 kg well to tank.
    const { emissions } = await ask(`${ROAD}&weight=5000`)
    expect(emissions).toMatchObject({
      co2e: 626.1,
      co2e_grams: 626_100,
      co2e_calculation_method: 'ipcc_ar5_gwp100',
    })
    expect(emissions.lifecycle_breakdown).toEqual({
      unit: 'kg',
      vehicle_operation: 508.15,
      energy_provision: 117.95,
    })
    expect(emissions.ghg_protocol_scopes).toEqual({
      asset_owner: { scope_1: 508.15, scope_3_category_3: 117.95 },
      freight_buyer: { scope_3_category_4: 626.1 },
    })
  })

  test.each([
    ['van', 'small', 3911.25], // 5,000 t-km x (0.6313 + 0.15095)
    ['medium', 'medium', 3252.85], // x (0.52761 + 0.12296)
    ['large', 'large', 2280.4], // x (0.36362 + 0.09246)
    ['rigid_heavy', 'rigid_heavy', 1044.1], // x (0.17146 + 0.03736)
    ['articulated', 'articulated', 481.15], // x (0.078 + 0.01823)
    ['HGV', 'average', 626.1],
  ])('vehicle_type=%s is %s: %f kg', async (asked, type, co2e) => {
    const { emissions, cargo } = await ask(`${ROAD}&weight=5000&vehicle_type=${asked}`)
    expect([emissions.co2e, cargo.vehicle_type]).toEqual([co2e, type])
  })

  test('20 t by sea, 10,000 km, container ship: 200,000 t-km x (0.01612 + 0.00365) = 3,954 kg', async () => {
    const { emissions, route } = await ask(`${PORTS}&weight=20&unit=tonne&planned_distance_km=10000`)
    expect(emissions.co2e).toBe(3954)
    expect(emissions.lifecycle_breakdown).toMatchObject({ vehicle_operation: 3224, energy_provision: 730 })
    expect(modes(route.legs)).toEqual(['sea'])
  })

  test.each([
    ['bulk_carrier', 866], // 200,000 x (0.00353 + 0.0008)
    ['tanker', 2214], // 200,000 x (0.00902 + 0.00205)
    ['general_cargo', 3242], // 200,000 x (0.01321 + 0.003)
    ['roro', 12_656], // 200,000 x (0.05158 + 0.0117)
    ['container_8000_teu', 3106], // 200,000 x (0.01266 + 0.00287)
  ])('a ship of type %s: %f kg', async (type, co2e) => {
    const { emissions } = await ask(`${PORTS}&weight=20000&planned_distance_km=10000&vehicle_type=${type}`)
    expect(emissions.co2e).toBe(co2e)
  })

  test('500 kg by air, 5,500 km: without radiative forcing, and the figure with it beside', async () => {
    // 2,750 t-km x (0.5313 + 0.13516) = 1,832.765 kg; x (0.89939 + 0.13516) = 2,845.0125 kg.
    const { emissions, notices } = await ask(`${AIRPORTS}&weight=500&planned_distance_km=5500`)
    expect(emissions.co2e).toBe(1832.765)
    expect(emissions.radiative_forcing).toEqual({ co2e: 2845.013, co2e_grams: 2_845_013 })
    expect(codesOf(notices)).toContain('without_radiative_forcing')
  })

  test.each([
    ['domestic', 699, 230.223], // 69.9 t-km x (2.71931 + 0.57429) = 230.22264 kg
    ['short', 3699, 355.304], // 369.9 t-km x (0.75539 + 0.20515) = 355.303746 kg
  ])('a flight of the haul %s', async (haul, km, co2e) => {
    const { emissions } = await ask(`${AIRPORTS}&weight=100&planned_distance_km=${km}`)
    expect(emissions.co2e).toBe(co2e)
    expect(emissions.source_trail.map(({ factor_id }: { factor_id: string }) => factor_id)).toContain(
      `freight-air-average-jet_fuel-${haul}`,
    )
  })

  test('by rail: 5,000 t-km x (0.02779 + 0.00691) = 173.500 kg', async () => {
    const { emissions, cargo } = await ask(
      `${GB_DE}&transport_mode=rail&planned_distance_km=1000&weight=5000`,
    )
    expect([emissions.co2e, cargo.fuel_source]).toEqual([173.5, 'rail_mix'])
  })
})

describe('chains', () => {
  test('Rotterdam - Chicago by sea: a sea leg to a port of the east coast, then a road', async () => {
    const { route, notices, cargo } = await ask(
      'origin_country=NL&origin_location=Rotterdam&destination_country=US&destination_location=Chicago&weight=10000&transport_mode=sea',
    )
    expect(modes(route.legs).slice(-2)).toEqual(['sea', 'road'])
    const [road, sea] = [route.legs.at(-1), route.legs.at(-2)]
    expect(sea.from.code).toBe('NLRTM')
    expect(sea.to.country_code).toBe('US')
    expect(road.from.code).toBe(sea.to.code)
    expect(road.distance_km).toBeLessThan(1500)
    expect(sea.distance_km).toBeLessThan(7500)
    expect(route.transport_mode).toBe('sea')
    expect(route.destination).toMatchObject({ resolved: 'Chicago', port: { code: sea.to.code } })
    expect(cargo).toMatchObject({ vehicle_type: 'container', fuel_source: 'marine_fuel' })
    expect(codesOf(notices)).toContain('port_chosen')
  })

  test('Shanghai - New York names Panama; without it the way is longer and another', async () => {
    const query = 'origin_location=CNSHA&destination_location=USNYC&weight=20000&transport_mode=sea'
    const through = await ask(query)
    const round = await ask(`${query}&avoid=panama`)
    expect(through.route.passages).toContain('panama')
    expect(through.route.transit_countries).toEqual(['PA'])
    expect(round.route.passages).not.toContain('panama')
    expect(round.route.passages).toContain('suez')
    expect(round.route.total_distance_km).toBeGreaterThan(through.route.total_distance_km)
    expect(round.cargo.avoid).toEqual(['panama'])
  })

  test('a landlocked place is served by a port abroad', async () => {
    const { route, notices } = await ask(
      'origin_country=CH&origin_location=Bern&destination_country=US&destination_location=New%20York&weight=1000&transport_mode=sea',
    )
    expect(modes(route.legs)).toEqual(['road', 'sea', 'road'])
    expect(route.legs[0].to.country_code).not.toBe('CH')
    const notice = notices.find(({ code }: { code: string }) => code === 'port_chosen')
    expect(notice).toMatchObject({ field: 'origin_location' })
  })

  test('500 kg Frankfurt - New York by air: roads to and from the airports', async () => {
    const { route } = await ask(
      'origin_country=DE&origin_location=Frankfurt&destination_country=US&destination_location=New%20York&weight=500&transport_mode=air',
    )
    expect(modes(route.legs)).toEqual(['road', 'air', 'road'])
    expect(route.legs[1].from.code).toBe('FRA')
    // Great circle Frankfurt - New York: about 6,200 km.
    expect(route.legs[1].distance_km).toBeGreaterThan(6150)
    expect(route.legs[1].distance_km).toBeLessThan(6250)
  })

  test('duration: the legs one after the other', async () => {
    const { route } = await ask(`${PORTS}&weight=1`)
    expect(route.duration_formatted).toMatch(/^1\d d \d+ h \d+ min$/)
  })
})

test('units agree', async () => {
  const grams = async (query: string) => (await ask(`${ROAD}&${query}`)).emissions.co2e_grams
  const expected = await grams('weight=907.18474')
  expect(await grams('weight=907184.74&unit=g')).toBe(expected)
  expect(await grams('weight=0.90718474&unit=tonne')).toBe(expected)
  // A short ton: 2,000 lb = 907.18474 kg.
  expect(await grams('weight=2000&unit=lb')).toBe(expected)
})

test('a given distance moves the duration with it', async () => {
  const modelled = await ask(`${GB_DE}&transport_mode=road&weight=1`)
  const twice = await ask(
    `${GB_DE}&transport_mode=road&weight=1&planned_distance_km=${2 * modelled.route.total_distance_km}`,
  )
  expect(Math.abs(twice.route.duration_seconds - 2 * modelled.route.duration_seconds)).toBeLessThanOrEqual(1)
  expect(twice.route.legs[0].method).toBe('planned_distance_km')
  expect(twice.emissions.source_trail).toContainEqual(
    expect.objectContaining({ role: 'input', tier: 'user', factor_id: 'planned_distance_km' }),
  )
})

test('the words of the standards', async () => {
  const { meta } = await ask(`${ROAD}&weight=1`)
  expect(meta.standards_compliance.ISO_14083).toMatch(/not certified/)
  expect(meta.standards_compliance.ISO_14083).toMatch(/no hub operations/)
  expect(meta.emission_factors_year).toBe(2025)
})

test('equivalents when asked for', async () => {
  expect((await ask(`${ROAD}&weight=1`)).emissions.equivalents).toBeUndefined()
  expect(
    (await ask(`${ROAD}&weight=1&equivalents=true`)).emissions.equivalents.trees_yearly.value,
  ).toBeGreaterThanOrEqual(0)
})

test('a leg has the figures of a transport chain element, a shared load above the payload is told', async () => {
  // 10 t over 1,000 km are 10,000 tonne-km; a rigid lorry of 7.5 to 17 t carries less than 10 t.
  const { route, notices, emissions } = await ask(`${ROAD}&weight=10000&vehicle_type=large&explain=true`)
  const [leg] = route.legs
  expect(leg).toMatchObject({ mass_kg: 10_000, tonne_km: 10_000, distance_type: 'actual' })
  expect(leg.co2e_ttw_kg + leg.co2e_wtt_kg).toBeCloseTo(leg.co2e_kg, 6)
  // kg over 10,000 tonne-km are tenths of a gram each.
  expect(leg.intensity_g_per_tkm).toBeCloseTo(leg.co2e_kg / 10, 3)
  expect(leg.payload_kg).toBeLessThan(10_000)
  expect(notices).toContainEqual(expect.objectContaining({ code: 'load_above_payload', severity: 'warning' }))
  expect(emissions.range.low).toBeLessThan(emissions.co2e)
})

test('other words for one vehicle and fuel are one question', async () => {
  const ids = await Promise.all(
    ['truck', 'lorry', 'hgv', 'average'].map(
      async (word) => (await get(`${ROAD}&weight=1&vehicle_type=${word}`)).json.data.id,
    ),
  )
  expect(new Set(ids).size).toBe(1)
})
