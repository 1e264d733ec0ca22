import { afterAll, beforeAll, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each([
  ['format=html', 'format', ['json, csv']],
  ['year=2024&strict=true', 'year', ['strict=true']],
  ['strict=maybe', 'strict', ['true or false']],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`/v1/editions?${query}`), { field, says })
})
