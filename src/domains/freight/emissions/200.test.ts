import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { PACKAGE_ROOT } from '../../../process/package-root.ts'

const GB_DE = 'origin_country=GB&origin_location=London&destination_country=DE&destination_location=Berlin'
const PORTS = 'origin_location=CNSHA&destination_location=USLAX&transport_mode=sea'
const AIRPORTS = 'origin_location=LHR&destination_location=JFK&transport_mode=air'
/** A road of a thousand kilometres. */
const ROAD = `${GB_DE}&transport_mode=road&planned_distance_km=1000`

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function ask(query: string) {
  const { status, json } = await app.get(`/v1/freight/emissions?${query}`)
  expect(status, `${query} ${JSON.stringify(json.error)}`).toBe(200)
  return { ...json.data.attributes, id: json.data.id, meta: json.meta }
}

const codes = (notices: { code: string }[]) => notices.map(({ code }) => code)
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
    expect(codes(notices)).toContain('without_radiative_forcing')
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

describe('whole vehicles', () => {
  test('10 t in one lorry: between empty and full by its load', async () => {
    // Payload 1.01203 / 0.07431 = 13.619 t, load 0.734267. 0.65975 + 0.35228 x 0.734267 = 0.918417 kg per km tank to wheel,
    // 0.15527 + 0.08415 x 0.734267 = 0.217059 well to tank: 918.417 + 217.059 = 1,135.476 kg in 1,000 km.
    const { emissions, route } = await ask(`${ROAD}&weight=10000&service_type=dedicated`)
    expect(emissions.co2e).toBe(1135.476)
    expect(emissions.lifecycle_breakdown.vehicle_operation).toBe(918.417)
    expect(route.legs[0].vehicles).toBe(1)
  })

  test('30 t need three of them', async () => {
    // Loads 2.202800: 3 x 0.65975 + 0.35228 x 2.2028 = 2.755252; 3 x 0.15527 + 0.08415 x 2.2028 = 0.651176.
    const { emissions, route } = await ask(`${ROAD}&weight=30000&service_type=ftl`)
    expect([emissions.co2e, route.legs[0].vehicles]).toEqual([3406.428, 3])
  })

  test('and run back empty: 3 x (0.65975 + 0.15527) x 1,000 km = 2,445.060 kg more', async () => {
    const { emissions, notices } = await ask(
      `${ROAD}&weight=30000&service_type=ftl&include_empty_return=true`,
    )
    expect(emissions.co2e).toBe(5851.488)
    expect(codes(notices)).toContain('empty_return_added')
  })

  test('a shared load has its share of the empty way back, and a notice says what the factor holds already', async () => {
    // Average load 0.89121 / 0.10163 = 8.769 t, share of 5 t 0.570180: x (0.65975 + 0.15527) x 1,000 = 464.708 kg more.
    const { emissions, notices } = await ask(`${ROAD}&weight=5000&include_empty_return=true`)
    expect(emissions.co2e).toBe(1090.808)
    const notice = notices.find(({ code }: { code: string }) => code === 'empty_return_added')
    expect(notice.message).toContain('already hold')
  })

  test('a van: one for every 0.25561 / 0.6313 / 0.4 = 1.012 t, per km whatever its load', async () => {
    // 2 t need two: 2 x (0.25561 + 0.06128) x 1,000 km = 633.780 kg.
    const { emissions, route } = await ask(`${ROAD}&weight=2000&service_type=dedicated&vehicle_type=van`)
    expect([emissions.co2e, route.legs[0].vehicles]).toEqual([633.78, 2])
  })

  test('a ship is shared all the same, and a notice says so', async () => {
    const { notices, route } = await ask(`${PORTS}&weight=20000&service_type=dedicated`)
    expect(codes(notices)).toContain('shared_leg')
    expect(route.legs[0].vehicles).toBeUndefined()
  })
})

describe('other fuels', () => {
  describe('the trail of an electric lorry suffices for a calculator', () => {
    const LEEDS =
      'origin_country=GB&origin_location=London&destination_country=GB&destination_location=Leeds&transport_mode=road&planned_distance_km=1000&weight=5000&fuel_source=electric'
    interface Entry {
      factor_id: string
      data_category: string
      factor_unit: string
      factor: number
    }
    /** kg over 1,000 km from what the trail says; `kwhPerKm` gets the figures of direct rows by id. */
    async function fromTrail(query: string, kwhPerKm: (of: (id: string) => number) => number) {
      const { emissions } = await ask(`${LEEDS}&${query}`)
      const trail: Entry[] = emissions.source_trail
      const of = (id: string) => {
        const entry = trail.find((one) => one.factor_id === id && one.data_category !== 'wtt_factor')
        if (!entry) throw new Error(`${id} is not in the trail`)
        return entry.factor
      }
      const kwh = (1000 * kwhPerKm(of) * 100) / (100 - of('grid-loss-GB'))
      expect(emissions.co2e).toBeCloseTo((kwh * of('grid-GB')) / 1000, 2)
    }
    const D = 'freight-road-average-diesel'

    test('as a whole vehicle', () =>
      fromTrail('service_type=dedicated', (of) => {
        const [empty, full] = [of(`${D}-empty-vehicle`), of(`${D}-full-vehicle`)]
        const payload = full / of(`${D}-full`)
        return (of('freight-electric-road-average') / of(D)) * (empty + ((full - empty) * 5) / payload)
      }))

    test('with refrigerated goods', () =>
      fromTrail(
        'refrigerated=true',
        (of) => (5 * of('freight-electric-road-average') * of(`${D}-refrigerated`)) / of(D),
      ))
  })

  test('electric in France: at the plug, with losses, on the grid of the country, all indirect', async () => {
    // 10 t x 500 km x 0.1305782876 = 652.891438 kWh at the plug, / (1 - 0.0695849) = 701.720595 kWh x 41.45 g = 29,086.319 g.
    // Scope 2: 652.891438 kWh x 41.45 g x 0.8148 = 22,050.403 g.
    const { emissions } = await ask(
      'origin_country=FR&origin_location=Paris&destination_country=FR&destination_location=Lyon&weight=10000&transport_mode=road&planned_distance_km=500&vehicle_type=articulated&fuel_source=BEV',
    )
    expect(emissions.co2e).toBe(29.086)
    expect(emissions.lifecycle_breakdown).toMatchObject({ vehicle_operation: 0, energy_provision: 29.086 })
    expect(emissions.ghg_protocol_scopes.asset_owner).toEqual({
      scope_1: 0,
      scope_2: 22.05,
      scope_3_category_3: 7.036,
    })
  })

  test('HVO: diesel by the published factors of the fuels per kWh', async () => {
    // Tank to wheel 0.10163 x 0.003732372 / 0.25953, well to tank 0.02359 x 0.059202 / 0.06181: 7.308 + 112.973 kg.
    const { emissions, notices } = await ask(`${ROAD}&weight=5000&fuel_source=hvo`)
    expect(emissions.co2e).toBe(120.281)
    expect(emissions.lifecycle_breakdown.vehicle_operation).toBe(7.308)
    expect(codes(notices)).toEqual(expect.arrayContaining(['estimated_factor', 'biofuel_biogenic_carbon']))
  })

  test('hybrid: 481.150 kg x 13.481 / 14.405 = 450.287 kg', async () => {
    const { emissions } = await ask(`${ROAD}&weight=5000&fuel_source=hybrid&vehicle_type=articulated`)
    expect(emissions.co2e).toBe(450.287)
  })

  test('a van on gas has a published row: 5,000 t-km x (0.62419 + 0.12816)', async () => {
    const { emissions, notices } = await ask(`${ROAD}&weight=5000&fuel_source=cng&vehicle_type=van`)
    expect(emissions.co2e).toBe(3761.75)
    expect(codes(notices)).not.toContain('estimated_factor')
  })
})

describe('refrigerated', () => {
  test('by road as published: 5,000 t-km x (0.11894 + 0.02769)', async () => {
    expect((await ask(`${ROAD}&weight=5000&refrigerated=true`)).emissions.co2e).toBe(733.15)
  })

  test('by sea 20 % on top, an estimate: 3,954 x 1.2', async () => {
    const { emissions, notices } = await ask(`${PORTS}&weight=20000&planned_distance_km=10000&refrigerated=1`)
    expect(emissions.co2e).toBe(4744.8)
    expect(emissions.source_trail).toContainEqual(
      expect.objectContaining({ tier: 'estimate', factor: 1.2, factor_id: 'freight-refrigerated-other' }),
    )
    expect(codes(notices)).toContain('estimated_factor')
  })

  test('a ship that has nothing but cold holds is not raised', async () => {
    const query = `${PORTS}&weight=20000&planned_distance_km=10000&vehicle_type=refrigerated_cargo`
    // 200,000 x (0.01306 + 0.00296)
    expect((await ask(`${query}&refrigerated=true`)).emissions.co2e).toBe(3204)
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
    expect(codes(notices)).toContain('port_chosen')
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

describe('auto', () => {
  test('a short road is taken', async () => {
    const { route, notices } = await ask(`${GB_DE}&weight=5000`)
    expect(route.transport_mode).toBe('road')
    expect(notices).toContainEqual(expect.objectContaining({ code: 'mode_chosen', field: 'transport_mode' }))
  })

  test('an ocean is sailed', async () => {
    const { route } = await ask('origin_country=CN&destination_country=BR&weight=1')
    expect(route.transport_mode).toBe('sea')
  })

  test("a lorry's words then mean the roads to and from the port", async () => {
    const { route, notices } = await ask(
      'origin_country=CN&origin_location=Beijing&destination_country=FR&destination_location=Paris&weight=1000&vehicle_type=articulated&fuel_source=hvo',
    )
    expect(route.legs.map(({ fuel_source }: { fuel_source: string }) => fuel_source)).toEqual([
      'hvo',
      'marine_fuel',
      'hvo',
    ])
    expect(codes(notices)).toContain('main_leg_by_other_mode')
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
      async (word) =>
        (await app.get(`/v1/freight/emissions?${ROAD}&weight=1&vehicle_type=${word}`)).json.data.id,
    ),
  )
  expect(new Set(ids).size).toBe(1)
})

describe('auto over a continent', () => {
  test.each([
    // One continent, and the way round it is longer: Panama, the Baltic, Suez.
    ['US', 'New York', 'US', 'Los Angeles', 'road'],
    ['PT', 'Lisbon', 'RU', 'Moscow', 'road'],
    ['RU', 'Moscow', 'RU', 'Vladivostok', 'road'],
    ['CA', 'Vancouver', 'CA', 'Halifax', 'road'],
    // Two continents: sailed although a road would be shorter.
    ['CN', 'Shanghai', 'NL', 'Rotterdam', 'sea'],
    // One continent, with the sea between and the shorter way by it.
    ['CN', 'Shanghai', 'SG', 'Singapore', 'sea'],
    ['JP', 'Tokyo', 'IN', 'Mumbai', 'sea'],
  ])('%s %s to %s %s is by %s', async (from, origin, to, destination, mode) => {
    const ends = new URLSearchParams({
      origin_country: from,
      origin_location: origin,
      destination_country: to,
      destination_location: destination,
    })
    const { route, notices } = await ask(`${ends}&weight=1000`)
    expect(route.transport_mode).toBe(mode)
    const said = notices.find(({ code }: { code: string }) => code === 'mode_chosen')
    expect(said.message).toContain(`by ${mode}`)
    if (mode === 'road') expect(said.message).toContain('transport_mode=rail')
  })
})
