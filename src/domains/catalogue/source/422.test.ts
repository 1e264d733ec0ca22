import { afterAll, beforeAll, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each([
  ['desnz-2025?source_id=ember', 'source_id', ['2 times']],
  ['%C3%A9', 'source_id', ['plain characters']],
  ['desnz-2025?year=2019', 'year', ['2021']],
  ['desnz-2025?format=pdf', 'format', ['json, csv']],
])('%s', async (target, field, says) => {
  expectRefused(await app.get(`/v1/sources/${target}`), { field, says })
})
