import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function refused(url: string) {
  const { status, json } = await app.get(url)
  expect(status, JSON.stringify(json)).toBe(422)
  return json.error
}

const GAS = '/v1/refrigerant/emissions?amount=1&gas='

test('a gas that later editions have: they are named, and nothing that is far', async () => {
  const error = await refused(`${GAS}R511A&year=2021`)
  expect(error).toMatchObject({ code: 'validation_error', field: 'gas' })
  expect(error.message).toBe(
    "'R511A' is not in data edition 2021.1, but in that of 2022, 2023, 2024, 2025. Send year=2022.",
  )
  expect([error.suggestion, error.suggestions]).toEqual([undefined, undefined])
})

test('one that earlier editions have', async () => {
  expect((await refused(`${GAS}R511A&year=2026`)).message).toMatch(/Send year=2025\.$/)
})

test('a value of a list, and no other edition parameter beside the year', async () => {
  const train = 'origin_country=US&destination_country=US&distance_km=10&transport_mode=rail'
  const error = await refused(`/v1/travel/emissions?${train}&vehicle_type=commuter&edition=2025.1`)
  expect(error.field).toBe('vehicle_type')
  expect(error.message).toMatch(/not in data edition 2025\.1, .* Send year=2025 instead of edition\.$/)
})

test('a country without a grid in this edition keeps its message', async () => {
  const { code, message } = await refused('/v1/electricity/grid?country=GI')
  expect(code).toBe('no_factor')
  expect(message).toMatch(/ There is one for 2021, .*: send year=2025\.$/)
})

test('one that no edition has stays as it was', async () => {
  const error = await refused(`${GAS}R-410Z&year=2021`)
  expect(error.suggestions).toContain('R410A')
})

test('a number that is wrong is no matter of editions', async () => {
  const error = await refused('/v1/refrigerant/emissions?amount=0&gas=R511A&year=2022')
  expect([error.field, error.message.includes('edition')]).toEqual(['amount', false])
})
