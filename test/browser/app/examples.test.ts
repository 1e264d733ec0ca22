/** The worked examples of the start page, with the edition that is served by default. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM } from '../chromium.ts'
import { defaultContext, openPages, type Pages } from './pages.ts'

/** Eleven pages, each with its answer. */
const MS_MAX = 60_000

describe.skipIf(CHROMIUM === undefined)('every example of the start page', () => {
  let pages: Pages
  const examples: string[] = []
  beforeAll(async () => {
    pages = await openPages({}, defaultContext())
    const page = await pages.open('/app')
    await page.locator('.card').first().waitFor()
    for (const link of await page.locator('.card .small a').all()) {
      examples.push((await link.getAttribute('href')) ?? '')
    }
    await page.close()
    expect(examples.length).toBe(11)
  })
  afterAll(() => pages.close())

  test(
    'is answered',
    async () => {
      const page = await pages.open('/app')
      for (const example of examples) {
        await page.goto(pages.origin + example)
        await page.locator('.amount').waitFor()
        expect(await page.locator('.working .lines li').count(), example).toBeGreaterThan(0)
        expect(await page.locator('.reported .lines li').count(), example).toBeGreaterThan(0)
      }
      await page.close()
    },
    MS_MAX,
  )

  test(
    'is compared with something by one click',
    async () => {
      const page = await pages.open('/app')
      for (const example of examples) {
        await page.goto(pages.origin + example)
        await page.locator('.answer').getByRole('link', { name: 'Compare' }).click()
        await page.locator('.chart rect').nth(1).waitFor()
      }
      expect([pages.strayed, pages.complaints]).toEqual([[], []])
      await page.close()
    },
    MS_MAX,
  )
})
