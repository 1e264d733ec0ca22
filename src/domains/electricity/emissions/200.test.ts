import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { electricityPart } from '../part.ts'
import { gridsOf } from '../shared/grids.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ask = async (query: string) => {
  const { status, json } = await app.get(`/v1/electricity/emissions?${query}`)
  expect(status, query).toBe(200)
  return { ...json.data.attributes, id: json.data.id }
}
const codes = (notices: { code: string }[]) => notices.map(({ code }) => code)

describe('a life-cycle intensity is split, never added to', () => {
  test('Germany, 5000 kWh: 5000 x 329.65 g = 1648.250 kg, of which 0.8507 is direct', async () => {
    const { emissions, electricity, grid } = await ask('kwh=5000&country=DE')
    // 1648.25 x 0.8507 = 1402.166275; the rest is upstream.
    expect(emissions).toMatchObject({
      co2e: 1648.25,
      co2e_grams: 1648250,
      co2e_calculation_method: 'ipcc_gwp100',
    })
    expect(emissions.breakdown).toEqual({
      scope_2_location_based: 1402.166,
      scope_3_wtt: 246.084,
      scope_3_td_losses: 0,
      unit: 'kg',
    })
    expect(emissions.ghg_protocol_scopes.scope_3_category_3).toBe(246.084)
    expect(grid.carbon_intensity).toBe(329.65)
    expect(electricity.grid_intensity).toBe(329.65)
    expect(grid).toMatchObject({ boundary: 'life_cycle', state: null, is_estimate: false, region: 'europe' })
    const [intensity, ofUpstream, direct, upstream] = emissions.source_trail
    expect(intensity).toMatchObject({
      data_category: 'grid_intensity',
      factor: 329.65,
      boundary: 'life_cycle',
    })
    // 5 MWh x 0.8507 = 4.2535 MWh, x 329.65 = 1402.166275 kg; the rest of 5 MWh is 0.7465 MWh: 246.083725 kg.
    expect(intensity).toMatchObject({
      role: 'factor',
      part: 'direct',
      quantity: 4.2535,
      quantity_unit: 'MWh',
    })
    expect(intensity.contribution_kg).toBe(1402.166275)
    expect(ofUpstream).toMatchObject({ data_category: 'wtt_factor', role: 'factor', factor: 329.65 })
    expect(ofUpstream).toMatchObject({ quantity: 0.7465, contribution_kg: 246.083725 })
    expect(direct).toMatchObject({ data_category: 'energy_model', role: 'input', factor: 0.8507 })
    expect(upstream).toMatchObject({ data_category: 'energy_model', role: 'input', factor: 0.1493 })
    expect(direct.note).toContain('291')
  })

  test('without a direct share of its own: direct = intensity / 1.18', async () => {
    // Sikkim, 24.0 g life cycle: 100 kWh = 2.400 kg; 2400 g x 0.847458 = 2033.9 g.
    const { emissions } = await ask('kwh=100&country=IN&state=SK')
    expect(emissions.co2e_grams).toBe(2400)
    expect(emissions.breakdown.scope_2_location_based).toBe(2.034)
  })

  test('a direct intensity: scope 2 is the figure, upstream 18 % on top', async () => {
    // California, 1 MWh: 179.1 kg, x 0.18 = 32.238 kg.
    const { emissions, electricity, grid } = await ask('kwh=1&unit=mwh&country=US&state=CA')
    expect(emissions.breakdown).toMatchObject({ scope_2_location_based: 179.1, scope_3_wtt: 32.238 })
    expect(emissions.co2e).toBe(211.338)
    // 15 % of it is a flat share of no set.
    expect(emissions.co2e_calculation_method).toBe('ipcc_gwp100')
    expect(electricity).toMatchObject({ amount: 1, unit: 'mwh', kwh: 1000 })
    expect(grid).toMatchObject({ state: 'CA', state_name: 'California', boundary: 'direct', year: 2023 })
  })
})

describe('losses of the grid', () => {
  test('Germany: 1648.25 kg x 5.03515 / (100 - 5.03515) = 87.392 kg', async () => {
    // 1648.25 x 5.03515 / 94.96485 = 87.3922...
    const { emissions } = await ask('kwh=5000&country=DE&include_td_losses=true')
    expect(emissions.breakdown.scope_3_td_losses).toBe(87.392)
    expect(emissions.co2e).toBe(1735.642)
    expect(emissions.ghg_protocol_scopes.scope_3_category_3).toBe(333.476)
    expect(emissions.source_trail.at(-1)).toMatchObject({ data_category: 'td_loss_factor', factor: 5.03515 })
  })

  test('an implausible figure is not used: Singapore takes 8 %', async () => {
    // 1000 kWh x 497.09 g x 8 / 92 = 43.225 kg.
    const { emissions, notices } = await ask('kwh=1000&country=SG&include_td_losses=true')
    expect(emissions.breakdown.scope_3_td_losses).toBe(43.225)
    expect(codes(notices)).toContain('default_td_losses')
  })

  test('a figure that has them already gets none on top: Ontario', async () => {
    const { emissions, notices } = await ask('kwh=1000&country=CA&state=ON&include_td_losses=true')
    expect(emissions.breakdown.scope_3_td_losses).toBe(0)
    expect(emissions.breakdown.scope_2_location_based).toBe(73.313)
    expect(codes(notices)).toContain('td_losses_included')
  })
})

describe('market-based', () => {
  test('supplier factor before residual mix before grid average', async () => {
    const supplier = await ask('kwh=1000&country=AU&supplier_factor=12.5')
    expect(supplier.emissions.ghg_protocol_scopes.scope_2).toMatchObject({
      market_based: 12.5,
      market_based_basis: 'supplier',
    })
    const beside = supplier.emissions.source_trail.find(({ role }: { role: string }) => role === 'beside')
    expect(beside).toMatchObject({ tier: 'user', factor: 12.5, part: 'market_based' })
    const residual = await ask('kwh=1000&country=AU')
    expect(residual.emissions.ghg_protocol_scopes.scope_2).toMatchObject({
      market_based: 810,
      market_based_basis: 'residual_mix',
    })
    const average = await ask('kwh=1000&country=ZA')
    const { scope_2 } = average.emissions.ghg_protocol_scopes
    expect(scope_2).toMatchObject({ market_based_basis: 'grid_average', market_based_status: 'determined' })
    expect(scope_2.market_based).toBe(scope_2.location_based)
    expect(codes(average.notices)).toContain('no_residual_mix_published')
  })
})

/** What is said of a life-cycle value that is split, of a market without its residual mix, and of Japan. */
const SHARED = ['scope_2_by_share']
const NOT_HELD = ['residual_mix_not_held']
const JAPAN = ['grid_co2_only', 'losses_in_scope_2', 'default_upstream', 'supplier_factor_required']

describe('which grid', () => {
  test.each([
    ['nothing given is Great Britain', 'kwh=1', 'GB', 217.41, ['location_assumed', ...SHARED, ...NOT_HELD]],
    [
      'the US is the national average of its own dataset',
      'kwh=1&country=US',
      'US',
      350,
      ['default_upstream', ...NOT_HELD],
    ],
    ['Puerto Rico as a country', 'kwh=1&country=PR', 'PR', undefined, undefined],
    [
      'Puerto Rico as a state',
      'kwh=1&country=US&state=PR',
      'US',
      702.4,
      ['dirty_grid', 'default_upstream', ...NOT_HELD],
    ],
    [
      'a province with its country in front',
      'kwh=1&country=CA&state=ca-on',
      'CA',
      73.313,
      ['clean_grid', 'losses_in_scope_2', 'default_upstream', 'no_residual_mix_published'],
    ],
    ['a Japanese prefecture', 'kwh=1&country=JP&state=13', 'JP', 423, JAPAN],
    ['Okinawa', 'kwh=1&country=JP&state=JP-47', 'JP', 722, ['dirty_grid', ...JAPAN]],
    [
      'a cloud region alone',
      'kwh=1&cloud_provider=aws&cloud_region=eu-west-1',
      'IE',
      255.9,
      [...SHARED, ...NOT_HELD],
    ],
    [
      'a cloud region in a US state',
      'kwh=1&cloud_provider=AWS&cloud_region=US-EAST-1',
      'US',
      244.8,
      ['default_upstream', ...NOT_HELD],
    ],
    [
      'a cloud region before another country',
      'kwh=1&country=DE&cloud_provider=aws&cloud_region=eu-west-1',
      'IE',
      255.9,
      ['country_ignored', ...SHARED, ...NOT_HELD],
    ],
    [
      'its own country beside it',
      'kwh=1&country=IE&cloud_provider=aws&cloud_region=eu-west-1',
      'IE',
      255.9,
      [...SHARED, ...NOT_HELD],
    ],
    [
      'a borrowed figure',
      'kwh=1&country=MC',
      'MC',
      41.45,
      ['estimated_factor', 'clean_grid', ...SHARED, 'no_residual_mix_published'],
    ],
  ])('%s', async (_, query, country, intensity, notices) => {
    const answer = await ask(query)
    expect(answer.grid.country_code).toBe(country)
    if (intensity !== undefined) expect(answer.grid.carbon_intensity).toBe(intensity)
    if (notices) expect(codes(answer.notices)).toEqual(notices)
  })
})

test('every cloud region, state and country of the edition is answered', async () => {
  const { edition } = await import('../../../../test/support/app.ts')
  const queries = [
    ...[...gridsOf(edition).byCountry.keys()].map((country) => `country=${country}`),
    ...[...gridsOf(edition).states.keys()].map((code) => `country=${code.slice(0, 2)}&state=${code}`),
    ...[...edition.part(electricityPart).cloudRegions].flatMap(([provider, regions]) =>
      [...regions.keys()].map((region) => `cloud_provider=${provider}&cloud_region=${region}`),
    ),
  ]
  // 233 countries, 52 US states and areas, 13 provinces, 9 + 31 + 36 states elsewhere and 47 prefectures, 282 regions.
  expect(queries.length).toBeGreaterThan(650)
  for (const query of queries) {
    const { emissions, grid } = await ask(`kwh=100&include_td_losses=true&${query}`)
    expect(emissions.co2e_grams, query).toBeGreaterThan(0)
    expect(grid.carbon_intensity, query).toBeGreaterThan(0)
  }
})
