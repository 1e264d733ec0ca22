import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessWith } from '../../../../test/support/access.ts'
import { services } from '../../../../test/support/app.ts'
import { APP_DIR } from '../../process/package-root.ts'
import type { App } from '../app.ts'
import { buildApp } from '../assembly.ts'
import type { CalculatorForm, Offer } from './offer.ts'

let app: App
beforeAll(async () => {
  // Nobody has a key, and the pages need none.
  app = await buildApp(services, { pages: APP_DIR, access: accessWith() })
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('every address of the app gets the one document, asked for again each time', async () => {
  const { body } = await get('/app')
  expect(body).toContain('<div id="app"')
  for (const url of ['/app/', '/app/calculate/hotel?country=GB&nights=3', '/app/factors/a%2Fb']) {
    const reply = await get(url)
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(reply.body).toBe(body)
  }
})

test('the document loads nothing from elsewhere, and its policy lets it do nothing else', async () => {
  const { body, headers } = await get('/app')
  const loaded = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
  expect(loaded.filter((address) => !address.startsWith('/') && address !== 'data:,')).toEqual([])
  // The one style sheet is in the document, and none but it is applied.
  const [, style = ''] = /<style>([\s\S]+)<\/style>/.exec(body) ?? []
  const policy = String(headers['content-security-policy'])
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  )
  expect(policy).not.toContain('unsafe')
})

test('what it loads is kept for ever, compressed for whoever takes that', async () => {
  const { body } = await get('/app')
  const assets = [...body.matchAll(/(\/app\/assets\/[^" ]+)/g)].map(([, address = '']) => address)
  expect(assets.length).toBeGreaterThanOrEqual(2)
  for (const url of assets) {
    const plain = await get(url)
    expect([plain.statusCode, plain.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(plain.headers['content-encoding']).toBeUndefined()
    const small = await get(url, { 'accept-encoding': 'gzip, br' })
    expect([small.headers['content-encoding'], small.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body)
    const again = await get(url, { 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

test.each([
  '/app/assets/none-ABCDEFGH.js',
  '/app/assets/',
  '/app/assets/__proto__',
  '/app/assets/..%2Findex.html',
  '/app/assets/../../package.json',
  '/app/forms/nothing',
  '/app/forms/constructor',
  '/apple',
])('%s is not found', async (url) => {
  const reply = await get(url)
  expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'not_found'])
})

test('the offer names every domain that calculates, the editions and the countries, without a key', async () => {
  const reply = await get('/app/forms')
  const offer: Offer = reply.json()
  expect(offer.release).toBe(services.release)
  expect(offer.edition.name).toBe('2025.1')
  expect(offer.editions.map(({ name }) => name)).toContain('2024.1')
  // ISO 3166-1 has 249 countries; Kosovo is the one more.
  expect(offer.countries.length).toBe(250)
  // In this order, and behind them whatever comes later.
  expect(offer.calculators.map(({ name }) => name).slice(0, 11)).toEqual([
    ...['freight', 'travel', 'hotel', 'electricity', 'fuel', 'llm'],
    ...['water', 'waste', 'refrigerant', 'homeworking', 'spend'],
  ])
  const again = await get('/app/forms', { 'if-none-match': String(reply.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('a form is the schema of its operation', async () => {
  const form: CalculatorForm = (await get('/app/forms/hotel')).json()
  expect([form.operation, form.path]).toEqual(['hotelEmissions', '/v1/hotel/emissions'])
  const [country, nights, rooms] = form.fields
  expect(country).toMatchObject({ name: 'country', isRequired: true, 'x-kind': 'country' })
  expect(nights).toMatchObject({
    name: 'nights',
    isRequired: true,
    type: 'integer',
    minimum: 1,
    maximum: 365,
  })
  expect(rooms).toMatchObject({ name: 'rooms', isRequired: false, default: 1 })
})

test('without a built app there is none, and / stays JSON for browsers too', async () => {
  const bare = await buildApp(services)
  expect((await bare.inject('/app')).statusCode).toBe(404)
  expect((await bare.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(200)
  await bare.close()
})
