/** /docs as a person sees it: `npm run test:browser`. */
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { App } from '../../src/http/app.ts'
import { type TestAccess, testAccess } from '../support/access.ts'
import { services } from '../support/app.ts'
import { CHROMIUM, launch } from './chromium.ts'

describe.skipIf(CHROMIUM === undefined)('/docs', () => {
  let keys: TestAccess
  let app: App
  let browser: Browser
  let page: Page
  let origin = ''
  /** What the page asked for, and what the browser complained about. */
  const asked: string[] = []
  const complaints: string[] = []

  beforeAll(async () => {
    keys = await testAccess()
    app = await buildApp(services, { access: keys.access })
    await app.listen({ host: '127.0.0.1', port: 0 })
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    browser = await launch()
    page = await browser.newPage()
    page.on('request', (request) => asked.push(request.url()))
    page.on('pageerror', (error) => complaints.push(error.message))
    // Violations of the policy are among them.
    page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
    await page.goto(`${origin}/docs/`)
    await page.locator('.opblock').first().waitFor()
  })
  afterAll(async () => {
    await browser.close()
    await app.close()
    await keys.stores.close()
  })

  test('shows the title and every operation, and no bar for the documents of others', async () => {
    expect(await page.title()).toBe('Everygram')
    expect(await page.locator('.topbar').count()).toBe(0)
    expect(await page.locator('.info .title').textContent()).toContain('Everygram')
    const { paths } = (await app.inject('/openapi.json')).json()
    const shown = await page.locator('.opblock-summary-path').allTextContents()
    // The page puts invisible spaces into paths, where lines may break.
    const names = shown.map((text) => text.replace(/[^\w/{}-]/g, '')).sort()
    expect(names).toEqual(Object.keys(paths).sort())
  })

  test('asks a question with a key, and shows the answer', async () => {
    await page.locator('.auth-wrapper .authorize').first().click()
    await page.locator('.auth-container input').fill(keys.good)
    await page.locator('.auth-btn-wrapper .authorize').click()
    await page.locator('.auth-btn-wrapper .btn-done').click()
    const operation = page.locator('.opblock', { hasText: '/v1/hotel/emissions' }).first()
    await operation.locator('.opblock-summary-control').click()
    await operation.locator('.try-out__btn').click()
    await operation.locator('tr[data-param-name="country"] input').fill('GB')
    await operation.locator('tr[data-param-name="nights"] input').fill('3')
    await operation.locator('button.execute').click()
    const answer = operation.locator('.live-responses-table')
    await answer.waitFor()
    expect((await answer.locator('.response-col_status').last().textContent())?.trim()).toMatch(/^200/)
    // 3 nights x 10.4 kg: the UK's published factor of 2025.
    expect(await answer.locator('.highlight-code').first().textContent()).toContain('"co2e": 31.2')
  })

  test('loads nothing from elsewhere, and the browser has nothing to complain about', async () => {
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
    expect(complaints).toEqual([])
  })
})
