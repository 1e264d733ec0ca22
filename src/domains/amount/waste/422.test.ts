import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/waste/emissions'
const PAPER = 'amount=1&material=paper&treatment=landfill&year=2025'

test.each([
  ['material=paper&treatment=landfill&year=2025', 'amount', 'is missing'],
  ['amount=1&treatment=landfill&year=2025', 'material', 'is missing'],
  ['amount=1&material=paper&year=2025', 'treatment', 'is missing'],
  [PAPER.replace('=1&', '=0&'), 'amount', '0.001 to 1,000,000,000'],
  [PAPER.replace('=1&', '=-1&'), 'amount', '0.001'],
  [PAPER.replace('=1&', '=lots&'), 'amount', "'lots'"],
  [`${PAPER.replace('=1&', '=1000001&')}&unit=tonne`, 'amount', '1000000 tonnes'],
  [`${PAPER}&country=XX`, 'country', "'XX'"],
  [PAPER.replace('paper', 'plaster'), 'material', 'The nearest are plasterboard'],
  [PAPER.replace('paper', '%00'), 'material', 'plain characters'],
  [PAPER.replace('landfill', 'shredding'), 'treatment', 'landfill'],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`${PATH}?${query}`), { field, says: [says] })
})

test('a treatment that the material has no factor for is refused with those that it has', async () => {
  const reply = await app.get(`${PATH}?amount=1&material=asbestos&treatment=composting&year=2025`)
  expectRefused(reply, { field: 'treatment', says: ['landfill for Asbestos', "'composting'"] })
  expect(reply.json.error.available_treatments).toEqual(['landfill'])
})

test('recycling can mean two things, and both are named', async () => {
  const reply = await app.get(`${PATH}?amount=1&material=glass&treatment=recycling&year=2025`)
  expectRefused(reply, { field: 'treatment', says: ['open_loop or closed_loop'] })
  expect(reply.json.error.suggestions).toEqual(['open_loop', 'closed_loop'])
})

test('another unit is refused with those that there are', async () => {
  const reply = await app.get(`${PATH}?${PAPER}&unit=stone`)
  expectRefused(reply, { code: 'invalid_unit', field: 'unit', says: ['kg, tonne, lb'] })
})

test('the edition of release 0.1.0 has no waste, and says which have', async () => {
  const reply = await app.get(`${PATH}?${PAPER.replace('year=2025', 'edition=2025.1')}`)
  expectRefused(reply, { code: 'no_factor', field: 'edition', says: ['2025.1', '2025.2, 2026.1'] })
  expect(reply.json.error.available_editions).toEqual([
    '2021.1',
    '2022.1',
    '2023.1',
    '2024.1',
    '2025.2',
    '2026.1',
  ])
})

test.each([
  [`${PAPER}&country=FR`, 'France'],
  [PAPER, 'United Kingdom is assumed'],
])('strict=true refuses %s', async (query, says) => {
  const reply = await app.get(`${PATH}?${query}&strict=true`)
  expectRefused(reply, { code: 'no_exact_factor', field: 'country', says: [says] })
})

test('strict=true answers for the United Kingdom', async () => {
  expect((await app.get(`${PATH}?${PAPER}&country=GB&strict=true`)).status).toBe(200)
})

test.each(['Zzzqq', 'Fnordville', 'qwxyz'])('%s is near to nothing', async (word) => {
  const { error } = (await app.get(`${PATH}?amount=1&treatment=landfill&material=${word}&year=2025`)).json
  expect([error.suggestions, error.message.includes('nearest')]).toEqual([undefined, false])
})
