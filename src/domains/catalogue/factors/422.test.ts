import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/factors'

test.each([
  ['domain=space', 'domain', ['hotel', "'space'"]],
  ['country=XX', 'country', ["'XX'"]],
  ['tier=good', 'tier', ['exact', "'good'"]],
  ['publisher=nobody', 'publisher', ['Ember', "'nobody'"]],
  ['unit=stone', 'unit', ['kgCO2e/kwh', "'stone'"]],
  ['limit=0', 'limit', ['1 to 500', "'0'"]],
  ['limit=501', 'limit', ['1 to 500', "'501'"]],
  ['limit=2.5', 'limit', ['a whole number', "'2.5'"]],
  ['cursor=nothing', 'cursor', ['next_cursor', "'nothing'"]],
  ['format=xml', 'format', ['json, csv', "'xml'"]],
  ['year=2019', 'year', ['2021', "'2019'"]],
  ['q=a&q=b', 'q', ['2 times']],
  [`q=${'x'.repeat(201)}`, 'q', ['200 characters']],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`${PATH}?${query}`), { field, says })
})

test('what there is stands beside it', async () => {
  const { json } = await app.get(`${PATH}?publisher=nobody&unit=stone`)
  expect(json.error.errors.map(({ field }: { field: string }) => field)).toEqual(['publisher', 'unit'])
  expect(json.error.available_publishers).toContain('Ember')
  expect((await app.get(`${PATH}?unit=stone`)).json.error.available_units).toContain('kgCO2e/kwh')
})

test('a refusal is JSON for whoever asks for CSV too', async () => {
  const reply = await app.get(`${PATH}?domain=space`, { accept: 'text/csv' })
  expectRefused(reply, { field: 'domain' })
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
})
