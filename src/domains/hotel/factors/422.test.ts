import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/hotel/factors'

test.each([
  ['strict=maybe', 'strict', ['true or false', "'maybe'"]],
  ['strict=true&strict=true', 'strict', ['2 times']],
  ['strict=true&country=GB', 'country', ["'country'", 'strict=true']],
  ['country=GB&country=FR', 'country', ['country was sent 2 times']],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`${PATH}?${query}`), { field, says })
})

test('without strict an unknown parameter is only named', async () => {
  const { status, json } = await app.get(`${PATH}?country=GB`)
  expect(status).toBe(200)
  expect(json.meta.notices).toContainEqual(
    expect.objectContaining({ code: 'unknown_parameter', severity: 'warning', field: 'country' }),
  )
})

test('strict refuses a list with estimates, and says how many there are', async () => {
  const { json } = await app.get(PATH)
  const estimates = json.data.filter((item: { is_estimate: boolean }) => item.is_estimate).length
  expect(estimates).toBeGreaterThan(100)
  const reply = await app.get(`${PATH}?strict=true`)
  expectRefused(reply, {
    code: 'no_exact_factor',
    says: [`${estimates} of ${json.data.length} factors`, '/v1/hotel/emissions'],
  })
})
