/** Every kind of the operator's own factors in every calculation that can use it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../src/contract/operation.ts'
import { servedFrom } from '../../src/surfaces/process/data/editions.ts'
import { PACKAGE_DATA } from '../../src/surfaces/process/package-root.ts'
import { verify } from '../../src/surfaces/verify/verify.ts'
import { services, type TestApp, testApp } from '../support/app.ts'
import { replayed } from '../support/replayed.ts'
import { tempFolder } from '../support/temp.ts'

/** Factors that nobody published, with more digits than grams have. */
const COLUMNS =
  'id,kind,country_code,mode,vehicle_type,fuel_source,refrigerated,from_countries,to_countries,factor,wtt_factor,factor_unit,year,gwp,publisher,title,licence,losses,distance_adjustment,range_low_multiplier,range_high_multiplier,tier'
const FROM = '2024,ipcc_gwp100,Own Ltd,Own factors,internal'
const ROWS = [
  `own-lorry,freight,,road,articulated,diesel,false,,,0.05713,0.01291,kgCO2e/tonne-km,${FROM},,,0.8,1.3,`,
  `own-usual,freight,,road,average,diesel,false,CN NL,CN NL,0.0613,0.0131,kgCO2e/tonne-km,${FROM},,,,,`,
  `own-cold,freight,,road,average,diesel,true,,,0.0721,0.0163,kgCO2e/tonne-km,${FROM},,,,,`,
  `own-tram,freight,,road,road_train,diesel,false,,,0.0313,0.0071,kgCO2e/tonne-km,${FROM},,,,,`,
  `own-rail,freight,,rail,average,rail_mix,false,DE,DE,0.0123,0.0037,kgCO2e/tonne-km,${FROM},,,,,`,
  `own-lane,freight,,sea,container,marine_fuel,false,CN NL,CN NL,0.0071,0.0011,kgCO2e/tonne-km,${FROM},,,0.9,1.2,`,
  `own-ship,freight,,sea,bulk_carrier,marine_fuel,false,,,0.0071,0.0011,kgCO2e/tonne-km,${FROM},,outside,,,`,
  `own-air,freight,,air,average,jet_fuel,false,,,0.9513,0.2137,kgCO2e/tonne-km,${FROM},,,0.7,1.4,`,
  `own-hotel,hotel,KZ,,,,,,,41.5,,kgCO2e/room-night,${FROM},,,0.8,1.25,`,
  `own-hotel-mt,hotel,MT,,,,,,,21.137,,kgCO2e/room-night,${FROM},,,,,`,
  `own-hotel-is,hotel,IS,,,,,,,9.5,,kgCO2e/room-night,${FROM},,,,,estimate`,
  `own-hotel-lu,hotel,LU,,,,,,,19.5,,kgCO2e/room-night,${FROM},,,,,region`,
  `own-grid,grid,DE,,,,,,,300,55,gCO2e/kWh,${FROM},7.3,,,,`,
  `own-even,grid,PL,,,,,,,55,55,gCO2e/kWh,${FROM},,,0.9,1.1,`,
  `own-mix,residual_mix,DE,,,,,,,700,,gCO2e/kWh,${FROM},,,,,`,
  `own-mix-us,residual_mix,US,,,,,,,433.7,,gCO2e/kWh,${FROM},,,0.9,1.1,`,
  `own-mix-se,residual_mix,SE,,,,,,,86,,gCO2e/kWh,${FROM},,,,,estimate`,
]

function overlaid(edition: string): Context {
  const overlayFile = join(tempFolder(), 'own.csv')
  writeFileSync(overlayFile, `${[COLUMNS, ...ROWS].map(withoutUnused).join('\n')}\n`)
  return { ...services, ...servedFrom(PACKAGE_DATA, { edition, overlayFile }) }
}

/** No row has a length of the leg or a note, and the table wants their columns. */
function withoutUnused(line: string): string {
  const cells = line.split(',')
  const [fromKm, belowKm, note] = cells[0] === 'id' ? ['from_km', 'below_km', 'note'] : ['', '', '']
  return [...cells.slice(0, 9), fromKm, belowKm, ...cells.slice(9, 17), note, ...cells.slice(17)].join(',')
}

const LANE =
  'freight/emissions?transport_mode=sea&origin_country=CN&origin_location=Shanghai&destination_country=NL&destination_location=Rotterdam&weight=1731'
const BERLIN_HAMBURG =
  'origin_country=DE&origin_location=Berlin&destination_country=DE&destination_location=Hamburg'
const IN_GERMANY = 'origin_country=DE&destination_country=DE'
const WARSAW_BERLIN =
  'origin_country=PL&origin_location=Warsaw&destination_country=DE&destination_location=Berlin'

/** Own factors by the calculations that can use them. */
const USES: readonly (readonly [id: string, request: string])[] = [
  [
    'own-lorry',
    `freight/emissions?transport_mode=road&vehicle_type=articulated&${BERLIN_HAMBURG}&weight=4321`,
  ],
  [
    'own-lorry',
    `freight/emissions?transport_mode=road&vehicle_type=articulated&${BERLIN_HAMBURG}&weight=4321&include_empty_return=true`,
  ],
  ['own-usual', LANE],
  ['own-cold', `freight/emissions?transport_mode=road&refrigerated=true&${BERLIN_HAMBURG}&weight=777`],
  [
    'own-tram',
    `freight/emissions?transport_mode=road&vehicle_type=road_train&${BERLIN_HAMBURG}&weight=77777`,
  ],
  ['own-rail', `freight/emissions?transport_mode=rail&${BERLIN_HAMBURG}&weight=777`],
  ['own-lane', LANE],
  ['own-lane', `${LANE}&planned_distance_km=21000.5`],
  ['own-ship', `${LANE}&vehicle_type=bulk_carrier`],
  [
    'own-ship',
    'freight/emissions?transport_mode=sea&vehicle_type=bulk_carrier&planned_distance_km=777.7&weight=9',
  ],
  [
    'own-air',
    'freight/emissions?transport_mode=air&origin_location=LHR&destination_location=JFK&weight=123&detailed_route=true',
  ],
  ['own-hotel', 'hotel/emissions?country=KZ&nights=7&rooms=3'],
  ['own-hotel-mt', 'hotel/emissions?country=MT&nights=7&rooms=3'],
  ['own-hotel-is', 'hotel/emissions?country=IS&nights=1'],
  ['own-hotel-lu', 'hotel/emissions?country=LU&nights=1'],
  ...[true, false].flatMap((wtt) =>
    [true, false].flatMap((losses) =>
      ['DE', 'PL'].map(
        (country) =>
          [
            country === 'DE' ? 'own-grid' : 'own-even',
            `electricity/emissions?country=${country}&kwh=1234.567&include_wtt=${wtt}&include_td_losses=${losses}`,
          ] as const,
      ),
    ),
  ),
  ['own-grid', 'electricity/emissions?country=DE&kwh=77.7&supplier_factor=12&grid_source=official'],
  ['own-grid', 'electricity/emissions?cloud_provider=aws&cloud_region=eu-central-1&kwh=77.7'],
  ...['DE', 'PL'].flatMap((region) =>
    [true, false].map(
      (wtt) =>
        [
          region === 'DE' ? 'own-grid' : 'own-even',
          `digital/llm/emissions?model=gpt-5.2&tokens_input=300&tokens_output=1000&requests=7&region=${region}&include_wtt=${wtt}`,
        ] as const,
    ),
  ),
  ['own-grid', 'digital/llm/emissions?model=gpt-5.2&energy_wh=0.3&tokens_output=1000&region=DE'],
  [
    'own-grid',
    `travel/emissions?transport_mode=car&vehicle_type=electric&${IN_GERMANY}&distance_km=333.3&include_wtt=true&passengers=2`,
  ],
  ['own-even', `travel/emissions?transport_mode=car&vehicle_type=electric&${WARSAW_BERLIN}&include_wtt=true`],
  ['own-grid', `travel/emissions?transport_mode=rail&${BERLIN_HAMBURG}&include_wtt=true&return_trip=true`],
  [
    'own-grid',
    `freight/emissions?transport_mode=road&vehicle_type=average&fuel_source=electric&${BERLIN_HAMBURG}&weight=777`,
  ],
  ['own-even', `freight/emissions?transport_mode=rail&fuel_source=electric&${WARSAW_BERLIN}&weight=777`],
  ['own-mix', 'electricity/emissions?country=DE&kwh=77.7'],
  ['own-mix', 'electricity/emissions?country=DE&kwh=77.7&grid_source=ember'],
  ['own-mix-us', 'electricity/emissions?country=US&kwh=77.7'],
  ['own-mix-us', 'electricity/emissions?country=US&state=TX&kwh=77.7'],
  ['own-mix-us', 'electricity/emissions?cloud_provider=aws&cloud_region=us-east-1&kwh=77.7'],
  ['own-mix-se', 'electricity/emissions?country=SE&kwh=77.7&include_td_losses=true'],
]

const WHEN = ['', '&year=2024', '&edition=2025.1', '&as_of=2026-12-01']

let app: TestApp
let own: Context
beforeAll(async () => {
  own = overlaid('2025.2')
  app = await testApp({}, own)
})
afterAll(() => app.close())

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes, each checked by its schema
async function answerTo(request: string): Promise<any> {
  const { status, json } = await app.get(`/v1/${request}`)
  expect([status, status === 200 ? '' : json.error.message], request).toEqual([200, ''])
  return json
}

interface Limits {
  readonly low: number
  readonly high: number
}

describe.each(WHEN)('asked with %j', (when) => {
  test.each(USES)('%s: %s', async (id, request) => {
    const json = await answerTo(`${request}${when}`)
    const { emissions } = json.data.attributes
    const used = emissions.source_trail.filter((entry: { factor_id: string }) => entry.factor_id === id)
    expect(used).not.toEqual([])
    expect(replayed(emissions)).toBe(emissions.co2e)
    const { low, high, parts = {} } = emissions.range
    expect(low).toBeLessThanOrEqual(emissions.co2e)
    expect(high).toBeGreaterThanOrEqual(emissions.co2e)
    for (const part of Object.values<Limits>(parts)) expect(part.low).toBeLessThanOrEqual(part.high)
    expect((await verify(own, json)).verdict).toBe('same')
    const { verdict, reason } = await verify(services, json)
    expect([verdict, reason?.code]).toEqual(['cannot', 'other_figures'])
  })
})

describe('lists that show own factors', () => {
  test.each([
    'hotel/compare?countries=KZ,MT,IS&nights=3',
    'hotel/factors?edition=2024.1',
    'electricity/grid?country=DE',
    'electricity/grid?sort=carbon_intensity',
  ])('%s is the same again, and cannot be made without the overlay', async (request) => {
    const json = await answerTo(request)
    expect((await verify(own, json)).verdict).toBe('same')
    expect((await verify(services, json)).reason?.code).toBe('other_figures')
  })
})

describe('strict=true', () => {
  test.each([
    'hotel/emissions?country=KZ&nights=7',
    'hotel/emissions?country=MT&nights=7&year=2024',
    'electricity/emissions?country=DE&kwh=10&include_td_losses=true',
    'electricity/emissions?country=US&state=CA&kwh=10&include_wtt=false',
    'digital/llm/emissions?model=gemini-2.5-flash&provider=google&energy_wh=0.3&tokens_output=1000&region=DEU&include_wtt=true',
    `travel/emissions?transport_mode=car&vehicle_type=electric&${BERLIN_HAMBURG}&edition=2025.1`,
    `freight/emissions?transport_mode=road&vehicle_type=articulated&${BERLIN_HAMBURG}&weight=4321`,
    LANE,
    'freight/emissions?transport_mode=air&origin_location=LHR&destination_location=JFK&weight=123',
  ])('passes %s', async (request) => {
    await answerTo(`${request}&strict=true`)
  })

  test.each([
    ['hotel/emissions?country=IS&nights=1', 'estimated_factor', 'estimate'],
    ['hotel/emissions?country=LU&nights=1', 'factor_from_other_region', 'region'],
    ['electricity/emissions?country=SE&kwh=10&year=2024&include_wtt=false', 'estimated_factor', 'estimate'],
  ])('refuses %s, whose row says that it is no factor of the case', async (request, code, tier) => {
    const { notices, emissions } = (await answerTo(request)).data.attributes
    expect(notices).toContainEqual(expect.objectContaining({ code, is_fallback: true }))
    expect(emissions.source_trail.map((entry: { tier: string }) => entry.tier)).toContain(tier)
    const { status, json } = await app.get(`/v1/${request}&strict=true`)
    expect([status, json.error.code]).toEqual([422, 'no_exact_factor'])
    expect(json.error.message).toContain('own-')
  })

  test('passes an estimated residual mix where a contract stands in its place', async () => {
    await answerTo(
      'electricity/emissions?country=SE&kwh=10&year=2024&include_wtt=false&supplier_factor=0&strict=true',
    )
  })
})

describe('a residual mix is of the market of its country', () => {
  test.each([
    ['country=DE', 700],
    ['country=DE&grid_source=ember', 700],
    ['country=DE&grid_source=ember&year=2024', 700],
    ['country=DE&grid_source=official&edition=2025.1', 700],
    ['country=US', 433.7],
    ['country=US&state=CA', 433.7],
    ['subregion=CAMX', 433.7],
    ['cloud_provider=aws&cloud_region=us-east-1', 433.7],
  ])('%s: 1,000 kWh are %d kg', async (where, kg) => {
    // 1,000 kWh x 700 g and x 433.7 g.
    const json = await answerTo(`electricity/emissions?kwh=1000&${where}`)
    expect(json.data.attributes.emissions.ghg_protocol_scopes.scope_2).toMatchObject({
      market_based: kg,
      market_based_basis: 'residual_mix',
    })
  })

  test('and of no other', async () => {
    const json = await answerTo('electricity/emissions?kwh=1000&country=CA&state=ON')
    const { market_based_basis } = json.data.attributes.emissions.ghg_protocol_scopes.scope_2
    expect(market_based_basis).toBe('grid_average')
  })
})

test('a grid with an upstream part of its own, in a call to a language model', async () => {
  // 1000 x 0.843 Wh / 1000 x 1.12 = 0.94416 Wh; x (300 + 55) g/kWh = 0.3351768 g, and 0.15 g embodied: 0.485177 g.
  const request =
    'digital/llm/emissions?provider=openai&model=gpt-5.2&tokens_output=1000&region=DE&include_wtt=true'
  expect((await answerTo(request)).data.attributes.emissions.co2e).toBe(0.485177)
})

test.each(['', '&grid_source=ember'])('a residual mix is the market of its country%s', async (source) => {
  // 77.7 kWh x 700 g: 54.39 kg.
  const { emissions } = (await answerTo(`electricity/emissions?country=DE&kwh=77.7${source}`)).data.attributes
  expect(emissions.ghg_protocol_scopes.scope_2.market_based).toBe(54.39)
})

describe('the distance adjustment of ships is counted once', () => {
  /** g CO2e per tonne-km of the shortest distance, or of the given one. */
  const grams = async (query: string) => {
    const { legs } = (await answerTo(`${LANE}&${query}`)).data.attributes.route
    return legs.find(({ mode }: { mode: string }) => mode === 'sea').intensity_g_per_tkm
  }

  // 7.1 + 1.1 = 8.2 g. GLEC's trade lanes are per tonne-km of the shortest distance, and hold its 15 %.
  test.each(['edition=2025.2', 'edition=2024.1', 'edition=2025.1'])(
    'inside: 8.2 g with %s',
    async (edition) => {
      expect(await grams(`vehicle_type=container&${edition}`)).toBe(8.2)
    },
  )

  test('outside: 8.2 g a tonne-km sailed are 9.43 g a tonne-km of the shortest distance', async () => {
    // 8.2 x 1.15.
    expect(await grams('vehicle_type=bulk_carrier&edition=2025.2')).toBe(9.43)
  })

  test('outside, in an edition that adds nothing: 8.2 g', async () => {
    expect(await grams('vehicle_type=bulk_carrier&edition=2025.1')).toBe(8.2)
  })

  test.each(['container', 'bulk_carrier'])('a given distance counts as it is: %s', async (ship) => {
    expect(await grams(`vehicle_type=${ship}&planned_distance_km=21000`)).toBe(8.2)
  })

  test('10,000 km of 1 t are 82 kg', async () => {
    // 1 t x 10,000 km x 0.0082 kg.
    const request =
      'freight/emissions?transport_mode=sea&vehicle_type=bulk_carrier&planned_distance_km=10000&weight=1000'
    expect((await answerTo(request)).data.attributes.emissions.co2e).toBe(82)
  })
})

describe('ranges', () => {
  const NOTHING = { n: 0, inside: 0, publishers: 0 }
  const rangeOf = async (request: string) => (await answerTo(request)).data.attributes.emissions.range

  test('the multipliers of a row are those of the result', async () => {
    // 41.5 kg x 2 nights = 83 kg; x 0.8 = 66.4, x 1.25 = 103.75.
    const range = await rangeOf('hotel/emissions?country=KZ&nights=2')
    expect(range).toMatchObject({ low: 66.4, high: 103.75, coverage: null, measured: NOTHING })
    expect(range.basis).toContain('own-hotel')
  })

  test('factors of one row move together', async () => {
    // 55 + 55 g x 1,000 kWh = 110 kg; x 0.9 = 99, x 1.1 = 121.
    expect(await rangeOf('electricity/emissions?country=PL&kwh=1000')).toMatchObject({
      low: 99,
      high: 121,
      // Own factors have the range of their row, and nothing was measured of it.
      coverage: null,
      measured: NOTHING,
    })
  })

  test('a row without them has no range, and says so', async () => {
    // 21.137 x 2.
    expect(await rangeOf('hotel/emissions?country=MT&nights=2')).toEqual({
      low: 42.274,
      high: 42.274,
      coverage: null,
      measured: NOTHING,
      basis:
        "No range is known: the server operator's own factors (own-hotel-mt) have none, so low and high equal the result.",
      unit: 'kg',
    })
  })

  test('beside others, what is known of them stays', async () => {
    const { low, high, coverage, basis } = await rangeOf(LANE)
    expect(low).toBeLessThan(high)
    expect(coverage).toBeNull()
    expect(basis).toContain(
      'own factors (own-usual) have no range, so low and high cover the other uncertainties only',
    )
    expect(basis).toContain('own-lane (x0.9 to x1.2)')
  })
})
