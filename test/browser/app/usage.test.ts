/** Usage in the app, and the pages about factors behind keys, in an outage, and before a hostile server. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestAccess, testAccess } from '../../support/access.ts'
import { CHROMIUM } from '../chromium.ts'
import { accessibilityFaults, openPages, type Pages, PHONE } from './pages.ts'

const DAYS = [
  { keyId: 'x', day: '2026-01-05', endpoint: '/v1/hotel/emissions', answers: 195 },
  { keyId: 'x', day: '2026-01-05', endpoint: '/v1/fuel/emissions', answers: 22 },
  { keyId: 'x', day: '2026-01-31', endpoint: '/v1/hotel/emissions', answers: 243 },
]

describe.skipIf(CHROMIUM === undefined)('with keys', () => {
  let keys: TestAccess
  let pages: Pages
  let key: string
  beforeAll(async () => {
    keys = await testAccess()
    key = await keys.stored({ plan: 'free', name: '<b>desk</b>' })
    const usage = { days: async (_: string, month: string) => (month === '2026-01' ? DAYS : []) }
    pages = await openPages({ access: { ...keys.access, usage } })
  })
  afterAll(async () => {
    await pages.close()
    await keys.stores.close()
  })

  async function withKey(path: string, given = key) {
    const page = await pages.open(path)
    await page.getByLabel('API key').fill(given)
    await page.getByRole('button', { name: 'Use key' }).click()
    return page
  }

  test('the month of a key: its plan, its days, its endpoints', async () => {
    const page = await withKey('/app/usage?month=2026-01')
    // 195 + 22 + 243 of 500 answers; 40 are left; answers end at 120 %.
    await page.locator('.amount', { hasText: '460 of 500 calculations' }).waitFor()
    await page.getByText('40 left this month.').waitFor()
    await page.getByText('more than 90').waitFor()
    await page.getByText('blocked from 600', { exact: false }).waitFor()
    expect(await page.locator('.day-chart rect').count()).toBe(31)
    expect(await page.getByRole('row', { name: /5 January 2026/ }).textContent()).toContain('217')
    expect(await page.locator('main b').count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'December 2025' }).click()
    await page.getByText('No calculations this month.').waitFor()
    await page.close()
  })

  test('a key that is none is asked for again', async () => {
    const page = await withKey('/app/usage', keys.unknown)
    await page.getByText('This key is not valid. Check it and try again.').waitFor()
    await page.close()
  })

  test.each([
    ['/app/factors?q=black+cab', 'Taxis: Black cab'],
    ['/app/factors/hotel-GB', 'Cite this factor'],
    ['/app/factors/world', 'Values by country'],
    ['/app/check/hotel?figure=31.2+kg&of_year=2024&country=GB&nights=3', '31.2 kg is correct'],
  ])('%s asks for the key, and then answers', async (path, shows) => {
    const page = await withKey(path, keys.good)
    await page.getByText(shows).first().waitFor()
    await page.close()
  })

  test('with a key the raw answer is saved, for a link would not carry the key', async () => {
    const page = await withKey('/app/factors/hotel-GB', keys.good)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download JSON' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('hotel-GB.json')
    await page.close()
  })
})

describe.skipIf(CHROMIUM === undefined)('without keys', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('a server that asks for no keys counts nothing, and says so', async () => {
    const page = await pages.open('/app/usage')
    await page.getByRole('heading', { name: 'Usage is not counted' }).waitFor()
    await page.close()
  })

  /** Opens the page, then has each answer of the API be what is given. */
  async function opened(path: string, answering: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await pages.open('/app')
    await answering(page)
    await page.goto(pages.origin + path)
    return page
  }

  test.each(['/app/factors', '/app/factors/hotel-GB', '/app/factors/world', '/app/usage'])(
    '%s in an outage says so, and asks again',
    async (path) => {
      const page = await opened(path, (one) => one.route('**/v1/**', (route) => route.abort()))
      await page.getByRole('heading', { name: 'Can’t reach the server' }).waitFor({ timeout: 20_000 })
      await page.unroute('**/v1/**')
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('heading', { name: 'Can’t reach the server' }).waitFor({ state: 'detached' })
      await page.close()
    },
    60_000,
  )

  test('HTML and scripts in an answer stay text', async () => {
    const evil = '<img src=x onerror=alert(1)>'
    const page = await opened('/app/factors/hotel-GB', (one) =>
      one.route('**/v1/factors/**', async (route) => {
        const json = await (await route.fetch()).json()
        Object.assign(json.data.attributes, {
          name: evil,
          publisher_row: evil,
          boundary: evil,
          derivation: evil,
        })
        Object.assign(json.data.attributes.source, {
          publisher: evil,
          licence: evil,
          url: 'javascript:alert(1)',
        })
        await route.fulfill({ json })
      }),
    )
    await page.getByRole('heading', { level: 1, name: evil }).waitFor()
    expect(await page.locator('main img').count()).toBe(0)
    expect(await page.locator('a[href^="javascript"]').count()).toBe(0)
    await page.close()
  })

  test('none asks elsewhere, and the browser has nothing to complain about', () => {
    expect(pages.strayed).toEqual([])
    expect(pages.complaints).toEqual([])
  })
})
