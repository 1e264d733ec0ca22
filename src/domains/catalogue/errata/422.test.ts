import { afterAll, beforeAll, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.each([
  ['status=rumoured', 'status', ['proven', 'suspected']],
  ['limit=0', 'limit', ['1']],
  ['cursor=E00', 'cursor', ['meta.next_cursor', 'E00']],
  ['q=coach&strict=true', 'q', ['strict=true']],
])('%s', async (query, field, says) => {
  expectRefused(await app.get(`/v1/errata?${query}`), { field, says })
})
