import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const error = async (url: string) => {
  const { status, json } = await app.get(url)
  expect(status).toBe(404)
  expect(json.error).toMatchObject({ code: 'not_found', status: 404, field: 'factor_id' })
  return json.error
}

test.each([
  ['travel-taxi-blackcab', 'travel-taxi-black_cab'],
  ['HOTEL-gb', 'hotel-GB'],
  ['fuel-direct-naturalgas-kwh', 'fuel-direct-natural_gas-kwh'],
])('%s: the nearest ids are suggested', async (id, meant) => {
  const { message, suggestions } = await error(`/v1/factors/${id}`)
  expect(message).toContain(`'${id}'`)
  expect(message).toContain('2025.1')
  expect(suggestions[0]).toBe(meant)
})

test('an id of other editions: they are named', async () => {
  const { message } = await error('/v1/factors/grid-official-GB-generation?edition=2025.1')
  expect(message).toContain('2024.1')
  expect(message).toContain('2025.2')
})

test.each(['__proto__', 'constructor', 'a%27b', '%3Cscript%3E', 'x'.repeat(99)])('%s', async (id) => {
  await error(`/v1/factors/${id}`)
})

test.each(['Zzzqq', 'Fnordville', 'qwxyz'])('%s is near to no id', async (id) => {
  const { message, suggestions } = await error(`/v1/factors/${id}`)
  expect([suggestions, message.includes('Closest')]).toEqual([undefined, false])
})
