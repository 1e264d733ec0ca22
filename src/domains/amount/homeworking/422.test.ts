import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/homeworking/emissions'

test.each([
  ['year=2025', 'hours', 'Send hours or days'],
  ['hours=8&days=1&year=2025', 'hours', 'both given'],
  ['hours=0&year=2025', 'hours', '0.001'],
  ['hours=-5&year=2025', 'hours', '0.001'],
  ['days=many&year=2025', 'days', "'many'"],
  ['hours=8&people=0&year=2025', 'people', '1 to 10,000,000'],
  ['hours=8&people=2.5&year=2025', 'people', 'a whole number'],
  ['hours=1000&people=1000001&year=2025', 'people', '1000000000'],
  ['hours=8&with_heating=maybe&year=2025', 'with_heating', 'true or false'],
  ['hours=8&country=XX&year=2025', 'country', "'XX'"],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`${PATH}?${query}`), { field, says: [says] })
})

test('the edition of release 0.1.0 has none, and says which have', async () => {
  const reply = await app.get(`${PATH}?hours=8&country=GB&edition=2025.1`)
  expectRefused(reply, { code: 'no_factor', field: 'edition', says: ['2021.1', '2025.2'] })
})

test.each([
  ['country=SE&year=2025', 'country', 'Sweden'],
  ['year=2025', 'country', 'United Kingdom is assumed'],
  ['country=GB&year=2021', 'year', 'year=2022 is exact'],
])('strict=true refuses %s', async (query, field, says) => {
  const reply = await app.get(`${PATH}?hours=8&${query}&strict=true`)
  expectRefused(reply, { code: 'no_exact_factor', field, says: [says] })
})

test('strict=true answers for the United Kingdom', async () => {
  expect((await app.get(`${PATH}?hours=8&country=GB&year=2022&strict=true`)).status).toBe(200)
})
