import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/editions/diff'

test.each([
  ['from=2024', 'to', ['is missing']],
  ['from=2019&to=2025', 'from', ['2021.1', "'2019'"]],
  ['from=2024&to=2025.9', 'to', ['2025.2', "'2025.9'"]],
  ['from=2024&to=2025&domain=space', 'domain', ['hotel', "'space'"]],
  ['from=2024&to=2025&year=2024&strict=true', 'year', ['strict=true']],
  ['from=2024&to=2025&format=xml', 'format', ['json, csv']],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`${PATH}?${query}`), { field, says })
})

test('both are named when both are wrong, with what there is', async () => {
  const { json } = await app.get(`${PATH}?from=1&to=2`)
  expect(json.error.errors.map(({ field }: { field: string }) => field)).toEqual(['from', 'to'])
  expect(json.error.available_editions).toContain('2024.1')
})
