/** What holds of every page of the app: its address alone opens it, it is accessible, and it stays at home. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '../../../app/pages.ts'
import { CHROMIUM } from '../chromium.ts'
import { accessibilityFaults, DESK, isWiderThanWindow, openPages, type Pages, PHONE } from './pages.ts'

const NARROW = { width: 320, height: 640 }

describe.skipIf(CHROMIUM === undefined)('every page', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  for (const { path, sample = path } of PAGES) {
    for (const viewport of [DESK, PHONE]) {
      test(`${path} has no fault of accessibility at ${viewport.width} px, light and dark`, async () => {
        for (const colorScheme of ['light', 'dark'] as const) {
          const page = await pages.open(sample, { viewport, colorScheme })
          expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
          expect(await accessibilityFaults(page)).toEqual([])
          await page.close()
        }
      })
    }

    test(`${path} does not scroll sideways at 320 px, nor on a phone in German`, async () => {
      const narrow = await pages.open(sample, { viewport: NARROW })
      expect(await isWiderThanWindow(narrow)).toBe(false)
      await narrow.close()
      const german = await pages.open(sample, { viewport: PHONE, locale: 'de-DE' })
      expect(await german.evaluate('document.documentElement.lang')).toBe('de')
      expect(await isWiderThanWindow(german)).toBe(false)
      await german.close()
    })
  }

  test('the app leads to its documentation and back, on a desk and a phone', async () => {
    for (const viewport of [DESK, PHONE]) {
      const page = await pages.open('/app', { viewport })
      await page.getByRole('banner').getByRole('link', { name: 'Documentation' }).click()
      await page.waitForURL('**/docs')
      await page.getByRole('banner').getByRole('link', { name: 'App', exact: true }).click()
      await page.waitForURL('**/app')
      expect(await isWiderThanWindow(page)).toBe(false)
      await page.close()
    }
  })

  test('none asks elsewhere, and the browser has nothing to complain about', () => {
    expect(pages.strayed).toEqual([])
    expect(pages.complaints).toEqual([])
  })
})
