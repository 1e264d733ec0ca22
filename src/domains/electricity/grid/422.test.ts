import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/electricity/grid'

test.each([
  ['country=XX', 'country', ["Country code 'XX' not recognised."]],
  ['state=CA', 'state', ["needs 'country'"]],
  ['country=FR&state=IDF', 'state', ['no states for FR']],
  ['region=antarctica', 'region', ['europe, north_america', "'antarctica'"]],
  ['region=europe&region=asia', 'region', ['2 times']],
  ['strict=true&sort=asc', 'sort', ['not known here']],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`${PATH}?${query}`), { field, says })
})

test.each([
  ['country=AQ', 'no_factor'],
  ['country=MC&strict=true', 'no_exact_factor'],
])('%s is %s', async (query, code) => {
  const { status, json } = await app.get(`${PATH}?${query}`)
  expect(status).toBe(422)
  expect(json.error.code).toBe(code)
})
