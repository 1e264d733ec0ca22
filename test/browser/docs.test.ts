/** The documentation as a person sees it: `npm run test:browser`. */
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../src/surfaces/http/app.ts'
import { buildApp } from '../../src/surfaces/http/assembly.ts'
import { readManifest } from '../../src/surfaces/http/docs/manifest.ts'
import { DOCS_DIR } from '../../src/surfaces/process/package-root.ts'
import { type TestAccess, testAccess } from '../support/access.ts'
import { services } from '../support/app.ts'
import { CHROMIUM, launch } from './chromium.ts'

const PHONE = { width: 390, height: 844 }
const REFERENCE = [
  '/docs/api',
  '/docs/api/objects',
  '/docs/api/travelEmissions',
  '/docs/api/freightEmissions',
  '/docs/api/batch',
]

describe.skipIf(CHROMIUM === undefined)('/docs', () => {
  let keys: TestAccess
  let app: App
  let browser: Browser
  let origin = ''
  /** What pages asked for, and what the browser complained about. */
  const asked: string[] = []
  const complaints: string[] = []

  beforeAll(async () => {
    keys = await testAccess()
    app = await buildApp(services, { access: keys.access, docs: DOCS_DIR })
    await app.listen({ host: '127.0.0.1', port: 0 })
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await app.close()
    await keys.stores.close()
  })

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await browser.newPage(options)
    page.on('request', (request) => asked.push(request.url()))
    page.on('pageerror', (error) => complaints.push(error.message))
    // Violations of the policy are among them; an answer with an error is none.
    page.on('console', (line) => {
      if (line.type() === 'error' && !line.text().includes('status of 4')) complaints.push(line.text())
    })
    await page.goto(origin + path)
    return page
  }

  test('no page scrolls sideways on a phone', async () => {
    const documents = Object.entries(readManifest(DOCS_DIR).files).filter(([, { type }]) =>
      type.startsWith('text/html'),
    )
    const page = await open('/docs', { viewport: PHONE })
    for (const path of [...documents.map(([name]) => name), ...REFERENCE]) {
      await page.goto(origin + path)
      const widths = await page.evaluate('[document.documentElement.scrollWidth, innerWidth]')
      expect(widths, path).toEqual([PHONE.width, PHONE.width])
    }
    await page.close()
  }, 120_000)

  test('asks a question with a key, shows the answer, and keeps the key for the session alone', async () => {
    const page = await open('/docs/api/hotelEmissions')
    await page.getByLabel('API key').fill(keys.good)
    await page.getByLabel('country (required)').fill('GB')
    await page.getByLabel('nights (required)').fill('3')
    await page.getByRole('button', { name: 'Send request' }).click()
    const answer = page.locator('form.try output')
    await answer.getByText('200 OK').waitFor()
    // 3 nights x 10.4 kg: the UK's published factor of 2025.
    expect(await answer.textContent()).toContain('"co2e": 31.2')
    expect(page.url()).not.toContain(keys.good)
    await page.reload()
    expect(await page.getByLabel('API key').inputValue()).toBe(keys.good)
    expect(await page.evaluate('localStorage.length')).toBe(0)
    const other = await open('/docs/api/hotelEmissions')
    expect(await other.getByLabel('API key').inputValue()).toBe('')
    await other.close()
    await page.close()
  })

  test('sends what is in the path and in the body too, and shows why it is refused', async () => {
    const page = await open('/docs/api/factor')
    await page.getByLabel('API key').fill(keys.good)
    await page.getByLabel('factor_id (required)').fill('hotel-GB')
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.locator('output').getByText('/v1/factors/hotel-GB', { exact: false }).first().waitFor()
    await page.goto(`${origin}/docs/api/batch`)
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.locator('output').getByText('"co2e_kg"', { exact: false }).first().waitFor()
    await page.getByLabel('API key').fill('wrong')
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.locator('output').getByText('/docs/errors#unauthorized', { exact: false }).first().waitFor()
    await page.close()
  })

  test('is searched by the keyboard', async () => {
    const page = await open('/docs')
    await page.keyboard.press('/')
    await page.keyboard.type('refrigerant leak')
    const first = page.locator('.results a').first()
    await first.waitFor()
    expect(await page.locator('.results a small').count()).toBe(await page.locator('.results a').count())
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate('document.activeElement.closest(".results") !== null')).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(/refrigerant/)
    await page.close()
  })

  test('tells pages of one name apart, with results that do not leave the window', async () => {
    const page = await open('/docs', { viewport: { width: 600, height: 800 } })
    await page.getByRole('searchbox').fill('electricity')
    await page.locator('.results a').first().waitFor()
    const found = await page.locator('.results a').allInnerTexts()
    expect(new Set(found).size).toBe(found.length)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(600)
    await page.close()
  })

  test('shows in its menu where the reader is', async () => {
    const page = await open('/docs/methods/water', { viewport: { width: 1440, height: 600 } })
    const here = await page.locator('.menu [aria-current]').boundingBox()
    expect(here?.y).toBeGreaterThan(0)
    expect(here?.y).toBeLessThan(600)
    await page.close()
  })

  test('can be read and asked from without a script', async () => {
    const page = await open('/docs/domains/hotel', { javaScriptEnabled: false })
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Hotel stays')
    expect(await page.locator('form.search').isVisible()).toBe(false)
    await page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: 'Errors' })
      .click()
    expect(page.url()).toBe(`${origin}/docs/errors`)
    await page.goto(`${origin}/docs/api/hotelEmissions`)
    await page.getByRole('button', { name: 'Send request' }).click()
    expect(page.url()).toContain('/v1/hotel/emissions?country=GB&nights=3')
    await page.close()
  })

  test('is text alone on paper', async () => {
    const page = await open('/docs/methods/freight')
    await page.emulateMedia({ media: 'print' })
    for (const part of ['header.top', 'nav.menu', 'nav.contents'])
      expect(await page.locator(part).isVisible()).toBe(false)
    expect(await page.locator('h1').isVisible()).toBe(true)
    await page.close()
  })

  test('is dark where the reader wants it', async () => {
    const shade = 'getComputedStyle(document.body).backgroundColor'
    const [light, dark] = [
      await open('/docs', { colorScheme: 'light' }),
      await open('/docs', { colorScheme: 'dark' }),
    ]
    expect(await light.evaluate(shade)).toBe('rgb(255, 255, 255)')
    expect(await dark.evaluate(shade)).toBe('rgb(18, 22, 20)')
    await light.close()
    await dark.close()
  })

  test('loads nothing from elsewhere, and the browser has nothing to complain about', async () => {
    const page = await open('/docs/api')
    await page.close()
    expect(asked.length).toBeGreaterThan(50)
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
    expect(complaints).toEqual([])
  })
})
