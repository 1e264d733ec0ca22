import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestAccess, testAccess } from '../../../../test/support/access.ts'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let keys: TestAccess
let app: TestApp
beforeAll(async () => {
  keys = await testAccess()
  app = await testApp({ access: keys.access })
})
afterAll(async () => {
  await app.close()
  await keys.stores.close()
})

test('no key is needed, and the contract and the release are two things', async () => {
  const { status, json } = await app.get('/')
  expect(status).toBe(200)
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(json).toMatchObject({
    name: 'Everygram',
    api_version: 'v1',
    release: version,
    edition: '2025.1',
    documentation: '/docs',
    openapi: '/openapi.json',
  })
})

test('the five production APIs, and language models as beta', async () => {
  const { json } = await app.get('/')
  const named = json.apis
    // Further domains of ours stand behind those of the contract.
    .filter(({ status }: { status: string }) => status !== 'additional')
    .map((api: { name: string; status: string }) => `${api.name} ${api.status}`)
  expect(named).toEqual([
    'freight production',
    'travel production',
    'hotel production',
    'electricity production',
    'fuel production',
    'llm beta',
  ])
})

test('every endpoint that is listed is there, and the hotel and fuel ones are listed', async () => {
  const { json } = await app.get('/')
  const endpoints = json.apis.flatMap((api: { endpoints: string[] }) => api.endpoints)
  expect(endpoints).toEqual(
    expect.arrayContaining([
      '/v1/hotel/emissions',
      '/v1/hotel/factors',
      '/v1/hotel/compare',
      '/v1/fuel/emissions',
      '/v1/fuel/types',
    ]),
  )
  for (const endpoint of endpoints) expect((await app.get(endpoint)).status).toBe(401)
  for (const api of json.apis) expect(api.available).toBe(api.endpoints.length > 0)
})

test('every link to the documentation leads to a page that is there', async () => {
  const { json } = await app.get('/')
  const pages = json.apis.map(({ documentation }: { documentation: string }) => documentation)
  for (const page of [json.documentation, json.reference, ...pages]) {
    expect((await app.get(page)).status, page).toBe(200)
  }
})

test('a browser is led to the app, and everyone else gets JSON', async () => {
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  const led = await app.get('/', { accept: browser })
  expect([led.status, led.headers.location, led.headers.vary]).toEqual([302, '/app', 'Accept'])
  for (const accept of ['*/*', 'application/json', 'text/plain']) {
    const { status, headers } = await app.get('/', { accept })
    expect([status, headers.vary]).toEqual([200, 'Accept'])
  }
})
