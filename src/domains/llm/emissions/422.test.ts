import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function refused(query: string) {
  const { status, json } = await app.get(`/v1/digital/llm/emissions?${query}`)
  expect(status, query).toBe(422)
  return json.error
}

describe('validation_error', () => {
  test.each([
    ['tokens_input=-1', 'tokens_input'],
    ['tokens_input=1.5', 'tokens_input'],
    ['tokens_input=1e3', 'tokens_input'],
    ['tokens_input=ten', 'tokens_input'],
    ['tokens_input=10000001', 'tokens_input'],
    ['tokens_output=10000001', 'tokens_output'],
    ['tokens_cached=10000001', 'tokens_cached'],
    ['tokens_reasoning=10000001', 'tokens_reasoning'],
    ['tokens_input=99&tokens_cached=100', 'tokens_cached'],
    ['requests=0', 'requests'],
    ['requests=10000001', 'requests'],
    ['energy_wh=-0.1', 'energy_wh'],
    ['energy_wh=1000001', 'energy_wh'],
    ['energy_wh=Infinity', 'energy_wh'],
    ['energy_wh=NaN', 'energy_wh'],
    ['reasoning_effort=extreme', 'reasoning_effort'],
    ['provider=skynet', 'provider'],
    ['model=mod%C3%A8le', 'model'],
    ['model=a%00b', 'model'],
    [`model=${'x'.repeat(101)}`, 'model'],
    ['tokens_input=1&region=ZZ', 'region'],
    ['tokens_input=1&region=US-ZZ', 'region'],
    ['tokens_input=1&region=GB-LON', 'region'],
    ['tokens_input=1&region=N%C3%8D', 'region'],
    ['equivalents=maybe', 'equivalents'],
    ['tokens_input=1&tokens_input=2', 'tokens_input'],
    ['model=gpt-5.2', 'tokens_input'],
    ['input_tokens=-1', 'input_tokens'],
    ['tokens_input=1&prompt_tokens=1', 'tokens_input'],
  ])('%s', async (query, field) => {
    const error = await refused(query)
    expect(error).toMatchObject({ code: 'validation_error', field })
    expect(error.message).not.toContain('undefined')
  })

  test.each([undefined, '2025.2', '2025.3'])('a model that makes no text, in edition %s', async (edition) => {
    const query = edition === undefined ? '' : `&edition=${edition}`
    const { code, field, message } = await refused(
      `model=black-forest-labs/FLUX.1-dev&tokens_input=1${query}`,
    )
    expect({ code, field }).toEqual({ code: 'validation_error', field: 'model' })
    expect(message).toContain('is an image model')
    expect(message).toContain('/v1/digital/llm/models')
  })

  test('several at once are all named', async () => {
    const { errors } = await refused('tokens_input=x&requests=0&provider=skynet')
    expect(errors.map(({ field }: { field: string }) => field)).toEqual([
      'provider',
      'tokens_input',
      'requests',
    ])
  })

  test('what is allowed is listed', async () => {
    expect((await refused('provider=skynet')).available_providers).toContain('azure_openai')
    const all = (await refused('tokens_input=1&region=ZZ')).available_regions
    expect(all).toEqual(expect.arrayContaining(['FR', 'US-TX', 'CA-ON']))
    const states = (await refused('tokens_input=1&region=US-ZZ')).available_regions
    expect(states).toContain('US-TX')
    expect(states).not.toContain('FR')
  })

  test('an unknown parameter with strict', async () => {
    expect(await refused('tokens_input=1&region=US&token=5&strict=true')).toMatchObject({ field: 'token' })
  })
})

describe('no_exact_factor', () => {
  test.each([
    ['model=mymodel-8b&region=US', 'model'],
    ['model=gpt-5.2', 'region'],
    ['model=gpt-5.2&region=MC', 'region'],
    ['model=grok-4&region=US', 'provider'],
    ['tokens_input=1&region=US', 'model'],
    ['tokens_input=1&region=US&model=claude-sonnet-4-5', 'provider'],
    ['provider=openai&model=gpt-5.2&region=DE', 'region'],
  ])('%s with strict=true', async (query, field) => {
    const error = await refused(`${query}&tokens_output=10&strict=true`)
    expect(error).toMatchObject({ code: 'no_exact_factor', field })
    expect(error.message).toContain('strict=true')
  })

  test('every fallback is named: a class for the model, a home for the region, a default for the PUE', async () => {
    const { errors } = await refused('model=grok-mymodel&tokens_output=10&strict=true')
    expect(errors.map(({ field }: { field: string }) => field)).toEqual([
      'model',
      'provider',
      'region',
      'provider',
    ])
    for (const { code } of errors) expect(code).toBe('no_exact_factor')
  })

  test.each([
    [
      'an effort that is ignored',
      'provider=openai&region=US&model=gpt-4o&reasoning_effort=high',
      'reasoning_effort_ignored',
    ],
  ])('%s is no fallback', async (_, query, code) => {
    const { status, json } = await app.get(`/v1/digital/llm/emissions?${query}&tokens_output=10&strict=true`)
    expect(status).toBe(200)
    expect(json.data.attributes.notices).toContainEqual(expect.objectContaining({ code }))
  })
})

test('no_factor: a country without a known grid', async () => {
  const error = await refused('tokens_input=1&region=AQ')
  expect(error).toMatchObject({ code: 'no_factor', field: 'region' })
  expect(error.message).toContain('Antarctica')
})
