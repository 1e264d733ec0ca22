import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/spend/emissions'

test.each([
  ['naics=337214', 'amount', 'is missing'],
  ['amount=100', 'naics', 'is missing'],
  ['amount=0&naics=337214', 'amount', '0.01'],
  ['amount=-1&naics=337214', 'amount', '0.01'],
  ['amount=1,000&naics=337214', 'amount', "'1,000'"],
  ['amount=2e10&naics=337214', 'amount', '10,000,000,000'],
  ['amount=1&naics=3372', 'naics', '337211'],
  ['amount=1&naics=furnitur', 'naics', '/v1/spend/sectors'],
  ['amount=1&naics=%E2%9C%93', 'naics', 'must be one of'],
  ['amount=1&naics=337214&currency=EUR', 'currency', 'convert the amount'],
  ['amount=1&naics=337214&price_year=2024', 'price_year', 'prices of 2022'],
  ['amount=1&naics=337214&price_year=last', 'price_year', 'a whole number'],
  ['amount=1&naics=337214&country=XX', 'country', "'XX'"],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`${PATH}?${query}`), { field, says: [says] })
})

test('strict=true always refuses, and says what would be better', async () => {
  const reply = await app.get(`${PATH}?amount=100&naics=337214&country=US&strict=true`)
  expectRefused(reply, { code: 'no_exact_factor', field: 'amount', says: ['a figure of the supplier'] })
})

test.each(['Zzzqq', 'Fnordville', 'qwxyz'])('%s is near to nothing', async (word) => {
  const { error } = (await app.get(`${PATH}?amount=1&naics=${word}`)).json
  expect([error.suggestions, error.message.includes('nearest')]).toEqual([undefined, false])
})
