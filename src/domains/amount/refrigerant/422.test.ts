import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/refrigerant/emissions'

test('all that is missing is named at once', async () => {
  const { json } = await app.get(PATH)
  expect(json.error.errors.map(({ field }: { field: string }) => field)).toEqual(['gas', 'amount'])
})

test.each([
  ['amount=2', 'gas', 'is missing'],
  ['gas=R32', 'amount', 'Send the amount leaked'],
  ['gas=R32&amount=0', 'amount', '0.000001'],
  ['gas=R32&amount=-2', 'amount', '0.000001'],
  ['gas=R32&amount=much', 'amount', "'much'"],
  ['gas=R32&amount=1e9&unit=tonne', 'amount', '100000000 kg'],
  ['gas=R32&amount=2&charge=20&leak_rate=10', 'amount', 'stands alone'],
  ['gas=R32&charge=20', 'leak_rate', 'in per cent'],
  ['gas=R32&leak_rate=20', 'charge', 'how much the equipment holds'],
  ['gas=R32&charge=20&leak_rate=101', 'leak_rate', '0 to 100'],
  ['gas=R32&amount=1&country=XX', 'country', "'XX'"],
  ['gas=R-410Z&amount=1', 'gas', 'R410A'],
  ['gas=&amount=1', 'gas', 'is missing'],
  ['gas=%F0%9F%A7%8A&amount=1', 'gas', 'plain characters'],
  ['gas=----&amount=1', 'gas', 'must be one of'],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`${PATH}?${query}&year=2025`), { field, says: [says] })
})

test('another unit is refused with those that there are', async () => {
  const reply = await app.get(`${PATH}?gas=R32&amount=1&unit=litre&year=2025`)
  expectRefused(reply, { code: 'invalid_unit', field: 'unit', says: ['kg, g, tonne, lb'] })
})

test('R-511A of 2026 is left out: its figure is not to be believed', async () => {
  const reply = await app.get(`${PATH}?gas=R511A&amount=1&year=2026`)
  expectRefused(reply, { field: 'gas', says: ["'R511A'"] })
  expect((await app.get(`${PATH}?gas=R511A&amount=1&year=2025`)).status).toBe(200)
})

test('the edition of release 0.1.0 has none, and says which have', async () => {
  const reply = await app.get(`${PATH}?gas=R32&amount=1&edition=2025.1`)
  expectRefused(reply, { code: 'no_factor', field: 'edition', says: ['2021.1', '2025.2'] })
})

test.each(['Zzzqq', 'Fnordville', 'qwxyz'])('%s is near to nothing', async (word) => {
  const { error } = (await app.get(`${PATH}?amount=1&gas=${word}&year=2025`)).json
  expect([error.suggestions, error.message.includes('nearest')]).toEqual([undefined, false])
})
