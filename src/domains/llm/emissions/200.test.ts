import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/digital/llm/emissions'

async function ask(query: string) {
  const { status, json } = await app.get(`${PATH}?${query}`)
  expect(status, query).toBe(200)
  return json.data.attributes
}

const codes = (attributes: { notices: { code: string }[] }) => attributes.notices.map(({ code }) => code)

describe('the worked example of the contract: gpt-5.2, 5000 in, 2000 out', () => {
  const QUERY = 'provider=openai&model=gpt-5.2&tokens_input=5000&tokens_output=2000'

  // (5000 x 0.12 + 2000 x 0.843) / 1000 = 2.286 Wh; x 1.12 = 2.56032 Wh; x 350 / 1000 = 0.896112 g.
  // Embodied 2000 x 0.15 / 1000 = 0.3 g. Together 1.196112 g, 1.1961 with four decimals.
  test('grams, parts and energy', async () => {
    const { emissions, energy, model, usage, grid } = await ask(QUERY)
    expect(emissions).toMatchObject({
      co2e: 1.196112,
      co2e_unit: 'g',
      co2e_calculation_method: 'ipcc_gwp100',
      breakdown: { operational_co2e: 0.896112, embodied_co2e: 0.3, unit: 'g' },
      per_request: { co2e: 1.196112, unit: 'g' },
      // / 3 = 0.398704, x 3 = 3.588336.
      // Energy and grid: 0.896112 g, down sqrt(ln(0.33)^2 + ln(0.9)^2) = 1.1136, up sqrt(ln(8)^2 + ln(1.15)^2) = 2.0841;
      // hardware: 0.3 g x 0.24 to x 1.5. 1.196112 - sqrt((0.896112 x 0.6716)^2 + (0.3 x 0.76)^2) = 0.5524 g;
      // 1.196112 + sqrt((0.896112 x 7.0374)^2 + (0.3 x 0.5)^2) = 7.5042 g.
      range: { low: expect.closeTo(0.5524, 3), high: expect.closeTo(7.504, 2), unit: 'g', coverage: null },
    })
    expect(emissions.co2e.toFixed(4)).toBe('1.1961')
    expect(emissions).not.toHaveProperty('equivalents')
    expect(energy).toEqual({ wh: 2.56032, it_wh: 2.286, pue: 1.12, per_request_wh: 2.56032 })
    expect(model).toMatchObject({
      provider: 'openai',
      id: 'gpt-5.2',
      tier: 'frontier',
      is_reasoning: true,
      thinking_ratio: 1,
      is_estimate: false,
    })
    expect(usage).toMatchObject({ tokens_input: 5000, tokens_output: 2000, tokens_cached: 0, requests: 1 })
    expect(grid).toMatchObject({
      carbon_intensity: 350,
      country_code: 'US',
      resolved_region: 'US',
      state: null,
    })
  })

  test('the trail has every figure of it', async () => {
    const { emissions } = await ask(QUERY)
    const figures = emissions.source_trail.map((entry: { data_category: string; factor: number }) => [
      entry.data_category,
      entry.factor,
    ])
    expect(figures).toEqual([
      ['grid_intensity', 350],
      ['emission_factor', 0.15],
      ['energy_model', 0.12],
      ['energy_model', 0.843],
      ['energy_model', 1.12],
    ])
  })

  test('it is also what comes without provider and model', async () => {
    const attributes = await ask('tokens_input=5000&tokens_output=2000')
    expect(attributes.emissions.co2e).toBe(1.196112)
    expect(codes(attributes)).toEqual(['model_assumed', 'location_assumed'])
  })
})

describe('no false zeros', () => {
  // 20 x 0.0085 / 1000 x 1.12 x 0.35 = 0.00006664 g; 1e7 of them are 666.4 g.
  test('20 tokens on a small model, once and ten million times', async () => {
    const one = await ask('model=gpt-4.1-nano&tokens_input=20')
    expect(one.emissions.co2e).toBe(0.000067)
    const many = await ask('model=gpt-4.1-nano&tokens_input=20&requests=10000000')
    expect(many.emissions).toMatchObject({ co2e: 666.4, per_request: { co2e: 0.000067 } })
    expect(many.energy).toMatchObject({ wh: 1904, it_wh: 1700, per_request_wh: 0.0001904 })
  })

  test('one cached token is below half a microgram, and says so', async () => {
    // 0.0085 x 0.1 / 1000 x 1.12 x 0.35 = 0.0000003332 g.
    const attributes = await ask('model=gpt-4.1-nano&tokens_input=1&tokens_cached=1')
    expect(attributes.emissions.co2e).toBe(0)
    expect(codes(attributes)).toContain('below_resolution')
    const million = await ask('model=gpt-4.1-nano&tokens_input=1&tokens_cached=1&requests=1000000')
    expect(million.emissions.co2e).toBe(0.3332)
  })

  test('nothing asked is exactly nothing, and says so', async () => {
    const attributes = await ask('tokens_input=0&tokens_output=0')
    expect(attributes.emissions).toMatchObject({ co2e: 0, range: { low: 0, high: 0 } })
    expect(codes(attributes)).toContain('no_tokens')
  })

  // 1.196112 g / 167.25 g per km = 0.007152 km; / 21 kg a tree-year = 0.000057.
  test('equivalents of grams have six decimals', async () => {
    const { emissions } = await ask('tokens_input=5000&tokens_output=2000&equivalents=true')
    expect(emissions.equivalents.driving_km.value).toBe(0.007152)
    expect(emissions.equivalents.trees_yearly.value).toBe(0.000057)
  })
})

describe('thinking', () => {
  const USE = 'tokens_output=1000&region=US'

  test('auto takes the default of the model, with a notice when it thinks', async () => {
    const thinks = await ask(`model=o3&${USE}`)
    expect(thinks.model.thinking_ratio).toBe(4)
    expect(codes(thinks)).toContain('thinking_ratio_applied')
    const doesNot = await ask(`model=gpt-5.2&${USE}`)
    expect(codes(doesNot)).not.toContain('thinking_ratio_applied')
  })

  test.each([
    ['none', 1],
    ['minimal', 2],
    ['low', 2],
    ['medium', 4],
    ['HIGH', 6],
    ['xhigh', 10],
    ['max', 10],
  ])('%s is x%i', async (effort, ratio) => {
    const { model, emissions } = await ask(`model=gpt-5.2&reasoning_effort=${effort}&${USE}`)
    expect(model.thinking_ratio).toBe(ratio)
    // Embodied: 1000 x ratio x 0.15 / 1000 g.
    expect(emissions.breakdown.embodied_co2e).toBe((ratio * 15) / 100)
  })

  // 200 + 1000 tokens: (100 x 0.12 + 1200 x 0.843) / 1000 x 1.12 x 0.35 = 0.4012512; + 0.18 = 0.5812512.
  test('tokens_reasoning counts as it is', async () => {
    const attributes = await ask(
      'model=o3&tokens_input=100&tokens_output=200&tokens_reasoning=1000&reasoning_effort=high',
    )
    expect(attributes.emissions.co2e).toBe(0.581251)
    expect(attributes.model.thinking_ratio).toBe(1)
    expect(attributes.usage).toMatchObject({ tokens_reasoning: 1000, reasoning_effort: null })
    expect(codes(attributes)).toContain('reasoning_effort_ignored')
  })

  test('a model that does not think takes no effort', async () => {
    const attributes = await ask(`model=gpt-4o&reasoning_effort=high&${USE}`)
    expect(attributes.model.thinking_ratio).toBe(1)
    expect(attributes.notices).toContainEqual(
      expect.objectContaining({ code: 'reasoning_effort_ignored', severity: 'warning' }),
    )
  })
})

// 0.3 x 1.12 x 0.35 = 0.1176; embodied 500 x 0.089 / 1000 = 0.0445. Range: 0.1176 + 0.0445 / 3, 0.1176 + 0.1335.
test('measured energy takes the place of the model; only the embodied part stays in doubt', async () => {
  const { emissions, usage, energy } = await ask('model=gpt-4o&tokens_output=500&energy_wh=0.3')
  expect(emissions).toMatchObject({ co2e: 0.1621 })
  // 0.336 Wh x 350 g = 0.1176 g by the grid alone (x 0.9 to x 1.15), 0.0445 g of hardware (x 0.24 to x 1.5):
  // 0.1621 - sqrt(0.01176^2 + 0.03382^2) = 0.1263 g; 0.1621 + sqrt(0.01764^2 + 0.02225^2) = 0.1905 g.
  expect(emissions.range).toMatchObject({ low: expect.closeTo(0.1263, 4), high: expect.closeTo(0.1905, 4) })
  expect(usage.energy_wh).toBe(0.3)
  expect(energy).toMatchObject({ it_wh: 0.3, wh: 0.336 })
  const inputs = emissions.source_trail.filter(({ role }: { role: string }) => role === 'input')
  expect(inputs[0]).toMatchObject({ tier: 'user', factor: 0.3, factor_unit: 'Wh/request' })
  expect(inputs[1]).toMatchObject({ factor: 1.12 })
})

describe('beyond 2^53 micrograms', () => {
  // Per request (1e7 x 0.12 + 1e8 x 0.843) / 1000 = 85500 Wh x 1.12 x 0.35 = 33516 g, + 15000 g = 48516 g.
  test('the largest question', async () => {
    const { emissions } = await ask(
      'tokens_input=10000000&tokens_output=10000000&reasoning_effort=max&requests=10000000',
    )
    expect(emissions.co2e).toBe(485_160_000_000)
    expect(emissions.breakdown).toMatchObject({
      operational_co2e: 335_160_000_000,
      embodied_co2e: 150_000_000_000,
    })
  })

  // 9999999 x 8.55 / 1000 x 1.12 x 0.03535 + 9999999 x 1.5 / 1000 = 18385.1141614884 g, x 9999999.
  test('is rounded to the nearest number', async () => {
    const { emissions } = await ask(
      'tokens_input=9999999&tokens_output=9999999&reasoning_effort=max&requests=9999999&region=SE',
    )
    expect(emissions.co2e).toBe(Number('183851123229.769839'))
  })
})

test('an unknown parameter is named', async () => {
  const { notices } = await ask('tokens_input=5&colour=5')
  expect(notices.at(-1)).toMatchObject({ code: 'unknown_parameter', field: 'colour' })
})

test('strict answers what rests on no fallback', async () => {
  const { emissions } = await ask(
    'tokens_input=5000&tokens_output=2000&provider=openai&model=gpt-5.2&region=US&strict=true',
  )
  expect(emissions.co2e).toBe(1.196112)
})
