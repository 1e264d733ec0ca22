import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each([
  ['', 'q'],
  ['?q=', 'q'],
  ['?q=%20', 'q'],
  [`?q=${'x'.repeat(201)}`, 'q'],
  ['?q=a%0Ab', 'q'],
  ['?q=rome&q=paris', 'q'],
  ['?q=rome&country=XX', 'country'],
  ['?q=rome&kind=lake', 'kind'],
  ['?q=rome&limit=0', 'limit'],
  ['?q=rome&limit=21', 'limit'],
  ['?q=rome&limit=five', 'limit'],
])('%s names %s', async (query, field) => {
  const { status, json } = await app.get(`/v1/places${query}`)
  expect(status).toBe(422)
  expect(json.error).toMatchObject({ code: 'validation_error', field })
})

test('strict=true and nothing found', async () => {
  const { status, json } = await app.get('/v1/places?q=qqqqq&strict=true')
  expect(status).toBe(422)
  expect(json.error).toMatchObject({ code: 'no_exact_factor', field: 'q' })
})
