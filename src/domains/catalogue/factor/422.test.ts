import { afterAll, beforeAll, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each([
  ['hotel-GB?factor_id=hotel-FR', 'factor_id', ['2 times']],
  ['h%C3%B4tel', 'factor_id', ['plain characters']],
  ['%20', 'factor_id', ['is missing']],
  ['hotel-GB?year=2019', 'year', ['2021', "'2019'"]],
  ['hotel-GB?year=2024&edition=2025', 'edition', ['Send only one']],
  ['hotel-GB?format=pdf', 'format', ['json, csv']],
  ['hotel-GB?nights=3&strict=true', 'nights', ['strict=true']],
])('%s', async (target, field, says) => {
  expectRefused(await app.get(`/v1/factors/${target}`), { field, says })
})
