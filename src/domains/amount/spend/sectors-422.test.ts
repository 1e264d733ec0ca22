import { afterAll, beforeAll, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each([
  ['format=xml', 'format', 'json, csv'],
  ['q=a&q=b', 'q', 'sent 2 times'],
  ['q=%00', 'q', 'line breaks'],
  ['sort=asc&strict=true', 'sort', 'is not a parameter'],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`/v1/spend/sectors?${query}`), { field, says: [says] })
})
