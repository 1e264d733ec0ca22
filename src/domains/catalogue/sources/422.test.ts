import { afterAll, beforeAll, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each([
  ['year=1999', 'year', ['2021']],
  ['format=html', 'format', ['json, csv']],
  ['q=ember&strict=true', 'q', ['strict=true']],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`/v1/sources?${query}`), { field, says })
})
