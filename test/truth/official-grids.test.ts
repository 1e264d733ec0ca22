/** Official figures of electricity by year, from the publications: data/extracts/official.csv and egrid.csv. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { field, readRows } from '../../scripts/import/lib/tables.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { type TestApp, testApp } from '../support/app.ts'

const EXTRACTS = join(PACKAGE_ROOT, 'data', 'extracts')
const official = readRows(EXTRACTS, 'official.csv')
const EMISSIONS = '/v1/electricity/emissions?kwh=100000&include_td_losses=true'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const attributes = async (request: string) => {
  const { status, json, text } = await app.get(request)
  expect(status, `${request} ${text}`).toBe(200)
  return json.data.attributes
}
const use = (place: string) => attributes(`${EMISSIONS}&${place}`)

/** The published row of a kind, for a year of the data or of the publication. */
function published(country: string, kind: string, year: string, subdivision = ''): number {
  const rows = official.filter(
    (row) =>
      row.country_code === country &&
      row.kind === kind &&
      row.subdivision === subdivision &&
      (row.year || row.edition) === year &&
      !/first release/.test(`${row.publication} ${row.edition}`),
  )
  expect(rows.length, `${country} ${kind} ${year} ${subdivision}`).toBe(1)
  return Number(field(rows[0] ?? {}, 'value'))
}

/** To fifteen digits, as figures are published: 0.177 kg/kWh is 177 g/kWh. */
const thousand = (value: number) => Number((value * 1000).toPrecision(15))

describe('Great Britain is its publisher in generation, upstream and losses', () => {
  test.each(['2021', '2022', '2023', '2024', '2025', '2026'])('%s', async (year) => {
    const of = (kind: string) => published('GB', kind, year)
    const { emissions, grid } = await use(`country=GB&year=${year}`)
    expect(grid).toMatchObject({ basis: 'official', boundary: 'direct', year: Number(year) })
    // 100,000 kWh times kg per kWh; a part may be a gram off, since the rounded total is apportioned.
    const { breakdown } = emissions
    const kg = (value: number) => 100_000 * value
    expect(breakdown.scope_2_location_based).toBeCloseTo(kg(of('scope2')), 2)
    expect(breakdown.scope_3_wtt).toBeCloseTo(kg(of('wtt_generation')), 2)
    expect(breakdown.scope_3_td_losses).toBeCloseTo(kg(of('td_losses') + of('wtt_td')), 2)
  })

  test('2025: 100,000 kWh x 0.177 = 17,700 kg', async () => {
    const { emissions } = await use('country=GB&year=2025')
    expect(emissions.ghg_protocol_scopes.scope_2.location_based).toBe(17_700)
    // 100,000 x (0.177 + 0.0459 + 0.01853 + 0.00397) = 24,540 kg.
    expect(emissions.co2e).toBe(24_540)
    expect(emissions.co2e_calculation_method).toBe('ipcc_ar5_gwp100')
  })

  test('an edition without official figures is as it was: 217.41 x 0.6362 = 138.316242 g', async () => {
    const { emissions, grid } = await use('country=GB&edition=2025.1')
    expect(grid.basis).toBe('life_cycle')
    expect(emissions.breakdown.scope_2_location_based).toBe(13_831.624)
  })
})

describe('the EEA, in its own years', () => {
  const members = official.filter(
    (row) =>
      row.kind === 'generation' &&
      /^EEA/.test(row.publication ?? '') &&
      row.country_code !== 'EU27' &&
      !/first release/.test(`${row.publication} ${row.edition} ${row.confidence}`),
  )

  test('27 members in each of two years', () => {
    expect(members.map(({ year }) => year).filter((year) => year === '2023')).toHaveLength(27)
    expect(members.map(({ year }) => year).filter((year) => year === '2024')).toHaveLength(27)
  })

  test.each(members.map(({ country_code, year, value }) => [country_code, year, Number(value)] as const))(
    '%s in %s: %d g/kWh, direct',
    async (country, year, value) => {
      const place = `country=${country}&year=${year}`
      const { emissions, grid } = await use(place)
      expect(grid).toMatchObject({ basis: 'official_ratio', direct_intensity: value, year: Number(year) })
      expect(emissions.breakdown.scope_2_location_based).toBeCloseTo(value * 100, 2)
      const strict = await app.get(
        `${EMISSIONS}&${place}&strict=true&include_wtt=false`.replace('&include_td_losses=true', ''),
      )
      expect(strict.status, strict.text).toBe(200)
    },
  )

  test.each([
    ['NL', 245],
    ['BE', 155],
    ['EE', 384],
  ])('%s in 2024: %d g', async (country, grams) => {
    const one = await attributes(`/v1/electricity/emissions?kwh=1&country=${country}&year=2024`)
    expect(one.emissions.breakdown.scope_2_location_based).toBe(grams / 1000)
  })

  test('another year: Ember of that year times the ratio, and it says so', async () => {
    // The Netherlands, 2025: 253.56 x 245 / 250.72 = 247.77520740268 g; upstream 18 % = 44.5995..., as Ember less that is less.
    const { grid, notices } = await use('country=NL&edition=2025.2')
    expect(grid.direct_intensity).toBeCloseTo((253.56 * 245) / 250.72, 9)
    expect(grid.life_cycle_intensity).toBeCloseTo(((253.56 * 245) / 250.72) * 1.18, 9)
    expect(notices.map(({ code }: { code: string }) => code)).toContain('grid_scaled_to_year')
    // Austria, 2024: Ember's 103.48 less 53 is above 18 % of 53: together they are Ember's.
    const austria = await use('country=AT&year=2024')
    expect(austria.grid).toMatchObject({ direct_intensity: 53, life_cycle_intensity: 103.48 })
  })
})

describe('Australia, New Zealand, Canada, India', () => {
  test.each(['2023', '2024', '2025'])('New Zealand %s', async (year) => {
    const { grid } = await use(`country=NZ&year=${year}`)
    expect(grid).toMatchObject({
      basis: 'official',
      direct_intensity: thousand(published('NZ', 'scope2', year)),
    })
  })

  test('Australia 2025: scope 2, and scope 3 that holds the losses already', async () => {
    const { emissions, notices } = await use('country=AU&year=2025')
    // 100,000 x 0.62 and 0.07.
    expect(emissions.breakdown).toMatchObject({
      scope_2_location_based: 62_000,
      scope_3_wtt: 7000,
      scope_3_td_losses: 0,
    })
    expect(notices.map(({ code }: { code: string }) => code)).toContain('losses_in_upstream')
    // 100,000 x 0.81: the residual mix of the same publication.
    expect(emissions.ghg_protocol_scopes.scope_2).toMatchObject({
      market_based: 81_000,
      market_based_basis: 'residual_mix',
    })
  })

  test.each(['NSW', 'VIC', 'QLD', 'SA', 'TAS'])('its state %s by year', async (state) => {
    for (const [year, kind] of [['2024', 'scope3_with_losses']] as const) {
      const { grid } = await use(`country=AU&state=${state}&year=${year}`)
      const direct = published('AU', 'scope2', year, `AU-${state}`)
      const above = published('AU', kind, year, `AU-${state}`)
      expect(grid.direct_intensity).toBe(thousand(direct))
      expect(grid.life_cycle_intensity).toBe(thousand(Number((direct + above).toPrecision(12))))
    }
  })

  test.each(['AB', 'BC', 'ON', 'QC'])(
    'the Canadian province %s by year of the data, with its losses',
    async (province) => {
      for (const year of ['2023', '2024']) {
        const { grid, emissions } = await use(`country=CA&state=${province}&year=${year}`)
        expect(grid.direct_intensity).toBe(published('CA', 'scope2_with_losses', year, `CA-${province}`))
        expect(emissions.breakdown.scope_3_td_losses).toBe(0)
      }
    },
  )

  test('India is CO2 alone, and its label no named set', async () => {
    const { grid, emissions } = await use('country=IN&year=2025')
    // CEA, FY 2024-25: 0.7117 t CO2/MWh.
    expect(grid).toMatchObject({ basis: 'official', direct_intensity: 711.7 })
    expect(emissions.co2e_calculation_method).toBe('ipcc_gwp100')
  })
})

describe('the United States', () => {
  test.each([
    ['2025', 'CAMX', '2023 rev 2'],
    ['2026', 'NYCW', '2023 rev 2'],
  ])('%s: subregion %s', async (year, subregion, egrid) => {
    const row = readRows(EXTRACTS, 'egrid.csv').find(
      (one) => one.egrid === egrid && one.level === 'subregion' && one.code === subregion,
    )
    const { grid } = await use(`country=US&subregion=${subregion}&year=${year}`)
    expect(grid).toMatchObject({
      basis: 'official',
      direct_intensity: Number(row?.gco2e_per_kwh),
      state: subregion,
    })
  })

  test('California of eGRID2021, in pounds: 533.606 x 0.45359237 = 242.03961... g', async () => {
    const { grid } = await use('subregion=CAMX&year=2023')
    expect(grid.direct_intensity).toBeCloseTo(533.606 * 0.45359237, 9)
  })

  test('350 in the editions that use eGRID2023 as the contract states it', async () => {
    const { grid, emissions } = await use('country=US&year=2025')
    expect(grid.carbon_intensity).toBe(350)
    // 15 % of the total is a flat share of no set.
    expect(emissions.co2e_calculation_method).toBe('ipcc_gwp100')
  })
})

describe("grid_source=ember: Ember's figure of every year, from one release", () => {
  const ember = readRows(EXTRACTS, 'ember.csv')
  test.each(
    ['2021', '2022', '2023', '2024'].flatMap((year) =>
      ['GB', 'AU', 'NL', 'US', 'IN', 'JP'].map((country) => [country, year] as const),
    ),
  )('%s in %s', async (country, year) => {
    const row = ember.find((one) => one.country_code === country && one.year === year)
    const { grid, emissions } = await attributes(
      `/v1/electricity/emissions?kwh=1000&country=${country}&year=${year}&grid_source=ember`,
    )
    expect(grid).toMatchObject({ basis: 'life_cycle', carbon_intensity: Number(row?.gco2e_per_kwh) })
    expect(emissions.co2e).toBeCloseTo(Number(row?.gco2e_per_kwh), 3)
  })

  test('it is part of the id', async () => {
    const id = async (more: string) =>
      (await app.get(`/v1/electricity/emissions?kwh=1&country=KE&edition=2025.2${more}`)).json.data.id
    expect(await id('&grid_source=ember')).not.toBe(await id(''))
    expect(await id('&grid_source=official')).toBe(await id(''))
  })
})

describe('electric cars follow', () => {
  const car = async (country: string, more: string) => {
    const place = `origin_country=${country}&destination_country=${country}`
    const found = await attributes(
      `/v1/travel/emissions?${place}&distance_km=1000&transport_mode=car&vehicle_type=electric&${more}`,
    )
    return found.emissions.co2e
  }

  test.each(['2021', '2022', '2023', '2024', '2025', '2026'])(
    'a battery car in GB is its publisher’s row: %s',
    async (year) => {
      // Cars (by size): Average car: Battery Electric Vehicle, electricity and its losses, kg per km, × 1,000 km.
      const rows = readRows(EXTRACTS, `uk-${year}.csv`).filter(
        (row) =>
          row.group === 'Cars (by size)' &&
          row.item === 'Average car' &&
          row.variant === 'Battery Electric Vehicle' &&
          row.unit === 'km',
      )
      const of = (topic: string) => Number(rows.find((row) => row.topic === topic)?.co2e)
      // The publisher rounds the two to five decimals each: 0.01 kg over 1,000 km.
      expect(
        Math.abs(
          (await car('GB', `year=${year}`)) - 1000 * (of('vehicle_electricity') + of('vehicle_losses')),
        ),
      ).toBeLessThanOrEqual(0.011)
    },
  )

  test('2025: 0.03663 + 0.00384 = 0.04047 kg/km', async () => {
    expect(await car('GB', 'edition=2025.2')).toBe(40.47)
  })

  test('Australia lies between its states', async () => {
    // 206.976 kWh × 0.20 (Tasmania) to 0.78 kg (Victoria).
    const kg = await car('AU', 'edition=2025.2')
    expect(kg).toBeGreaterThan(206.976 * 0.2)
    expect(kg).toBeLessThan(206.976 * 0.78)
    // × 0.62, losses being in the upstream part.
    expect(kg).toBeCloseTo(206.976 * 0.62, 1)
  })
})
