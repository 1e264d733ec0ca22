import { afterAll, beforeAll, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each([
  ['year=1999', 'year', '2021'],
  ['format=xml&year=2025', 'format', 'json, csv'],
  ['sort=asc&year=2025&strict=true', 'sort', 'is not a parameter'],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`/v1/refrigerant/gases?${query}`), { field, says: [says] })
})

test('the edition of release 0.1.0 has none', async () => {
  const reply = await app.get('/v1/refrigerant/gases?edition=2025.1')
  expectRefused(reply, { code: 'no_factor', field: 'edition', says: ['2025.2'] })
})
