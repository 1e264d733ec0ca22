import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

const URL = '/v1/routes?from=JFK&to=LHR&mode=air'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('an answer that the client has is not sent again', async () => {
  const first = await app.get(URL)
  expect(first.headers.etag).toBe(`W/"${first.json.data.id}"`)
  const again = await app.get(URL, { 'if-none-match': String(first.headers.etag) })
  expect(again.status).toBe(304)
  expect(again.text).toBe('')
})

test('another question is answered', async () => {
  const first = await app.get(URL)
  const other = await app.get(`${URL}&detailed_route=true`, { 'if-none-match': String(first.headers.etag) })
  expect(other.status).toBe(200)
})
