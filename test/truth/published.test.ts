/**
 * Published figures as worked results: the tables beside this file say what is asked, what comes out by the
 * publisher's own table, how far we may be off, and where the figure stands.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvRows } from '../../src/factors/tables/csv.ts'
import { type TestApp, testApp } from '../support/app.ts'

type Row = Record<string, string>

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** For sums of binary floats; far below a gram. */
const FLOAT_SLACK_KG = 1e-9

function rows(file: string): Row[] {
  return csvRows(readFileSync(new URL(file, import.meta.url), 'utf8'))
}

async function ask(path: string, query: Row) {
  const { json } = await app.get(`${path}?${new URLSearchParams(query)}`)
  return json.data.attributes
}

function expectWithin(actual: number, published: string | undefined, tolerance: number): void {
  expect(published).toMatch(/^\d/)
  expect(Math.abs(actual - Number(published)), `${actual}, published ${published}`).toBeLessThanOrEqual(
    tolerance + FLOAT_SLACK_KG,
  )
}

describe('fuels: UK Government 2025', () => {
  const fuels = rows('uk-2025-fuels.csv')
  /** The publisher's gas parts may miss their total by 2e-5 kg a unit; grams are the least that we show. */
  const gasToleranceKg = (amount: number) => 2e-5 * amount + 0.001

  test.each(fuels)('$amount $unit of $fuel_type: $direct_co2e_kg kg', async (row) => {
    const { fuel_type = '', unit = '', amount = '' } = row
    const { emissions } = await ask('/v1/fuel/emissions', { fuel_type, unit, amount })
    const tolerance = Number(row.tolerance_kg)
    expectWithin(emissions.breakdown.direct_co2e, row.direct_co2e_kg, tolerance)
    expectWithin(emissions.breakdown.wtt_co2e, row.wtt_co2e_kg, tolerance)
    const sum = Number(row.direct_co2e_kg) + Number(row.wtt_co2e_kg)
    expectWithin(emissions.co2e, String(sum), tolerance)
    if (row.co2_kg === '') return
    expectWithin(emissions.breakdown.direct_co2, row.co2_kg, gasToleranceKg(Number(amount)))
    expectWithin(emissions.breakdown.direct_ch4, row.ch4_as_co2e_kg, gasToleranceKg(Number(amount)))
    expectWithin(emissions.breakdown.direct_n2o, row.n2o_as_co2e_kg, gasToleranceKg(Number(amount)))
  })

  test('no fuel and no unit is left out', async () => {
    const { json } = await app.get('/v1/fuel/types')
    const uses = json.data.flatMap((fuel: { fuel_type: string; available_units: string[] }) =>
      fuel.available_units.map((unit) => `${fuel.fuel_type} ${unit}`),
    )
    expect(uses.length).toBeGreaterThanOrEqual(30)
    expect(fuels.map((row) => `${row.fuel_type} ${row.unit}`).sort()).toEqual(uses.sort())
  })
})

describe('biogenic CO2: UK Government 2025, outside of scopes', () => {
  test.each(rows('uk-2025-biogenic-co2.csv'))(
    '$amount $unit of $fuel_type: $biogenic_co2_kg kg',
    async (row) => {
      const { fuel_type = '', unit = '', amount = '' } = row
      const { emissions } = await ask('/v1/fuel/emissions', { fuel_type, unit, amount })
      expectWithin(emissions.breakdown.biogenic_co2, row.biogenic_co2_kg, Number(row.tolerance_kg))
    },
  )
})

describe('hotel stays: UK Government 2025, else the last edition that has the country', () => {
  const stays = rows('uk-hotel-stays.csv')

  test.each(stays)('$nights nights in $country: $co2e_kg kg', async (row) => {
    const { country = '', nights = '' } = row
    const { emissions, factor } = await ask('/v1/hotel/emissions', { country, nights })
    expectWithin(emissions.co2e, row.co2e_kg, Number(row.tolerance_kg))
    expect(factor).toMatchObject({ year: Number(row.edition), is_estimate: row.edition !== '2025' })
    const [trail] = emissions.source_trail
    expect(trail.year).toBe(row.edition)
    expect(row.source).toContain(trail.source_dataset)
  })

  test('no country with a published factor is left out', async () => {
    const { json } = await app.get('/v1/hotel/factors')
    const published = json.data
      .filter((item: { tier: string }) => item.tier !== 'estimate')
      .map((item: { country_code: string }) => item.country_code)
    expect(stays.filter((row) => row.edition === '2025').length).toBeGreaterThanOrEqual(38)
    expect(stays.filter((row) => row.edition !== '2025').length).toBeGreaterThanOrEqual(17)
    expect(stays.map((row) => row.country).sort()).toEqual(published.sort())
  })
})

describe('grids that hotel estimates rest on: Ember', () => {
  test.each(rows('ember-2026-grid.csv'))(
    '$country: $grid_gco2e_per_kwh gCO2e/kWh of $year',
    async ({ country = '', grid_gco2e_per_kwh, tolerance, year, source }) => {
      const { emissions, factor } = await ask('/v1/hotel/emissions', { country, nights: '1' })
      // A country that has got a published factor since then rests on no grid.
      if (factor.tier === 'exact') return
      const grid = emissions.source_trail.find(
        (entry: { data_category: string }) => entry.data_category === 'grid_intensity',
      )
      expect(grid).toMatchObject({ region: country, year, factor_unit: 'gCO2e/kWh' })
      expectWithin(grid.factor, grid_gco2e_per_kwh, Number(tolerance))
      expect(source).toContain(`${grid.source}, Yearly Electricity Data`)
    },
  )
})
