/** What the open revisions know of language models that released editions do not: documented defaults, sizes, ranges. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function ask(query: string, edition = '2025.3') {
  const request = `/v1/digital/llm/emissions?edition=${edition}&region=US&tokens_output=1000&${query}`
  const { status, json, text } = await app.get(request)
  expect(status, `${request} ${text}`).toBe(200)
  return json.data.attributes
}

/** Wh at the servers for 1,000 output tokens: small 0.06, medium 0.2, large 0.5, frontier 0.843; x the ratio of the effort. */
describe('a model thinks by default where its provider says so', () => {
  test.each([
    // Model Studio: hybrid, off by default. On request: 0.5 x 6.
    ['DeepSeek-V3.1', '', 0.5],
    ['deepseek-v3.2', '', 0.5],
    ['DeepSeek-V3.1', '&reasoning_effort=high', 3],
    // DeepSeek's own pages: always; on by default with effort high: 0.2 x 6.
    ['deepseek-r1', '', 2],
    ['deepseek-v4-flash', '', 1.2],
    ['deepseek-v4-flash', '&reasoning_effort=none', 0.2],
    // Anthropic: Sonnet 4.6 and earlier do not think unless told to; Sonnet 5 does, with effort high: 0.5 x 6.
    ['claude-sonnet-4-5', '', 0.5],
    ['claude-sonnet-5', '', 3],
    // Google: dynamic, 0.2 x 4; minimal, 0.06 x 2.
    ['gemini-2.5-flash', '', 0.8],
    ['gemini-3.1-flash-lite', '', 0.12],
    // Qwen: enable_thinking is true by default: 0.2 x 4.
    ['qwen3-32b', '', 0.8],
    // Microsoft: none of gpt-5.1, medium of gpt-5: 0.843 and 0.843 x 4.
    ['gpt-5.1', '', 0.843],
    ['gpt-5', '', 3.372],
  ])('%s%s: %d Wh', async (model, more, wh) => {
    expect((await ask(`model=${model}${more}`)).energy.it_wh).toBe(wh)
  })

  test('a released edition keeps what it had: 0.5 x 4', async () => {
    expect((await ask('model=DeepSeek-V3.1', '2025.2')).energy.it_wh).toBe(2)
  })

  test('the list of models says it, and null where the edition does not', async () => {
    const of = async (edition: string) => {
      const { json } = await app.get(`/v1/digital/llm/models?provider=deepseek&edition=${edition}`)
      return json.data.find(({ id }: { id: string }) => id === 'deepseek-chat-v3.1')
    }
    expect(await of('2025.3')).toMatchObject({ thinks_by_default: 'on_request', default_effort: 'none' })
    expect(await of('2025.2')).toMatchObject({ thinks_by_default: null, default_effort: 'medium' })
  })
})

describe('a size in the name comes before words, and from 20 B active on a model is not small', () => {
  test.each([
    ['gemma-3-27b-it', 'medium', '2025.3'],
    ['gemma-3-27b-it', 'small', '2025.2'],
    ['my-19b', 'small', '2025.3'],
    ['my-20b', 'medium', '2025.3'],
    ['opus-8b', 'small', '2025.3'],
    // 3 of 30 B work on a token.
    ['my-30b-a3b', 'small', '2025.3'],
    // 8 x 22 = 176 B, 44 active: sqrt(44 x 176) = 88.
    ['my-8x22b', 'large', '2025.3'],
    // sqrt(22 x 30) = 25.7.
    ['my-30b-a22b', 'medium', '2025.3'],
    ['mistral-small-latest', 'medium', '2025.3'],
    ['mistral-small-latest', 'small', '2025.2'],
  ])('%s is %s in %s', async (model, tier, edition) => {
    expect((await ask(`model=${model}`, edition)).model.tier).toBe(tier)
  })
})

describe('ranges hold what publishers say', () => {
  /** Of the electricity: published over ours lies between its ends. */
  const inside = async (query: string, wh: number) => {
    const url = `/v1/digital/llm/emissions?edition=2025.3&region=US&${query}`
    const { emissions, energy } = (await app.get(url)).json.data.attributes
    const published = (emissions.breakdown.operational_co2e * wh) / energy.wh
    const { low, high } = emissions.range.parts.operational_co2e
    return published >= low && published <= high
  }
  test.each([
    // arXiv:2505.09598v6, table 4: 100 tokens in, 300 out.
    ['model=llama-3.1-70b&provider=aws_bedrock&tokens_input=100&tokens_output=300', 1.271],
    ['model=gpt-4.1-nano&provider=openai&tokens_input=100&tokens_output=300', 0.207],
    ['model=gpt-4o&provider=openai&tokens_input=100&tokens_output=300', 0.423],
    // Epoch AI: 100,000 tokens in.
    ['model=gpt-4o&provider=openai&tokens_input=100000&tokens_output=500', 40],
  ])('%s: %d Wh', async (query, wh) => {
    expect(await inside(query, wh)).toBe(true)
  })

  test('a measured energy has no such doubt', async () => {
    const modelled = await ask('model=gpt-5.2&provider=openai')
    const measured = await ask('model=gpt-5.2&provider=openai&energy_wh=0.3')
    const width = ({ emissions: { co2e, range } }: typeof measured) => range.high / co2e
    expect(width(measured)).toBeLessThan(width(modelled) / 2)
  })
})
