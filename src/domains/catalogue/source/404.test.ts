import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('the nearest ids are suggested, and editions that have it are named', async () => {
  const { status, json } = await app.get('/v1/sources/desnz-2024')
  expect(status).toBe(404)
  expect(json.error).toMatchObject({ code: 'not_found', field: 'source_id' })
  expect(json.error.message).toContain('2024.1')
  expect(json.error.suggestions).toContain('desnz-2025')
})
