import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/digital/llm/models'

interface Item {
  provider: string
  id: string
  tier: string
}

async function list(query = ''): Promise<{ data: Item[]; meta: Record<string, unknown> }> {
  const { status, json } = await app.get(`${PATH}${query}`)
  expect(status).toBe(200)
  return json
}

test('all 279 models, by provider and id', async () => {
  const { data, meta } = await list()
  expect(data).toHaveLength(279)
  expect(meta.total_models).toBe(279)
  const order = data.map(({ provider, id }) => `${provider} ${id}`)
  expect(order).toEqual([...order].sort())
  expect(data.find(({ id }) => id === 'gpt-5.2')).toMatchObject({
    provider: 'openai',
    name: 'GPT-5.2',
    tier: 'frontier',
    tier_basis: 'line_up',
    is_reasoning: true,
    default_effort: 'none',
    thinking_ratio: 1,
    open_weights: false,
    total_parameters: null,
    factor_id: 'llm-model-gpt-5.2',
  })
  expect(data.find(({ id }) => id === 'deepseek-r1-0528')).toMatchObject({
    aliases: expect.arrayContaining(['deepseek-r1']),
    total_parameters: 671,
    active_parameters: 37,
    parameters_status: 'published',
    tier_basis: 'parameters',
  })
})

test('the filters divide the list', async () => {
  const { data } = await list()
  let byProvider = 0
  for (const provider of new Set(data.map((item) => item.provider))) {
    const part = await list(`?provider=${provider}`)
    expect(part.data.every((item) => item.provider === provider)).toBe(true)
    byProvider += part.data.length
  }
  let byTier = 0
  for (const tier of ['frontier', 'large', 'medium', 'small'])
    byTier += (await list(`?tier=${tier}`)).data.length
  expect([byProvider, byTier]).toEqual([279, 279])
  expect((await list('?provider=OpenAI&tier=small')).data.map(({ id }) => id)).toContain('gpt-5-nano')
})

test('a host has no models of its own, and says what it does', async () => {
  const { data, meta } = await list('?provider=azure_openai')
  expect(data).toEqual([])
  expect(meta.notices).toEqual([expect.objectContaining({ code: 'provider_is_host', field: 'provider' })])
})

test('an unknown parameter is named', async () => {
  const { data, meta } = await list('?colour=small')
  expect(data).toHaveLength(279)
  expect(meta.notices).toEqual([expect.objectContaining({ code: 'unknown_parameter', field: 'colour' })])
})
