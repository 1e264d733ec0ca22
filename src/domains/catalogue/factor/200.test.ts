import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const factor = async (id: string, query = '') => (await app.get(`/v1/factors/${id}?${query}`)).json

/** data/extracts/uk-<year>.csv: Taxis: Black cab, km, co2e and ch4. */
const BLACK_CAB = [
  ['2021.1', '0.30624', 0],
  ['2022.1', '0.30624', 0],
  ['2023.1', '0.306036448880537', 0.0000046368],
  ['2024.1', '0.30603', 0.0000046368],
  ['2025.1', '0.30604', 0.000005],
  ['2025.2', '0.30604', 0.000005],
  ['2026.1', '0.30604', 0.0000046368],
]

test('a black cab: figure, gases, row, address, and what it was in six years', async () => {
  const { data, meta } = await factor('travel-taxi-black_cab')
  expect(data.type).toBe('factor')
  const { attributes } = data
  expect(attributes).toMatchObject({
    factor_id: 'travel-taxi-black_cab',
    figure: '0.30604',
    gases: { co2: 0.30436, ch4: 0.000005, n2o: 0.00167 },
    gwp: 'ipcc_ar5_gwp100',
    publisher_row: 'Taxis: Black cab',
    derivation: null,
    range: null,
    source: {
      source_id: 'desnz-2025',
      publisher: 'UK Government (DESNZ / DEFRA)',
      title: 'UK Government GHG Conversion Factors for Company Reporting',
      year: 2025,
      licence: 'Open Government Licence v3.0',
      url: 'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025',
    },
    used_for: [{ domain: 'travel', endpoint: '/v1/travel/emissions' }],
  })
  const history = attributes.history.map((entry: Record<string, unknown>) => [
    entry.edition,
    entry.figure,
    (entry.gases as { ch4: number }).ch4,
  ])
  expect(history).toEqual(BLACK_CAB)
  expect(attributes.history[0]).toMatchObject({ edition_year: 2021, gwp: 'ipcc_ar4_gwp100', year: 2021 })
  expect(meta).toMatchObject({ request: '/v1/factors/travel-taxi-black_cab?edition=2025.1' })
})

test('of a year: its own row, and the same history', async () => {
  const { data } = await factor('travel-taxi-black_cab', 'year=2021')
  expect(data.attributes).toMatchObject({
    figure: '0.30624',
    source_id: 'desnz-2021',
    gwp: 'ipcc_ar4_gwp100',
  })
  expect(data.attributes.row.file).toMatch(/^data\/tables\/travel_factors\/[0-9a-f]{12}\.csv$/)
  expect(data.attributes.history).toHaveLength(BLACK_CAB.length)
})

test('how its publication was read, where that is known', async () => {
  const { source } = (await factor('hotel-GB', 'year=2024')).data.attributes
  expect(source.date_read).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(source.sha256).toMatch(/^[0-9a-f]{64}$/)
})

test('the row is the line of the file', async () => {
  const { data } = await factor('hotel-GB')
  const { file, line, columns } = data.attributes.row
  const { readFileSync } = await import('node:fs')
  const lines = readFileSync(file, 'utf8').split('\n')
  expect(Object.keys(columns).join()).toBe(lines[0])
  expect(Object.values(columns).join()).toBe(lines[line - 1])
})

test('a row with a range, a derivation and further figures', async () => {
  const estimate = (await factor('hotel-estimate-AD')).data.attributes
  expect(estimate.tier).toBe('estimate')
  expect(estimate.range.low).toBeLessThan(estimate.factor)
  expect(estimate.range.high).toBeGreaterThan(estimate.factor)
  const therm = (await factor('fuel-direct-natural_gas-therm')).data.attributes
  expect(therm.derivation).toContain('29.307')
  expect(therm.boundary).toBe('direct combustion; gross calorific value')
  const lorry = (await factor('freight-road-average-diesel')).data.attributes
  expect(lorry.other_figures).toContainEqual(
    expect.objectContaining({ name: 'wtt_factor', unit: 'kgCO2e/tonne-km' }),
  )
})

test('what no table has a unit for in a column has the one of its description', async () => {
  expect((await factor('grid-loss-AL')).data.attributes.unit).toBe('% of output')
  expect((await factor('llm-tier-small')).data.attributes).toMatchObject({
    unit: 'Wh/1000 tokens at the servers',
    figure: '0.0085',
  })
})

test('the UK grid over the years that have it', async () => {
  const { data } = await factor('grid-official-GB-generation', 'year=2025')
  const years = data.attributes.history.map((entry: Record<string, unknown>) => [
    entry.edition_year,
    entry.figure,
  ])
  // uk-<year>.csv, Electricity generated: Electricity: UK, kWh.
  expect(years).toEqual(
    expect.arrayContaining([
      [2024, '0.20705'],
      [2025, '0.177'],
      [2026, '0.13096'],
    ]),
  )
})

test('as CSV: a row an edition', async () => {
  const { text } = await app.get('/v1/factors/travel-taxi-black_cab?format=csv')
  const rows: Record<string, string>[] = parse(text, { columns: true })
  expect(rows.map(({ edition, figure }) => [edition, figure])).toEqual(
    BLACK_CAB.map(([edition, figure]) => [edition, figure]),
  )
})
