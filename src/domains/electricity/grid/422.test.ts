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
  ['country=XX', 'country', ["We don't recognise the country 'XX'."]],
  ['state=CA', 'state', ["needs 'country'"]],
  ['country=FR&state=IDF', 'state', ['no states for FR']],
  ['region=antarctica', 'region', ['europe, north_america', "'antarctica'"]],
  ['region=europe&region=asia', 'region', ['2 times']],
  ['sort=asc', 'sort', ['life_cycle_intensity, carbon_intensity', "'asc'"]],
  ['grid_source=iea', 'grid_source', ['official, ember', "'iea'"]],
  ['country=US&state=CA&grid_source=ember', 'grid_source', ['no figure of a state']],
  ['country=DE&subregion=CAMX&edition=2025.2', 'subregion', ['country=US']],
  ['country=US&subregion=CAMY&edition=2025.2', 'subregion', ['AKGD', "'CAMY'"]],
  ['strict=true&order=asc', 'order', ['is not a parameter']],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`${PATH}?${query}`), { field, says })
})

test.each([
  ['country=AQ', 'no_factor'],
  ['country=MC&strict=true', 'no_exact_factor'],
  // Ember has no figure of Monaco: that of France is borrowed.
  ['country=MC&grid_source=ember', 'no_factor'],
])('%s is %s', async (query, code) => {
  const { status, json } = await app.get(`${PATH}?${query}`)
  expect(status).toBe(422)
  expect(json.error.code).toBe(code)
})
