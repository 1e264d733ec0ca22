import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/water/emissions'

test.each([
  ['', 'amount', 'is missing'],
  ['amount=0', 'amount', '0.001 to 1,000,000,000'],
  ['amount=-1', 'amount', '0.001'],
  ['amount=lots', 'amount', "'lots'"],
  ['amount=2000000000', 'amount', '1,000,000,000'],
  ['amount=1&service=sewage', 'service', 'both, supply, treatment'],
  ['amount=1&country=XX', 'country', "'XX'"],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`${PATH}?${query}`), { field, says: [says] })
})

test('another unit is refused with those that there are', async () => {
  const reply = await app.get(`${PATH}?amount=1&unit=gallon`)
  expectRefused(reply, { code: 'invalid_unit', field: 'unit', says: ['m3, litre'] })
  expect(reply.json.error.available_units).toEqual(['m3', 'litre'])
})

test.each([
  ['country=FR', 'France'],
  ['service=supply', 'United Kingdom is assumed'],
])('strict=true refuses %s', async (query, says) => {
  const reply = await app.get(`${PATH}?amount=1&${query}&strict=true`)
  expectRefused(reply, { code: 'no_exact_factor', field: 'country', says: [says] })
})

test('strict=true answers for the United Kingdom', async () => {
  expect((await app.get(`${PATH}?amount=1&country=GB&strict=true`)).status).toBe(200)
})
