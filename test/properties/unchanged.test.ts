/** 304 for whoever has the answer already. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'
import { amountText, FUEL_ROWS, fuelUrl } from './fuel-rows.ts'
import { anyCountry, anyNights, anyRooms } from './hotel-rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const anyUrl = fc.oneof(
  fc
    .tuple(anyCountry, anyNights, anyRooms)
    .map(
      ([country, nights, rooms]) => `/v1/hotel/emissions?country=${country}&nights=${nights}&rooms=${rooms}`,
    ),
  fc
    .uniqueArray(anyCountry, { minLength: 2, maxLength: 10 })
    .map((codes) => `/v1/hotel/compare?countries=${codes.join(',')}`),
  fc.tuple(fc.constantFrom(...FUEL_ROWS), amountText).map(([row, amount]) => fuelUrl(row, amount)),
  fc.constantFrom(
    '/v1/hotel/factors',
    '/v1/fuel/types',
    '/v1/fuel/types?category=solid',
    '/v1/fuel/types?category=biofuel',
  ),
)

/** Ways to name a tag in If-None-Match (RFC 9110, section 13.1.2), which compares weakly. */
const forms = [
  (tag: string) => tag,
  (tag: string) => tag.replace('W/', ''),
  (tag: string) => `"other", ${tag}`,
  (tag: string) => `${tag},W/"other"`,
  () => '*',
]

test('the tag of any answer gets 304 and no body', async () => {
  const property = fc.asyncProperty(anyUrl, fc.constantFrom(...forms), async (url, form) => {
    const { status, headers } = await app.get(url)
    expect(status).toBe(200)
    const etag = String(headers.etag)
    const again = await app.get(url, { 'if-none-match': form(etag) })
    expect(again).toMatchObject({ status: 304, text: '', headers: { etag } })
  })
  await fc.assert(property, { numRuns: 200 })
})

test('the tag of another answer gets the whole answer', async () => {
  const property = fc.asyncProperty(anyUrl, anyUrl, async (url, other) => {
    const etag = String((await app.get(other)).headers.etag)
    const { status, headers } = await app.get(url, { 'if-none-match': etag })
    expect(status).toBe(headers.etag === etag ? 304 : 200)
  })
  await fc.assert(property, { numRuns: 100 })
})
