/** What no client should send, or sends by mistake: answered with a reason, never with a fault of ours. */

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { llmPart } from '../src/domains/llm/part.ts'
import { NAMES, NASTY, PATH } from './bad-input/llm-values.ts'
import { edition, type TestApp, testApp } from './support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each(NAMES.flatMap((name) => NASTY.map((value) => [name, value] as const)))(
  '%s = %s',
  async (name, value) => {
    const { status, text } = await app.get(`${PATH}?${name}=${encodeURIComponent(value)}`)
    expect([200, 422]).toContain(status)
    expect(text).not.toMatch(/node_modules|\n\s*at /)
  },
)

test('names of the language are no providers, regions, efforts or tiers', async () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    for (const field of ['provider', 'region', 'reasoning_effort']) {
      expect((await app.get(`${PATH}?${field}=${name}`)).status, field).toBe(422)
    }
    expect((await app.get(`/v1/digital/llm/models?tier=${name}`)).status).toBe(422)
    const { json } = await app.get(`${PATH}?model=${name}&tokens_output=1`)
    expect(json.data.attributes.model).toMatchObject({ tier: 'large', is_estimate: true })
  }
})

test('other methods are refused', async () => {
  for (const url of [PATH, '/v1/digital/llm/models']) {
    const { status, headers } = await app.send({ method: 'POST', url, payload: '{}' })
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  }
})

test('any query is answered as documented', async () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(...edition.part(llmPart).models.map(({ id }) => id)),
    fc.integer({ min: -10, max: 20_000_000 }).map(String),
    fc.constantFrom('US', 'CA', 'US-GA', 'true', 'high', 'azure_openai'),
  )
  const query = fc.dictionary(fc.constantFrom(...NAMES), value, { maxKeys: 6 })
  await fc.assert(
    fc.asyncProperty(query, async (params) => {
      const { status } = await app.get(`${PATH}?${new URLSearchParams(params)}`)
      expect([200, 422]).toContain(status)
    }),
    { numRuns: 300 },
  )
})
