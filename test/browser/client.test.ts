/** The typed client in a page of another origin: answers, errors, batches and what it keeps, in a real browser. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testAccess } from '../support/access.ts'
import { clientBundle } from '../support/client-bundle.ts'
import { serviceUrl, toldUrl } from '../support/listening.ts'
import { CHROMIUM, launch } from './chromium.ts'

/** Runs in the page, with `client`, `url` and `key` beside it. */
const PROGRAM = `(async () => {
  const statuses = []
  const counting = async (address, init) => {
    const answer = await fetch(address, init)
    statuses.push(answer.status)
    return answer
  }
  const api = client.everygram({ url, key, fetch: counting })
  const stay = { country: 'GB', nights: 3 }
  const { data } = await api.hotelEmissions(stay)
  await api.hotelEmissions(stay)
  const rows = Array.from({ length: 1001 }, () => ({ type: 'hotel', params: stay }))
  let grams = 0
  for await (const row of api.batch(rows)) grams += row.co2e_kg * 1000
  const refusal = await api.hotelEmissions({ country: 'XX', nights: 3 }).catch((error) => error)
  const ended = await api.hotelFactors({}, { signal: AbortSignal.abort() }).catch((error) => error)
  return { co2e: data.attributes.emissions.co2e, grams, statuses, code: refusal.code, hasId: !!refusal.requestId, ended: ended.name }
})()`

describe.skipIf(CHROMIUM === undefined)('a page', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  test('asks by the client', async () => {
    const { access, stored } = await testAccess()
    const origin = await toldUrl((_, reply) => reply.setHeader('content-type', 'text/html').end('<p>'))
    const url = await serviceUrl({ access, corsOrigins: [origin] })
    const page = await browser.newPage()
    await page.goto(origin)
    const { code } = await clientBundle()
    const names = `const url = '${url}', key = '${await stored()}';`
    // 10.4 kg x 3, and 1,001 times as much; the last list has one row.
    expect(await page.evaluate(`${code}\n${names}\n${PROGRAM}`)).toEqual({
      co2e: 31.2,
      grams: 31_200 * 1001,
      statuses: [200, 304, 200, 200, 422],
      code: 'validation_error',
      hasId: true,
      ended: 'AbortError',
    })
  })
})
