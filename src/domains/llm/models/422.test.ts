import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each([
  ['provider=skynet', 'provider'],
  ['tier=huge', 'tier'],
  ['tier=small&tier=large', 'tier'],
  ['tiers=small&strict=true', 'tiers'],
])('%s', async (query, field) => {
  const { status, json } = await app.get(`/v1/digital/llm/models?${query}`)
  expect(status).toBe(422)
  expect(json.error).toMatchObject({ code: 'validation_error', field })
  if (field === 'provider') expect(json.error.available_providers).toContain('openai')
})
