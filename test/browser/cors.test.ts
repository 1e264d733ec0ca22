/** Whether pages of other origins may ask: decided by a real browser. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../src/surfaces/http/app.ts'
import { buildApp } from '../../src/surfaces/http/assembly.ts'
import { type TestAccess, testAccess } from '../support/access.ts'
import { services } from '../support/app.ts'
import { CHROMIUM, launch } from './chromium.ts'

const portOf = (server: Server) => (server.address() as AddressInfo).port

describe.skipIf(CHROMIUM === undefined)('a page of another origin', () => {
  let keys: TestAccess
  let browser: Browser
  /** Serves the page of another origin. */
  let other: Server
  const apps: App[] = []
  beforeAll(async () => {
    browser = await launch()
    other = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<p>'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  })
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close()
    await keys.stores.close()
  })
  afterAll(async () => {
    await browser.close()
    other.close()
  })

  /** What the page's script gets: the status and a header, or the name of the error that the browser throws. */
  async function ask(
    corsOrigins: (origin: string) => string[] | undefined,
    key: 'good' | 'revoked' = 'good',
  ) {
    keys = await testAccess()
    const origin = `http://127.0.0.1:${portOf(other)}`
    const app = await buildApp(services, { access: keys.access, corsOrigins: corsOrigins(origin) })
    apps.push(app)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const page = await browser.newPage()
    await page.goto(origin)
    const url = `http://127.0.0.1:${portOf(app.server)}/v1/hotel/emissions?country=GB&nights=3`
    return page.evaluate(
      async ([address, authorization]) => {
        try {
          const reply = await fetch(address ?? '', { headers: { authorization: authorization ?? '' } })
          return { status: reply.status, etag: reply.headers.get('etag'), text: await reply.text() }
        } catch (error) {
          return { error: (error as Error).name }
        }
      },
      [url, `Bearer ${keys[key]}`],
    )
  }

  test('may not, by default', async () => {
    expect(await ask(() => undefined)).toEqual({ error: 'TypeError' })
  })

  test('may, when it is named, and reads the entity tag', async () => {
    const reply = await ask((origin) => [origin])
    expect(reply).toMatchObject({ status: 200, etag: expect.stringMatching(/^W\//) })
    expect(JSON.parse(reply.text ?? '').data.attributes.emissions.co2e).toBe(31.2)
  })

  test('may, when all may', async () => {
    expect(await ask(() => ['*'])).toMatchObject({ status: 200 })
  })

  test('may not, when another one is named', async () => {
    expect(await ask(() => ['https://shop.example'])).toEqual({ error: 'TypeError' })
  })

  test('reads why it was refused', async () => {
    const reply = await ask((origin) => [origin], 'revoked')
    expect(reply.status).toBe(401)
    expect(JSON.parse(reply.text ?? '').error.code).toBe('unauthorized')
  })
})
