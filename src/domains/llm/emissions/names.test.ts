/** 200: which model and which provider a name leads to. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function ask(model: string, more = '') {
  const url = `/v1/digital/llm/emissions?tokens_output=100&model=${encodeURIComponent(model)}${more}`
  const { status, json } = await app.get(url)
  expect(status, url).toBe(200)
  return json.data.attributes
}

const codes = (attributes: { notices: { code: string }[] }) => attributes.notices.map(({ code }) => code)

describe('every way to write a name', () => {
  test.each([
    ['gpt-5.2', 'gpt-5.2', 'openai'],
    ['GPT-5.2', 'gpt-5.2', 'openai'],
    ['openai/gpt-5.2', 'gpt-5.2', 'openai'],
    ['gpt-4.1-2025-04-14', 'gpt-4.1', 'openai'],
    ['gpt-4-0613', 'gpt-4', 'openai'],
    ['gpt-4-1106-preview', 'gpt-4-turbo', 'openai'],
    ['gpt-4o-2024-08-06', 'gpt-4o-2024-08-06', 'openai'],
    ['GPT-4o mini', 'gpt-4o-mini', 'openai'],
    ['gpt-35-turbo', 'gpt-3.5-turbo', 'openai'],
    ['azure/gpt-35-turbo-0125', 'gpt-3.5-turbo', 'azure_openai'],
    ['azure/eu/gpt-4o', 'gpt-4o', 'azure_openai'],
    ['gpt-5-chat', 'gpt-5-chat-latest', 'openai'],
    ['claude-opus-4.5', 'claude-opus-4-5', 'anthropic'],
    ['claude-opus-4-5-20251101', 'claude-opus-4-5-20251101', 'anthropic'],
    ['anthropic/claude-sonnet-4.5', 'claude-sonnet-4-5', 'anthropic'],
    ['openrouter/anthropic/claude-sonnet-4.5', 'claude-sonnet-4-5', 'anthropic'],
    ['claude-3.5-sonnet', 'claude-3-5-sonnet-20241022', 'anthropic'],
    ['claude-3-5-sonnet-latest', 'claude-3-5-sonnet-20241022', 'anthropic'],
    ['anthropic.claude-3-5-sonnet-20240620-v1:0', 'claude-3-5-sonnet-20240620', 'aws_bedrock'],
    ['us.anthropic.claude-sonnet-4-5-20250929-v1:0', 'claude-sonnet-4-5-20250929', 'aws_bedrock'],
    ['anthropic.claude-3-haiku-20240307-v1:0:200k', 'claude-3-haiku-20240307', 'aws_bedrock'],
    ['bedrock/eu.amazon.nova-lite-v1:0', 'amazon.nova-lite-v1:0', 'aws_bedrock'],
    ['meta.llama3-1-70b-instruct-v1:0', 'llama-3.1-70b-instruct', 'aws_bedrock'],
    ['claude-sonnet-4@20250514', 'claude-sonnet-4-20250514', 'gcp_vertex'],
    ['claude-3-5-sonnet-v2@20241022', 'claude-3-5-sonnet-20241022', 'gcp_vertex'],
    ['vertex_ai/gemini-2.5-pro', 'gemini-2.5-pro', 'gcp_vertex'],
    ['models/gemini-2.5-pro', 'gemini-2.5-pro', 'google'],
    ['publishers/google/models/gemini-2.5-flash', 'gemini-2.5-flash', 'google'],
    ['gemini-2.5-flash-preview-05-20', 'gemini-2.5-flash', 'google'],
    ['gemini-1.5-pro-002', 'gemini-1.5-pro', 'google'],
    ['deepseek/deepseek-r1:free', 'deepseek-r1-0528', 'deepseek'],
    ['meta-llama/Llama-3.3-70B-Instruct:free', 'llama-3.3-70b-instruct', 'meta'],
    ['llama3.1:8b', 'llama-3.1-8b-instruct', 'meta'],
    ['mistral-large', 'mistral-large-latest', 'mistral'],
    ['magistral-medium-latest', 'magistral-medium-latest', 'mistral'],
    ['qwen/qwen3-235b-a22b', 'qwen3-235b-a22b', 'alibaba'],
    ['qwen2.5-7b-instruct', 'qwen2-5-7b-instruct', 'alibaba'],
    ['x-ai/grok-4', 'grok-4', 'xai'],
    ['minimaxai/minimax-m2', 'MiniMax-M2', 'minimax'],
    ['nemotron-3-super-120b-a12b', 'nvidia/nemotron-3-super-120b-a12b', 'nvidia'],
  ])('%s is %s by %s', async (name, id, provider) => {
    const { model } = await ask(name)
    expect(model).toMatchObject({ id, provider, is_estimate: false })
  })
})

describe('who serves it', () => {
  // large, 100 out: 0.05 Wh; x PUE x grid, + 0.0089 g.
  test.each([
    ['azure_openai', 1.12],
    ['aws_bedrock', 1.14],
    ['gcp_vertex', 1.09],
    ['self_hosted', 1.56],
  ])('%s hosts any model on its own PUE', async (provider, pue) => {
    const attributes = await ask('claude-sonnet-4-6', `&provider=${provider}&region=US`)
    expect(attributes.energy).toMatchObject({ pue, it_wh: 0.05 })
    // Servers of one's own have an average of all data centres, which is none of theirs.
    expect(codes(attributes)).toEqual(provider === 'self_hosted' ? ['default_pue'] : [])
  })

  test("another vendor's model without provider has its own PUE and grid, with a notice", async () => {
    const attributes = await ask('deepseek-v3.2')
    expect(attributes.energy.pue).toBe(1.27)
    expect(attributes.grid.country_code).toBe('CN')
    expect(codes(attributes)).toContain('provider_inferred')
  })

  test("a vendor asked for another's model is answered as asked, with a warning", async () => {
    const attributes = await ask('claude-opus-4-6', '&provider=openai')
    expect(attributes.energy.pue).toBe(1.12)
    expect(attributes.notices).toContainEqual(
      expect.objectContaining({ code: 'provider_mismatch', severity: 'warning' }),
    )
  })

  test('where no PUE is published, a default is named', async () => {
    const attributes = await ask('grok-4')
    expect(attributes.energy.pue).toBe(1.2)
    expect(codes(attributes)).toContain('default_pue')
  })

  test.each([
    ['claude-opus-9', 'anthropic'],
    ['us.meta.llama9-70b', 'meta'],
    ['x-ai/something-9', 'xai'],
    ['something-9', 'openai'],
  ])('%s is not known, and is served by %s', async (name, provider) => {
    expect((await ask(name)).model).toMatchObject({ provider, vendor: null })
  })
})

describe('unknown names are classed by size, then by whole words', () => {
  test.each([
    ['mymodel-8b', 'small'],
    ['mymodel-29.9b', 'small'],
    ['mymodel-30b', 'medium'],
    ['mymodel-70b', 'medium'],
    ['mymodel-71b', 'large'],
    ['mymodel-179b', 'large'],
    ['mymodel-180b', 'frontier'],
    ['mymodel-405b-mini', 'frontier'],
    // 8 x 22 = 176 and 2 x 22 = 44 active: sqrt(176 x 44) = 88.
    ['mymodel-8x22b', 'large'],
    // 56 and 14: sqrt(784) = 28.
    ['mymodel-8x7b', 'small'],
    // sqrt(235 x 22) = 71.9.
    ['mymodel-235b-a22b', 'large'],
    ['mymodel-120b-a5b-it', 'small'],
    ['gemini-9', 'large'],
    ['minimax-9', 'large'],
    ['geminiflasher', 'large'],
    ['o9-pro', 'frontier'],
    ['phi-9-mini', 'medium'],
    ['command-z-plus', 'large'],
    ['gemini-9-flash-lite', 'small'],
    ['gpt-9-nano', 'small'],
    ['claude-haiku-9', 'medium'],
    ['claude-opus-9', 'frontier'],
    ['glm-9-air', 'medium'],
    ['max-planck', 'frontier'],
    ['maxwell', 'large'],
    ['turbofan-pro-mini', 'medium'],
  ])('%s is %s', async (name, tier) => {
    const { model, emissions, notices } = await ask(name)
    expect(model).toMatchObject({ id: name, tier, tier_basis: 'name', is_estimate: true })
    expect(notices[0]).toMatchObject({ code: 'model_not_listed', severity: 'warning', field: 'model' })
    expect(emissions.range.basis).toContain('10')
  })

  test.each([
    ['gemini-2.5-pro', 'frontier'],
    ['minimax-m2', 'medium'],
    ['o3-pro', 'frontier'],
    ['phi-4-mini', 'small'],
    ['command-r-plus', 'large'],
    ['gemini-2.5-flash-lite', 'small'],
  ])('of the registry: %s is %s', async (name, tier) => {
    expect((await ask(name)).model).toMatchObject({ tier, is_estimate: false })
  })
})
