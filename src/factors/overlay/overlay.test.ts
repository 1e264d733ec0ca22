/** The operator's own figures, laid over an edition. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/support/app.ts'
import { smallCopy } from '../../../test/support/data-copy.ts'
import { smallServices } from '../../../test/support/small.ts'
import { tempFolder } from '../../../test/support/temp.ts'
import { freightPart } from '../../domains/freight/part.ts'
import { buildApp } from '../../surfaces/http/assembly.ts'
import { loadEdition } from '../../surfaces/process/data/load.ts'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../../surfaces/process/package-root.ts'
import { DataError } from '../tables/problems.ts'

const HEADER =
  'id,kind,country_code,mode,vehicle_type,fuel_source,refrigerated,from_countries,to_countries,from_km,below_km,factor,wtt_factor,factor_unit,year,gwp,publisher,title,licence,note'
const END = '2025,ipcc_gwp100,Own Carrier Ltd,Fleet figures 2025,internal,'
const LORRY = `own-lorry,freight,,road,articulated,diesel,false,,,,,0.05,0.01,kgCO2e/tonne-km,${END}`

function overlay(...rows: string[]): string {
  const file = join(tempFolder(), 'own.csv')
  // Files of release 0.1.0 have no later columns.
  const isLater = rows.some((row) => row.includes(',grid,'))
  writeFileSync(file, `${[isLater ? `${HEADER},losses,for_year` : HEADER, ...rows].join('\n')}\n`)
  return file
}

const small = smallCopy()
const services = smallServices()
const load = (...rows: string[]) => loadEdition(small.dir, small.edition, overlay(...rows))

const problems = (...rows: string[]) => problemsOf(() => load(...rows))

function problemsOf(loading: () => unknown) {
  try {
    loading()
  } catch (error) {
    if (error instanceof DataError) return error.problems.map(({ line, reason }) => [line, reason])
    throw error
  }
  return []
}

async function ask(edition: ReturnType<typeof load>, url: string) {
  const app = await buildApp({ ...services, edition })
  const { statusCode, body } = await app.inject(url)
  await app.close()
  expect(statusCode, body).toBe(200)
  return JSON.parse(body)
}

const ROAD =
  '/v1/freight/emissions?origin_country=GB&origin_location=London&destination_country=SE&destination_location=Stockholm&transport_mode=road&planned_distance_km=1000&weight=5000&vehicle_type='

describe('freight', () => {
  test.each([
    ['sea,average,marine_fuel', "vehicle_type: 'average' means 'container' by sea: write that"],
    ['road,truck,diesel', "vehicle_type: 'truck' means 'average' by road: write that"],
    ['road,articulated,bev', "fuel_source: 'bev' means 'electric': write that"],
  ])('%s would never be asked for by that word', (words, reason) => {
    const row = `own-words,freight,,${words},false,,,,,0.05,0.01,kgCO2e/tonne-km,${END}`
    expect(problems(row)).toEqual([[2, reason]])
  })

  test('a row from 700 km holds from there on, also where 699.9996 km are flown as 700,000 m', async () => {
    const row = (name: string, from: string, below: number, factors: string) =>
      `${name},freight,,air,average,jet_fuel,false,,,${from},${below},${factors},kgCO2e/tonne-km,${END}`
    const edition = load(row('own-any', '', 1500, '0.95,0.21'), row('own-far', '700', 1400, '0.85,0.20'))
    const kg = async (km: number) =>
      (await ask(edition, `/v1/freight/emissions?transport_mode=air&planned_distance_km=${km}&weight=1000`))
        .data.attributes.emissions.co2e
    // 700 km x 1.16 kg a tonne-km, and from 700 km on 1.05.
    expect(await kg(699.9996)).toBe(812)
    expect(await kg(700)).toBe(735)
    expect(await kg(699.9996)).toBe(812)
  })

  test('a flight without a figure with radiative forcing shows none, and says nothing of one', async () => {
    const row = `own-air,freight,,air,average,jet_fuel,false,,,,1500,0.95,0.21,kgCO2e/tonne-km,${END}`
    const flight = (to: string) =>
      `/v1/freight/emissions?origin_location=LHR&destination_location=${to}&transport_mode=air&weight=1000`
    const own = (await ask(load(row), flight('ARN'))).data.attributes
    expect(own.emissions).not.toHaveProperty('radiative_forcing')
    expect(JSON.stringify(own.notices)).not.toContain('the value with it is shown separately')
    const published = (await ask(load(row), flight('JFK'))).data.attributes
    expect(published.emissions.radiative_forcing.co2e).toBeGreaterThan(published.emissions.co2e)
    expect(JSON.stringify(published.notices)).toContain('the value with it is shown separately')
  })

  test('an intensity of the operator is used, and the trail says whose it is', async () => {
    // 5,000 t-km x 0.05 and x 0.01.
    const { data, meta } = await ask(load(LORRY), `${ROAD}articulated`)
    expect(data.attributes.emissions.lifecycle_breakdown).toMatchObject({
      vehicle_operation: 250,
      energy_provision: 50,
    })
    expect(data.attributes.emissions.source_trail).toContainEqual(
      expect.objectContaining({
        tier: 'user',
        factor: 0.05,
        factor_id: 'own-lorry',
        source: 'Own Carrier Ltd',
      }),
    )
    expect(data.attributes.notices.map(({ code }: { code: string }) => code)).not.toContain(
      'factor_from_other_region',
    )
    expect(meta.edition).toBe('small')
  })

  test('it is no fallback: strict=true passes', async () => {
    // Without a ferry, whose emissions are in no total.
    const overLand = ROAD.replace('GB', 'SE').replace('London', 'Gothenburg')
    const { data } = await ask(load(LORRY), `${overLand}articulated&strict=true`)
    expect(data.attributes.emissions.co2e).toBe(300)
  })

  test('other vehicles, fuels and goods are as before', async () => {
    for (const other of ['average', 'articulated&fuel_source=hvo', 'articulated&refrigerated=true']) {
      const [own, plain] = [await ask(load(LORRY), ROAD + other), await ask(services.edition, ROAD + other)]
      expect(own.data.attributes.emissions).toEqual(plain.data.attributes.emissions)
    }
  })

  test('a vehicle that the edition lacks can be asked for', async () => {
    const row = LORRY.replace('articulated', 'road_train').replace('own-lorry', 'own-train')
    expect((await ask(load(row), `${ROAD}road_train`)).data.attributes.emissions.co2e).toBe(300)
  })

  test('of several rows the narrowest that holds is taken: by countries and distance', async () => {
    const edition = load(
      LORRY,
      `own-gb-se,freight,,road,articulated,diesel,false,GB US,SE,,,0.06,0.01,kgCO2e/tonne-km,${END}`,
      `own-near,freight,,road,articulated,diesel,false,GB,SE,,500,0.09,0.01,kgCO2e/tonne-km,${END}`,
    )
    const co2e = async (url: string) => (await ask(edition, url)).data.attributes.emissions.co2e
    expect(await co2e(`${ROAD}articulated`)).toBe(350)
    // 400 km x 5 t x 0.1.
    expect(await co2e(`${ROAD}articulated`.replace('=1000', '=400'))).toBe(200)
    const back = ROAD.replace('GB&origin_location=London', 'SE&origin_location=Stockholm').replace(
      'SE&destination_location=Stockholm',
      'GB&destination_location=London',
    )
    expect(await co2e(`${back}articulated`)).toBe(300)
  })

  test('whole vehicles stay those of the edition', async () => {
    const url = `${ROAD}articulated&service_type=dedicated`
    const [own, plain] = [await ask(load(LORRY), url), await ask(services.edition, url)]
    expect(own.data.attributes.emissions).toEqual(plain.data.attributes.emissions)
  })
})

test('a hotel factor and a residual mix of the operator', async () => {
  const edition = load(
    `own-hotel-SE,hotel,SE,,,,,,,,,12.5,,kgCO2e/room-night,${END}`,
    `own-mix-GB,residual_mix,GB,,,,,,,,,700,,gCO2e/kWh,${END}`,
  )
  const hotel = await ask(edition, '/v1/hotel/emissions?country=SE&nights=2&strict=true')
  expect(hotel.data.attributes.emissions.co2e).toBe(25)
  expect(hotel.data.attributes.factor).toMatchObject({ is_estimate: false, tier: 'user' })
  const power = await ask(edition, '/v1/electricity/emissions?kwh=1000&country=GB')
  expect(power.data.attributes.emissions.ghg_protocol_scopes.scope_2).toMatchObject({
    market_based: 700,
    market_based_basis: 'residual_mix',
  })
})

describe('a grid of the operator', () => {
  const row = (losses = '5', forYear = '', upstream = '20') =>
    `own-grid-GB,grid,GB,,,,,,,,,100,${upstream},gCO2e/kWh,${END},${losses},${forYear}`
  const url = '/v1/electricity/emissions?kwh=1000&country=GB&include_td_losses=true'

  test('direct, upstream and losses, none of them a fallback', async () => {
    const { data } = await ask(load(row()), `${url}&strict=true`)
    // 1,000 kWh x 100, 20 and 5 g.
    expect(data.attributes.emissions.breakdown).toMatchObject({
      scope_2_location_based: 100,
      scope_3_wtt: 20,
      scope_3_td_losses: 5,
    })
    expect(data.attributes.grid).toMatchObject({
      basis: 'user',
      carbon_intensity: 100,
      life_cycle_intensity: 120,
    })
    for (const { tier } of data.attributes.emissions.source_trail) expect(tier).toBe('user')
  })

  test('electric cars draw from it: (100 + 5) g a kWh at the plug', async () => {
    const car =
      '/v1/travel/emissions?origin_country=GB&destination_country=GB&distance_km=1000&transport_mode=car&vehicle_type=electric'
    const [own, plain] = [await ask(load(row()), car), await ask(services.edition, car)]
    const [drawn] = own.data.attributes.emissions.source_trail
    expect(drawn).toMatchObject({ factor: 100, tier: 'user', quantity_unit: 'MWh' })
    expect(own.data.attributes.emissions.co2e).toBeCloseTo(drawn.quantity * 105, 3)
    expect(own.data.id).not.toBe(plain.data.id)
  })

  test('its two factors have one id, and stay two in the trail of a language model', async () => {
    const url = '/v1/digital/llm/emissions?model=gpt-5.2&tokens_output=1000&region=GB&include_wtt=true'
    const { emissions, energy } = (await ask(load(row('5', '')), url)).data.attributes
    const counted = emissions.source_trail.filter(({ role }: { role: string }) => role === 'factor')
    expect(counted.map(({ factor }: { factor: number }) => factor).slice(0, 2)).toEqual([100, 20])
    // 100 and 20 g/kWh of the same energy, and of a megawatt-hour kilograms.
    expect(counted[0].contribution_kg).toBeCloseTo((energy.wh * 100) / 1e6, 12)
    expect(counted[1].contribution_kg).toBeCloseTo((energy.wh * 20) / 1e6, 12)
    const sum = counted.reduce(
      (all: number, one: { contribution_kg: number }) => all + one.contribution_kg,
      0,
    )
    expect(sum * 1000).toBeCloseTo(emissions.co2e, 6)
  })

  test('of another year it is not laid', async () => {
    const basis = async (forYear: string) =>
      (await ask(load(row('5', forYear)), url)).data.attributes.grid.basis
    expect(await basis('2024')).not.toBe('user')
    expect(await basis('2025')).toBe('user')
  })

  test('a row for one year goes over one for all, in any order', async () => {
    const ofYear = row('5', '2025').replace('own-grid-GB', 'own-year').replace(',100,20,', ',70,20,')
    for (const rows of [
      [row(), ofYear],
      [ofYear, row()],
    ]) {
      expect((await ask(load(...rows), url)).data.attributes.grid.carbon_intensity).toBe(70)
    }
  })

  test('what it needs', () => {
    expect(problems(row('5', '', ''))).toEqual([[2, 'wtt_factor: must be given for kind grid']])
  })
})

test('the hash of the edition, and with it every id, covers the file', async () => {
  const [plain, own, other] = [services.edition, load(LORRY), load(LORRY.replace('0.05', '0.06'))]
  expect(new Set([plain.hash, own.hash, other.hash]).size).toBe(3)
  expect(load(LORRY).hash).toBe(own.hash)
  const url = '/v1/fuel/emissions?fuel_type=diesel&amount=1'
  expect((await ask(own, url)).data.id).not.toBe((await ask(plain, url)).data.id)
})

test('answers with an overlay are as documented', async () => {
  const app = await testApp({}, { ...services, edition: load(LORRY) })
  expect((await app.get(`${ROAD}articulated`)).status).toBe(200)
  await app.close()
})

test('the example of docs/data.md can be used', () => {
  const text = readFileSync(join(PACKAGE_ROOT, 'docs', 'data.md'), 'utf8')
  const [, block = ''] = /```\n(id,kind,[^`]+)```/.exec(text) ?? []
  const [header, ...rows] = block.trim().split('\n')
  expect(header).toBe(HEADER)
  expect(rows.length).toBeGreaterThan(3)
  expect(
    loadEdition(PACKAGE_DATA, '2025.1', overlay(...rows))
      .part(freightPart)
      .vehicles.sea.get('container')?.fuels,
  ).toEqual(['marine_fuel'])
})

describe('a fault is named by file and line', () => {
  test.each([
    ['a kind that there is not', LORRY.replace(',freight,', ',boat,'), /^kind: 'boat'/],
    ['a missing column', LORRY.replace(',road,', ',,'), /^mode: must be given for kind freight/],
    ['no well-to-tank part', LORRY.replace(',0.01,', ',,'), /^wtt_factor: must be given/],
    ['another unit', LORRY.replace('kgCO2e/tonne-km', 'gCO2e/kWh'), /^factor_unit: kind freight/],
    ['a country that there is not', LORRY.replace('false,,,', 'false,XX,,'), /unknown country 'XX'/],
    [
      'a column of another kind',
      `own-hotel,hotel,SE,road,,,,,,,,1,,kgCO2e/room-night,${END}`,
      /^mode: must be empty/,
    ],
    ['a negative factor', LORRY.replace(',0.05,', ',-1,'), /below 0/],
    ['an interval upside down', LORRY.replace('false,,,,,', 'false,,,500,400,'), /^below_km/],
  ])('%s', (_, row, reason) => {
    expect(problems(LORRY.replace('own-lorry', 'own-first'), row)).toContainEqual([
      3,
      expect.stringMatching(reason),
    ])
  })

  test.each([
    ['half a range', ',0.8,,', 'range_high_multiplier: must be given with range_low_multiplier'],
    ['the other half', ',,1.2,', 'range_low_multiplier: must be given with range_high_multiplier'],
    ['a range beside the factor', ',1.1,1.2,', /^range_low_multiplier: .*above 1/],
    ["a tier that is not the operator's to give", ',,,exact', /^tier: 'exact'/],
    ['ships on the road', 'inside,,,', 'distance_adjustment: only for mode sea'],
  ])('%s', (_, cells, reason) => {
    const file = join(tempFolder(), 'own.csv')
    const columns = 'distance_adjustment,range_low_multiplier,range_high_multiplier,tier'
    writeFileSync(file, `${HEADER},${columns}\n${LORRY},${cells}\n`)
    const found = problemsOf(() => loadEdition(small.dir, small.edition, file))
    expect(found).toEqual([[2, typeof reason === 'string' ? reason : expect.stringMatching(reason)]])
  })

  test('the same id twice', () => {
    expect(problems(LORRY, LORRY)).toEqual([[3, expect.stringMatching(/duplicate key/)]])
  })

  test('two rows for the same question, with countries in any order', () => {
    const row = (name: string, countries: string) =>
      `${name},freight,,road,articulated,diesel,false,${countries},,,,0.05,0.01,kgCO2e/tonne-km,${END}`
    expect(problems(row('a', 'GB SE'), row('b', 'GB'), row('c', 'SE GB'))).toEqual([
      [4, 'answers the same questions as line 2: leave one of them'],
    ])
  })

  test('a file that is not there', () => {
    expect(() => loadEdition(small.dir, small.edition, '/nowhere/own.csv')).toThrow(
      /own.csv: cannot be read \(ENOENT\)/,
    )
  })
})
