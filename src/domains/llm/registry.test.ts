/** Every model of the registry, and every name of each, leads to an answer about that model. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { edition, type TestApp, testApp } from '../../../test/support/app.ts'
import { findModel } from './names/find.ts'
import { llmPart } from './part.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const llm = edition.part(llmPart)

test('the registry has 279 models of 21 makers in four tiers', () => {
  expect(llm.models).toHaveLength(279)
  expect(new Set(llm.models.map(({ vendor }) => vendor)).size).toBe(21)
  expect([...llm.tiers.keys()]).toEqual(['small', 'medium', 'large', 'frontier'])
})

describe('every model answers', () => {
  test.each(llm.models.map((model) => [model.id, model] as const))('%s', async (id, { vendor, tier }) => {
    const query = `model=${encodeURIComponent(id)}&tokens_input=1000&tokens_output=500`
    const { status, json } = await app.get(`/v1/digital/llm/emissions?${query}`)
    expect(status).toBe(200)
    const { model, emissions } = json.data.attributes
    expect(model).toMatchObject({ id, vendor, provider: vendor, tier, is_estimate: false })
    expect(emissions.co2e).toBeGreaterThan(0)
    expect(emissions.range.low).toBeLessThan(emissions.co2e)
    expect(emissions.range.high).toBeGreaterThan(emissions.co2e)
  })
})

describe('every way to write it finds it', () => {
  test.each(llm.models.map((model) => [model.id, model] as const))('%s', (id, model) => {
    const names = [id, ...model.aliases]
    for (const name of names) {
      const written = [
        name,
        name.toUpperCase(),
        `${model.vendor}/${name}`,
        `openrouter/${model.vendor}/${name}`,
        `models/${name}`,
        `azure/${name}`,
        `${name}:free`,
        `${name}@latest`,
        `${name}-latest`,
        // Bedrock's own models have the version in their id.
        model.vendor === 'aws_bedrock' ? `us.${name}` : `us.${model.vendor}.${name}-v1:0`,
        `${name}-2031-12-24`,
        `${name}-20311224`,
      ]
      for (const text of written) expect(findModel(llm, text)?.id, text).toBe(id)
    }
  })
})
