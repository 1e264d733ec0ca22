/** What edition 2025.2 knows of language models that 2025.1 does not: the fit, defaults by provider, direct grids. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function ask(query: string) {
  const request = `/v1/digital/llm/emissions?edition=2025.2&${query}`
  const { status, json, text } = await app.get(request)
  expect(status, `${request} ${text}`).toBe(200)
  return { ...json.data.attributes, id: json.data.id }
}

const codes = (attributes: { notices: { code: string }[] }) => attributes.notices.map(({ code }) => code)

test('the worked example stays: gpt-5.2, 5,000 in, 2,000 out', async () => {
  const { emissions } = await ask('model=gpt-5.2&provider=openai&tokens_input=5000&tokens_output=2000')
  // (5 x 0.12 + 2 x 0.843) x 1.12 x 0.35 = 0.896112; 2 x 0.15 = 0.3.
  expect(emissions.co2e).toBe(1.196112)
})

test.each([
  // Small: 20 x 0.024 / 1000 x 1.12 x 350 / 1000 = 0.00018816 g.
  ['model=gpt-4.1-nano&provider=openai&region=US&tokens_input=20&requests=1000000', 188.16],
  // Medium: (1 x 0.08 + 1 x 0.2) x 1.12 x 0.35 = 0.10976; + 0.014.
  [
    'model=gpt-5.4-mini&provider=openai&region=US&reasoning_effort=none&tokens_input=1000&tokens_output=1000',
    0.12376,
  ],
  // Large: (1 x 0.12 + 1 x 0.5) x 1.14 x 0.35 = 0.24738; + 0.035.
  [
    'model=claude-sonnet-5&provider=anthropic&region=US&reasoning_effort=none&tokens_input=1000&tokens_output=1000',
    0.28238,
  ],
  // Long input: 38,000 tokens x 0.12 x (1 + 30,000 / 30,000) = 9.12 Wh; x 1.12 x 0.35 = 3.57504 g.
  ['model=gpt-5.2&provider=openai&region=US&tokens_input=38000', 3.57504],
  // Growth counts cached tokens too, their energy a tenth: 3.8 x 0.12 x 2 = 0.912 Wh; x 1.12 x 0.35 = 0.357504 g.
  ['model=gpt-5.2&provider=openai&region=US&tokens_input=38000&tokens_cached=38000', 0.357504],
])('%s is %d g', async (query, grams) => {
  expect((await ask(query)).emissions.co2e).toBe(grams)
})

describe('the grid is the direct figure of every region', () => {
  test('France in 2024: 36 g, as the EEA has it', async () => {
    const query = 'model=gpt-5.2&provider=openai&tokens_input=5000&tokens_output=2000&region=FR'
    const { json } = await app.get(`/v1/digital/llm/emissions?${query}&year=2024`)
    const { grid, emissions } = json.data.attributes
    expect(grid).toMatchObject({ carbon_intensity: 36, boundary: 'direct' })
    // 2.56032 Wh x 36 / 1000 = 0.09217152 g.
    expect(emissions.breakdown.operational_co2e).toBe(0.092172)
  })

  test('include_wtt adds the upstream part: Great Britain, 177 + 45.9 g', async () => {
    const query = 'model=gpt-5.2&provider=openai&tokens_input=5000&tokens_output=2000&region=GB'
    const [direct, whole] = [await ask(query), await ask(`${query}&include_wtt=true`)]
    expect(direct.grid.carbon_intensity).toBe(177)
    expect(whole.grid).toMatchObject({ carbon_intensity: 222.9, boundary: 'life_cycle' })
    // 2.56032 x 0.177 and x 0.2229.
    expect(direct.emissions.breakdown.operational_co2e).toBe(0.453177)
    expect(whole.emissions.breakdown.operational_co2e).toBe(0.570695)
    expect(direct.id).not.toBe(whole.id)
  })
})

describe('a provider without a model', () => {
  test.each([
    ['anthropic', 'claude-sonnet-5'],
    ['google', 'gemini-3.5-flash'],
    ['openai', 'gpt-5.2'],
    ['aws_bedrock', 'claude-sonnet-5'],
  ])('%s means %s, and says so', async (provider, model) => {
    const attributes = await ask(`provider=${provider}&tokens_output=10&region=FRA`)
    expect(attributes.model).toMatchObject({ id: model, provider })
    expect(codes(attributes)).toContain('model_assumed')
  })

  test('every provider has one', async () => {
    const { json } = await app.get('/v1/digital/llm/emissions?provider=skynet&tokens_output=1')
    for (const provider of json.error.available_providers) {
      const { model } = await ask(`provider=${provider}&tokens_output=10&region=FRA`)
      if (!['openai', 'azure_openai'].includes(provider)) expect(model.id, provider).not.toBe('gpt-5.2')
    }
  })
})

test('a model of which nothing says that it thinks takes no ratio: phi-4', async () => {
  const plain = await ask('model=phi-4&tokens_output=1000&region=US')
  const asked = await ask('model=phi-4&tokens_output=1000&region=US&reasoning_effort=max')
  expect(asked.emissions.co2e).toBe(plain.emissions.co2e)
  expect(asked.model.thinking_ratio).toBe(1)
  expect(codes(asked)).toContain('reasoning_effort_ignored')
})

test('the names that vendors use are aliases, under one id', async () => {
  const own = await ask('model=gpt-5.2&tokens_input=1000&tokens_cached=100&tokens_output=500')
  for (const other of [
    'input_tokens=1000&cached_tokens=100&output_tokens=500',
    'prompt_tokens=1000&cached_tokens=100&completion_tokens=500',
  ]) {
    const { id, emissions } = await ask(`model=gpt-5.2&${other}`)
    expect(id).toBe(own.id)
    expect(emissions.co2e).toBe(own.emissions.co2e)
  }
})

test('no tier is dearer than the one above it, for any tokens', async () => {
  const models = ['gpt-5.4-nano', 'gpt-5.4-mini', 'gpt-5.6-terra', 'gpt-5.5']
  for (const tokens of ['tokens_input=1000', 'tokens_output=1000', 'tokens_input=100000&tokens_output=10']) {
    const grams: number[] = []
    for (const model of models) {
      const { emissions } = await ask(`model=${model}&region=US&reasoning_effort=none&${tokens}`)
      grams.push(emissions.co2e)
    }
    expect(grams).toEqual([...grams].sort((a, b) => a - b))
  }
})
